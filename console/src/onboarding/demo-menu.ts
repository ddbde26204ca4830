import type { MenuKind } from '@sofra/contract/catalogue/menu-kinds';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import { type ItemDraft, newItem, newSection, type SectionDraft } from './wizard.ts';

/** A demo menu as the wizard writes menus. */
export type DemoMenu = { title: string; sections: SectionDraft[] };

// `related` leaves open of what type the records are that it names; this call includes them, as the contract says.
type Item = {
  title: string;
  price: string;
  ingredient_warnings: ItemDraft['ingredient_warnings'];
  settings: { description: string; attachments: Photo[] } | null;
};
type Photo = { resource_url: string; signed_id?: string | undefined };

function itemOf({ title, price, ingredient_warnings, settings }: Item): ItemDraft {
  const [photo] = settings?.attachments ?? [];
  return {
    ...newItem(),
    title,
    price,
    ingredient_warnings,
    description: settings?.description ?? '',
    ...(photo?.signed_id && { photo: { url: photo.resource_url, signedId: photo.signed_id } }),
  };
}

/** Fetches the demo menu of a kind, in the language of the moment, with the signed ids of its pictures. */
export async function fetchDemoMenu(kind: MenuKind): Promise<DemoMenu> {
  const { title, sections } = flatten(await api('GET /dummy/menu', { query: { 'filter[kind]': kind } }));
  return {
    title,
    sections: (sections as unknown as { title: string; items: Item[] }[]).map((section) => ({
      ...newSection(),
      title: section.title,
      items: section.items.map(itemOf),
    })),
  };
}
