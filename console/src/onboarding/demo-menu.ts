import type { MenuKind } from '@sofra/contract/catalogue/menu-kinds';
import { api } from '../platform/api.ts';
import type { Answer } from '../platform/api-types.ts';
import { flatten } from '../platform/flatten.ts';
import { type ItemDraft, newItem, newSection, type SectionDraft } from './wizard.ts';

/** A demo menu as the wizard writes menus. */
export type DemoMenu = { title: string; sections: SectionDraft[] };

type Demo = ReturnType<typeof flatten<Answer<'GET /dummy/menu'>>>;
type Item = Extract<NonNullable<Demo['sections']>[number], { type: 'items' }>;

// `related` leaves open of what type the records are that it names.
const ofType = <R extends { type: string }, const T extends R['type']>(type: T, records: readonly R[] = []) =>
  records.filter((record): record is Extract<R, { type: T }> => record.type === type);

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
    sections: ofType('sections', sections).map(({ title, items }) => ({
      ...newSection(),
      title,
      items: ofType('items', items).map(itemOf),
    })),
  };
}
