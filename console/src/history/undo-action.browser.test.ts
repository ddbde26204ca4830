import { expect, test } from 'vitest';
import { anItem } from '../../testing/dialogs.tsx';
import { startPhrases } from '../../testing/start-phrases.ts';
import { changeRecord } from '../catalogue/calls.ts';
import { api } from '../platform/api.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { readStored } from '../platform/storage.ts';
import { undoAction } from './undo-action.ts';

await startPhrases('en', 'undo');

test('of two notices each takes its own change back', async () => {
  const { place, id } = await anItem();
  const [menu = '', section = ''] = place.above;
  for (const attributes of [{ price: '420' }, { title: 'Kofta' }])
    await changeRecord(place, id, { type: 'items', attributes });
  const { data } = await api('GET /me/activity', { query: { 'page[size]': 2 } });
  const [renamed = '', priced = ''] = data.map(({ id: activity }) => activity);
  const client = createQueryClient({ onCounted: () => {} });
  const offers = [priced, renamed].map((activity) => undoAction(client, { activity, isUndo: false }));
  offers[1]?.run();
  const path = 'GET /me/menus/{menu}/sections/{section}/items/{item}';
  const item = async () => (await api(path, { menu, section, item: id })).data.attributes;
  await expect.poll(async () => (await item()).title).not.toBe('Kofta');
  expect((await item()).price).toBe('420.00');
  const left = readStored('undoings', 'tab')?.filter(({ isUndo }) => !isUndo);
  expect(left).toEqual([{ activity: priced, isUndo: false }]);
});
