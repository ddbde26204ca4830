import { expect, test } from 'vitest';
import { call } from '../tools/client.ts';
import { anOwner, aPlace } from '../tools/factories.ts';

const ITEM = '/me/menus/{menu}/sections/{section}/items/{item}';
const LIST = '/me/menus/{menu}/sections/{section}/relationships/items';

const scheduled = (id: string, days: Record<string, object>) => {
  const attributes = { schedule_type: 'periodic', schedule_data: days };
  return { type: 'items', id, relationships: { settings: { data: { type: 'settings', attributes } } } };
};

test('a schedule without an enabled day is accepted with a warning', async () => {
  const owner = await anOwner();
  const params = await aPlace(owner);
  const { token } = owner;
  const change = (days: Record<string, object>) =>
    call(`PATCH ${ITEM}`, { token, params, body: { data: scheduled(params.item, days) } });
  const warnings = [
    {
      code: 'schedule_never_on',
      title: 'No day of the schedule is on, so that guests never see this record.',
      record: { type: 'items', id: params.item },
    },
  ];
  expect((await change({})).document.meta).toEqual({ warnings });
  const off = { enabled: false, from: '10:00', to: '20:00' };
  const body = { data: [scheduled(params.item, { '0': off, '6': off })] };
  const many = (await call(`PATCH ${LIST}`, { token, params, body })).document;
  expect('meta' in many && many.meta).toEqual({ warnings });
  expect((await call(`GET ${ITEM}`, { token, params })).document.meta).toEqual({ warnings });
  expect((await change({ '3': { ...off, enabled: true } })).document.meta).toBeUndefined();
});
