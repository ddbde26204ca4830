import { expect, test } from 'vitest';
import { cityPlaces } from './city-places.ts';

const found = (address: string) =>
  cityPlaces({ address, language: 'en' }).map(({ city, country_code }) => `${city}, ${country_code}`);

test.each([
  ['San Francisco, CA, USA', 'San Francisco, US'],
  ['San Francisco, California, United States', 'San Francisco, US'],
  ['1 rue de Rivoli, Paris, FR', 'Paris, FR'],
  ['221b Baker Street, London, UK', 'London, GB'],
  ['New York, NY', 'New York City, US'],
  ['King Fahd Road, Riyadh, KSA', 'Riyadh, SA'],
  ['Sheikh Zayed Road 12, Dubai, UAE', 'Dubai, AE'],
  ['Hamra Street, Beirut, Lebanon', 'Beirut, LB'],
  ['10115 Berlin', 'Berlin, DE'],
  ['Berlin 10115', 'Berlin, DE'],
  ['Tverskaya 1, Москва, Россия', 'Moscow, RU'],
  ['دبي، الإمارات العربية المتحدة', 'Dubai, AE'],
  ['Paris, United States', 'Paris, US'],
  ['Hamra Street, Beiru', 'Beirut, LB'],
  ['Beiru', 'Beirut, LB'],
])('%s lies in %s', (address, city) => {
  expect(found(address)[0]).toBe(city);
});

test('what is too short for a city begins none beside others, and a country has no other’s cities', () => {
  expect(found('Qqqqqq, CA')).toEqual([]);
  expect(found(`${'a,e,i,o,u,'.repeat(20)}Nauru`)).toEqual([]);
});
