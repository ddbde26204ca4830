import { latinLocale } from '@sofra/contract/languages/latin-digits';
import { weekdayOf } from '@sofra/contract/schedules/schedule-times';
import type {
  PeriodicData,
  ScheduleDay,
  ScheduleType,
  SpecificData,
} from '@sofra/contract/schedules/schedules';
import type { TFunction } from 'i18next';
import { dayWords } from '../ui/format/dates.ts';

/** A schedule as a settings record carries it (rule 32). */
export type SentSchedule = {
  schedule_type: ScheduleType;
  schedule_data: SpecificData | PeriodicData | null;
};

const DAYS = 7;
// A Monday: the days of a periodic schedule are counted from it.
const MONDAY = Date.UTC(2024, 0, 1);
/** A day, in milliseconds. */
export const DAY_MS = 86_400_000;

/** A weekday's name, counted from Monday as 0. */
export function weekdayName(day: number, locale: string, weekday: 'short' | 'long' = 'short'): string {
  const format = new Intl.DateTimeFormat(latinLocale(locale), { weekday, timeZone: 'UTC' });
  return format.format(MONDAY + day * DAY_MS);
}

/** The day that a wall clock's text begins with, in words. */
function dateWords(text: string, locale: string): string {
  return dayWords(`${text.slice(0, 10)}T00:00:00Z`, locale, 'UTC');
}

/**
 * Two times of the day, as a stretch. They are read from left to right in every script; the isolates keep 10:00–20:00 whole among
 * Arabic words, and the joiner keeps it in one line.
 */
export const isolatedTimes = (from: string, to: string): string => `\u2066${from}–\u2060${to}\u2069`;

function hoursOf({ from, to, overnight }: ScheduleDay, t: TFunction): string {
  const hours = isolatedTimes(from, to);
  return overnight ? t('schedule.overnight', { hours }) : hours;
}

type Run = { first: number; last: number; hours: string };

function daysOf({ first, last }: Run, t: TFunction, locale: string): string {
  if (first === 0 && last === DAYS - 1) return t('schedule.everyDay');
  const [from, to] = [weekdayName(first, locale), weekdayName(last, locale)];
  return first === last ? from : t('schedule.days', { from, to });
}

/** The hours of a week's days in words, a line for each stretch of days with the same; days without hours have none. */
export function weekLines(week: readonly string[], t: TFunction, locale: string): string[] {
  const runs: Run[] = [];
  for (const [day, hours] of week.entries()) {
    const before = runs.at(-1);
    if (before?.hours === hours) before.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs
    .filter(({ hours }) => hours !== '')
    .map((run) => t('schedule.line', { days: daysOf(run, t, locale), hours: run.hours }));
}

function spanWords({ all_day, from, to }: SpecificData, t: TFunction, locale: string): string {
  const moment = (text: string) =>
    all_day ? dateWords(text, locale) : `${dateWords(text, locale)} ${text.slice(11, 16)}`;
  return t('schedule.span', { from: moment(from), to: moment(to) });
}

/** A schedule in words, a line for each stretch of days with the same hours; never empty. */
export function scheduleWords(schedule: SentSchedule, t: TFunction, locale: string): string[] {
  const { schedule_type: type, schedule_data: data } = schedule;
  if (type === 'specific' && data && 'all_day' in data) return [spanWords(data, t, locale)];
  if (type !== 'periodic' || !data || 'all_day' in data) return [t('schedule.always')];
  // Keys that are numbers come in their order.
  const week = Object.values(data).map((day) => (day.enabled ? hoursOf(day, t) : ''));
  const lines = weekLines(week, t, locale);
  return lines.length > 0 ? lines : [t('schedule.never')];
}

const midnight = (wall: string) => Date.parse(`${wall.slice(0, 10)}T00:00:00Z`);

type Moment = {
  wall: string;
  wallNow: string;
  /** Whether its time says nothing. */
  isWholeDay?: boolean;
};

/** A moment to come, as near as it is: today, a weekday within the week, else the date; of a whole day without its time. */
export function whenWords({ wall, wallNow, isWholeDay }: Moment, t: TFunction, locale: string): string {
  const time = wall.slice(11);
  const days = (midnight(wall) - midnight(wallNow)) / DAY_MS;
  if (days === 0) return t('schedule.today', { time });
  const day = days < DAYS ? weekdayName(weekdayOf(midnight(wall)), locale) : dateWords(wall, locale);
  return isWholeDay ? day : t('schedule.moment', { day, time });
}
