import { expect, test } from 'vitest';
import type { MainVenue } from './calls.ts';
import { attributesOf, brokenTimes, runs, secondOf, syncFieldOf, valuesOf } from './sync-values.ts';

const ZONE = 'Asia/Dubai';
const WORDS = { noBranch: 'branch', missing: 'missing', noTime: 'time' };

const venueWith = (settings: Partial<MainVenue['sync_settings']>): MainVenue => ({
  id: 'main',
  full_name: 'Levant',
  time_zone: ZONE,
  default_locale: 'en',
  children: [],
  sync_settings: {
    child_ids: ['b'],
    sync_schedule: { type: 'manual', date: null },
    publish_schedule: { type: 'manually', date: null },
    scheduled: false,
    failure: null,
    succeeded_at: null,
    ...settings,
  },
});

const SCHEDULED = {
  sync_schedule: { type: 'specific', date: '2026-12-01T22:30:00.000Z' },
  publish_schedule: { type: 'specific', date: '2026-12-02T05:00:00.000Z' },
} as const;

test('what is scheduled is shown on the clock of the main venue, and sent as it is shown', () => {
  const values = valuesOf(venueWith({ ...SCHEDULED, scheduled: true }));
  expect(values).toMatchObject({ sync: 'specific', sync_day: '2026-12-02', sync_time: '02:30' });
  expect(attributesOf(values, ZONE)).toEqual({
    sync: { type: 'specific', date: '2026-12-02 02:30' },
    publish: { type: 'specific', date: '2026-12-02 09:00' },
    child_ids: ['b'],
  });
});

test('a time that is over is not offered again, and a first sync is one at once', () => {
  expect(valuesOf(venueWith(SCHEDULED))).toMatchObject({ sync: 'now', sync_day: '', publish: 'manually' });
  expect(valuesOf(venueWith({}))).toMatchObject({ sync: 'manual' });
  expect(valuesOf(venueWith({ child_ids: [] }))).toMatchObject({ sync: 'now' });
});

test('by hand, branches may be left out and nothing is published', () => {
  const venue = venueWith({ ...SCHEDULED, scheduled: true, child_ids: [] });
  const values = valuesOf(venue);
  expect(brokenTimes({ ...values, sync: 'manual' }, venue, WORDS)).toEqual({});
  expect(attributesOf({ ...values, sync: 'manual' }, ZONE)?.publish).toEqual({
    type: 'manually',
    date: null,
  });
  const broken = { ...values, sync: 'specific', sync_day: '', sync_time: '', publish_time: '25:00' } as const;
  expect(brokenTimes(broken, venue, WORDS)).toEqual({
    child_ids: 'branch',
    sync_day: 'missing',
    sync_time: 'missing',
    publish_time: 'time',
  });
});

test('the last branches may leave without a sync, whatever was chosen for it', () => {
  const venue = venueWith({ ...SCHEDULED, scheduled: true });
  const values = { ...valuesOf(venue), child_ids: [], sync_day: '' };
  expect([runs(valuesOf(venue), venue), runs(values, venue)]).toEqual([true, false]);
  expect(brokenTimes(values, venue, WORDS)).toEqual({});
  expect(attributesOf(values, ZONE)).toEqual({
    sync: { type: 'manual', date: null },
    publish: { type: 'manually', date: null },
    child_ids: [],
  });
});

test('a refusal is told at its field', () => {
  expect(syncFieldOf('/data/attributes/publish/date')).toBe('publish_day');
  expect(syncFieldOf('/data/attributes/child_ids/0')).toBe('child_ids');
  expect(syncFieldOf('/data')).toBeUndefined();
});

test('the second of a repeated hour can be meant, and is shown as such again', () => {
  const berlin = (date: string) => ({
    ...venueWith({
      sync_schedule: { type: 'specific', date },
      publish_schedule: { type: 'now', date: null },
      scheduled: true,
    }),
    time_zone: 'Europe/Berlin',
  });
  const [first, second] = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'];
  const values = valuesOf(berlin(first));
  expect(values).toMatchObject({ sync_day: '2026-10-25', sync_time: '02:30', sync_second: false });
  expect(attributesOf(values, 'Europe/Berlin')?.sync.date).toBe('2026-10-25 02:30');
  expect(valuesOf(berlin(second))).toMatchObject({ sync_time: '02:30', sync_second: true });
  expect(attributesOf({ ...values, sync_second: true }, 'Europe/Berlin')?.sync.date).toBe(second);
  expect(secondOf('2026-10-25', '02:30', 'Europe/Berlin')).toBe(Date.parse(second));
  // A choice that no longer applies is left out.
  const day = { ...values, sync_second: true, sync_day: '2026-10-26' };
  expect(attributesOf(day, 'Europe/Berlin')?.sync.date).toBe('2026-10-26 02:30');
  expect(secondOf('', '', 'Europe/Berlin')).toBeUndefined();
});
