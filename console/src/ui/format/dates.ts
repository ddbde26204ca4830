import type { Locale } from '@sofra/contract/languages/locales';
import { dateFormat } from './formats.ts';

// The separator between a day and its year.
const BEFORE_YEAR: Record<string, string> = { en: ',', ar: '،', ru: '' } satisfies Record<Locale, string>;

/** A day as `D MMM, YYYY` (rule 112), the month in the language's own short word; without a zone, the device's. */
export function dayWords(at: string | number, locale: string, timeZone?: string): string {
  const style = { day: 'numeric', month: 'short', year: 'numeric', timeZone } as const;
  const parts = dateFormat(locale, style).formatToParts(new Date(at));
  const part = (wanted: 'day' | 'month' | 'year') => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('day')} ${part('month')}${BEFORE_YEAR[locale]} ${part('year')}`;
}

/** A day with its hour and minute. */
export function instantWords(at: string | number, locale: string, timeZone?: string): string {
  const style = { timeStyle: 'short', hourCycle: 'h23', timeZone } as const;
  const time = dateFormat(locale, style).format(new Date(at));
  return `${dayWords(at, locale, timeZone)} ${time}`;
}
