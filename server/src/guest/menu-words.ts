import { createHash } from 'node:crypto';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { aroundMenus } from '@sofra/guest/around-menus';
import { offeredLocales } from '@sofra/guest/view';
import type { PartWords } from '../publishing/publications.ts';

/**
 * The words for the page of a menu. Where `contents` is the same in another publication at another moment, the page is the same, byte by byte,
 * but for what is sold out (decision 67). The page itself has its `edition`, by which an open one learns of a newer one: it is the
 * same in each process, whenever that has read the publication.
 */
export type MenuWords = { edition: string; contents: string };

/** The length of a word: no two pages of a menu have the same. */
const LENGTH = 12;

const wordOf = (made: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(made)).digest('base64url').slice(0, LENGTH);

/** The words for the page of each menu of a publication, by the menu's part of the address. */
export function menuWords(
  publication: Publication,
  { venue, branding, menus }: PartWords,
  cards: string,
  now: Date,
): ReadonlyMap<string, MenuWords> {
  const whole = [venue, branding, cards, offeredLocales(publication), menus.length];
  const around = aroundMenus(publication, now);
  return new Map(
    publication.menus.map(({ slug }, place) => {
      const edition = wordOf([menus[place], whole]);
      return [slug, { edition, contents: wordOf([edition, around]) }];
    }),
  );
}
