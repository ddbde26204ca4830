import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enter, settle } from '../scripts/demo/account.ts';
import { apiAt } from '../scripts/demo/api.ts';
import { buildMenu } from '../scripts/demo/build.ts';
import { LARGE_MENU } from '../scripts/demo/menu.ts';
import { translate } from '../scripts/demo/translate.ts';
import { ask, signIn, tokenFor } from './api.ts';
import { ROOT } from './processes.ts';

const MENUS = 5;
const LONG = 1000;
const SHORT = 50;

/** Rows of one list, by the ids above them. */
export type List = { menu: string; section: string; ids: string[] };

/** A venue of five menus with 200 items each, in three languages, published. */
export type Venue = {
  id: string;
  token: string;
  slug: string;
  menu: string;
  menuSlug: string;
  lists: List[];
};

/** A second venue with a menu of one section of a thousand items, and one of fifty. */
export type LongVenue = { id: string; token: string; long: List; short: List };

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
export async function fillVenue(origin: string): Promise<Venue> {
  const api = apiAt(origin);
  await enter(api);
  const { id } = await settle(api);
  const menu = await buildMenu(api, LARGE_MENU, pictures());
  await translate(api, menu.id, menu.records);
  const token = await tokenFor(origin, await signIn(origin), id);
  for (let copies = 1; copies < MENUS; copies += 1)
    await ask(origin, token, `/me/menus/${menu.id}/duplicate`, 'POST');
  const { attributes } = await ask(origin, token, '/me/venue/publish', 'PUT');
  const slug = String(attributes.menu_url).split('/m/')[1] ?? '';
  const text = await (await fetch(`${origin}/m/${slug}.json`)).json();
  const published = text.menus.find((one: { id: string }) => one.id === menu.id);
  const lists = published.sections.map((section: { id: string; items: { id: string }[] }) => ({
    ...{ menu: menu.id, section: section.id, ids: section.items.map((item) => item.id) },
  }));
  return { id, token, slug, menu: menu.id, menuSlug: published.slug, lists };
}

async function fillList(origin: string, token: string, title: string, length: number): Promise<List> {
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

/** Makes another venue with two long lists, one of a thousand items and one of fifty. */
export async function fillLongVenue(origin: string): Promise<LongVenue> {
  const owner = await signIn(origin);
  const venues = await ask<{ attributes: { map: object } }[]>(origin, owner, '/me/venues');
  const { map } = venues[0]?.attributes ?? {};
  const attributes = { name: 'Long lists', map };
  const { id } = await ask(origin, owner, '/me/venues', 'POST', { type: 'venues', attributes });
  const token = await tokenFor(origin, owner, id);
  const long = await fillList(origin, token, 'A thousand', LONG);
  const short = await fillList(origin, token, 'Fifty', SHORT);
  return { id, token, long, short };
}
