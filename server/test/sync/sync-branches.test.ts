import { expect, test } from 'vitest';
import { freeChildren } from '../../src/sync/children.ts';
import { changeItem, codes, publish, readItem, tokenIn, undo, venueOf } from '../tools/actions.ts';
import { activityOf, call } from '../tools/client.ts';
import { aBranch, anOwner, aPlace, aSpoofedToken, aVenue, type Owner } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';
import { treeOf } from '../tools/tree.ts';
import { branchOf, copyOf, previewSync, syncNow } from './syncing.ts';

const choose = (owner: Pick<Owner, 'token'>, child_ids: string[]) =>
  syncNow(owner, { sync: { type: 'manual' }, child_ids });

const childrenOf = async ({ token }: Pick<Owner, 'token'>) =>
  (await call('GET /me/venue/children', { token })).document.data.map(({ id }) => id);

test('a venue chooses free venues of its account as branches, and they know it', async () => {
  const owner = await anOwner();
  const [one, two] = [await aVenue(owner), await aVenue(owner)];
  const { document } = await choose(owner, [one, two, one]);
  expect(document.data.attributes.sync_settings).toEqual({
    child_ids: [one, two],
    sync_schedule: { type: 'manual', date: null },
    publish_schedule: { type: 'manually', date: null },
    scheduled: false,
    failure: null,
    succeeded_at: null,
  });
  expect(await childrenOf(owner)).toEqual([one, two]);
  expect((await venueOf(await tokenIn(owner, one))).role).toBe('slave');
  // Fields that are not sent stay.
  await syncNow(owner, { sync: { type: 'manual' } });
  expect(await childrenOf(owner)).toEqual([one, two]);
  await choose(owner, [two]);
  expect(await childrenOf(owner)).toEqual([two]);
  expect((await venueOf(await tokenIn(owner, one))).role).toBe('master');
});

test('a branch cannot sync, and no chain and no circle is made', async () => {
  const owner = await anOwner();
  const branch = await aBranch(owner);
  const [other, own] = [await aVenue(owner), owner.venueId];
  const inBranch = await tokenIn(owner, branch);
  const inOther = await tokenIn(owner, other);
  for (const refused of [await choose(inBranch, [other]), await previewSync(inBranch)])
    expect(codes(refused)).toEqual([403, 'forbidden']);
  for (const [by, id] of [
    [owner, own],
    [inOther, own],
    [inOther, branch],
  ] as const) {
    const refused = await choose(by, [id]);
    expect(codes(refused)).toEqual([422, 'venue_not_available']);
    expect(refused.errors[0]?.source).toEqual({ pointer: '/data/attributes/child_ids/0' });
    expect(codes(await previewSync(by, { child_ids: [id] }))).toEqual([422, 'venue_not_available']);
  }
});

test('of two main venues at once one gets the branch, and of two that choose each other one', async () => {
  const owner = await anOwner();
  const child = await aVenue(owner);
  const [one, two] = [await tokenIn(owner, await aVenue(owner)), await tokenIn(owner, await aVenue(owner))];
  const both = await Promise.all([choose(one, [child]), choose(two, [child])]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const [left, right] = [await aVenue(owner), await aVenue(owner)];
  const [inLeft, inRight] = [await tokenIn(owner, left), await tokenIn(owner, right)];
  const circle = await Promise.all([choose(inLeft, [right]), choose(inRight, [left])]);
  expect(circle.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a venue that becomes a branch keeps its menus after the copies; a freed one keeps all, as its own', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const branch = await branchOf(owner);
  const own = await aPlace(branch);
  await syncNow(owner);
  const copy = await copyOf(branch, place);
  await changeItem(branch, copy, { disabled: true });
  const menus = (await treeOf(branch.venueId)).filter(({ node }) => node === 'menus');
  expect(menus.map(({ id }) => id)).toEqual([copy.menu, own.menu]);
  await choose(owner, []);
  const rows = (await treeOf(branch.venueId)) as { source_id?: unknown; disabled_here?: boolean }[];
  expect(rows.map(({ source_id, disabled_here }) => [source_id, disabled_here])).toEqual(
    rows.map(() => [null, false]),
  );
  const { attributes } = (await readItem(branch, copy)).document.data;
  expect([attributes.disabled, attributes.disabled_here, attributes.linked]).toEqual([true, false, false]);
  // Chosen again, it gets new copies.
  await choose(owner, [branch.venueId]);
  expect((await syncNow(owner)).document.meta.children[0]).toMatchObject({ created: 3 });
  expect((await treeOf(branch.venueId)).length).toBe(9);
});

test('a deleted main venue frees its branches and cancels its sync', async () => {
  const { app } = await theServer();
  const owner = await anOwner();
  await aPlace(owner);
  const branch = await branchOf(owner);
  await syncNow(owner);
  await syncNow(owner, { sync: { type: 'specific', date: '2096-01-01 10:00' } });
  await app.db.transaction().execute((db) => freeChildren(db, owner.venueId));
  expect((await venueOf(branch)).role).toBe('master');
  const links = (await treeOf(branch.venueId)) as { source_id?: unknown }[];
  expect(links.map(({ source_id }) => source_id)).toEqual([null, null, null]);
  const jobs = app.db.selectFrom('schedules_due').select('id').where('subject_id', '=', owner.venueId);
  expect(await jobs.where('kind', '=', 'sync').execute()).toEqual([]);
  expect((await venueOf(owner)).sync_settings.scheduled).toBe(false);
});

test('support in the account may sync, and each venue says who did it', async () => {
  const owner = await anOwner();
  await aPlace(owner);
  const branch = await branchOf(owner);
  const token = await aSpoofedToken(owner);
  await syncNow({ token });
  const { document } = await call('GET /me/activity', { token: owner.token });
  const [inMain, inBranch] = document.data.map(({ attributes }) => attributes);
  expect([inMain?.action, inMain?.support_actor]).toEqual(['sync_branch', 'Sami Helper']);
  expect([inBranch?.action, inBranch?.support_actor]).toEqual(['sync', 'Sami Helper']);
  expect([(await venueOf(branch)).unpublished_changes, inMain?.undoable]).toEqual([2, true]);
});

test('the syncs of a run belong together, and each is undone and redone from the main venue', async () => {
  const owner = await anOwner();
  await aPlace(owner);
  const branches = [await branchOf(owner), await branchOf(owner)];
  await syncNow(owner);
  const sizes = () => Promise.all(branches.map(async ({ venueId }) => (await treeOf(venueId)).length));
  const syncs = async () =>
    (
      await call('GET /me/activity', { token: owner.token, query: { 'page[size]': 50 } })
    ).document.data.filter(({ attributes }) => attributes.action?.startsWith('sync'));
  const first = await syncs();
  const runs = first.map(({ attributes }) => attributes.changes?.[0]?.after?.run);
  expect([runs.length, new Set(runs).size, typeof runs[0]]).toEqual([4, 1, 'string']);
  const [told, ...others] = first.filter(({ attributes }) => attributes.action === 'sync_branch');
  const undone = await undo(owner, told?.id ?? '');
  expect(undone.document.data.attributes).toMatchObject({ action: 'sync_branch', undoable: true });
  for (const { id } of others) await undo(owner, id);
  expect(await sizes()).toEqual([0, 0]);
  const states = (await syncs()).map(({ attributes }) => attributes.undone);
  expect(states).toEqual([...Array(4).fill(false), ...Array(4).fill(true)]);
  expect(codes(await undo(owner, activityOf(undone)))).toEqual([200]);
  expect((await sizes()).sort()).toEqual([0, 3]);
});

test('what is published is the branch’s own publication', async () => {
  const owner = await anOwner();
  for (const _ of [1, 2]) await aPlace(owner);
  const branch = await branchOf(owner);
  await publish(owner);
  const before = (await venueOf(owner)).unpublished_changes;
  const [result] = (await syncNow(owner, { publish: { type: 'now' } })).document.meta.children;
  expect(result).toMatchObject({ status: 'synced', created: 6, updated: 0, publication_number: 1 });
  const { unpublished_changes, publication_number } = await venueOf(branch);
  expect([unpublished_changes, publication_number]).toEqual([0, 1]);
  // A sync is no change of the main venue.
  expect((await venueOf(owner)).unpublished_changes).toBe(before);
});
