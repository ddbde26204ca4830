import { expect, test } from 'vitest';
import { periodicDataSchema, specificDataSchema, usualWeek } from './schedules.ts';

const problems = (result: { error?: { issues: { message: string; path: PropertyKey[] }[] } }) =>
  result.error?.issues.map(({ message, path }) => `${path.join('.')} ${message}`) ?? [];

const specific = (from: string, to: string, all_day = false) =>
  problems(specificDataSchema.safeParse({ all_day, from, to }));

const monday = (day: object) => problems(periodicDataSchema.safeParse({ '0': day }));

test('a span ends later than it starts, and a whole day may be one day', () => {
  expect(specific('2026-12-01 18:00', '2026-12-24 23:00')).toEqual([]);
  expect(specific('2026-12-01 18:00', '2026-12-01 18:00')).toEqual(['to schedule_end_not_after_start']);
  expect(specific('2026-12-02 10:00', '2026-12-01 18:00')).toEqual(['to schedule_end_not_after_start']);
  expect(specific('2026-12-01 18:00', '2026-12-01 09:00', true)).toEqual([]);
  expect(specific('2026-12-01', '2026-12-01', true)).toEqual([]);
  expect(specific('2026-12-02', '2026-12-01', true)).toEqual(['to schedule_end_not_after_start']);
});

test('dates and times exist and are not before 2021', () => {
  expect(specific('2026-02-30 10:00', '2026-03-01 24:00')).toEqual([
    'from schedule_date_invalid',
    'to schedule_time_invalid',
  ]);
  expect(specific('2020-12-31 10:00', '2021-01-01 10:00')).toEqual(['from schedule_year_too_early']);
  expect(specific('2026-12-01', '2026-12-02 10:00')).toEqual(['from schedule_time_invalid']);
});

test('a day ends later than it starts, unless it is overnight', () => {
  expect(monday({ enabled: true, from: '10:00', to: '20:00' })).toEqual([]);
  expect(monday({ enabled: true, from: '18:00', to: '02:00' })).toEqual([
    '0.to schedule_end_not_after_start',
  ]);
  expect(monday({ enabled: true, from: '18:00', to: '02:00', overnight: true })).toEqual([]);
  expect(monday({ enabled: true, from: '18:00', to: '18:00', overnight: true })).toEqual([]);
  expect(monday({ enabled: true, from: '18:00', to: '19:00', overnight: true })).toEqual([
    '0.to schedule_overnight_too_long',
  ]);
  expect(monday({ enabled: true, from: '9:00', to: '25:00' })).toEqual([
    '0.from schedule_time_invalid',
    '0.to schedule_time_invalid',
  ]);
});

test('a disabled day is not checked, and an omitted one is disabled', () => {
  expect(monday({ enabled: false, from: '20:00', to: '10:00' })).toEqual([]);
  const week = periodicDataSchema.parse({ '3': { enabled: false, from: 'soon', to: '' } });
  expect(week['3']).toEqual({ enabled: false, from: '10:00', to: '20:00', overnight: false });
  expect(week['6'].enabled).toBe(false);
});

test('the usual week is a schedule', () => {
  expect(periodicDataSchema.parse(usualWeek())).toEqual(usualWeek());
});

test('unknown fields of a schedule are refused, above all an eighth day, which may be meant as Sunday', () => {
  const unknown = [
    periodicDataSchema.safeParse({ '7': { enabled: true } }),
    periodicDataSchema.safeParse({ '0': { until: '20:00' } }),
    specificDataSchema.safeParse({ from: '2026-12-01 10:00', to: '2026-12-02 10:00', overnight: true }),
  ];
  const keys = unknown.map(({ error }) => error?.issues.map((issue) => 'keys' in issue && issue.keys));
  expect(keys).toEqual([[['7']], [['until']], [['overnight']]]);
});
