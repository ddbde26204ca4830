import { isSiteUrl } from '@sofra/contract/venues/venues';
import { expect, test } from 'vitest';
import { siteAddress } from './site-address.ts';

test.each([
  ['instagram', '@zaatar.house', 'https://www.instagram.com/zaatar.house'],
  ['instagram', 'instagram.com/zaatar', 'https://instagram.com/zaatar'],
  ['instagram', ' www.instagram.com/zaatar/ ', 'https://www.instagram.com/zaatar/'],
  ['tiktok', '@zaatar', 'https://www.tiktok.com/@zaatar'],
  ['youtube', '@zaatar', 'https://www.youtube.com/@zaatar'],
  ['facebook', '@zaatar', 'https://www.facebook.com/zaatar'],
  ['zomato', 'zomato.com/dubai/zaatar', 'https://zomato.com/dubai/zaatar'],
  ['facebook', 'https://fb.com/zaatar', 'https://fb.com/zaatar'],
] as const)('%s: %s becomes %s, which is an address of the site', (site, typed, address) => {
  expect(siteAddress(site, typed)).toBe(address);
  expect(isSiteUrl(site, address)).toBe(true);
});

test.each(['', 'zaatar', 'my page', '@two words'])('“%s” stays as it was typed', (typed) => {
  expect(siteAddress('instagram', typed)).toBe(typed);
});

test('a site without names of its own takes none', () => {
  expect(siteAddress('zomato', '@zaatar')).toBe('@zaatar');
});
