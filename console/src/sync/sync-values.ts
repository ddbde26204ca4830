import { instantAt, secondInstantAt, wallClock } from '@sofra/contract/geography/zones';
import type { FieldErrors } from '../forms/field-errors.ts';
import type { MainVenue, SyncAttributes } from './calls.ts';

/** The values of the form of a sync: the branches, and when they are synced and published, on the main venue's clock. */
export type SyncValues = {
  child_ids: readonly string[];
  sync: 'now' | 'specific' | 'manual';
  sync_day: string;
  sync_time: string;
  /** Whether the second of a repeated hour is meant, after the clock was set back. */
  sync_second: boolean;
  publish: 'now' | 'specific' | 'manually';
  publish_day: string;
  publish_time: string;
  publish_second: boolean;
};

const NO_TIME = ['', ''] as const;

/** A day and a time of a zone's wall clock; empty without an instant. */
function wallOf(date: string | null, zone: string): readonly [string, string] {
  if (date === null) return NO_TIME;
  const [day = '', time = ''] = wallClock(zone, Date.parse(date)).split(' ');
  return [day, time];
}

const wallAt = (day: string, time: string) => Date.parse(`${day}T${time}Z`);

/** The second instant of a day and time of a zone's wall clock, in milliseconds; undefined where the time comes once. */
export function secondOf(day: string, time: string, zone: string): number | undefined {
  const wall = wallAt(day, time);
  return Number.isNaN(wall) ? undefined : secondInstantAt(zone, wall);
}

function isSecond(date: string | null, zone: string): boolean {
  if (date === null) return false;
  const [day, time] = wallOf(date, zone);
  return Date.parse(date) !== instantAt(zone, wallAt(day, time));
}

/** The initial values of the form: the scheduled sync, else one at once. */
export function valuesOf({ sync_settings: settings, time_zone: zone }: MainVenue): SyncValues {
  const { child_ids, sync_schedule: sync, publish_schedule: publish, scheduled } = settings;
  const [sync_day, sync_time] = wallOf(scheduled ? sync.date : null, zone);
  const [publish_day, publish_time] = wallOf(scheduled ? publish.date : null, zone);
  const isOver = !scheduled && sync.type === 'specific';
  return {
    child_ids,
    sync: child_ids.length === 0 || isOver ? 'now' : sync.type,
    sync_day,
    sync_time,
    sync_second: scheduled && isSecond(sync.date, zone),
    publish: publish.type === 'specific' && !scheduled ? 'manually' : publish.type,
    publish_day,
    publish_time,
    publish_second: scheduled && isSecond(publish.date, zone),
  };
}

/** Whether a sync runs, now or at a time: neither a choice by hand nor the last branch's leaving needs one. */
export const runs = ({ sync, child_ids }: SyncValues, { sync_settings }: MainVenue): boolean =>
  sync !== 'manual' && (child_ids.length > 0 || sync_settings.child_ids.length === 0);

/** The date of a part as it is sent: on the wall clock, and with UTC's offset where that alone would mean the first of two. */
function dateOf(type: string, what: 'sync' | 'publish', values: SyncValues, zone: string): string | null {
  if (type !== 'specific') return null;
  const [day, time] = [values[`${what}_day`], values[`${what}_time`]];
  const second = values[`${what}_second`] ? secondOf(day, time, zone) : undefined;
  return second === undefined ? `${day} ${time}` : new Date(second).toISOString();
}

/** The attributes of the call for these values, in the main venue's zone; a sync by hand, as any without branches, publishes nothing. */
export function attributesOf(values: SyncValues, zone: string): SyncAttributes {
  const sync = values.child_ids.length === 0 ? 'manual' : values.sync;
  const publish = sync === 'manual' ? 'manually' : values.publish;
  return {
    sync: { type: sync, date: dateOf(sync, 'sync', values, zone) },
    publish: { type: publish, date: dateOf(publish, 'publish', values, zone) },
    child_ids: [...values.child_ids],
  };
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The sentences for what is missing or no time. */
export type RuleWords = Record<'noBranch' | 'missing' | 'noTime', string>;

/** The rules that the values break before they are sent; the server, which knows the time, judges what is past. */
export function brokenTimes(values: SyncValues, venue: MainVenue, words: RuleWords): FieldErrors {
  const errors: Record<string, string> = {};
  if (!runs(values, venue)) return errors;
  if (values.child_ids.length === 0) errors.child_ids = words.noBranch;
  for (const what of ['sync', 'publish'] as const) {
    if (values[what] !== 'specific') continue;
    const time = values[`${what}_time`];
    if (values[`${what}_day`] === '') errors[`${what}_day`] = words.missing;
    if (!TIME.test(time)) errors[`${what}_time`] = time === '' ? words.missing : words.noTime;
  }
  return errors;
}

/** The field that a JSON pointer of a refusal means. */
export function syncFieldOf(pointer: string): string | undefined {
  const [, what] = /^\/data\/attributes\/(sync|publish)\b/.exec(pointer) ?? [];
  if (what) return `${what}_day`;
  return pointer.startsWith('/data/attributes/child_ids') ? 'child_ids' : undefined;
}
