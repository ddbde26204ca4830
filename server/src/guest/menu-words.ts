import type { Publication } from '@sofra/contract/publishing/publishing';
import { aroundMenus } from '@sofra/guest/around-menus';
import type { PartWords } from '../publishing/publications.ts';

/**
 * A word for the page of each menu of a publication, by the menu's part of the address: where it is the same in another
 * publication, the page is the same, byte by byte, but for what is sold out (decision 67).
 */
export function menuWords(
  publication: Publication,
  { venue, branding, menus }: PartWords,
  cards: string,
  now: Date,
): ReadonlyMap<string, string> {
  const around = [venue, branding, cards, aroundMenus(publication, now)].join(' ');
  return new Map(publication.menus.map(({ slug }, place) => [slug, `${menus[place]} ${around}`]));
}
