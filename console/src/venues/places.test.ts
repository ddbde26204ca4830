import { expect, test } from 'vitest';
import { placeLine } from './places.ts';

const PARIS = {
  address: null,
  city: 'Paris',
  state: '',
  country: 'France',
  country_code: 'FR',
  latitude: 48.85,
  longitude: 2.35,
};

test('a place is told in one line, with the comma of the language and nothing twice', () => {
  expect(placeLine(PARIS, 'en')).toBe('Paris, France');
  expect(placeLine({ ...PARIS, city: 'باريس', country: 'فرنسا' }, 'ar')).toBe('باريس، فرنسا');
  expect(placeLine({ ...PARIS, address: 'Rue 1', state: 'Paris' }, 'ru')).toBe('Rue 1, Paris, France');
});
