import type { Locale } from '@sofra/contract/languages/locales';
import type { Row } from './rows.ts';

/** The facts of a venue that matter to a menu which comes to it; `locales` are all its languages, the main one first. */
export type VenueFacts = {
  id: string;
  name: string;
  locales: readonly [Locale, ...Locale[]];
  country: string | null;
  zone: string;
  parent: string | null;
  hasBranches: boolean;
};

/** A menu on its way to another venue. */
export type Leaving = Pick<Row, 'locales' | 'currency' | 'linked'>;

/** A remark on what will be different there, with the languages, the currencies or the clock that it names. */
export type VenueNote =
  | { name: 'lacking' | 'waiting'; languages: readonly Locale[] }
  | { name: 'currency'; currencies: readonly string[] }
  | { name: 'clock'; zone: string }
  | { name: 'linked' | 'synced' | 'leaves' | 'spreads' };

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];

const noteIf = (isSo: boolean | undefined, note: VenueNote): VenueNote[] => (isSo ? [note] : []);

/** The differences that await menus in another venue; none where both venues are alike. */
export function notesOf(menus: readonly Leaving[], here: VenueFacts, there: VenueFacts): VenueNote[] {
  const said = menus.map(({ locales = [] }) => locales);
  const [main] = there.locales;
  const waiting = unique(said.flat()).filter((locale) => !there.locales.includes(locale));
  const currencies = unique(menus.flatMap(({ currency }) => currency ?? []));
  return [
    ...noteIf(!said.every((locales) => locales.includes(main)), { name: 'lacking', languages: [main] }),
    ...noteIf(waiting.length > 0, { name: 'waiting', languages: waiting }),
    ...noteIf(here.country !== there.country, { name: 'currency', currencies }),
    ...noteIf(here.zone !== there.zone, { name: 'clock', zone: there.zone }),
    ...noteIf(
      menus.some(({ linked }) => linked),
      { name: 'linked' },
    ),
    ...noteIf(there.parent === here.id, { name: 'synced' }),
    ...noteIf(here.hasBranches, { name: 'leaves' }),
    ...noteIf(there.hasBranches, { name: 'spreads' }),
  ];
}
