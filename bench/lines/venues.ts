import { setTimeout as pause } from 'node:timers/promises';
import { enter, settle } from '../../scripts/demo/account.ts';
import { apiAt } from '../../scripts/demo/api.ts';
import { API, ask, bodyOf, headersOf, signIn, tokenFor } from '../api.ts';
import { residentBytes, rested } from '../cpu.ts';
import { fillList, type List } from '../fill.ts';
import { type Asking, requestsPerSecond } from '../load.ts';
import { type Measured, measured, rounded } from '../measured.ts';
import { interleave } from '../rounds.ts';
import { type Served, type Stage, startServed } from '../stage.ts';
import { megabytes } from '../targets.ts';
import { finished } from './guest.ts';

const ROUNDS = 5;
const VENUES = 200;
const ITEMS = 60;

type Filled = { token: string; slug: string; rows: List };
type Published = {
  menus: { id: string; slug: string; sections: { id: string; items: { id: string }[] }[] }[];
};

async function publishedRows(origin: string, token: string): Promise<Filled & { page: string }> {
  const { attributes } = await ask(origin, token, '/me/venue/publish', 'PUT');
  const slug = String(attributes.menu_url).split('/m/')[1] ?? '';
  const { menus } = (await (await fetch(`${origin}/m/${slug}.json`)).json()) as Published;
  const [menu] = menus;
  const [section] = menu?.sections ?? [];
  const rows = {
    menu: menu?.id ?? '',
    section: section?.id ?? '',
    ids: section?.items.map(({ id }) => id) ?? [],
  };
  return { token, slug, rows, page: `/m/${slug}/${menu?.slug}?lang=en` };
}

/** Makes so many venues with a menu of 60 items each: the first by hand, the others by copies of its menu. */
async function fillVenues(origin: string, count: number): Promise<(Filled & { page: string })[]> {
  const api = apiAt(origin);
  await enter(api);
  const { id, attributes } = await settle(api);
  const owner = await tokenFor(origin, await signIn(origin), id);
  const { menu } = await fillList(origin, owner, 'The menu', ITEMS);
  const venues = [await publishedRows(origin, owner)];
  while (venues.length < count) {
    const venue = { name: `Venue ${venues.length}`, map: attributes.map };
    const made = await ask(origin, owner, '/me/venues', 'POST', { type: 'venues', attributes: venue });
    const copy = await ask(origin, owner, `/me/menus/${menu}/duplicate`, 'POST');
    const target = { type: 'venues', id: made.id };
    await ask(origin, owner, `/me/menus/${copy.id}/relationships/venue`, 'PATCH', target);
    venues.push(await publishedRows(origin, await tokenFor(origin, owner, made.id)));
  }
  return venues;
}

function treeOf(venues: readonly Filled[]): Asking {
  return (next) => {
    const { token, rows } = venues[next % venues.length] as Filled;
    return { path: `${API}/me/venue/draft?menu=${rows.menu}`, headers: headersOf(token) };
  };
}

function patchOf(venues: readonly Filled[]): Asking {
  return (next) => {
    const { token, rows } = venues[next % venues.length] as Filled;
    const id = rows.ids[next % rows.ids.length] ?? '';
    const path = `${API}/me/menus/${rows.menu}/sections/${rows.section}/items/${id}`;
    const body = bodyOf({ type: 'items', id, attributes: { title: `Dish ${next}` } });
    return { method: 'PATCH', path, headers: headersOf(token), body };
  };
}

async function compared(key: string, many: [Served, Asking], one: [Served, Asking]): Promise<Measured> {
  // One connection: with one venue, more would wait for each other's lock, which is another matter.
  const runners = [
    { name: `${VENUES} venues`, run: () => requestsPerSecond(...many, { connections: 1 }) },
    { name: '1 venue', run: () => requestsPerSecond(...one, { connections: 1 }) },
  ];
  return measured(key, await interleave(runners, ROUNDS), `${VENUES} venues`, '1 venue');
}

async function served(server: Served, venues: readonly { page: string }[]): Promise<number> {
  let bytes = 0;
  for (const { page } of venues)
    for (const coding of ['br', 'gzip'])
      bytes += (await finished(server.origin, page, { 'accept-encoding': coding })).body.length;
  await rested(server.processes);
  // What is not needed any more is given back in its own time.
  await pause(3000);
  return bytes;
}

/** What the pages of one language add to a server's memory, against what they weigh in the two codings that it keeps. */
async function memoryOf(server: Served, venues: readonly { page: string }[]): Promise<Measured> {
  const warm = venues.slice(0, VENUES / 4);
  await served(server, warm);
  const before = residentBytes(server.pid);
  const bytes = await served(server, venues.slice(VENUES / 4));
  const grown = residentBytes(server.pid) - before;
  const per = 1000 / (venues.length - warm.length);
  const detail = `${rounded(megabytes(grown * per))} MB for ${rounded(megabytes(bytes * per))} MB of brotli and gzip`;
  return { key: 'memory', figures: [grown / bytes], detail };
}

/** Two hundred venues in one installation against one. */
export async function venues({ later }: Stage): Promise<Measured[]> {
  const [many, one] = [await startServed(later), await startServed(later)];
  const filled = await fillVenues(many.origin, VENUES);
  const alone = await fillVenues(one.origin, 1);
  await Promise.all([rested(many.processes), rested(one.processes)]);
  return [
    await memoryOf(many, filled),
    await compared('venuesTree', [many, treeOf(filled)], [one, treeOf(alone)]),
    await compared('venuesPatch', [many, patchOf(filled)], [one, patchOf(alone)]),
  ];
}
