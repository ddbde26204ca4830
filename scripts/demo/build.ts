import type { DemoTexts } from '../../server/src/onboarding/demo/shape.ts';
import { composePicture } from '../pictures/compose.ts';
import { type Api, type Resource, related } from './api.ts';
import type { LARGE_MENU, LargeItem, LargeSection } from './menu.ts';
import type { Extra } from './shape.ts';

/** A record of the server with its texts in the other languages. */
export type TranslatedRecord = {
  kind: 'menu' | 'section' | 'item' | 'settings' | 'extra';
  id: string;
  words: { [locale in 'ar' | 'ru']: object };
};

type PictureOf = (item: LargeItem) => Promise<Buffer>;

const composed: PictureOf = ({ recipe }) => composePicture(recipe);

/**
 * Creates the records of the menu that the venue lacks, by title. Answers the menu's id and every record with
 * its translations. `pictureOf` supplies the items' pictures, which by default are drawn from their recipes.
 */
export async function buildMenu(
  api: Api,
  menu: typeof LARGE_MENU,
  pictureOf: PictureOf = composed,
): Promise<{ id: string; records: TranslatedRecord[] }> {
  const { currency, kind } = menu;
  const made = await findOrCreate(api, '/me/menus', 'menus', menu.texts, { currency, kind });
  const records = wordsOf('menu', made, menu.texts);
  for (const section of menu.sections) {
    const sections = `/me/menus/${made.id}/sections`;
    const resource = await findOrCreate(api, sections, 'sections', section.texts);
    records.push(...wordsOf('section', resource, section.texts));
    records.push(...(await buildItems(api, `${sections}/${resource.id}/items`, section, pictureOf)));
    console.log(`  ${section.texts.en.title}: ${section.items.length} items`);
  }
  return { id: made.id, records };
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
): Promise<TranslatedRecord[]> {
  const existing = await api.readAll(path);
  const records: TranslatedRecord[] = [];
  for (const item of section.items) {
    const found = existing.data.find(({ attributes }) => attributes.title === item.texts.en.title);
    const made = found
      ? { data: found, included: existing.included }
      : await api.send('POST', path, await written(api, item, await pictureOf(item)));
    records.push(...wordsOf('item', made.data, item.texts));
    records.push(...extraWords(made.data, made.included, item.extras));
  }
  return records;
}

async function written(api: Api, item: LargeItem, picture: Buffer) {
  const { texts, price, warnings, speciality, isNew, isPopular, extras } = item;
  const upload = { data: picture.toString('base64'), filename: `${item.key}.jpg` };
  const blob = await api.send('POST', '/direct_uploads', { type: 'blobs', attributes: upload });
  const photo = {
    type: 'attachments',
    attributes: { resource_type: 'photo', resource: blob.data.attributes.signed_id },
  };
  return {
    type: 'items',
    attributes: {
      title: texts.en.title,
      price,
      ingredient_warnings: warnings,
      food_speciality: speciality,
      is_new: isNew,
      is_popular: isPopular,
    },
    relationships: {
      settings: { data: { ...settings(texts), relationships: { attachments: { data: [photo] } } } },
      extras: {
        data: extras.map((extra) => ({
          type: 'extras',
          attributes: { title: extra.title.en, price: extra.price },
        })),
      },
    },
  };
}

function settings({ en: { description, note } }: DemoTexts) {
  return { type: 'settings', attributes: note === undefined ? { description } : { description, note } };
}

function wordsOf(
  kind: 'menu' | 'section' | 'item',
  resource: Resource,
  { ar, ru }: DemoTexts,
): TranslatedRecord[] {
  const { title: titleAr, ...restAr } = ar;
  const { title: titleRu, ...restRu } = ru;
  const records: TranslatedRecord[] = [
    { kind, id: resource.id, words: { ar: { title: titleAr }, ru: { title: titleRu } } },
  ];
  for (const id of related(resource, 'settings'))
    records.push({ kind: 'settings', id, words: { ar: restAr, ru: restRu } });
  return records;
}

function extraWords(item: Resource, included: Resource[], extras: Extra[]): TranslatedRecord[] {
  return related(item, 'extras').flatMap((id) => {
    const resource = included.find((one) => one.type === 'extras' && one.id === id);
    const extra = extras.find(({ title }) => title.en === resource?.attributes.title);
    if (!extra) return [];
    const { ar, ru } = extra.title;
    return [{ kind: 'extra', id, words: { ar: { title: ar }, ru: { title: ru } } } as const];
  });
}
