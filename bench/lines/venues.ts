import { LOCALE_CODES } from '@sofra/contract/locales';
import { enter, settle } from '../../scripts/demo/account.ts';
import { apiAt } from '../../scripts/demo/api.ts';
import { API, ask, bodyOf, headersOf, signIn, tokenFor } from '../api.ts';
import { residentBytes, rested } from '../cpu.ts';
import { fillList, type List } from '../fill.ts';
import { type Inspected, startInspected } from '../inspect.ts';
import { type Asking, requestsPerSecond, TURNS, WARM_UP } from '../load.ts';
import { type Measured, medians, rounded } from '../measured.ts';
import { interleave, ratios } from '../rounds.ts';
import { FLOOR, type Served, type Stage, startFloor, startServed, tidy } from '../stage.ts';
import { megabytes } from '../targets.ts';
import { finished } from './guest.ts';

const ROUNDS = 5;
const VENUES = 200;
const ITEMS = 60;

type Filled = { token: string; slug: string; rows: List };
type Page = Pick<Filled, 'slug'> & { page: string };
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
    const venue = {
      name: `Venue ${venues.length}`,
      map: attributes.map,
      extra_locales: attributes.extra_locales,
    };
    const made = await ask(origin, owner, '/me/venues', 'POST', { type: 'venues', attributes: venue });
    const copy = await ask(origin, owner, `/me/menus/${menu}/duplicate`, 'POST');
    const target = { type: 'venues', id: made.id };
    await ask(origin, owner, `/me/menus/${copy.id}/relationships/venue`, 'PATCH', target);
    venues.push(await publishedRows(origin, await tokenFor(origin, owner, made.id)));
  }
  return venues;
}

/** One venue's row after the other's. */
const nthOf = (venues: readonly Filled[], next: number) => {
  const { token, rows } = venues[next % venues.length] as Filled;
  return { token, rows, id: rows.ids[next % rows.ids.length] ?? '', title: `Dish ${next}` };
};

type Askings = {
  product: (venues: readonly Filled[]) => Asking;
  floor: (venues: readonly Filled[]) => Asking;
};

const TREE: Askings = {
  product: (venues) => (next) => {
    const { token, rows } = nthOf(venues, next);
    return { path: `${API}/me/venue/draft?menu=${rows.menu}`, headers: headersOf(token) };
  },
  floor: (venues) => (next) => ({ path: `/tree/${nthOf(venues, next).rows.menu}`, headers: FLOOR }),
};

const PATCH: Askings = {
  product: (venues) => (next) => {
    const { token, rows, id, title } = nthOf(venues, next);
    const path = `${API}/me/menus/${rows.menu}/sections/${rows.section}/items/${id}`;
    const body = bodyOf({ type: 'items', id, attributes: { title } });
    return { method: 'PATCH', path, headers: headersOf(token), body };
  },
  floor: (venues) => (next) => {
    const { id, title } = nthOf(venues, next);
    return {
      method: 'PATCH',
      path: `/patch/${id}`,
      headers: FLOOR,
      body: JSON.stringify({ title, price: '9' }),
    };
  },
};

/** An installation of the product with its venues, and a floor with the same rows. */
type Installation = { product: Served; floor: Served; venues: (Filled & Page)[] };

async function install(later: Stage['later'], count: number): Promise<Installation> {
  const product = await startServed(later);
  const venues = await fillVenues(product.origin, count);
  const floor = await startFloor(later, product);
  await rested(product.processes);
  await tidy(product, floor);
  return { product, floor, venues };
}

/** The product against its floor with many venues, against the same with one. */
async function compared(
  key: string,
  askings: Askings,
  installations: readonly [string, Installation][],
): Promise<Measured> {
  const runners = installations.flatMap(([name, { product, floor, venues }]) => [
    // One connection: what several who ask at once save by going together is another matter.
    { name, run: () => requestsPerSecond(product, askings.product(venues), { connections: 1 }) },
    { name: floorOf(name), run: () => requestsPerSecond(floor, askings.floor(venues), { connections: 1 }) },
  ]);
  const figures = await interleave(runners, ROUNDS, WARM_UP, TURNS);
  const [many = [], one = []] = installations.map(([name]) => ratios(figures, name, floorOf(name)));
  return {
    key,
    figures: many.map((ratio, round) => ratio / (one[round] ?? Number.NaN)),
    detail: medians(figures, 'a CPU-second'),
  };
}

const floorOf = (name: string) => `floor of ${name}`;

/** The address of each page of a venue in each language. */
function pagesOf({ slug, page }: Page): string[] {
  const [menu = ''] = page.split('?');
  return [`/m/${slug}`, `/m/${slug}/menus`, menu].flatMap((path) =>
    LOCALE_CODES.map((locale) => `${path}?lang=${locale}`),
  );
}

/** Asks for all pages of some venues in both codings that are kept, and answers how much they weigh at their smallest. */
async function served(server: Inspected, venues: readonly Page[]): Promise<number> {
  const weigh = async () => {
    let bytes = 0;
    for (const path of venues.flatMap(pagesOf))
      for (const coding of ['br', 'gzip'])
        bytes += (await finished(server.origin, path, { 'accept-encoding': coding })).body.length;
    return bytes;
  };
  const quick = await weigh();
  await rested([server.pid]);
  const bytes = await weigh();
  if (bytes >= quick) throw new Error('The smallest codings have not been made.');
  return bytes;
}

/**
 * What pages add to a server's memory, against what they weigh in the two codings that it keeps. As many others go before:
 * what rendering takes the first time it takes once.
 */
async function memoryOf({ product, venues }: Installation, later: Stage['later']): Promise<Measured> {
  const server = await startInspected(product.database.url);
  later(server.stop);
  const half = venues.length / 2;
  await served(server, venues.slice(0, half));
  const before = [await server.keptBytes(), residentBytes(server.pid)] as const;
  const bytes = await served(server, venues.slice(half));
  const kept = (await server.keptBytes()) - before[0];
  const per = 1000 / half;
  const words = [kept, bytes, residentBytes(server.pid) - before[1]].map((all) =>
    rounded(megabytes(all * per)),
  );
  const detail = `${words[0]} MB for ${words[1]} MB of brotli and gzip; resident ${words[2]} MB`;
  return { key: 'memory', figures: [kept / bytes], detail };
}

/** Two hundred venues in one installation against one. */
export async function venues({ later }: Stage): Promise<Measured[]> {
  const [many, one] = [await install(later, VENUES), await install(later, 1)];
  const both: [string, Installation][] = [
    [`${VENUES} venues`, many],
    ['1 venue', one],
  ];
  return [
    await memoryOf(many, later),
    await compared('venuesTree', TREE, both),
    await compared('venuesPatch', PATCH, both),
  ];
}
