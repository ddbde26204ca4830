import { latinLocale } from '@sofra/contract/languages/latin-digits';
import type { Locale } from '@sofra/contract/languages/locales';
import { HOUR } from '@sofra/contract/limits';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Person } from '../people.ts';

/** The text of a mail in one language, with its button's label if it has a link. */
type Words = Pick<Letter, 'subject' | 'paragraphs' | 'note'> & { button?: string };

/** A mail's texts in all languages, made from its facts; a missing language does not compile. */
export type InAll<F> = Record<Locale, (facts: F) => Words>;

/** Makes a mail's letter in its recipient's language, with the address of its button. */
export function letterOf<F>(
  words: InAll<F>,
  { email: to, locale }: Pick<Person, 'email' | 'locale'>,
  facts: F,
  url?: string,
): Letter {
  const { button, ...said } = words[locale](facts);
  return { to, locale, ...said, ...(button && url && { action: { label: button, url } }) };
}

/** A span of time in words: “2 hours”, “ساعتان”, “2 часа”. */
export function hoursInWords(locale: Locale, milliseconds: number): string {
  const style = { style: 'unit', unit: 'hour', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(latinLocale(locale), style).format(milliseconds / HOUR);
}

/** A day in words: “12 December 2026”. */
export function dayInWords(locale: Locale, day: Date): string {
  const tag = locale === 'en' ? 'en-GB' : latinLocale(locale);
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
