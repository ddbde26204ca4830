import { expect, test } from 'vitest';
import type { Profile } from './profile.ts';
import { draftOf, isChanged, profileRecord, unknownCity } from './profile-form.ts';

const dubai = { id: '67656f6e-616d-8573-8000-0000000476bf', name: 'Dubai', country_code: 'AE' };
const person = {
  first_name: 'Layla',
  last_name: 'Haddad',
  phone: null,
  locale: 'en',
  photo: null,
  city: { type: 'cities', time_zones: ['Asia/Dubai'], ...dubai },
} as Profile;
const before = draftOf(person);

test('an untouched form sends nothing and is unchanged', () => {
  expect(isChanged(before, before)).toBe(false);
  expect(profileRecord(before, before)).toEqual({ type: 'users', attributes: {}, relationships: {} });
});

test('the form has the whole picture, of which a part may be chosen', () => {
  const photo = { resource_url: '/i/7-1200', preview_resource_url: '/i/7-160' };
  expect(draftOf({ ...person, photo } as Profile).photo.url).toBe('/i/7-1200');
});

test('the same city in another language of the console is no change', () => {
  const named = { ...before, city: { text: 'Дубай', city: { ...dubai, name: 'Дубай' } } };
  expect(isChanged(named, before)).toBe(false);
  const typed = { ...before, city: { text: 'Dub', city: null } };
  expect(isChanged(typed, before)).toBe(true);
});

test('only changed fields are sent', () => {
  const draft = { ...before, first_name: 'Leila', phone: '+971501234567' };
  expect(isChanged(draft, before)).toBe(true);
  expect(profileRecord(draft, before)).toEqual({
    type: 'users',
    attributes: { first_name: 'Leila', phone: '+971501234567' },
    relationships: {},
  });
});

test('another city and a cleared photo are sent as relationships', () => {
  const city = { id: '67656f6e-616d-8573-8000-00000002d3c5', name: 'Dublin', country_code: 'IE' };
  const draft = { ...before, city: { text: 'Dublin', city }, photo: { url: null, signedId: '' } };
  expect(isChanged(draft, before)).toBe(true);
  expect(profileRecord(draft, before).relationships).toEqual({
    city: { data: { type: 'cities', id: city.id } },
    photo: { data: { type: 'attachments', attributes: { resource_type: 'photo', resource: '' } } },
  });
});

test('an unknown city is left out, and an emptied one is taken away', () => {
  const typed = (text: string) => ({ ...before, city: { text, city: null } });
  const sent = (text: string) => profileRecord(typed(text), before).relationships;
  expect(unknownCity(before)).toBeUndefined();
  expect([unknownCity(typed('Atlantis ')), sent('Atlantis ')]).toEqual(['Atlantis', {}]);
  expect([unknownCity(typed(' ')), sent(' ')]).toEqual([undefined, { city: { data: null } }]);
  // Not even the present name is a choice: nothing says which city of that name it is.
  expect([unknownCity(typed('Dubai')), sent('Dubai')]).toEqual(['Dubai', {}]);
});
