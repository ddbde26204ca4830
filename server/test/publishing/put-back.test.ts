import { ACTIVITY_HEADER } from '@sofra/contract/api/jsonapi';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rounds } from '../../../scripts/proof.ts';
import { publish as publishVenue } from '../../src/publishing/publish.ts';
import { brandingPictures } from '../contract/example-bodies.ts';
import { type Deed, deed, doOne } from '../history/deeds.ts';
import {
  changeItem,
  changeVenue,
  codes,
  moveMenu,
  publish,
  readItem,
  tokenIn,
  undo,
  venueOf,
} from '../tools/actions.ts';
import { activityOf, call } from '../tools/client.ts';
import {
  anExtra,
  anItem,
  anOwner,
  anUpload,
  aPlace,
  aTheme,
  aVenue,
  type Owner,
  photograph,
} from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';
import { actingAs } from '../tools/statements.ts';
import { treeOf } from '../tools/tree.ts';

async function aWorld() {
  const owner = await anOwner();
  for (const place of [await aPlace(owner), await aPlace(owner)])
    await anItem(owner, place, { title: 'Second', price: '12' });
  return { owner, photos: [await anUpload(owner.token), await anUpload(owner.token)] };
}

type World = Awaited<ReturnType<typeof aWorld>>;

async function doAll(world: World, sequence: readonly Deed[]): Promise<void> {
  for (const one of sequence) expect((await doOne(world, one))?.status ?? 200).toBeLessThan(300);
}

const restore = ({ token }: Owner, publication: number) =>
  call('POST /me/venue/publications/{publication}/restore', {
    token,
    params: { publication: String(publication) },
  });

const discard = ({ token }: Owner, change: string) =>
  call('DELETE /me/venue/changes/{change}', { token, params: { change } });

const enableTheme = ({ token }: Owner, theme: string) =>
  call('PATCH /me/branding/themes/{theme}', {
    token,
    params: { theme },
    body: { data: { type: 'themes', id: theme, attributes: { enabled: true } } },
  });

const listed = async ({ token }: Owner) =>
  (await call('GET /me/venue/changes', { token })).document.data.map(({ id }) => id);

const documentOf = async ({ token }: Owner) => {
  const { url } = await theServer();
  const headers = { authorization: `Bearer ${token}` };
  const {
    number: _,
    published_at: __,
    ...document
  } = await (await fetch(`${url}/api/v1/me/venue/draft`, { headers })).json();
  return document;
};

test('after any changes a publication is restored whole, what was switched off too, and that is undone and redone', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(deed(), { maxLength: 6 }),
      fc.array(deed(), { minLength: 1, maxLength: 10 }),
      async (first, second) => {
        const world = await aWorld();
        const { owner } = world;
        await doAll(world, first);
        await publish(owner);
        const then = await treeOf(owner.venueId);
        await doAll(world, second);
        const before = await treeOf(owner.venueId);
        await publish(owner);
        const isSecond = (await venueOf(owner)).publication_number === 2;
        const { headers } = await restore(owner, 1);
        expect(await treeOf(owner.venueId)).toEqual(then);
        if (!isSecond) expect(await listed(owner)).toEqual([]);
        const activity = headers.get(ACTIVITY_HEADER);
        if (!activity) {
          expect(before).toEqual(then);
          return;
        }
        const undone = activityOf(await undo(owner, activity));
        expect(await treeOf(owner.venueId)).toEqual(before);
        await undo(owner, undone);
        expect(await treeOf(owner.venueId)).toEqual(then);
        if (!isSecond) return;
        await restore(owner, 2);
        expect(await treeOf(owner.venueId)).toEqual(before);
      },
    ),
    { numRuns: rounds(6, 100) },
  );
});

test('discarding what is listed, until nothing is, gives what is published byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(deed(), { maxLength: 4 }),
      fc.array(deed(), { minLength: 1, maxLength: 8 }),
      fc.nat(1000),
      async (first, second, choice) => {
        const world = await aWorld();
        const { owner } = world;
        await doAll(world, first);
        await publish(owner);
        const published = JSON.stringify(await documentOf(owner));
        await doAll(world, second);
        for (let changes = await listed(owner), step = 0; changes.length > 0; step += 1) {
          expect(step).toBeLessThan(60);
          // A row whose place is gone, or that follows from another change, waits for that: the next one is taken.
          let isDone = false;
          for (let tried = 0; !isDone; tried += 1) {
            expect(tried).toBeLessThan(changes.length);
            const change = changes[(choice + tried) % changes.length] ?? '';
            const { status, headers } = await discard(owner, change);
            expect([204, 409]).toContain(status);
            isDone = headers.has(ACTIVITY_HEADER);
          }
          changes = await listed(owner);
        }
        expect(JSON.stringify(await documentOf(owner))).toBe(published);
        await publish(owner);
        expect((await venueOf(owner)).publication_number).toBe(1);
      },
    ),
    { numRuns: rounds(6, 100) },
  );
});

test('what is in the bin no more comes back under its number, with its words, its extras and its photo', async () => {
  const { owner, photos } = await aWorld();
  const place = await aPlace(owner);
  await anExtra(owner, place);
  await photograph(owner, place, photos[0] ?? '');
  await changeItem(owner, place, { disabled: true });
  await publish(owner);
  const then = await treeOf(owner.venueId);
  const { token } = owner;
  await call('DELETE /me/menus/{menu}', { token, params: { menu: place.menu } });
  await call('DELETE /me/bin/{record}', { token, params: { record: place.menu } });
  await restore(owner, 1);
  expect(await treeOf(owner.venueId)).toEqual(then);
});

test('the venue, its pictures and its theme come back, but its address stays; all of it can be discarded too', async () => {
  const { owner } = await aWorld();
  await publish(owner);
  const published = await documentOf(owner);
  const change = async () => {
    await changeVenue(owner, {
      name: 'Levante',
      cuisine: 'Grill',
      map: { city: 'Dubai' },
      slug: `levante-${owner.venueId}`,
    });
    await call('PATCH /me/branding', { token: owner.token, body: await brandingPictures(owner) });
    await enableTheme(owner, await aTheme(owner, { name: 'Night' }));
  };
  await change();
  const { slug } = await venueOf(owner);
  await restore(owner, 1);
  expect(await documentOf(owner)).toEqual({ ...published, venue: { ...published.venue, slug } });
  await changeVenue(owner, { slug: published.venue.slug });
  await change();
  for (const id of await listed(owner)) expect((await discard(owner, id)).status).toBe(204);
  expect(await documentOf(owner)).toEqual(published);
});

test('the undo of a restore gives the venue its fields back, main language and all, and its redo takes them again', async () => {
  const { owner } = await aWorld();
  await publish(owner);
  const then = await documentOf(owner);
  await changeVenue(owner, { name: 'Levante', phone: '+971501234567', default_locale: 'ar' });
  const before = [await documentOf(owner), await treeOf(owner.venueId)];
  const restored = activityOf(await restore(owner, 1));
  expect(await documentOf(owner)).toEqual(then);
  const undone = activityOf(await undo(owner, restored));
  expect([await documentOf(owner), await treeOf(owner.venueId)]).toEqual(before);
  const redone = activityOf(await undo(owner, undone));
  expect(await documentOf(owner)).toEqual(then);
  await changeVenue(owner, { name: 'Ponente' });
  expect(codes(await undo(owner, redone))).toEqual([409, 'changed_since']);
});

test('the undo of a discarded change of the venue gives it its new address again, at once', async () => {
  const { owner } = await aWorld();
  await publish(owner);
  const slug = `levante-${owner.venueId}`;
  await changeVenue(owner, { name: 'Levante', slug });
  const discarded = activityOf(await discard(owner, `venues-${owner.venueId}`));
  const former = (await venueOf(owner)).menu_url;
  expect((await fetch(former, { redirect: 'manual' })).status).toBe(200);
  await undo(owner, discarded);
  expect(await venueOf(owner)).toMatchObject({ name: 'Levante', slug });
  expect((await fetch(former, { redirect: 'manual' })).status).toBe(301);
});

test('a menu that is in another venue by now stays there, and another account’s change is none', async () => {
  const { owner } = await aWorld();
  const { menu } = await aPlace(owner);
  await publish(owner);
  const other = await aVenue(owner);
  await moveMenu(owner, menu, other);
  await restore(owner, 1);
  expect((await treeOf(owner.venueId)).map(({ id }) => id)).not.toContain(menu);
  expect((await treeOf(other)).map(({ id }) => id)).toContain(menu);
  expect((await restore(owner, 2)).status).toBe(404);
  const [change = ''] = await listed(owner);
  const stranger = await anOwner();
  await aPlace(stranger);
  await publish(stranger);
  expect((await discard(stranger, change)).status).toBe(404);
});

test('a venue keeps as many publications as it may, whole, and the others are gone with what only they had', async () => {
  const { owner } = await aWorld();
  const place = await aPlace(owner);
  const { app } = await theServer();
  const { who, now } = await actingAs(owner);
  const publishKept = () =>
    app.db.transaction().execute((trx) => publishVenue(trx, who, owner.venueId, now, { most: 2 }));
  for (const title of ['One dish', 'Two dishes', 'Three dishes', 'Four dishes']) {
    await changeItem(owner, place, { title });
    await publishKept();
  }
  const { document } = await call('GET /me/venue/publications', { token: owner.token });
  expect(document.data.map(({ id, attributes: { kept } }) => [id, kept])).toEqual([
    ['4', true],
    ['3', true],
  ]);
  const stored = async (title: string) => {
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from publication_parts where document::text like ${`%${place.item}%${title}%`})
        + (select count(*) from publication_rows where columns::text like ${`%${title}%`} and row_id = ${place.item}) as count`.execute(
      app.db,
    );
    return rows[0]?.count;
  };
  expect([await stored('One dish'), await stored('Two dishes')]).toEqual([0, 0]);
  const comparison = await call('GET /me/venue/publications/{publication}/changes', {
    token: owner.token,
    params: { publication: '3' },
  });
  expect(comparison.document.meta.publication).toBeNull();
  await restore(owner, 3);
  expect((await readItem(owner, place)).document.data.attributes.title).toBe('Three dishes');
});

test('a menu that moved to another venue keeps its document there, and can’t be discarded back', async () => {
  const { owner } = await aWorld();
  const { menu, item } = await aPlace(owner);
  await publish(owner);
  const other = await aVenue(owner);
  await moveMenu(owner, menu, other);
  const there = await tokenIn(owner, other);
  await publish(there);
  expect(codes(await discard(owner, `menus-${menu}`))).toEqual([409, 'in_another_venue']);
  const { app } = await theServer();
  const { who, now } = await actingAs(owner);
  for (const name of ['Levante', 'Ponente', 'Libeccio']) {
    await changeVenue(owner, { name });
    await app.db.transaction().execute((trx) => publishVenue(trx, who, owner.venueId, now, { most: 2 }));
  }
  const { slug } = await venueOf(there);
  const { url } = await theServer();
  expect(await (await fetch(`${url}/m/${slug}.json`)).text()).toContain(item);
});

test('menus of one name that are in the bin no more come back with an address each', async () => {
  const { owner } = await aWorld();
  await publish(owner);
  const menus = (await treeOf(owner.venueId)).filter(({ node }) => node === 'menus');
  for (const { id } of menus) {
    await call('DELETE /me/menus/{menu}', { token: owner.token, params: { menu: id } });
    await call('DELETE /me/bin/{record}', { token: owner.token, params: { record: id } });
  }
  await aPlace(owner);
  expect((await restore(owner, 1)).status).toBe(200);
  const back = (await treeOf(owner.venueId)).filter(({ node }) => node === 'menus');
  expect(back.map(({ id }) => id)).toEqual(menus.map(({ id }) => id));
});

test('a record is discarded under its own type alone', async () => {
  const { owner } = await aWorld();
  await publish(owner);
  const { menu } = await aPlace(owner);
  expect((await discard(owner, `items-${menu}`)).status).toBe(404);
  expect((await discard(owner, `menus-${menu}`)).status).toBe(204);
});
