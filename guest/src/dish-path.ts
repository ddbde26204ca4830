import type { MenuPart, PublishedItem } from '@sofra/contract/publishing/publishing';
import { menuPath } from './view.ts';

type Numbered = Pick<PublishedItem, 'number'>;

/** The fragment of an item's address on the page of its menu. */
export function itemAnchor({ number }: Numbered): string {
  return `item-${number}`;
}

/** The path of a dish's own address, to be shared; no menu has an address of two parts. */
export function dishPath(menu: MenuPart, { number }: Numbered): string {
  return `${menuPath(menu)}/${number}`;
}
