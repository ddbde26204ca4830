import { expect, test } from 'vitest';
import { inOwnDirection, isolate } from './isolate.ts';

test('a name of the other direction that could come apart is kept together', () => {
  expect(isolate('Lunch (all day)', 'ar')).toBe('\u2068Lunch (all day)\u2069');
  expect(isolate('7 Up', 'ar')).toBe('\u20687 Up\u2069');
  expect(isolate('Lunch غداء', 'ar')).toBe('\u2068Lunch غداء\u2069');
  expect(isolate('مشاوي (خاصة) 2', 'en')).toBe('\u2068مشاوي (خاصة) 2\u2069');
  expect(isolate('2 مشاوي', 'ru')).toBe('\u20682 مشاوي\u2069');
});

test('a text that needs no isolation is unchanged', () => {
  for (const name of ['Lunch (all day)', 'Ужин 2', '12', '']) expect(isolate(name, 'en')).toBe(name);
  for (const name of [
    'مشاوي (خاصة)',
    'AED',
    'Layla Haddad',
    'https://sofra.example/m/levant',
    '12',
    '10:00–20:00',
  ])
    expect(isolate(name, 'ar')).toBe(name);
  expect(isolate('مشاوي', 'en')).toBe('مشاوي');
});

test('words that begin with a foreign name are read in their own direction', () => {
  expect(inOwnDirection('«Levant» و«أرز»', 'ar')).toBe('\u200f«Levant» و«أرز»');
  expect(inOwnDirection('“أرز” and “Levant”', 'en')).toBe('\u200e“أرز” and “Levant”');
  for (const words of ['“Levant” and “أرز”', '“12”']) expect(inOwnDirection(words, 'en')).toBe(words);
});
