import { itemValues } from '@sofra/contract/catalogue/item-fields';
import type { DemoTexts } from '../../server/src/onboarding/demo/shape.ts';
import { type Api, type Resource, related } from './api.ts';
import type { LARGE_MENU, LargeItem, LargeSection } from './menu.ts';
import type { Extra } from './shape.ts';

/** A record of the server with its texts in every language. */
export type Built = { id: string; texts: DemoTexts };

/** An item of the server with its extras. */
export type BuiltItem = Built & { extras: { id: string; title: Extra['title'] }[] };

/** A menu of the server with all that is under it. */
export type BuiltMenu = Built & { sections: (Built & { items: BuiltItem[] })[] };

/** Answers the signed id of an item's picture; undefined for none. */
export type PictureOf = (item: LargeItem) => Promise<string | undefined>;

/** Creates the records of the menu that the venue lacks, by title, with English texts. */
export async function buildMenu(api: Api, menu: typeof LARGE_MENU, pictureOf: PictureOf): Promise<BuiltMenu> {
  const { currency, kind, texts } = menu;
  const { id } = await findOrCreate(api, '/me/menus', 'menus', texts, { currency, kind });
  const path = `/me/menus/${id}/sections`;
  const made: { id: string; section: LargeSection }[] = [];
  for (const section of menu.sections)
    made.push({ id: (await findOrCreate(api, path, 'sections', section.texts)).id, section });
  // The items of a section come one after another, for that is their order; the sections do not wait for each other.
  const sections = made.map(async ({ id, section }) => {
    const items = await buildItems(api, `${path}/${id}/items`, section, pictureOf);
    console.log(`  ${section.texts.en.title}: ${items.length} items`);
    return { id, texts: section.texts, items };
  });
  return { id, texts, sections: await Promise.all(sections) };
}

async function findOrCreate(
  api: Api,
  path: string,
  type: string,
  texts: DemoTexts,
  attributes: object = {},
): Promise<Resource> {
  const { data } = await api.readAll(path);
  const found = data.find((resource) => resource.attributes.title === texts.en.title);
  if (found) return found;
  const relationships = { settings: { data: settings(texts) } };
  return (
    await api.send('POST', path, {
      type,
      attributes: { title: texts.en.title, ...attributes },
      relationships,
    })
  ).data;
}

async function buildItems(
  api: Api,
  path: string,
  section: LargeSection,
  pictureOf: PictureOf,
): Promise<BuiltItem[]> {
  const existing = await api.readAll(path);
  const items: BuiltItem[] = [];
  for (const item of section.items) {
    const found = existing.data.find(({ attributes }) => attributes.title === item.texts.en.title);
    const made = found
      ? { data: found, included: existing.included }
      : await api.send('POST', path, written(item, await pictureOf(item)));
    const extras = builtExtras(made.data, made.included, item.extras);
    items.push({ id: made.data.id, texts: item.texts, extras });
  }
  return items;
}

function written(item: LargeItem, signedId: string | undefined) {
  const { texts, price, warnings, may_contain, free_of, speciality, extras } = item;
  const photo = { type: 'attachments', attributes: { resource_type: 'photo', resource: signedId } };
  const attachments = { data: signedId ? [photo] : [] };
  return {
    type: 'items',
    attributes: {
      title: texts.en.title,
      price,
      ingredient_warnings: warnings,
      may_contain,
      free_of,
      food_speciality: speciality,
      ...itemValues(item),
    },
    relationships: {
      settings: { data: { ...settings(texts), relationships: { attachments } } },
      extras: {
        data: extras.map((extra) => ({
          type: 'extras',
          attributes: {
            title: extra.title.en,
            price: extra.price,
            ingredient_warnings: extra.warnings,
          },
        })),
      },
    },
  };
}

function settings({ en: { description, note } }: DemoTexts) {
  return { type: 'settings', attributes: note === undefined ? { description } : { description, note } };
}

function builtExtras(item: Resource, included: Resource[], extras: Extra[]): BuiltItem['extras'] {
  return related(item, 'extras').flatMap((id) => {
    const resource = included.find((one) => one.type === 'extras' && one.id === id);
    const extra = extras.find(({ title }) => title.en === resource?.attributes.title);
    return extra ? [{ id, title: extra.title }] : [];
  });
}
