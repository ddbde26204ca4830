import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { prepareVenue, signInOrUp } from '../scripts/demo/account.ts';
import { type Api, type Attributes, apiAt } from '../scripts/demo/api.ts';
import { buildMenu } from '../scripts/demo/build.ts';
import { LARGE_MENU } from '../scripts/demo/menu.ts';
import { uploadPicture } from '../scripts/demo/pictures.ts';
import { translate } from '../scripts/demo/translate.ts';
import { ROOT } from '../scripts/run/processes.mjs';
import { type Call, send } from './load.ts';

/** The rows of a short list, and the items of a small menu. */
export const FEW_ROWS = 50;
const PICTURES = join(ROOT, 'server/assets/demo');

type SignedIn = { id: string; token: string };

/** Rows of one list, by the ids above them. */
export type List = { menu: string; section: string; ids: string[] };

/** A published venue: the addresses of its menus' pages, and its first menu with the lists of items in it. */
export type Venue = SignedIn & { slug: string; pages: string[]; menu: string; lists: List[] };

/** A venue with five menus of 200 items in three languages; one with such a menu in one language; one with two lists. */
export type Fixtures = { venue: Venue; single: Venue; sorted: SignedIn & { many: List; few: List } };

/** Fills an empty server with the demo's menu, with pictures, and its copies, through the public API. */
export async function fill(origin: string): Promise<Fixtures> {
  const { api, id, token, attributes } = await signInDemo(origin);
  const pictures = readdirSync(PICTURES).map((name) => readFileSync(join(PICTURES, name)));
  let next = 0;
  const picture = () => uploadPicture(api, 'dish.jpg', pictures[next++ % pictures.length] ?? Buffer.alloc(0));
  const menu = await buildMenu(api, LARGE_MENU, picture);
  // The copy is made before the translation: it is the menu in one language.
  const single = await copyToNewVenue(origin, token, menu.id, { name: 'One menu', map: attributes.map });
  await translate(api, id, menu);
  for (let menus = 1; menus < 5; menus += 1) await api.send('POST', `/me/menus/${menu.id}/duplicate`);
  const sorted = await createVenue(origin, token, { name: 'Long lists', map: attributes.map });
  const long = apiAt(origin, sorted.token);
  const [many, few] = [await createList(long, 1000), await createList(long, FEW_ROWS)];
  return { venue: await publishVenue(origin, { id, token }), single, sorted: { ...sorted, many, few } };
}

async function createVenue(origin: string, token: string, attributes: Attributes): Promise<SignedIn> {
  const api = apiAt(origin, token);
  const { id } = (await api.send('POST', '/me/venues', { type: 'venues', attributes })).data;
  await api.send('PATCH', `/me/venues/${id}/sign_in`);
  return { id, token: api.token() };
}

/** Creates and publishes a venue with a copy of a menu. */
export async function copyToNewVenue(origin: string, token: string, menu: string, attributes: Attributes) {
  const api = apiAt(origin, token);
  const venue = await createVenue(origin, token, attributes);
  const { id } = (await api.send('POST', `/me/menus/${menu}/duplicate`)).data;
  await api.send('PATCH', `/me/menus/${id}/relationships/venue`, { type: 'venues', id: venue.id });
  return publishVenue(origin, venue);
}

/** Publishes a venue and reads what of it there is. */
export async function publishVenue(origin: string, { id, token }: SignedIn): Promise<Venue> {
  const { attributes } = (await apiAt(origin, token).send('PUT', '/me/venue/publish')).data;
  const slug = String(attributes.menu_url).split('/m/')[1] ?? '';
  const { menus }: Publication = JSON.parse(await send(origin, { path: `/m/${slug}.json` }));
  const [first] = menus;
  if (!first) throw new Error(`${slug} was published without a menu`);
  const lists = first.sections.map(({ id: section, items }) => {
    return { menu: first.id, section, ids: items.map((item) => item.id) };
  });
  return { id, token, slug, pages: menus.map((menu) => `/m/${slug}/${menu.slug}`), menu: first.id, lists };
}

/** Creates a menu with one section of `length` items and answers its list. */
export async function createList(api: Api, length: number): Promise<List> {
  const create = async (path: string, type: string, attributes: Attributes) =>
    (await api.send('POST', path, { type, attributes })).data.id;
  const menu = await create('/me/menus', 'menus', { title: `${length} dishes` });
  const section = await create(`/me/menus/${menu}/sections`, 'sections', { title: 'All' });
  const list: List = { menu, section, ids: [] };
  for (let item = 0; item < length; item += 1) {
    const attributes = { title: `Dish ${item}`, price: `${1 + (item % 90)}.50` };
    list.ids.push(await create(itemsPath(list), 'items', attributes));
  }
  return list;
}

/** A call of the product's API. */
export function apiCall(token: string, path: string, method = 'GET', data?: unknown): Call {
  const headers = { authorization: token, 'content-type': 'application/vnd.api+json' };
  const call: Call = { method, path: `/api/v1${path}`, headers };
  return data === undefined ? call : { ...call, body: JSON.stringify({ data }) };
}

/** Signs the demo's owner up: a client of the API, the only venue, its token and its attributes. */
export async function signInDemo(origin: string) {
  const api = apiAt(origin);
  await signInOrUp(api);
  const { id, attributes } = await prepareVenue(api);
  return { api, id, token: api.token(), attributes };
}

/** The path of a section's items. */
export const itemsPath = ({ menu, section }: List) => `/me/menus/${menu}/sections/${section}/items`;
