import { enter, settle } from '../../scripts/demo/account.ts';
import { apiAt } from '../../scripts/demo/api.ts';
import { API, ask, bodyOf, headersOf, signIn, tokenFor } from '../api.ts';
import type { BenchCluster } from '../clusters.ts';
import { endings, type Later } from '../endings.ts';
import { fillList, type List } from '../fill.ts';
import { fillFloor } from '../floor/data.ts';
import { ANEW, type Asking, requestsPerSecond } from '../load.ts';
import { type Measured, medians } from '../measured.ts';
import { type Figures, interleaveAnew, type Runner, ratios } from '../rounds.ts';
import { FLOOR, type Served, type Stage, serveFloor, serveProduct, startDatabases, tidy } from '../stage.ts';
import { memoryOf, type Page } from './memory.ts';

const ROUNDS = 5;
const VENUES = 200;
const ITEMS = 60;

type Filled = { token: string; slug: string; rows: List };
type Published = {
  menus: { id: string; slug: string; sections: { id: string; items: { id: string }[] }[] }[];
};

async function publishedRows(origin: string, token: string): Promise<Filled & Page> {
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
async function fillVenues(origin: string, count: number): Promise<(Filled & Page)[]> {
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

/** The product's database with its venues, and a floor's with the same rows; nothing runs on them yet. */
type Installation = { name: string; ours: BenchCluster; theirs: BenchCluster; venues: (Filled & Page)[] };

async function install(later: Later, name: string, count: number): Promise<Installation> {
  const { ours, theirs } = await startDatabases(later);
  const filling = endings();
  try {
    const { origin } = await serveProduct(filling.later, ours);
    const venues = await fillVenues(origin, count);
    await fillFloor(ours.url, theirs.url);
    return { name, ours, theirs, venues };
  } finally {
    await filling.close();
  }
}

// One connection: what several who ask at once save by going together is another matter.
const alone = (server: Served, asking: Asking) => requestsPerSecond(server, asking, { connections: 1 });

/** Processes of their own for a round of an installation and its floor: how each is asked for a line. */
async function runnersOf(
  { name, ours, theirs, venues }: Installation,
  later: Later,
): Promise<(line: Askings) => Runner[]> {
  await tidy(ours, theirs);
  const product = await serveProduct(later, ours);
  const floor = await serveFloor(later, theirs);
  return (line) => [
    { name, run: () => alone(product, line.product(venues)) },
    { name: floorOf(name), run: () => alone(floor, line.floor(venues)) },
  ];
}

/** The product against its floor with many venues, against the same with one. */
function compared(
  key: string,
  figures: Figures,
  [many, one]: readonly [Installation, Installation],
): Measured {
  const [above, below] = [many, one].map(({ name }) => ratios(figures, name, floorOf(name)));
  return {
    key,
    figures: (above ?? []).map((ratio, round) => ratio / (below?.[round] ?? Number.NaN)),
    detail: medians(figures, 'a CPU-second'),
  };
}

const floorOf = (name: string) => `floor of ${name}`;

/** Two hundred venues in one installation against one. */
export async function venues({ later }: Stage): Promise<Measured[]> {
  const both = [
    await install(later, `${VENUES} venues`, VENUES),
    await install(later, '1 venue', 1),
  ] as const;
  const memory = await memoryOf(both[0].ours.url, both[0].venues);
  const figures = await interleaveAnew(
    async (soon) => {
      const runners = [await runnersOf(both[0], soon), await runnersOf(both[1], soon)];
      const ofAll = (line: Askings) => runners.flatMap((of) => of(line));
      return { tree: ofAll(TREE), patch: ofAll(PATCH) };
    },
    ROUNDS,
    ANEW,
  );
  return [memory, compared('venuesTree', figures.tree, both), compared('venuesPatch', figures.patch, both)];
}
