import { LEVEL_NAMES, LEVELS } from '@sofra/contract/catalogue/levels';
import { usualWeek } from '@sofra/contract/schedules/schedules';
import { expect, test } from 'vitest';
import { refusedFields } from '../forms/field-errors.ts';
import { ApiError } from '../platform/api-error.ts';
import {
  brokenScheduleRules,
  type ScheduleDraft,
  scheduleBody,
  scheduleDraft,
  scheduleField,
  sentSchedule,
} from './schedule-draft.ts';

const draft = (parts: Partial<ScheduleDraft>) => ({ ...scheduleDraft(null, '2026-11-21'), ...parts });
const broken = (parts: Partial<ScheduleDraft>) => brokenScheduleRules(draft(parts), 'en');
const END = 'The end must be later than the start.';

test('an unscheduled record offers all of today, and every day from 10:00 to 20:00', () => {
  expect(draft({})).toEqual({
    type: 'always',
    all_day: true,
    from: { date: '2026-11-21', time: '10:00' },
    to: { date: '2026-11-21', time: '20:00' },
    week: usualWeek(),
  });
});

test.each(LEVEL_NAMES.flatMap((level) => LEVELS[level].schedules.map((type) => [level, type] as const)))(
  '%s offers %s, and what is offered first can be saved',
  (level, type) => {
    expect(broken({ type })).toEqual({});
    expect(scheduleBody(level, draft({ type })).relationships?.settings?.data.attributes).toMatchObject({
      schedule_type: type,
    });
  },
);

test('a saved schedule is read unchanged', () => {
  const span = { all_day: false, from: '2026-12-01 18:00', to: '2026-12-24 23:00' };
  const week = usualWeek();
  week['4'] = { enabled: true, from: '18:00', to: '02:00', overnight: true };
  for (const sent of [
    { schedule_type: 'specific', schedule_data: span },
    { schedule_type: 'periodic', schedule_data: week },
    { schedule_type: 'specific', schedule_data: { all_day: true, from: '2026-12-01', to: '2026-12-02' } },
  ] as const)
    expect(sentSchedule(scheduleDraft(sent, '2026-11-21'))).toEqual(sent);
});

test('the kind "always" needs no checks', () => {
  const nowhere = { date: '', time: 'soon' };
  expect(broken({ type: 'always', from: nowhere, to: nowhere })).toEqual({});
});

test("a span's error shows at its date, or at its time", () => {
  const at = (date: string, time: string) => ({ date, time });
  const span = (from: ScheduleDraft['from'], to: ScheduleDraft['to'], all_day = false) =>
    broken({ type: 'specific', from, to, all_day });
  expect(span(at('', '10:00'), at('2026-12-01', '25:00'))).toEqual({
    'from.date': 'The date does not exist.',
    'to.time': 'The time does not exist.',
  });
  expect(span(at('2020-12-31', '10:00'), at('2026-12-01', '10:00'))).toEqual({
    'from.date': 'The year must be 2021 or later.',
  });
  expect(span(at('2026-12-02', '10:00'), at('2026-12-01', '11:00'))).toEqual({ 'to.date': END });
  expect(span(at('2026-12-01', '10:00'), at('2026-12-01', '930'))).toEqual({ 'to.time': END });
  expect(span(at('2026-12-01', ''), at('2026-12-01', ''), true)).toEqual({});
});

test('an end that is the earlier time needs the box, and a box that no longer applies is not sent', () => {
  const week = usualWeek();
  const friday = (day: object) =>
    broken({ type: 'periodic', week: { ...week, '4': { ...week['4'], ...day } } });
  expect(friday({ from: '18:00', to: '2:00' })).toEqual({ 'week.4.to': END });
  expect(friday({ from: '18:00', to: '2:00', overnight: true })).toEqual({});
  expect(friday({ from: '18:00', to: '22:00', overnight: true })).toEqual({});
  expect(friday({ from: 'soon', to: '22:00' })).toEqual({ 'week.4.from': 'The time does not exist.' });
  expect(friday({ from: 'soon', to: '2', enabled: false })).toEqual({});
});

test("the server's refusals go to their fields", () => {
  const pointer = '/data/relationships/settings/data/attributes/schedule_data/3/to';
  const error = new ApiError(422, [
    { code: 'schedule_end_not_after_start', title: 'x', detail: 'Too early.', source: { pointer } },
  ]);
  const fieldOf = (at: string, code: string) => scheduleField(at, code, draft({ type: 'periodic' }));
  expect(refusedFields(error, fieldOf).errors).toEqual({ 'week.3.to': 'Too early.' });
  expect(refusedFields(new Error('lost'), fieldOf).errors).toEqual({});
});
