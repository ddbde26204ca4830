import { expect, test } from 'vitest';
import { cityList } from './cities.ts';
import { countryCode, countryName } from './countries.ts';

test('A code has its English name in either case, and a wrong one has none', () => {
  expect(countryName('AE')).toBe('United Arab Emirates');
  expect(countryName('jo')).toBe('Jordan');
  expect(countryName('QQ')).toBeUndefined();
  expect(countryName('ZZ')).toBeUndefined();
  expect(countryName('123')).toBeUndefined();
  expect(countryName('')).toBeUndefined();
});

test('a country is known by its name in any of our languages, and by no other country’s name', () => {
  for (const name of ['United Arab Emirates', 'united arab emirates', 'الإمارات العربية المتحدة', 'ОАЭ'])
    expect([name, countryCode(name)]).toEqual([name, 'AE']);
  expect(countryCode('Germany')).toBe('DE');
  expect(countryCode('Russia')).toBe('RU');
  expect(countryCode('Atlantis')).toBeUndefined();
  expect(countryCode('')).toBeUndefined();
});

test('every country that a city is in has a name, and its name leads back to it', () => {
  const codes = new Set(cityList().all.map((city) => city.country_code));
  for (const code of codes) expect(countryCode(countryName(code) ?? '')).toBe(code);
});
