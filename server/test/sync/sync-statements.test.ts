import { expect, test } from 'vitest';
import { type By, changeItem, DAY, readItem, undo } from '../tools/actions.ts';
import { activityOf } from '../tools/client.ts';
import { anExtra, anItem, anOwner, aPlace, type Owner, type Place } from '../tools/factories.ts';
import { shiftClock } from '../tools/harness.ts';
import { branchOf, copyOf, newestSync, previewSync, syncNow } from './syncing.ts';

type Lists = { ingredient_warnings?: string[]; may_contain?: string[]; free_of?: string[] };

/** A dish that the main venue states to be free of sesame, with an extra, and its copy in a branch. */
async function aPair() {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await changeItem(owner, place, { free_of: ['sesame'], ingredient_warnings: ['milk'] });
  await anExtra(owner, place);
  const branch = await branchOf(owner);
  await syncNow(owner);
  return { owner, place, branch, copy: await copyOf(branch, place) };
}

async function statedBy(by: By, place: Place) {
  const { document } = await readItem(by, place);
  const { ingredient_warnings, may_contain, free_of, checked_by, checked_at } = document.data.attributes;
  const extra = document.included?.find(({ type }) => type === 'extras');
  return {
    dish: { ingredient_warnings, may_contain, free_of },
    extra: extra?.attributes as Lists | undefined,
    check: { checked_by, checked_at },
  };
}

async function stateExtra(by: By, place: Place, lists: Lists) {
  const id = (await readItem(by, place)).document.data.relationships?.extras.data[0]?.id;
  const extras = { data: [{ type: 'extras', id, attributes: lists }] };
  return changeItem(by, place, {}, { relationships: { extras } });
}

const resultOf = async (owner: Owner) => (await syncNow(owner)).document.meta.children[0];
const previewOf = async (owner: Owner) => (await previewSync(owner)).document.meta.children[0];

const NOBODY = { checked_by: null, checked_at: null };

test('a graver word of a branch stays in every sync, until the branch takes it back', async () => {
  const { owner, place, branch, copy } = await aPair();
  shiftClock(DAY);
  await changeItem(branch, copy, { ingredient_warnings: ['milk', 'sesame'] });
  const own = await statedBy(branch, copy);
  expect(await resultOf(owner)).toMatchObject({ created: 0, updated: 0, removed: 0 });
  expect(await statedBy(branch, copy)).toEqual(own);
  for (const price of ['50', '51']) {
    await changeItem(owner, place, { price });
    expect(await resultOf(owner)).toMatchObject({ updated: 1 });
    expect(await statedBy(branch, copy)).toEqual(own);
  }
  await changeItem(branch, copy, { ingredient_warnings: ['milk'] });
  await syncNow(owner);
  expect((await statedBy(branch, copy)).dish.ingredient_warnings).toEqual(['milk']);
});

test('what the main venue states newly comes too, and what it states more gravely wins', async () => {
  const { owner, place, branch, copy } = await aPair();
  await changeItem(branch, copy, {
    ingredient_warnings: ['sesame'],
    free_of: ['milk'],
    may_contain: ['nuts'],
  });
  await changeItem(owner, place, { ingredient_warnings: ['milk', 'nuts', 'eggs'] });
  const before = await statedBy(branch, copy);
  expect(await resultOf(owner)).toMatchObject({ updated: 1 });
  const after = await statedBy(branch, copy);
  expect(after.dish).toEqual({
    ingredient_warnings: ['eggs', 'milk', 'nuts', 'sesame'],
    may_contain: [],
    free_of: [],
  });
  // Neither of the two people has seen these words.
  expect(after.check).toEqual(NOBODY);
  expect(await resultOf(owner)).toMatchObject({ created: 0, updated: 0, removed: 0 });
  const undone = activityOf(await undo(branch, await newestSync(branch)));
  expect(await statedBy(branch, copy)).toEqual(before);
  await undo(branch, undone);
  expect(await statedBy(branch, copy)).toEqual(after);
});

test('where the branch has changed nothing itself, the word and the check of the main venue come as they are', async () => {
  const { owner, place, branch, copy } = await aPair();
  shiftClock(DAY);
  await changeItem(branch, copy, { price: '70' });
  await changeItem(owner, place, { ingredient_warnings: [], free_of: ['milk', 'sesame'] });
  await syncNow(owner);
  expect(await statedBy(branch, copy)).toEqual(await statedBy(owner, place));
  const change = activityOf(await changeItem(branch, copy, { may_contain: ['nuts'] }));
  await undo(branch, change);
  await changeItem(owner, place, { free_of: ['milk', 'nuts'] });
  await syncNow(owner);
  expect(await statedBy(branch, copy)).toEqual(await statedBy(owner, place));
});

test('an extra keeps its graver word too, and the dish is signed by who has checked just that', async () => {
  const { owner, place, branch, copy } = await aPair();
  shiftClock(DAY);
  await stateExtra(branch, copy, { ingredient_warnings: ['nuts'] });
  const own = await statedBy(branch, copy);
  await changeItem(owner, place, { checked: true });
  expect(await resultOf(owner)).toMatchObject({ updated: 0 });
  expect(await statedBy(branch, copy)).toEqual(own);
  await stateExtra(owner, place, { may_contain: ['nuts'], free_of: ['fish'] });
  await syncNow(owner);
  const { extra, check } = await statedBy(branch, copy);
  expect(extra).toMatchObject({ ingredient_warnings: ['nuts'], may_contain: [], free_of: ['fish'] });
  expect(check).toEqual(NOBODY);
  await stateExtra(owner, place, { ingredient_warnings: ['nuts'] });
  await syncNow(owner);
  expect(await statedBy(branch, copy)).toEqual(await statedBy(owner, place));
});

test('the main venue’s check is not one of an extra that the branch has added', async () => {
  const { owner, place, branch, copy } = await aPair();
  const lists = { title: 'Tahini', price: '1', ingredient_warnings: ['sesame'] };
  await changeItem(
    branch,
    copy,
    {},
    { relationships: { extras: { data: [{ type: 'extras', attributes: lists }] } } },
  );
  const { check } = await statedBy(branch, copy);
  shiftClock(DAY);
  await changeItem(owner, place, { checked: true });
  await syncNow(owner);
  expect((await statedBy(branch, copy)).check).toEqual(check);
  await changeItem(owner, place, { may_contain: ['nuts'] });
  await syncNow(owner);
  expect((await statedBy(branch, copy)).check).toEqual(NOBODY);
});

test('a preview names the dishes whose words stay, and warns only of what is written over', async () => {
  const { owner, place, branch, copy } = await aPair();
  const soup = {
    ...place,
    item: await anItem(owner, place, { title: 'Soup', ingredient_warnings: ['milk'] }),
  };
  await syncNow(owner);
  await changeItem(branch, copy, { ingredient_warnings: ['milk', 'sesame'] });
  await changeItem(branch, await copyOf(branch, soup), { free_of: ['milk'] });
  const preview = await previewOf(owner);
  expect(preview?.kept.stated).toEqual([
    { title: 'Shish tawook', above: ['Dinner', 'Grill'], ingredients: ['sesame'] },
  ]);
  expect(preview?.changes).toMatchObject([
    { title: 'Soup', overwrites: expect.arrayContaining(['free_of', 'ingredient_warnings']) },
  ]);
  await changeItem(owner, place, { may_contain: ['nuts'] });
  const [dish] = (await previewOf(owner))?.changes ?? [];
  expect(dish).toMatchObject({
    title: 'Shish tawook',
    overwrites: [],
    after: { may_contain: ['nuts'], checked_by: null },
  });
  expect(dish?.after).not.toHaveProperty('ingredient_warnings');
  await syncNow(owner);
  expect((await previewOf(owner))?.changes).toEqual([]);
});
