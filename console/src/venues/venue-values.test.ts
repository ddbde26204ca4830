import { expect, test } from 'vitest';
import { changedRecord, slugTyped, valuesOf, venueField, venueRecord, withMain } from './venue-values.ts';
import type { Venue } from './venues.ts';

const values = valuesOf({
  name: 'Levant',
  branch: null,
  phone: null,
  cuisine: null,
  time_zone: 'Asia/Dubai',
  default_locale: 'en',
  extra_locales: ['ar'],
  slug: 'levant',
  check_again_months: 6,
  map: {
    city: 'Dubai',
    country: 'United Arab Emirates',
    country_code: 'AE',
    latitude: 25.2,
    longitude: 55.2,
  },
  external_profiles: { instagram: 'https://instagram.com/levant' },
} as Partial<Venue> as Venue);

test('only what has changed is sent, and a place as a whole', () => {
  expect(changedRecord(values, values).attributes).toEqual({});
  expect(changedRecord({ ...values, name: 'Sea' }, values).attributes).toEqual({ name: 'Sea' });
  const moved = { ...values, country: 'Jordan', country_code: null, point: null };
  expect(changedRecord(moved, values).attributes).toEqual({
    map: { address: '', city: 'Dubai', state: '', country: 'Jordan', latitude: null, longitude: null },
  });
});

test('a new venue without an address of its own leaves it to the server', () => {
  expect(venueRecord({ ...values, slug: '' }, { isNew: true }).attributes).not.toHaveProperty('slug');
  expect(venueRecord({ ...values, slug: '' }, { isNew: false }).attributes).toHaveProperty('slug', '');
});

test.each([
  ['/data/attributes/name', 'name'],
  ['/data/attributes/map/address', 'address'],
  ['/data/attributes/map/country_code', 'country'],
  ['/data/attributes/map/latitude', 'point'],
  ['/data/attributes/external_profiles/zomato', 'zomato'],
  ['/data/attributes/extra_locales/0', 'extra_locales'],
  ['/data/id', undefined],
])('%s is the field %s', (pointer, field) => {
  expect(venueField(pointer)).toBe(field);
});

test('the main language is never an extra one, and a former main one stays', () => {
  expect(withMain(values, 'ar')).toEqual({ default_locale: 'ar', extra_locales: ['en'] });
  expect(withMain(values, 'en')).toEqual({ default_locale: 'en', extra_locales: ['ar'] });
  expect(withMain(values, 'ru')).toEqual({ default_locale: 'ru', extra_locales: ['ar', 'en'] });
});

test.each([
  ['The Sea Side', 'the-sea-side'],
  ['a__b--c', 'a-b-c'],
  ['café!', 'caf'],
  ['sea-', 'sea-'],
])('%s is typed as %s', (typed, slug) => {
  expect(slugTyped(typed)).toBe(slug);
});
