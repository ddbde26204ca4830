import { wallClock } from '@sofra/contract/geography/zones';
import { isOn, opensNext } from '@sofra/contract/schedules/schedule-times';
import type { PeriodicData, Schedule, SpecificData } from '@sofra/contract/schedules/schedules';
import type { TFunction } from 'i18next';
import { type SentSchedule, whenWords } from './schedule-words.ts';

/** Whether a schedule shows its record at a moment, and that in words. */
export type Showing = { isOn: boolean; text: string };

/** A schedule of the wire as the contract's rules take it. */
export function scheduleOf({ schedule_type: type, schedule_data: data }: SentSchedule): Schedule {
  if (type === 'specific' && data) return { type, data: data as SpecificData };
  if (type === 'periodic' && data) return { type, data: data as PeriodicData };
  return { type: 'always' };
}

/**
 * Whether guests see a record now, or when they will again, on the clocks of the venue's zone; undefined for a record
 * that is always shown and for a week without days, whose schedule says it all.
 */
export function showingWords(
  sent: SentSchedule,
  zone: string,
  now: number,
  t: TFunction,
  locale: string,
): Showing | undefined {
  const schedule = scheduleOf(sent);
  if (schedule.type === 'always') return undefined;
  const instant = new Date(now);
  if (isOn(schedule, zone, instant)) return { isOn: true, text: t('schedule.showing') };
  const next = opensNext(schedule, zone, instant);
  const isWeekly = schedule.type === 'periodic';
  if (!next) return isWeekly ? undefined : { isOn: false, text: t('schedule.over') };
  const isWholeDay = schedule.type === 'specific' && schedule.data.all_day;
  const when = whenWords(
    { wall: wallClock(zone, next.getTime()), wallNow: wallClock(zone, now), isWholeDay },
    t,
    locale,
  );
  return { isOn: false, text: t(isWeekly ? 'schedule.again' : 'schedule.begins', { when }) };
}
