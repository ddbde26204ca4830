import { latinLocale } from '../languages/latin-digits.ts';
import type { Locale } from '../languages/locales.ts';

// Few readers of Arabic know the Latin abbreviation of the unit.
const DISPLAY = { en: 'short', ar: 'long', ru: 'short' } as const satisfies Record<Locale, 'short' | 'long'>;

/** A size in bytes as a language writes it, in megabytes and on one line: “1 MB”, “1 ميغابايت”, “1 МБ”. */
export function fileSize(
  bytes: number,
  locale: Locale,
  unitDisplay: 'narrow' | 'short' | 'long' = DISPLAY[locale],
): string {
  const format = new Intl.NumberFormat(latinLocale(locale), {
    style: 'unit',
    unit: 'megabyte',
    unitDisplay,
    maximumFractionDigits: 1,
  });
  return format.format(bytes / 2 ** 20).replaceAll(' ', '\u00a0');
}
