import { ROOM } from '@sofra/contract/limits';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { publish } from '../../src/publishing/publish.ts';
import { makeAhead } from '../../src/publishing/ready.ts';
import { ChangedMeanwhile, lookAhead } from '../../src/sync/ahead.ts';
import { syncBranch } from '../../src/sync/sync-branch.ts';
import { changeMenu, tokenIn, venueOf } from '../tools/actions.ts';
import { call, send } from '../tools/client.ts';
import { anOwner } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';
import { fillVenue } from '../tools/large-venue.ts';
import { actingAs } from '../tools/statements.ts';
import { treeOf } from '../tools/tree.ts';
import { syncNow, takeBranch } from './syncing.ts';

test('a first sync that is killed when it has laid its rows leaves nothing to see, and the next one brings all', async () => {
  const { db, clock } = (await theServer()).app;
  const owner = await anOwner();
  await fillVenue(owner, 1);
  const venueId = await takeBranch(owner);
  const rows = 1 + 5 + 2 * ROOM.menus.items;
  const ahead = await lookAhead(db, clock.now(), { mainId: owner.venueId, branchId: venueId });
  expect(ahead?.laid.size).toBe(rows);
  expect(await treeOf(venueId)).toEqual([]);
  const branch = await tokenIn(owner, venueId);
  const bin = await call('GET /me/bin', { token: branch.token });
  expect(bin.document.data).toEqual([]);
  await syncNow(owner);
  expect((await treeOf(venueId)).length).toBe(rows);
});

test('a change that comes between the look ahead and the sync is in the sync', async () => {
  const { db, clock } = (await theServer()).app;
  const owner = await anOwner();
  const [menu = ''] = await fillVenue(owner, 1);
  const ids = { mainId: owner.venueId, branchId: await takeBranch(owner) };
  const ahead = await lookAhead(db, clock.now(), ids);
  await changeMenu(owner, menu, { title: 'Supper' });
  const { who, now } = await actingAs(owner);
  const synced = db.transaction().execute((trx) => syncBranch(trx, { actor: who, now }, ids, ahead));
  await expect(synced).rejects.toThrow(ChangedMeanwhile);
  await syncNow(owner);
  const [copied] = (await treeOf(ids.branchId)).filter(({ node }) => node === 'menus');
  expect(copied?.texts).toMatchObject({ en: { title: 'Supper' } });
});

test('the draft of a large venue is what is published', async () => {
  const owner = await anOwner();
  const [menu = ''] = await fillVenue(owner, 1);
  await call('PUT /me/venue/publish', { token: owner.token });
  const { url } = await theServer();
  const published = await (await fetch(`${url}/m/${(await venueOf(owner)).slug}.json`)).json();
  const read = async (query: Record<string, string>) =>
    (await send('GET /me/venue/draft', { token: owner.token, query })).json();
  const draft = await read({});
  expect(draft.menus).toEqual(published.menus);
  expect(await read({ menu })).toEqual(published.menus[0]);
});

test('a change that comes between the making of menus and their publication is published', async () => {
  const { db } = (await theServer()).app;
  const owner = await anOwner();
  const menus = await fillVenue(owner, 2);
  const ahead = await makeAhead(db, owner.venueId);
  expect(ahead?.made.size).toBe(2);
  await changeMenu(owner, menus[0] ?? '', { title: 'Supper' });
  const { who, now } = await actingAs(owner);
  await db.transaction().execute((trx) => publish(trx, who, owner.venueId, now, { ahead }));
  const { slug, unpublished_changes } = await venueOf(owner);
  const { url } = await theServer();
  const published = await (await fetch(`${url}/m/${slug}.json`)).json();
  expect([published.menus[0].texts.en.title, unpublished_changes]).toEqual(['Supper', 0]);
});

test('a publication of a large venue is restored whole, also where another one came between', async () => {
  const { db } = (await theServer()).app;
  const owner = await anOwner();
  const menus = await fillVenue(owner, 2);
  const { token, venueId } = owner;
  const draft = async () => (await send('GET /me/venue/draft', { token })).text();
  const put = () => call('PUT /me/venue/publish', { token });
  await put();
  const first = await draft();
  // The rows that a process kept and never published are none of the next publication.
  await changeMenu(owner, menus[0] ?? '', { title: 'Supper' });
  await makeAhead(db, venueId);
  await sql`
    update items set price = price + 1 from sections s where s.id = items.parent_id and s.parent_id = ${menus[1]}`.execute(
    db,
  );
  await changeMenu(owner, menus[0] ?? '', { title: 'Late supper' });
  await call('DELETE /me/menus/{menu}', { token, params: { menu: menus[1] ?? '' } });
  await put();
  const second = await draft();
  const { document } = await call('GET /me/venue/publications', { token });
  expect(document.data.map(({ attributes: { number, kept } }) => [number, kept])).toEqual([
    [2, true],
    [1, true],
  ]);
  const restore = (publication: string) =>
    call('POST /me/venue/publications/{publication}/restore', { token, params: { publication } });
  expect((await restore('1')).status).toBe(200);
  expect(await draft()).toBe(first);
  expect((await restore('2')).status).toBe(200);
  expect(await draft()).toBe(second);
});
