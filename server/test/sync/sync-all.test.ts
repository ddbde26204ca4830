import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '../../../scripts/proof.ts';
import { type Chosen, type Deed, deed, deeds, of, pathTo, pick } from '../history/deeds.ts';
import { codes, deleteItem, moveItem, readItem, tokenIn, undo, venueOf } from '../tools/actions.ts';
import { activityOf, call } from '../tools/client.ts';
import { aBranch, anOwner, anUpload, aPlace, aSection } from '../tools/factories.ts';
import { type TreeRow, treeOf } from '../tools/tree.ts';
import { allRows, comparable, expectedTree, type ModelRow } from './sync-model.ts';
import { branchOf, copyOf, newestSync, syncNow } from './syncing.ts';

type Venue = { token: string; venueId: string };
type World = { main: Venue; branch: Venue; photos: string[] };

const switched = ({ owner, tree, which, other }: Chosen) => {
  const row = pick(of(tree, 'items'), which);
  const data = { type: 'items', id: row?.id, attributes: { disabled: other % 2 === 0 } };
  return (
    row &&
    call('PATCH /me/menus/{menu}/sections/{section}/items/{item}', {
      token: owner.token,
      params: pathTo(tree, row),
      body: { data },
    })
  );
};

/** Brings a record of the bin back, if something still holds it. */
async function restore({ owner, which }: Chosen) {
  const { document } = await call('GET /me/bin', { token: owner.token, query: { 'page[size]': 100 } });
  const entry = pick(document.data, which);
  if (entry)
    await call('POST /me/bin/{record}/restore', { token: owner.token, params: { record: entry.id } });
}

const OF_MAIN = ['sync', 'publish at a time', 'dismiss'];
const KINDS = [...Object.keys(deeds), 'switch an item', 'restore something', 'move a menu away', ...OF_MAIN];

async function aWorld(): Promise<World> {
  const owner = await anOwner();
  for (const _ of [1, 2]) await aPlace(owner);
  const venueId = await aBranch(owner);
  const branch = { ...(await tokenIn(owner, venueId)), venueId };
  await aPlace(branch);
  return { main: owner, branch, photos: [await anUpload(owner.token), await anUpload(owner.token)] };
}

/** Expects what is no longer in a venue's tree in its bin, by itself or in something else that is there. */
async function expectInBin({ token }: Venue, before: readonly TreeRow[], after: readonly TreeRow[]) {
  const left = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ node, id }) => node !== 'extras' && !left.has(id));
  if (gone.length === 0) return;
  const { document } = await call('GET /me/bin', { token, query: { 'page[size]': 100 } });
  const binned = new Set(document.data.map(({ id }) => id));
  const isBinned = (id: string): boolean =>
    binned.has(id) || before.some((row) => row.id === id && isBinned(row.parent_id));
  expect(gone.filter(({ id }) => !isBinned(id))).toEqual([]);
}

/** Syncs, and compares the branch with the model, then with itself after undo and redo. */
async function syncAndCheck({ main, branch }: World): Promise<void> {
  const known = new Set((await allRows(branch.venueId)).map(({ id }) => id));
  const expected = comparable(await expectedTree(main.venueId, branch.venueId), known);
  const before = await treeOf(branch.venueId);
  const [result] = (await syncNow(main)).document.meta.children;
  expect(result).toMatchObject({ status: 'synced', error: null });
  const after = await treeOf(branch.venueId);
  expect(comparable(after as ModelRow[], known)).toEqual(expected);
  await expectInBin(branch, before, after);
  const isChanged = (result?.created ?? 0) + (result?.updated ?? 0) + (result?.removed ?? 0) > 0;
  expect(isChanged).toBe(JSON.stringify(before) !== JSON.stringify(after));
  if (!isChanged) return;
  const again = (await syncNow(main)).document.meta.children[0];
  expect(again).toMatchObject({ created: 0, updated: 0, removed: 0 });
  const undone = activityOf(await undo(branch, await newestSync(branch)));
  expect(await treeOf(branch.venueId)).toEqual(before);
  expect(codes(await undo(branch, undone))).toEqual([200]);
  expect(await treeOf(branch.venueId)).toEqual(after);
}

/** Dismisses what is scheduled, by sending what is stored; that changes no branch. */
async function dismiss({ main, branch }: World): Promise<void> {
  const { scheduled, sync_schedule: sync, publish_schedule: publish } = (await venueOf(main)).sync_settings;
  if (!scheduled) return;
  const before = await treeOf(branch.venueId);
  const { document } = await syncNow(main, { sync, publish, scheduled: false });
  expect(document.meta.children).toEqual([]);
  expect(document.data.attributes.sync_settings.scheduled).toBe(false);
  expect(await treeOf(branch.venueId)).toEqual(before);
}

async function act(world: World, isInMain: boolean, { kind, which, other }: Deed): Promise<void> {
  if (kind === 'sync') return syncAndCheck(world);
  if (kind === 'dismiss') return dismiss(world);
  if (kind === 'publish at a time') {
    await syncNow(world.main, { publish: { type: 'specific', date: '2096-01-01 10:00' } });
    return;
  }
  const [owner, elsewhere] = isInMain ? [world.main, world.branch] : [world.branch, world.main];
  const chosen: Chosen = {
    owner,
    photos: world.photos,
    tree: await treeOf(owner.venueId),
    which,
    other,
  };
  if (kind === 'restore something') return restore(chosen);
  if (kind === 'move a menu away') {
    const menu = pick(of(chosen.tree, 'menus'), which)?.id ?? '';
    const body = { data: { type: 'venues', id: elsewhere.venueId } };
    if (menu)
      await call('PATCH /me/menus/{menu}/relationships/venue', {
        token: owner.token,
        params: { menu },
        body,
      });
    return;
  }
  const answer = await (kind === 'switch an item' ? switched(chosen) : deeds[kind]?.(chosen));
  expect([kind, (answer?.status ?? 200) < 300]).toEqual([kind, true]);
}

test('after any changes of both venues a sync makes the branch what the model says, and can be undone and redone', async () => {
  const step = fc.tuple(fc.boolean(), deed(KINDS));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
      const world = await aWorld();
      await syncAndCheck(world);
      for (const [isInMain, one] of steps) await act(world, isInMain, one);
      await syncAndCheck(world);
    }),
    { numRuns: rounds(10, 150) },
  );
});

test('the undo of a sync leaves a deleted copy in the list where it was', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const elsewhere = await aSection(owner, place.menu);
  const branch = await branchOf(owner);
  await syncNow(owner);
  const copy = await copyOf(branch, place);
  const deleted = await deleteItem(branch, copy);
  await moveItem(owner, place, elsewhere);
  await syncNow(owner);
  const undone = await undo(branch, await newestSync(branch));
  const redone = await undo(branch, activityOf(undone));
  expect(codes(redone)).toEqual([200]);
  await undo(branch, activityOf(redone));
  await undo(branch, activityOf(deleted));
  expect(codes(await readItem(branch, copy))).toEqual([200]);
});
