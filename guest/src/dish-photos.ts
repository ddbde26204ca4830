import { POPULAR_ROW } from '@sofra/contract/limits';
import type { Photo } from '@sofra/contract/pictures/photo';
import type { Publication, PublishedItem } from '@sofra/contract/publishing/publishing';
import type { ShownMenu } from './visibility.ts';

/** A menu as it was published, or as it is shown now. */
type Dishes = { sections: readonly { items: readonly PublishedItem[] }[] };

/** The photo that stands for menus without a picture of their own: a popular dish's, else the first dish's that has one. */
export function dishPhoto(menus: readonly Dishes[]): Photo | null {
  const dishes = menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
  const shown = dishes.filter(({ photo }) => photo);
  return (shown.find(({ is_popular }) => is_popular) ?? shown[0])?.photo ?? null;
}

/** A venue's photo by its dishes that are on; a venue that is closed is still shown by what it cooks. */
export function venuePhoto({ menus }: Publication, shown: readonly ShownMenu[]): Photo | null {
  return dishPhoto(shown.length > 0 ? shown : menus);
}

/** The dishes of the row on top of a page: popular ones with a photo that are not sold out; none where they are too few. */
export function popularDishes({ sections }: Dishes, soldOut: ReadonlySet<string>): PublishedItem[] {
  const dishes = sections.flatMap(({ items }) => items);
  const popular = dishes.filter((it) => it.is_popular && it.photo && !soldOut.has(it.id));
  return popular.length < POPULAR_ROW.least ? [] : popular.slice(0, POPULAR_ROW.most);
}
