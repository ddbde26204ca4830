import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '../../../scripts/proof.ts';
import { wallClock } from '../geography/zones.ts';
import { isOn, nextChange, opensNext } from './schedule-times.ts';
import { type PeriodicData, type Schedule, usualWeek } from './schedules.ts';

const MINUTE = 60_000;
const ZONES = ['Europe/London', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'] as const;

/** The nights on which London's and New York's clocks change, a new year, and two plain days. */
const DAYS = [
  '2026-03-29',
  '2026-10-25',
  '2026-03-08',
  '2026-11-01',
  '2026-04-05',
  '2027-01-01',
  '2026-06-17',
];

const readers = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', dateStyle: undefined, ...dateAndTime() }),
  ]),
);

function dateAndTime() {
  return { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
}

/** The plain reading: compares Intl's wall clock as text. */
function naive(schedule: Schedule, zone: string, at: number): boolean {
  if (schedule.type === 'always') return true;
  const parts = readers.get(zone as (typeof ZONES)[number])?.formatToParts(at) ?? [];
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const [date, time] = [
    `${read('year')}-${read('month')}-${read('day')}`,
    `${read('hour')}:${read('minute')}`,
  ];
  if (schedule.type === 'specific') {
    const { all_day, from, to } = schedule.data;
    if (all_day) return date >= from.slice(0, 10) && date <= to.slice(0, 10);
    return `${date} ${time}` >= from && `${date} ${time}` < to;
  }
  const number = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(read('weekday'));
  const week = Object.values(schedule.data);
  const [today, before] = [week[number], week[(number + 6) % 7]];
  if (today?.enabled && time >= today.from && (today.overnight || time < today.to)) return true;
  return Boolean(before?.enabled && before.overnight && time < before.to);
}

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '37'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);

const day = fc.tuple(fc.boolean(), time, time).map(([enabled, from, to]) => ({
  enabled,
  from,
  to,
  overnight: to <= from,
}));

const periodic = fc
  .tuple(day, day, day, day, day, day, day)
  .map((days): Schedule => ({ type: 'periodic', data: { ...days } as unknown as PeriodicData }));

const moment = fc.tuple(fc.constantFrom(...DAYS), fc.integer({ min: -1440, max: 2880 }));
const instantOf = ([date, minutes]: [string, number]) => Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE;

const specific = fc
  .tuple(fc.constantFrom(...DAYS), time, fc.integer({ min: 0, max: 2 }), time, fc.boolean())
  .map(([date, from, days, to, all_day]): Schedule => {
    const end = new Date(Date.parse(date) + days * 1440 * MINUTE).toISOString().slice(0, 10);
    return { type: 'specific', data: { all_day, from: `${date} ${from}`, to: `${end} ${to}` } };
  });

test('on and off agree with a plain reading of the wall clock', () => {
  const schedule = fc.oneof(periodic, specific);
  fc.assert(
    fc.property(schedule, fc.constantFrom(...ZONES), moment, (plan, zone, when) => {
      const at = instantOf(when);
      return isOn(plan, zone, new Date(at)) === naive(plan, zone, at);
    }),
    { numRuns: rounds(1500, 20_000) },
  );
});

test('the next change is the first minute at which the plain reading changes', () => {
  const schedule = fc.oneof(periodic, specific);
  fc.assert(
    fc.property(schedule, fc.constantFrom(...ZONES), moment, (plan, zone, when) => {
      const start = instantOf(when);
      const now = naive(plan, zone, start);
      let at = start + MINUTE;
      const horizon = start + 30 * 60 * MINUTE;
      while (at < horizon && naive(plan, zone, at) === now) at += MINUTE;
      const found = nextChange(plan, zone, new Date(start))?.getTime() ?? Number.POSITIVE_INFINITY;
      expect(Math.min(found, horizon)).toBe(at);
    }),
    { numRuns: rounds(120, 2000) },
  );
});

test('a schedule that is off is next on at the first minute of the plain reading, weeks ahead', () => {
  const fewDays = fc.tuple(fc.integer({ min: 0, max: 6 }), day).map(([weekday, hours]): Schedule => {
    const data = usualWeek();
    for (const other of Object.values(data)) other.enabled = false;
    data[String(weekday) as keyof PeriodicData] = { ...hours, enabled: true };
    return { type: 'periodic', data };
  });
  fc.assert(
    fc.property(fewDays, fc.constantFrom(...ZONES), moment, (plan, zone, when) => {
      const start = instantOf(when);
      let at = start;
      while (!naive(plan, zone, at)) at += MINUTE;
      expect(opensNext(plan, zone, new Date(start))?.getTime()).toBe(at);
    }),
    { numRuns: rounds(40, 1000) },
  );
});

test('the wall clock of a zone follows its clock changes', () => {
  expect(wallClock('Asia/Kathmandu', Date.parse('2026-11-20T18:15:00Z'))).toBe('2026-11-21 00:00');
  expect(wallClock('Europe/London', Date.parse('2026-03-29T01:00:00Z'))).toBe('2026-03-29 02:00');
  expect(wallClock('America/New_York', Date.parse('2026-11-01T06:59:00Z'))).toBe('2026-11-01 01:59');
});

test('an overnight window lasts until two on the next day', () => {
  const data = usualWeek();
  data['4'] = { enabled: true, from: '18:00', to: '02:00', overnight: true };
  data['5'] = { ...data['5'], enabled: false };
  const bar: Schedule = { type: 'periodic', data };
  const friday = new Date('2026-11-20T21:00:00Z');
  expect(isOn(bar, 'Europe/London', friday)).toBe(true);
  expect(nextChange(bar, 'Europe/London', friday)).toEqual(new Date('2026-11-21T02:00:00Z'));
  expect(opensNext(bar, 'Europe/London', new Date('2026-11-21T03:00:00Z'))).toEqual(
    new Date('2026-11-22T10:00:00Z'),
  );
});

test('a past span never opens again, and a future one does', () => {
  const span: Schedule = {
    type: 'specific',
    data: { all_day: true, from: '2030-12-24 00:00', to: '2030-12-26 00:00' },
  };
  const now = new Date('2026-11-21T00:00:00Z');
  expect(opensNext(span, 'Asia/Kathmandu', now)).toEqual(new Date('2030-12-23T18:15:00Z'));
  expect(nextChange(span, 'Asia/Kathmandu', new Date('2030-12-24T00:00:00Z'))).toEqual(
    new Date('2030-12-26T18:15:00Z'),
  );
  expect(opensNext(span, 'Asia/Kathmandu', new Date('2031-01-01T00:00:00Z'))).toBeNull();
  expect(nextChange({ type: 'always' }, 'UTC', now)).toBeNull();
});

test('a window skipped by a clock change opens a week later', () => {
  const data = usualWeek();
  for (const [key, value] of Object.entries(data)) value.enabled = key === '6';
  data['6'] = { enabled: true, from: '01:15', to: '01:45', overnight: false };
  const at = new Date('2026-03-28T12:00:00Z');
  expect(nextChange({ type: 'periodic', data }, 'Europe/London', at)).toEqual(
    new Date('2026-04-05T00:15:00Z'),
  );
});
