import { expect, test } from 'vitest';
import { agoWords, dayName, dayOf } from './when.ts';

const AT = '2026-10-20T12:00:00Z';
const DAY = 86_400_000;
const after = (days: number) => Date.parse(AT) + days * DAY;

test('from 31 days on the date replaces the number of days, in each language', () => {
  expect(agoWords(AT, after(31) - 1, 'en')).toBe('30 days ago');
  expect(agoWords(AT, after(31), 'en')).toBe('20 Oct, 2026');
  expect(agoWords(AT, after(31), 'ar')).toBe('20 أكتوبر، 2026');
  expect(agoWords(AT, after(400), 'ru')).toBe('20 окт. 2026');
});

test('what was 47 hours ago is not said to be of yesterday, which it may not be', () => {
  expect(['en', 'ar', 'ru'].map((locale) => agoWords(AT, after(2) - 1, locale))).toEqual([
    '1 day ago',
    'قبل يوم واحد',
    '1 день назад',
  ]);
  expect(agoWords(AT, after(0), 'en')).toBe('now');
});

test('a day is today, yesterday or its date, on the clock of the venue', () => {
  const today = dayOf('2026-10-20T21:30:00Z', 'Asia/Dubai');
  expect(today).toBe('2026-10-21');
  const named = (at: string, locale: string) => dayName(dayOf(at, 'Asia/Dubai'), today, locale);
  expect(['en', 'ar', 'ru'].map((locale) => named('2026-10-20T20:00:00Z', locale))).toEqual([
    'Today',
    'اليوم',
    'Сегодня',
  ]);
  expect(['en', 'ar', 'ru'].map((locale) => named('2026-10-20T19:59:00Z', locale))).toEqual([
    'Yesterday',
    'أمس',
    'Вчера',
  ]);
  expect(['en', 'ar', 'ru'].map((locale) => named('2026-10-19T12:00:00Z', locale))).toEqual([
    '19 Oct, 2026',
    '19 أكتوبر، 2026',
    '19 окт. 2026',
  ]);
});
