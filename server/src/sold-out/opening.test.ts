import { type Schedule, usualWeek, WEEKDAYS } from '@sofra/contract/schedules/schedules';
import { expect, test } from 'vitest';
import { nextOpening } from './opening.ts';

const daily = (from: string, to: string, overnight = false): Schedule => ({
  type: 'periodic',
  data: Object.fromEntries(
    WEEKDAYS.map((day) => [day, { enabled: true, from, to, overnight }]),
  ) as ReturnType<typeof usualWeek>,
});

const closedOnWednesday: Schedule = {
  type: 'periodic',
  data: { ...usualWeek(), '2': { enabled: false, from: '10:00', to: '20:00', overnight: false } },
};

// 24 November 2026 is a Tuesday; Dubai is 4 hours ahead of UTC.
test.each<[string, Schedule[], string, string]>([
  ['a kitchen, at noon', [daily('12:00', '22:00')], '2026-11-24T08:30', '2026-11-25T08:00'],
  ['a kitchen before it opens', [daily('12:00', '22:00')], '2026-11-24T04:00', '2026-11-25T08:00'],
  [
    'lunch and dinner: the first',
    [daily('18:00', '22:00'), daily('12:00', '15:00')],
    '2026-11-24T15:00',
    '2026-11-25T08:00',
  ],
  ['a day off is passed over', [closedOnWednesday], '2026-11-24T12:00', '2026-11-26T06:00'],
  ['a bar in the evening', [daily('18:00', '02:00', true)], '2026-11-24T16:00', '2026-11-25T14:00'],
  ['a bar after midnight', [daily('18:00', '02:00', true)], '2026-11-24T21:00', '2026-11-25T14:00'],
  ['after closing at night', [daily('12:00', '23:00')], '2026-11-24T20:30', '2026-11-25T08:00'],
  ['hours that are not known', [{ type: 'always' }], '2026-11-24T08:30', '2026-11-25T02:00'],
  ['the same after midnight', [{ type: 'always' }], '2026-11-24T21:00', '2026-11-25T02:00'],
  ['no menu', [], '2026-11-24T08:30', '2026-11-25T02:00'],
  [
    'one menu that is always on',
    [{ type: 'always' }, daily('12:00', '15:00')],
    '2026-11-24T08:30',
    '2026-11-25T02:00',
  ],
  [
    'a menu that is over',
    [{ type: 'specific', data: { all_day: true, from: '2026-01-01', to: '2026-02-01' } }],
    '2026-11-24T08:30',
    '2026-11-25T02:00',
  ],
])('%s', (_, schedules, now, opening) => {
  const found = nextOpening(schedules, 'Asia/Dubai', new Date(`${now}Z`));
  expect(found.toISOString().slice(0, 16)).toBe(opening);
});

test('a clock change in the night moves no opening', () => {
  // Berlin's clock goes back on 25 October 2026.
  const found = nextOpening([daily('10:00', '20:00')], 'Europe/Berlin', new Date('2026-10-24T12:00:00Z'));
  expect(found.toISOString()).toBe('2026-10-25T09:00:00.000Z');
});
