import { DAYS, INTERFACE } from '@sofra/contract/limits';
import { DAY_MS } from '../catalogue/schedule-words.ts';
import { capitalised } from '../ui/format/capitalised.ts';
import { dayWords } from '../ui/format/dates.ts';
import { agoFormat, dateFormat } from '../ui/format/formats.ts';

const UNITS = [
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Whether something is so long ago that its day says more than the number of days (rule 112). */
export const isLongAgo = (at: string, now: number): boolean =>
  now - Date.parse(at) >= INTERFACE.agoDays * DAY_MS;

/**
 * How long ago something was, in the largest unit that fills, such as “3 hours ago”; under a minute “now”, from 31 days
 * on the day. Days are full 24 hours, so they are counted and never named: 47 hours may reach to the day before yesterday.
 */
export function agoWords(at: string, now: number, locale: string): string {
  if (isLongAgo(at, now)) return dayWords(at, locale);
  const age = Math.max(0, now - Date.parse(at));
  const [unit, length] = UNITS.find(([, span]) => age >= span) ?? ['second', 0];
  const numeric = unit === 'day' ? 'always' : 'auto';
  const format = agoFormat(locale, { numeric });
  return format.format(length === 0 ? 0 : -Math.floor(age / length), unit);
}

/** The day of a moment on a venue's clock, as `YYYY-MM-DD`; without a zone, on the device's. */
export function dayOf(at: string | number, timeZone?: string): string {
  return dateFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date(at));
}

/** The name of a day (`YYYY-MM-DD`): today, yesterday, or its date. */
export function dayName(day: string, today: string, locale: string): string {
  const ago = (Date.parse(today) - Date.parse(day)) / DAY_MS;
  if (ago > 1 || ago < 0) return dayWords(day, locale, 'UTC');
  const format = agoFormat(locale, { numeric: 'auto' });
  return capitalised(format.format(-ago, 'day'));
}

/** The number of days that something stays in the bin, the last one included; `now` may be a little late. */
export function daysLeft(until: string, now: number): number {
  const days = Math.ceil((Date.parse(until) - now) / DAY_MS);
  return Math.min(Math.max(days, 0), DAYS.bin);
}
