import { expect, test } from 'vitest';
import { readTime } from './times.ts';

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['18.45', '18:45'],
  ['18:45', '18:45'],
  [' ١٨:٤٥ ', '18:45'],
  ['6 pm', '18:00'],
  ['6:30م', '18:30'],
  ['12am', '00:00'],
  ['12 pm', '12:00'],
])('%o is %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test.each([[''], ['soon'], ['9:5'], ['12345'], ['-3']])('%o is no time and stays', (typed) => {
  expect(readTime(typed)).toBe(typed);
});

test('an hour that no day has stays, for the rules to refuse', () => {
  expect(readTime('2500')).toBe('25:00');
});
