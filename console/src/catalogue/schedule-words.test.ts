import { usualWeek } from '@sofra/contract/schedules/schedules';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { phrases as en } from './phrases/en/catalogue.ts';
import { type SentSchedule, scheduleWords } from './schedule-words.ts';

const i18n = i18next.createInstance();
await i18n.init({ lng: 'en', resources: { en: { translation: en } }, interpolation: { escapeValue: false } });

const words = (schedule: SentSchedule) =>
  scheduleWords(schedule, i18n.t, 'en').map((line) => line.replaceAll(/[\u2060\u2066\u2069]/g, ''));

test('always, and a span of days', () => {
  expect(words({ schedule_type: 'always', schedule_data: null })).toEqual(['Always']);
  const data = { all_day: false, from: '2026-12-01 18:00', to: '2026-12-24 23:00' };
  expect(words({ schedule_type: 'specific', schedule_data: data })).toEqual([
    '1 Dec, 2026 18:00 – 24 Dec, 2026 23:00',
  ]);
});

test('hours are read from left to right among Arabic words, and never broken between lines', () => {
  const [every] = scheduleWords({ schedule_type: 'periodic', schedule_data: usualWeek() }, i18n.t, 'en');
  expect(every).toBe('Every day, \u206610:00–\u206020:00\u2069');
});

test('days with the same hours are said together', () => {
  const week = usualWeek();
  expect(words({ schedule_type: 'periodic', schedule_data: week })).toEqual(['Every day, 10:00–20:00']);
  week['5'] = { enabled: true, from: '18:00', to: '02:00', overnight: true };
  week['6'].enabled = false;
  expect(words({ schedule_type: 'periodic', schedule_data: week })).toEqual([
    'Mon to Fri, 10:00–20:00',
    'Sat, 18:00–02:00 the next day',
  ]);
});
