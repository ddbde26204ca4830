import { formatPrice } from '@sofra/contract/money/money';
import type { Photo } from '@sofra/contract/pictures/photo';
import type { MenuPart, PublishedItem } from '@sofra/contract/publishing/publishing';
import { localized, type View } from './view.ts';

/** The contents of a dish's card: its title and, in small letters, its price in the language of the view; its photo. */
export type DishCard = { name: string; word: string; photo: Photo | null };

/** Reads the contents of a dish's card in the language of a view. */
export function dishCard(view: View, menu: MenuPart, item: PublishedItem): DishCard {
  const name = localized(view, item.texts, 'title')?.text ?? '—';
  return { name, word: formatPrice(item.price, menu.currency, view.locale), photo: item.photo };
}

/** The most digits of an edition in an address are nine. */
const MOST = 999_999_999;

/** A number for what a dish's card shows, which stands in its address: another one when it shows anything else (FNV-1a). */
export function dishEdition({ name, word, photo }: DishCard): number {
  let hash = 0x811c9dc5;
  for (const character of `${name}\n${word}\n${photo?.number}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return 1 + ((hash >>> 0) % MOST);
}
