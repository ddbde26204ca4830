import { latinLocale } from '@sofra/contract/languages/latin-digits';
import type { Locale } from '@sofra/contract/languages/locales';

const DAY = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(
  locale: Locale,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, timeZone, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(latinLocale(locale), { ...options, timeZone });
  formats.set(key, format);
  return format;
}

/** Keeps “AM” from a line of its own, and the day with its month where that follows. */
const unbroken = (words: string) => words.replaceAll(/(?<=\d) (?=\S+$|\p{L}{3})/gu, '\u00a0');

/**
 * A moment by the venue's wall clock in words: the time today, the weekday this week, else the date too, with its year when
 * that is another one.
 */
export function openingWords(at: Date, now: Date, zone: string, locale: Locale): string {
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const day = formatOf(locale, zone, { dateStyle: 'short' });
  if (day.format(at) === day.format(now)) return unbroken(formatOf(locale, zone, time).format(at));
  const near = at.getTime() - now.getTime() < 6 * DAY;
  if (near) return unbroken(formatOf(locale, zone, { weekday: 'long', ...time }).format(at));
  const year = formatOf(locale, zone, { year: 'numeric' });
  const other = year.format(at) === year.format(now) ? undefined : 'numeric';
  const date = { weekday: 'long', day: 'numeric', month: 'long', year: other, ...time } as const;
  return unbroken(formatOf(locale, zone, date).format(at));
}
