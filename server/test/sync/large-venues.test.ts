import { ROOM } from '@sofra/contract/limits';
import { expect, test } from 'vitest';
import { makeMenus, publish } from '../../src/publishing/publish.ts';
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
  const made = await makeMenus(db, owner.venueId);
  expect(made?.menus).toHaveLength(2);
  await changeMenu(owner, menus[0] ?? '', { title: 'Supper' });
  const { who, now } = await actingAs(owner);
  await db.transaction().execute((trx) => publish(trx, who, owner.venueId, now, { made }));
  const { slug, unpublished_changes } = await venueOf(owner);
  const { url } = await theServer();
  const published = await (await fetch(`${url}/m/${slug}.json`)).json();
  expect([published.menus[0].texts.en.title, unpublished_changes]).toEqual(['Supper', 0]);
});
