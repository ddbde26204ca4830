import { expect, test } from 'vitest';
import { isSiteUrl } from './venues.ts';

const GOOD = [
  'https://facebook.com/sofra',
  'http://www.facebook.com',
  'https://FB.com/sofra?ref=menu#top',
  'HTTPS://Facebook.com',
];

const BAD = [
  'javascript:alert(1)//facebook.com',
  '//facebook.com/sofra',
  'facebook.com/sofra',
  'https:facebook.com/sofra',
  'https:///facebook.com/sofra',
  'https:\\\\facebook.com',
  // Other readers of addresses than browsers see another host in these (RFC 3986).
  'https://facebook.com\\@evil.test',
  'https://evil.test\\@facebook.com',
  'https://facebook.com@evil.test',
  'https://user@facebook.com',
  'https://:word@facebook.com',
  'https://facebook.com:8443/sofra',
  'https://facebook.com.evil.test',
  'https://notfacebook.com',
  'https://m.facebook.com',
  'https://facebook.com.',
  'https://facebook。com/sofra',
  'https://%66acebook.com',
  'ht\ntps://facebook.com',
  'https://facebook.com/so fra',
];

test.each(GOOD)('a site’s own address: %j', (address) => {
  expect(isSiteUrl('facebook', address)).toBe(true);
});

test.each(BAD)('no address of the site: %j', (address) => {
  expect(isSiteUrl('facebook', address)).toBe(false);
});

test('Deliveroo keeps a domain in each country; Zomato one', () => {
  expect(isSiteUrl('deliveroo', 'https://deliveroo.ae/menu')).toBe(true);
  expect(isSiteUrl('deliveroo', 'https://www.deliveroo.co.uk/menu')).toBe(true);
  expect(isSiteUrl('deliveroo', 'https://deliveroo.evil.test/menu')).toBe(false);
  expect(isSiteUrl('zomato', 'https://zomato.com/dubai')).toBe(true);
  expect(isSiteUrl('zomato', 'https://deliveroo.com')).toBe(false);
});
