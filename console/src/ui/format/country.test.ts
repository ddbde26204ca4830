import { expect, test } from 'vitest';
import { countryName, zoneCountry } from './country.ts';

test.each([
  ['Asia/Dubai', 'AE'],
  ['Europe/Moscow', 'RU'],
  ['America/New_York', 'US'],
  ['UTC', undefined],
])('the zone %s belongs to %s', (zone, country) => expect(zoneCountry(zone)).toBe(country));

test('a country has its name in each language', () => {
  expect(countryName('ae', 'en')).toBe('United Arab Emirates');
  expect(countryName('AE', 'ru')).toBe('ОАЭ');
});
