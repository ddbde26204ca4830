import { expect, test } from 'vitest';
import { clientOf } from './client-address.ts';

test('an IPv4 address is one client in every spelling', () => {
  expect(clientOf('203.0.113.7')).toBe('203.0.113.7');
  expect(clientOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

test('the addresses of one IPv6 network are one client', () => {
  for (const one of ['2001:db8:0:7::1', '2001:DB8::7:1:2:3:4', '2001:0db8:0000:0007:ffff::'])
    expect(clientOf(one)).toBe('2001:db8:0:7::/64');
  expect(clientOf('2001:db8:0:8::1')).toBe('2001:db8:0:8::/64');
  expect(clientOf('::1')).toBe('0:0:0:0::/64');
});

test('text that is no address stays unchanged', () => {
  expect(clientOf('unknown')).toBe('unknown');
});
