import { usualWeek } from '@sofra/contract/schedules/schedules';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { phrases as en } from './phrases/en/catalogue.ts';
import type { SentSchedule } from './schedule-words.ts';
import { showingWords } from './showing-words.ts';

const i18n = i18next.createInstance();
await i18n.init({ lng: 'en', resources: { en: { translation: en } }, interpolation: { escapeValue: false } });

const said = (schedule: SentSchedule, zone: string, at: string) =>
  showingWords(schedule, zone, Date.parse(at), i18n.t, 'en')?.text;

const weekly = (change: (week: ReturnType<typeof usualWeek>) => void): SentSchedule => {
  const week = usualWeek();
  change(week);
  return { schedule_type: 'periodic', schedule_data: week };
};

test.each([
  // Saturday in Dubai, four hours ahead of UTC; the minute of the start and the minute of the end.
  ['2026-11-21T05:59:00Z', 'Shows again today 10:00'],
  ['2026-11-21T06:00:00Z', 'Now showing'],
  ['2026-11-21T15:59:00Z', 'Now showing'],
  ['2026-11-21T16:00:00Z', 'Shows again Sun 10:00'],
])('every day from ten to eight, at %s: %s', (at, words) => {
  expect(
    said(
      weekly(() => {}),
      'Asia/Dubai',
      at,
    ),
  ).toBe(words);
});

test('a bar is on after midnight, and a day off is passed over', () => {
  const bar = weekly((week) => {
    for (const day of Object.values(week)) day.enabled = false;
    week['4'] = { enabled: true, from: '18:00', to: '02:00', overnight: true };
  });
  expect(said(bar, 'Asia/Kathmandu', '2026-11-20T20:14:00Z')).toBe('Now showing');
  expect(said(bar, 'Asia/Kathmandu', '2026-11-20T20:15:00Z')).toBe('Shows again Fri 18:00');
});

// “Sat” said on a Saturday would be read as today.
test('the same weekday of the next week is said by its date', () => {
  const lunch = weekly((week) => {
    for (const day of Object.values(week)) day.enabled = false;
    week['5'] = { ...week['5'], enabled: true };
  });
  expect(said(lunch, 'UTC', '2026-11-21T21:00:00Z')).toBe('Shows again 28 Nov, 2026 10:00');
});

test.each([
  // The night before London's clocks go back, and New York's forward.
  ['Europe/London', '2026-10-24T23:30:00Z', 'Shows again today 10:00'],
  ['Europe/London', '2026-10-25T09:59:00Z', 'Shows again today 10:00'],
  ['Europe/London', '2026-10-25T10:00:00Z', 'Now showing'],
  ['America/New_York', '2026-03-08T13:59:00Z', 'Shows again today 10:00'],
  ['America/New_York', '2026-03-08T14:00:00Z', 'Now showing'],
])('the clocks of %s change: at %s %s', (zone, at, words) => {
  expect(
    said(
      weekly(() => {}),
      zone,
      at,
    ),
  ).toBe(words);
});

test('a span begins, shows and is over', () => {
  const data = { all_day: true, from: '2026-12-24', to: '2026-12-26' };
  const feast: SentSchedule = { schedule_type: 'specific', schedule_data: data };
  expect(said(feast, 'Asia/Kathmandu', '2026-11-21T00:00:00Z')).toBe('Shows from 24 Dec, 2026');
  expect(said(feast, 'Asia/Kathmandu', '2026-12-20T00:00:00Z')).toBe('Shows from Thu');
  expect(said(feast, 'Asia/Kathmandu', '2026-12-26T18:14:00Z')).toBe('Now showing');
  expect(said(feast, 'Asia/Kathmandu', '2026-12-26T18:15:00Z')).toBe('No longer shown');
});

test('an always shown record and a week without days get no line', () => {
  expect(
    said({ schedule_type: 'always', schedule_data: null }, 'UTC', '2026-11-21T00:00:00Z'),
  ).toBeUndefined();
  const never = weekly((week) => {
    for (const day of Object.values(week)) day.enabled = false;
  });
  expect(said(never, 'UTC', '2026-11-21T00:00:00Z')).toBeUndefined();
});
