import { expect, test } from 'vitest';
import { agoWords } from './when.ts';

const AT = '2026-10-20T12:00:00Z';
const DAY = 86_400_000;
const after = (days: number) => Date.parse(AT) + days * DAY;

test('from 31 days on the date replaces the number of days, in each language', () => {
  expect(agoWords(AT, after(31) - 1, 'en')).toBe('30 days ago');
  expect(agoWords(AT, after(31), 'en')).toBe('20 Oct, 2026');
  expect(agoWords(AT, after(31), 'ar')).toBe('20 أكتوبر، 2026');
  expect(agoWords(AT, after(400), 'ru')).toBe('20 окт. 2026');
});
