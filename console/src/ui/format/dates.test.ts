import { expect, test } from 'vitest';
import { dayWords, instantWords } from './dates.ts';

const AT = '2026-12-12T20:05:00Z';

test('a day is written alike everywhere, in each language', () => {
  expect(dayWords(AT, 'en', 'UTC')).toBe('12 Dec, 2026');
  expect(dayWords(AT, 'ar', 'UTC')).toBe('12 ديسمبر، 2026');
  expect(dayWords(AT, 'ru', 'UTC')).toBe('12 дек. 2026');
});

test('an instant is written as the clocks of its place show it', () => {
  expect(instantWords(AT, 'en', 'Asia/Dubai')).toBe('13 Dec, 2026 00:05');
  expect(instantWords(AT, 'ar', 'Asia/Dubai')).toBe('13 ديسمبر، 2026 00:05');
  expect(instantWords(AT, 'ru', 'Asia/Dubai')).toBe('13 дек. 2026 00:05');
});
