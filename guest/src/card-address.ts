import type { MenuPart, PublishedItem } from '@sofra/contract/publishing/publishing';
import { itemAnchor } from './dish-path.ts';
import type { View } from './view.ts';

/**
 * The address of the publication's card in the page's language: that of a dish or a menu where they have a picture of their own,
 * else the venue's; a draft has none.
 */
export function cardAddress(
  { base, locale, publication }: View,
  menu?: MenuPart,
  item?: PublishedItem,
): string | undefined {
  const { number, venue } = publication;
  const ofMenu = menu?.photo ? `-${menu.number}` : '';
  const own = item?.photo ? `-${itemAnchor(item)}` : ofMenu;
  return number === null ? undefined : `${base}/c/${venue.slug}/${number}-${locale}${own}.jpg`;
}
