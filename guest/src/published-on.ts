import { latinLocale } from '@sofra/contract/languages/latin-digits';
import type { View } from './view.ts';

/** When the publication was made, and the day in words on the venue's clock. */
export function publishedOn({ publication, locale, now }: View): { at: Date; words: string } {
  const at = new Date(publication.published_at ?? now);
  const { time_zone: timeZone } = publication.venue;
  const words = new Intl.DateTimeFormat(latinLocale(locale), { dateStyle: 'long', timeZone }).format(at);
  return { at, words };
}
