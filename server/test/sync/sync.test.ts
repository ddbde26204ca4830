import { expect, test } from 'vitest';
import { changeItem } from '../tools/actions.ts';
import { aBranch, anOwner, aPlace } from '../tools/factories.ts';
import { syncNow } from './syncing.ts';

test('a sync copies the menus to a branch, and again only what has changed', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const id = await aBranch(owner);
  const nothing = { id, status: 'synced', created: 0, updated: 0, removed: 0, error: null };
  const first = await syncNow(owner, { publish: { type: 'now' } });
  expect(first.document.meta.children).toEqual([{ ...nothing, created: 3, publication_number: 1 }]);
  await changeItem(owner, place, { title: 'Kofta', price: '12' });
  const second = await syncNow(owner, { publish: { type: 'now' } });
  expect(second.document.meta.children).toEqual([{ ...nothing, updated: 1, publication_number: 2 }]);
  const third = await syncNow(owner);
  expect(third.document.meta.children).toEqual([{ ...nothing, publication_number: null }]);
});
