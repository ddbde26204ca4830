import { expect, test } from 'vitest';
import { localesThere } from './shown-languages.ts';

const THERE = { here: 'en', there: 'ar' } as const;
const BACK = { here: 'ar', there: 'en' } as const;

test('the main language of the venue that is left stays enabled', () => {
  expect(localesThere([], THERE)).toEqual(['en']);
  expect(localesThere(['ru', 'en'], THERE)).toEqual(['ru', 'en']);
  expect(localesThere(['ru'], { here: 'en', there: 'en' })).toEqual(['ru']);
});

test('a menu that comes back has its former languages, and those that were switched on meanwhile', () => {
  expect(localesThere(['en'], BACK, [])).toEqual([]);
  expect(localesThere(['en', 'ru'], BACK, [])).toEqual(['ru']);
  expect(localesThere(['en'], BACK, ['en', 'ar'])).toEqual(['en', 'ar']);
  // The move is done again.
  expect(localesThere([], THERE, ['en'])).toEqual(['en']);
});
