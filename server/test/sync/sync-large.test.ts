import { MOST } from '@sofra/contract/limits';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rounds } from '../../../scripts/proof.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import { syncBranch } from '../../src/sync/sync-branch.ts';
import { changeItem } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import {
  aMenu,
  anExtra,
  anItem,
  anOwner,
  anUpload,
  aPlace,
  aSection,
  aTranslation,
  lay,
  type Owner,
  photograph,
} from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';
import { actingAs, statementsIn } from '../tools/statements.ts';
import { treeOf } from '../tools/tree.ts';
import { branchOf, previewSync, syncNow } from './syncing.ts';

/** A main venue with a list of `length` items, with pictures and in three languages, and two branches. */
async function aChain(length: number) {
  const { db } = (await theServer()).app;
  const owner = await anOwner();
  const place = await aPlace(owner);
  await photograph(owner, place, await anUpload(owner.token));
  for (const locale of ['ar', 'ru'])
    await aTranslation(owner, place.menu, ['item', 'items', place.item], [locale, `${locale} name`]);
  await anExtra(owner, place);
  await lay(db, place, length);
  return { owner, place, branches: [await branchOf(owner), await branchOf(owner)] };
}

type Chain = Awaited<ReturnType<typeof aChain>>;

async function syncIn(db: Db, owner: Owner, branchId: string) {
  const { who, now } = await actingAs(owner);
  return syncBranch(db, { actor: who, now }, { mainId: owner.venueId, branchId });
}

/** The statements of a first sync, of one in which every item differs and one is new, and of one without a change. */
async function statementsOf({ owner, place, branches: [branch] }: Chain) {
  const { db } = (await theServer()).app;
  const asked = () =>
    db
      .transaction()
      .execute(
        async (trx) => (await statementsIn(trx, () => syncIn(trx, owner, branch?.venueId ?? ''))).length,
      );
  const first = await asked();
  await sql`update items set price = price + 1, position = position + 1 where parent_id = ${place.section}`.execute(
    db,
  );
  await anItem(owner, place, { position: 1 });
  const second = await asked();
  return { first, second, none: await asked() };
}

test('the statements of a sync do not depend on the number of rows', async () => {
  const [few, many] = [
    await statementsOf(await aChain(3)),
    await statementsOf(await aChain(rounds(200, 998))),
  ];
  expect(many).toEqual(few);
  expect(many.first).toBeLessThan(60);
  expect(many.none).toBeLessThan(10);
});

/** Changes of every kind in the main venue since its last sync. */
async function changeAll({ owner, place }: Chain): Promise<void> {
  await changeItem(owner, place, { title: 'Kofta' });
  const section = await aSection(owner, place.menu, { title: 'Sweets', position: 1 });
  await anItem(owner, { menu: place.menu, section });
  await aMenu(owner, { title: 'Breakfast' });
}

/** Lets the n-th statement of a transaction fail, as the end of the process there would. */
function failing(db: Db, n: number): void {
  const executor = db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  let count = 0;
  executor.executeQuery = (query) => {
    count += 1;
    if (count === n) throw new Error('killed');
    return execute(query);
  };
}

test('killed at any statement, each branch is whole, old or new, and the next run finishes the rest', async () => {
  const { db } = (await theServer()).app;
  const chain = await aChain(3);
  const { owner, branches } = chain;
  const trees = () => Promise.all(branches.map(({ venueId }) => treeOf(venueId)));
  await syncNow(owner);
  await changeAll(chain);
  const old = await trees();
  const [one, two] = branches.map(({ venueId }) => venueId);
  let killed = 0;
  for (let n = 1; ; n += 1) {
    const run = db.transaction().execute(async (trx) => {
      failing(trx, n);
      return syncIn(trx, owner, one ?? '');
    });
    const isWhole = await run.then(
      () => true,
      (error: Error) => {
        expect(error.message).toBe('killed');
        return false;
      },
    );
    if (isWhole) break;
    expect(await treeOf(one ?? '')).toEqual(old[0]);
    killed += 1;
  }
  expect(killed).toBeGreaterThan(30);
  expect((await trees())[1]).toEqual(old[1]);
  const { document } = await syncNow(owner);
  expect(document.meta.children).toMatchObject([
    { id: one, created: 0, updated: 0, removed: 0 },
    { id: two, created: 3, removed: 0 },
  ]);
  const ordered = (tree: object[]) => tree.map((row) => ('texts' in row ? row.texts : undefined));
  const [first, second] = await trees();
  expect(ordered(first ?? []).length).toBe(ordered(second ?? []).length);
});

test('a preview of several branches lists a bounded number of changes, and counts the others', async () => {
  const { db } = (await theServer()).app;
  const { owner, place } = await aChain(MOST.syncChanges);
  for (let n = 0; n < 4; n += 1) await branchOf(owner, { branch: `Branch ${n}` });
  await syncNow(owner);
  await sql`update items set price = price + 1 where parent_id = ${place.section}`.execute(db);
  const { children } = (await previewSync(owner)).document.meta;
  const listed = children.map(({ changes }) => changes.length);
  expect(listed).toEqual(children.map(() => Math.floor(MOST.previewChanges / 6)));
  for (const { changes, left_out } of children) expect(changes.length + left_out).toBe(MOST.syncChanges);
  const [first] = children;
  const alone = (await previewSync(owner, { child_ids: [first?.id] })).document.meta.children;
  expect(alone.map(({ changes }) => changes.length)).toEqual([MOST.syncChanges]);
});

test('a sync of many items to branches lets others work', async () => {
  const many = rounds(300, 1000);
  const { owner, branches } = await aChain(many);
  const other = await anOwner();
  let [done, longest] = [false, 0];
  const reading = (async () => {
    while (!done) {
      const started = performance.now();
      await call('GET /me/venue', { token: other.token });
      longest = Math.max(longest, performance.now() - started);
    }
  })();
  const started = performance.now();
  const { document } = await syncNow(owner, { publish: { type: 'now' } });
  const took = performance.now() - started;
  done = true;
  await reading;
  expect(document.meta.children.map(({ created }) => created)).toEqual([many + 3, many + 3]);
  expect((await treeOf(branches[1]?.venueId ?? '')).length).toBe(many + 3);
  expect([longest < took, longest]).toEqual([true, expect.any(Number)]);
});
