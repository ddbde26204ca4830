import type { MenuPart, PublishedItem } from '@sofra/contract/publishing/publishing';
import { dishCard, dishEdition } from './dish-card.ts';
import { itemAnchor } from './dish-path.ts';
import type { View } from './view.ts';

/**
 * The address of the publication's card in the page's language: that of a dish or a menu where they have a picture of their own,
 * else the venue's; a draft has none. A dish's has an edition of its own: the word of the cards knows nothing of dishes.
 */
export function cardAddress(view: View, menu?: MenuPart, item?: PublishedItem): string | undefined {
  const { base, cards, locale, publication } = view;
  const ofMenu = menu?.photo ? `-${menu.number}` : '';
  const own =
    menu && item?.photo ? `-${itemAnchor(item)}.${dishEdition(dishCard(view, menu, item))}` : ofMenu;
  return cards && `${base}/c/${publication.venue.slug}/${cards}-${locale}${own}.jpg`;
}
