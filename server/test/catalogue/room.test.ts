import { problemText } from '@sofra/contract/api/problems';
import { type Held, type Holder, noRoom } from '@sofra/contract/catalogue/room';
import { ROOM } from '@sofra/contract/limits';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { updateCounts } from '../../src/catalogue/counts.ts';
import { syncNow } from '../sync/syncing.ts';
import {
  type By,
  changeItem,
  copyMenus,
  deleteItem,
  moveItem,
  moveMenu,
  tokenIn,
  undo,
} from '../tools/actions.ts';
import { activityOf, call, type WireError } from '../tools/client.ts';
import {
  anEmail,
  anExtra,
  anItem,
  anOwner,
  aPlace,
  aSection,
  aVenue,
  type Owner,
  PERSON,
  type Place,
} from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';

/**
 * A venue with two menus: `far` is filled where a rule counts a whole venue, `near` where it counts less. What comes, comes to
 * `near`. Of its second section `beside` is an item. The venue is a branch of `main`, which has a menu itself.
 */
type World = {
  by: By;
  venueId: string;
  far: Place;
  near: Place;
  beside: Place;
  main: Owner;
  other: Place;
  deleted: { id: string; activity: string };
};

async function withExtra(by: By, place: Place): Promise<Place> {
  await anExtra(by, place);
  return place;
}

async function aWorld(): Promise<World> {
  const main = await anOwner();
  const other = await withExtra(main, await aPlace(main));
  const venueId = await aVenue(main);
  const by = await tokenIn(main, venueId);
  const near = await withExtra(by, await aPlace(by));
  const section = await aSection(by, near.menu, { title: 'Salads' });
  const second = { menu: near.menu, section };
  const beside = await withExtra(by, { ...second, item: await anItem(by, second) });
  const id = await anItem(by, near, { title: 'Kofta' });
  await anExtra(by, { ...near, item: id });
  const activity = activityOf(await deleteItem(by, { ...near, item: id }));
  const far = await withExtra(by, await aPlace(by));
  await syncNow(main, { sync: { type: 'manual' }, child_ids: [venueId] });
  return { by, venueId, far, near, beside, main, other, deleted: { id, activity } };
}

type Refused = { status: number; errors: WireError[] };

/** A way by which records come to the menu `near`, or to its venue; `into` are the holders that get more of what it brings. */
type Door = { brings: Held[]; into: Holder[]; open: (world: World) => Promise<Refused> };

const title = { title: 'One more' };
const add = (type: string, attributes: object = title) => ({ data: { type, attributes } });

const WHOLE: Held[] = ['menus', 'sections', 'items', 'extras'];
const [, ...SECTION] = WHOLE;
const [, ...ITEM] = SECTION;

/** The failure of a sync as a refusal; its code alone is told. */
async function syncRefused({ main }: World): Promise<Refused> {
  const { document } = await syncNow(main);
  const [child] = document.meta.children;
  const code = child?.error ?? 'none';
  return { status: code === 'none' ? 200 : 422, errors: [{ code } as WireError] };
}

const DOORS: Record<string, Door> = {
  'a new menu': {
    brings: ['menus'],
    into: ['venues'],
    open: ({ by }) => call('POST /me/menus', { ...by, body: add('menus') }),
  },
  'a copy of a menu': {
    brings: WHOLE,
    into: ['venues'],
    open: ({ by, near }) => call('POST /me/menus/{menu}/duplicate', { ...by, params: { menu: near.menu } }),
  },
  'a menu of another venue': {
    brings: WHOLE,
    into: ['venues'],
    open: ({ main, other, venueId }) => moveMenu(main, other.menu, venueId),
  },
  'a copy from another venue': {
    brings: WHOLE,
    into: ['venues'],
    open: ({ main, other, venueId }) => copyMenus(main, [other.menu], venueId),
  },
  'a sync': { brings: WHOLE, into: ['venues'], open: syncRefused },
  'a new section': {
    brings: ['sections'],
    into: ['venues', 'menus'],
    open: ({ by, near }) =>
      call('POST /me/menus/{menu}/sections', { ...by, params: { menu: near.menu }, body: add('sections') }),
  },
  'sections that are pasted': {
    brings: ['sections', 'items'],
    into: ['venues', 'menus'],
    open: ({ by, near }) => {
      const items = { data: [{ type: 'items', attributes: { ...title, price: '1' } }] };
      const body = { data: [{ type: 'sections', attributes: title, relationships: { items } }] };
      return call('POST /me/menus/{menu}/relationships/sections', {
        ...by,
        params: { menu: near.menu },
        body,
      });
    },
  },
  'a copy of a section': {
    brings: SECTION,
    into: ['venues', 'menus'],
    open: ({ by, near }) =>
      call('POST /me/menus/{menu}/sections/{section}/duplicate', { ...by, params: { ...near } }),
  },
  'a section of another menu': {
    brings: SECTION,
    into: ['menus'],
    open: ({ by, far, near }) =>
      call('PATCH /me/menus/{menu}/sections/{section}/relationships/menu', {
        ...by,
        params: { ...far },
        body: { data: { type: 'menus', id: near.menu } },
      }),
  },
  'a new item': {
    brings: ['items'],
    into: ['venues', 'menus', 'sections'],
    open: ({ by, near }) =>
      call('POST /me/menus/{menu}/sections/{section}/items', {
        ...by,
        params: { ...near },
        body: add('items', { ...title, price: '1' }),
      }),
  },
  'a copy of an item': {
    brings: ITEM,
    into: ['venues', 'menus', 'sections'],
    open: ({ by, near }) =>
      call('POST /me/menus/{menu}/sections/{section}/items/{item}/duplicate', { ...by, params: { ...near } }),
  },
  'an item of another menu': {
    brings: ITEM,
    into: ['menus', 'sections'],
    open: ({ by, far, near }) => moveItem(by, far, near.section),
  },
  'the undo of a deletion': {
    brings: ITEM,
    into: ['venues', 'menus', 'sections'],
    open: ({ by, deleted }) => undo(by, deleted.activity),
  },
  'a record of the bin': {
    brings: ITEM,
    into: ['venues', 'menus', 'sections'],
    open: ({ by, deleted }) =>
      call('POST /me/bin/{record}/restore', { ...by, params: { record: deleted.id } }),
  },
  'a new extra': {
    brings: ['extras'],
    into: ['venues', 'menus'],
    open: ({ by, near }) => {
      const extras = { data: [{ type: 'extras', attributes: { ...title, price: '1' } }] };
      return changeItem(by, near, {}, { relationships: { extras } });
    },
  },
};

/** The place in which a rule's lists are lengthened. */
const LIKE: Record<Holder, (world: World) => Place> = {
  venues: ({ far }) => far,
  menus: ({ beside }) => beside,
  sections: ({ near }) => near,
  items: ({ near }) => near,
};

const ABOVE = { menus: 'menu', sections: 'menu', items: 'section', extras: 'item' } as const;

/** The source of the copied rows of each table, and the columns that are the copy's own. */
const COPIED = {
  menus: { columns: 'kind, currency, locales, slug', values: "kind, currency, locales, 'laid-' || n" },
  sections: { columns: 'item_count', values: '0' },
  extras: { columns: 'price', values: 'price' },
};

/**
 * Makes a list longer by `count` rows. Of items the last one is put there: positions are dense, so that the length of a list is
 * its last position.
 */
async function lengthen(world: World, held: Held, place: Place, count: number): Promise<void> {
  const { db } = (await theServer()).app;
  const parent = held === 'menus' ? world.venueId : place[ABOVE[held]];
  const last = sql`select id from ${sql.table(held)} where parent_id = ${parent} and deleted_at is null
    order by position desc limit 1`;
  if (held === 'items')
    await sql`update items set position = position + ${count} where id = (${last})`.execute(db);
  else
    await sql`
      insert into ${sql.table(held)} (id, parent_id, number, position, texts, folded, created_at, updated_at,
        ${sql.raw(COPIED[held].columns)})
      select gen_random_uuid(), parent_id, number + n, position + n, texts, folded, created_at, updated_at,
        ${sql.raw(COPIED[held].values)}
      from ${sql.table(held)}, generate_series(1, ${count}::int) n where id = (${last})`.execute(db);
  await updateCounts(db, held, [parent]);
}

async function shorten(world: World, held: Held, place: Place): Promise<void> {
  if (held === 'items') return lengthen(world, held, place, -1);
  const { db } = (await theServer()).app;
  const parent = held === 'menus' ? world.venueId : place[ABOVE[held]];
  await sql`
    delete from ${sql.table(held)} where id = (
      select id from ${sql.table(held)} where parent_id = ${parent} and deleted_at is null
      order by position desc limit 1)`.execute(db);
  await updateCounts(db, held, [parent]);
}

/** How many of a kind the world has in a holder before anything is laid. */
const AT_FIRST: Record<Holder, Partial<Record<Held, number>>> = {
  venues: { menus: 2, sections: 3, items: 3, extras: 3 },
  menus: { sections: 2, items: 2, extras: 2 },
  sections: { items: 1 },
  items: { extras: 1 },
};

const RULES = Object.entries(ROOM).flatMap(([holder, most]) =>
  Object.entries(most).map(([held, max]) => [holder as Holder, held as Held, max] as const),
);

// How many extras an item may have is judged by the call that writes them (`requests.test.ts`).
test.each(RULES.filter(([holder]) => holder !== 'items'))(
  '%s with as many %s as they may hold take no more, by no way',
  async (holder, held, max) => {
    const world = await aWorld();
    const place = LIKE[holder](world);
    await lengthen(world, held, place, max - (AT_FIRST[holder][held] ?? 0));
    const doors = Object.entries(DOORS).filter(
      ([, { brings, into }]) => brings.includes(held) && into.includes(holder),
    );
    expect(doors.length).toBeGreaterThan(1);
    const { parameters } = noRoom(holder, held, max);
    for (const [name, { open }] of doors) {
      const { status, errors } = await open(world);
      expect([name, status, errors[0]?.code]).toEqual([name, 422, 'no_room']);
      if (name !== 'a sync') expect(errors[0]?.title).toBe(problemText('no_room', 'en', parameters));
    }
    await shorten(world, held, place);
    const ofOne = doors.find(([, { brings }]) => brings.length === 1);
    expect((await ofOne?.[1].open(world))?.status).toBeLessThan(300);
  },
);

test('a sign-up with more items than a menu may hold is refused', async () => {
  const item = { title: 'Tea', price: '1' };
  const sections = Array.from({ length: 13 }, () => ({
    title: 'Tea',
    items: Array.from({ length: 200 }, () => item),
  }));
  const attributes = {
    ...PERSON,
    email: anEmail(),
    venue: { name: 'Tea House' },
    menu: { title: 'Tea' },
    sections,
  };
  const { status, errors } = await call('POST /sign_up', { body: { data: { type: 'users', attributes } } });
  expect([status, errors[0]?.title]).toEqual([422, 'A menu can hold at most 2500 items.']);
});

test('in a venue that has more than it may, records still move and go', async () => {
  const world = await aWorld();
  await lengthen(world, 'items', world.far, ROOM.venues.items + 1);
  const { by, near, beside } = world;
  expect((await moveItem(by, near, beside.section)).status).toBe(200);
  expect((await deleteItem(by, beside)).status).toBe(204);
});

test('of two items that come at once to the last place in a section one is refused', async () => {
  const world = await aWorld();
  await lengthen(world, 'items', world.near, ROOM.sections.items - 2);
  const item = DOORS['a new item'];
  const answers = await Promise.all([item?.open(world), item?.open(world)]);
  expect(answers.map((answer) => answer?.status).sort()).toEqual([201, 422]);
});
