import { expect, test } from 'vitest';
import { instantOf } from '../geography/instants.ts';
import { Refusal } from '../platform/http/answer.ts';
import { readTimes } from './times.ts';

const at = (date: string, zone: string) => instantOf(date, zone, '/date').toISOString();

test.each([
  ['2026-12-01 18:00', 'Asia/Dubai', '2026-12-01T14:00:00.000Z'],
  ['2026-12-01 00:30', 'Pacific/Kiritimati', '2026-11-30T10:30:00.000Z'],
  ['2026-12-01 18:00', 'Pacific/Pago_Pago', '2026-12-02T05:00:00.000Z'],
  ['2026-12-01T18:00+03:00', 'Asia/Dubai', '2026-12-01T15:00:00.000Z'],
  ['2026-12-01T18:00:00Z', 'Asia/Dubai', '2026-12-01T18:00:00.000Z'],
  // The clock goes from 02:00 to 03:00 on 29 March 2026, and from 03:00 back to 02:00 on 25 October.
  ['2026-03-29 01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29 02:30', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-03-29 03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25 02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25 03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ['2026-03-08 02:15', 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['2026-11-01 01:15', 'America/New_York', '2026-11-01T05:15:00.000Z'],
  ['2026-10-04 02:10', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
])('%s in %s is %s', (date, zone, instant) => {
  expect(at(date, zone)).toBe(instant);
});

const codeOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return 'accepted';
};

test.each([
  ['', 'required /date'],
  ['tomorrow', 'invalid_format /date'],
  ['2026-12-01', 'invalid_format /date'],
  ['2026-02-30 10:00', 'schedule_date_invalid /date'],
  ['2026-12-01 24:10', 'schedule_date_invalid /date'],
  ['2026-12-01T10:00+99:00', 'schedule_date_invalid /date'],
  // The years 10000 and 0 in UTC, which dates in JSON cannot say.
  ['9999-12-31T23:59-12:00', 'schedule_date_invalid /date'],
  ['0001-01-01T00:00+12:00', 'schedule_date_invalid /date'],
])('the date "%s" is refused: %s', (date, code) => {
  expect(codeOf(() => at(date, 'UTC'))).toBe(code);
});

test('a year has four digits in UTC too', () => {
  expect(codeOf(() => at('9999-12-31 23:59', 'America/New_York'))).toBe('schedule_date_invalid /date');
});

const NOW = new Date('2026-12-01T12:00:00Z');
const read = (sent: object) => readTimes({ sync: { type: 'now' }, ...sent } as never, 'UTC', NOW);
const specific = (date?: string) => ({ type: 'specific', date });

test('dates are neither past nor in the wrong order, unless the schedule is cancelled', () => {
  const [earlier, soon, later] = ['2026-12-01 11:59', '2026-12-01 13:00', '2026-12-01 14:00'];
  expect(codeOf(() => read({ sync: specific(earlier) }))).toBe('date_in_past /data/attributes/sync/date');
  expect(codeOf(() => read({ publish: specific(earlier) }))).toBe(
    'date_in_past /data/attributes/publish/date',
  );
  expect(codeOf(() => read({ sync: specific(later), publish: specific(soon) }))).toBe(
    'publish_before_sync /data/attributes/publish/date',
  );
  expect(codeOf(() => read({ sync: specific() }))).toBe('required /data/attributes/sync/date');
  const cancelled = { sync: specific(earlier), publish: specific(), scheduled: false };
  expect(read(cancelled)).toMatchObject({ syncType: 'specific', scheduled: false });
  expect(read({ sync: specific(soon), publish: specific(soon) }).scheduled).toBe(true);
});

test('something is scheduled only where something runs at its time', () => {
  const date = '2026-12-01 13:00';
  expect(read({ publish: { type: 'now' } }).scheduled).toBe(false);
  expect(read({ publish: specific(date) }).scheduled).toBe(true);
  expect(read({ sync: { type: 'manual' }, publish: specific(date), scheduled: true }).scheduled).toBe(false);
  expect(read({ sync: specific(date) })).toMatchObject({ publishType: 'manually', scheduled: true });
});
