import { type Asking, call } from '../tools/client.ts';
import { aMenu, anEmail, anItem, anUpload, aVenue, type Owner, type Place } from '../tools/factories.ts';
import { one, person } from './example-values.ts';

/** A menu in the bin. */
export async function aBinnedMenu(owner: Owner): Promise<string> {
  const menu = await aMenu(owner);
  await call('DELETE /me/menus/{menu}', { token: owner.token, params: { menu } });
  return menu;
}

/** A call that signs a person up with a menu. */
export async function signingUp(): Promise<Asking> {
  const cities = await call('GET /settings/cities', { query: { 'filter[name]': 'dubai' } });
  const item = {
    title: 'Falafel',
    description: 'Six of them',
    price: '12.50',
    ingredient_warnings: ['sesame'],
  };
  const pasted = {
    ...item,
    food_speciality: ['vegan'],
    extras: [{ title: 'Large', price: '6' }],
    translations: { ru: { title: 'Фалафель', description: 'Шесть штук' } },
  };
  const sections = [
    {
      title: 'Starters',
      translations: { ru: { title: 'Закуски' } },
      items: [{ ...pasted, signed_id: await anUpload() }],
    },
  ];
  const menu = { title: 'Lunch', currency: 'aed', kind: 'table' };
  const city_id = cities.document.data[0]?.id;
  return { body: one('users', { ...person, email: anEmail(), city_id, menu, sections }) };
}

/** A section with a dish in two languages and two sizes, as a pasted menu has it. */
export const wholeSection = (title: string) => ({
  type: 'sections',
  attributes: {
    title,
    description: 'Made every morning',
    translations: { ar: { title: 'من المطبخ', description: 'كل صباح' } },
  },
  relationships: {
    items: {
      data: [
        {
          type: 'items',
          attributes: {
            title: 'Lentil',
            price: '21.50',
            ingredient_warnings: ['celery'],
            food_speciality: ['vegan'],
            translations: { ar: { title: 'عدس' } },
          },
          relationships: {
            extras: { data: [{ type: 'extras', attributes: { title: 'Large', price: '6' } }] },
          },
        },
      ],
    },
  },
});

/** A sync at a time, published at another. */
export const syncing = async (owner: Owner) =>
  one('venues', {
    sync: { type: 'specific', date: '2096-12-01 18:00' },
    publish: { type: 'specific', date: '2096-12-02T08:30:00+04:00' },
    child_ids: [await aVenue(owner)],
    scheduled: true,
  });

/** The attributes of a theme with a look for a menu. */
export const themeAttributes = async (owner: Owner, menu: string) => ({
  name: 'Saffron',
  enabled: true,
  fonts: { section: 'georgia' },
  welcome: {
    background_type: 'image',
    attachment: { resource: await anUpload(owner.token) },
    options: { button: { text_color: 'ABC', background_opacity: 0.5 } },
  },
  detail: { options: { item: { title: { size: 22 } } } },
  selection: { options: { label: { opacity: 0.8 } } },
  menu_themes: [{ menu_id: menu, options: { items: { photo: { size: 'big', display: 'left' } } } }],
});

/** Both pictures of a venue's look. */
export async function brandingPictures(owner: Owner) {
  const picture = async (resource_type: string) => ({
    data: { type: 'attachments', attributes: { resource_type, resource: await anUpload(owner.token) } },
  });
  const relationships = { logo: await picture('logo'), welcome_screen: await picture('welcome_screen') };
  return { data: { type: 'brandings', relationships } };
}

/** The id of the Russian title of a new item. */
export async function aRussianTitle(owner: Owner, place: Omit<Place, 'item'>): Promise<string> {
  const relationships = { item: { data: { type: 'items', id: await anItem(owner, place) } } };
  const attributes = { locale: 'ru', data: { title: 'Шиш-таук' } };
  const { document } = await call('POST /me/menus/{menu}/translates', {
    token: owner.token,
    params: { menu: place.menu },
    body: { data: { type: 'translates', attributes, relationships } },
  });
  return document.data.id;
}
