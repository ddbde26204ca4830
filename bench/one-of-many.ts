import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiAt } from '../scripts/demo/api.ts';
import { LARGE_MENU } from '../scripts/demo/menu.ts';
import { uploadPicture } from '../scripts/demo/pictures.ts';
import { ROOT } from '../scripts/run/processes.mjs';
import type { DemoTexts } from '../server/src/onboarding/demo/shape.ts';
import { publishVenue, type Venue } from './fill.ts';
import type { Call } from './load.ts';
import { NAME } from './many-venues.ts';

const PICTURES = join(ROOT, 'server/assets/demo');
const SECTIONS = 6;
const ITEMS_EACH = 10;
const PASSWORD = 'a-laid-table';
/** The dishes with a photo, and those that were changed later. */
const PHOTOS = 10;
const CHANGED = 20;

const words = ({ title, description }: DemoTexts['en']) => ({ title, description });
const inTwoLanguages = ({ en, ar }: DemoTexts) => {
  return { title: en.title, description: en.description, translations: { ar: words(ar) } };
};

const SECTIONS_OF_MENU = LARGE_MENU.sections.slice(0, SECTIONS).map(({ texts, items }) => {
  const dishes = items
    .slice(0, ITEMS_EACH)
    .map((item) => ({ ...inTwoLanguages(item.texts), price: item.price }));
  return { ...inTwoLanguages(texts), items: dishes };
});

/** The name of copy `n` in addresses; the first is the venue that was copied. */
const nameOf = (n: number) => (n === 1 ? NAME : `${NAME}-${n}`);

/** A call that signs the owner of copy `n` in. */
export const signInCall = (n: number): Call => ({
  method: 'POST',
  path: '/api/v1/sign_in',
  headers: { 'content-type': 'application/vnd.api+json' },
  body: JSON.stringify({
    data: {
      type: 'users',
      attributes: { email: `${nameOf(n)}@example.com`, password: PASSWORD, remember: false },
    },
  }),
});

/** The address of the menu of copy `n`. */
export const pageOf = (n: number) => `/m/${nameOf(n)}/dinner`;

function withPhoto(resource: string) {
  const photo = { type: 'attachments', attributes: { resource_type: 'photo', resource } };
  return { settings: { data: { type: 'settings', relationships: { attachments: { data: [photo] } } } } };
}

/** Fills an empty server with a venue of 60 dishes in two languages, ten with photos, and publishes it. */
export async function oneOfMany(origin: string): Promise<Venue> {
  const api = apiAt(origin);
  await api.send('POST', '/sign_up', {
    type: 'users',
    attributes: {
      email: `${NAME}@example.com`,
      password: PASSWORD,
      first_name: 'Layla',
      last_name: 'Haddad',
      phone: '+971501234567',
      locale: 'en',
      venue: { name: NAME },
      menu: { title: 'Dinner', currency: 'aed' },
      sections: SECTIONS_OF_MENU,
    },
  });
  const { id } = (
    await api.send('PATCH', '/me/venue', { type: 'venues', attributes: { extra_locales: ['ar'] } })
  ).data;
  const venue = await publishVenue(origin, { id, token: api.token() });
  const pictures = readdirSync(PICTURES).map((name) => readFileSync(join(PICTURES, name)));
  const dishes = venue.lists.flatMap((list) => list.ids.map((dish) => ({ ...list, dish })));
  for (const [at, { menu, section, dish }] of dishes.slice(0, CHANGED).entries()) {
    const record = { type: 'items', id: dish, attributes: { price: `${10 + at}.50` } };
    const picture =
      at < PHOTOS &&
      (await uploadPicture(api, 'dish.jpg', pictures[at % pictures.length] ?? Buffer.alloc(0)));
    const path = `/me/menus/${menu}/sections/${section}/items/${dish}`;
    await api.send('PATCH', path, picture ? { ...record, relationships: withPhoto(picture) } : record);
  }
  return publishVenue(origin, { id, token: api.token() });
}
