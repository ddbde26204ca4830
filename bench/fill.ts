import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Publication } from '@sofra/contract/publishing';
import { enter, settle } from '../scripts/demo/account.ts';
import { apiAt } from '../scripts/demo/api.ts';
import { buildMenu } from '../scripts/demo/build.ts';
import { LARGE_MENU } from '../scripts/demo/menu.ts';
import { translate } from '../scripts/demo/translate.ts';
import { ask, signIn, tokenFor } from './api.ts';
import { call } from './load.ts';
import { ROOT } from './processes.ts';

const MENUS = 5;
const LONG = 1000;
const SHORT = 50;

/** Rows of one list, by the ids above them. */
export type List = { menu: string; section: string; ids: string[] };

/** A venue of five menus with 200 items each, in three languages, published; `page` is the first menu's of `pages`. */
export type Venue = {
  id: string;
  token: string;
  slug: string;
  menu: string;
  page: string;
  pages: string[];
  lists: List[];
};

/** A second venue: the same menu of 200 items in one language (`tree`), a list of a thousand items and one of fifty. */
export type LongVenue = { id: string; token: string; tree: string; long: List; short: List };

function pictures(): () => Promise<Buffer> {
  const folder = join(ROOT, 'server/assets/demo');
  const all = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  let next = -1;
  return async () => {
    next += 1;
    return all[next % all.length] ?? Buffer.alloc(0);
  };
}

/** Fills an empty server with the demo's menu, with pictures, and its copies, through the public API. */
export async function fill(origin: string): Promise<{ venue: Venue; long: LongVenue }> {
  const api = apiAt(origin);
  await enter(api);
  const { id, attributes } = await settle(api);
  const menu = await buildMenu(api, LARGE_MENU, pictures());
  const token = await tokenFor(origin, await signIn(origin), id);
  const other = { name: 'Long lists', map: attributes.map };
  const long = await ask(origin, token, '/me/venues', 'POST', { type: 'venues', attributes: other });
  // Copied before it is translated, so that there is a menu of one language too.
  const tree = (await ask(origin, token, `/me/menus/${menu.id}/duplicate`, 'POST')).id;
  await ask(origin, token, `/me/menus/${tree}/relationships/venue`, 'PATCH', { type: 'venues', id: long.id });
  await translate(api, menu.id, menu.records);
  for (let copies = 1; copies < MENUS; copies += 1)
    await ask(origin, token, `/me/menus/${menu.id}/duplicate`, 'POST');
  return { venue: await published(origin, token, id, menu.id), long: await longVenue(origin, long.id, tree) };
}

async function published(origin: string, token: string, id: string, menu: string): Promise<Venue> {
  const { attributes } = await ask(origin, token, '/me/venue/publish', 'PUT');
  const slug = String(attributes.menu_url).split('/m/')[1] ?? '';
  const { menus } = JSON.parse(await call(origin, `/m/${slug}.json`)) as Publication;
  const lists = (menus.find((one) => one.id === menu)?.sections ?? []).map(({ id: section, items }) => ({
    menu,
    section,
    ids: items.map((item) => item.id),
  }));
  const pages = menus.map((one) => `/m/${slug}/${one.slug}`);
  return {
    id,
    token,
    slug,
    menu,
    page: `/m/${slug}/${menus.find((one) => one.id === menu)?.slug}`,
    pages,
    lists,
  };
}

async function longVenue(origin: string, id: string, tree: string): Promise<LongVenue> {
  const token = await tokenFor(origin, await signIn(origin), id);
  const long = await fillList(origin, token, 'A thousand', LONG);
  const short = await fillList(origin, token, 'Fifty', SHORT);
  return { id, token, tree, long, short };
}

/** Makes a menu with one section of so many items, every third with something extra, and answers its list. */
export async function fillList(origin: string, token: string, title: string, length: number): Promise<List> {
  const make = (path: string, type: string, attributes: object, relationships = {}) =>
    ask(origin, token, path, 'POST', { type, attributes, relationships });
  const menu = (await make('/me/menus', 'menus', { title })).id;
  const section = (await make(`/me/menus/${menu}/sections`, 'sections', { title })).id;
  const ids: string[] = [];
  for (let item = 0; item < length; item += 1) {
    const extras = { extras: { data: [{ type: 'extras', attributes: { title: 'Olives', price: '2.50' } }] } };
    const attributes = { title: `Dish ${item}`, price: `${1 + (item % 90)}.50` };
    const path = `/me/menus/${menu}/sections/${section}/items`;
    ids.push((await make(path, 'items', attributes, item % 3 === 0 ? extras : {})).id);
  }
  return { menu, section, ids };
}
