import { latinLocale } from '@sofra/contract/latin-digits';
import { DAYS } from '@sofra/contract/limits';
import { DAY_MS } from '../catalogue/schedule-words.ts';

const UNITS = [
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, in the largest unit that fills, such as “3 hours ago”; under a minute it is “now”. */
export function agoWords(at: string, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(latinLocale(locale), { numeric: 'auto' });
  const age = Math.max(0, now - Date.parse(at));
  const [unit, length] = UNITS.find(([, span]) => age >= span) ?? ['second', 0];
  return format.format(length === 0 ? 0 : -Math.floor(age / length), unit);
}

/** How many days something stays in the bin yet, the last one included; `now` may be a little late. */
export function daysLeft(until: string, now: number): number {
  const days = Math.ceil((Date.parse(until) - now) / DAY_MS);
  return Math.min(Math.max(days, 0), DAYS.bin);
}
