import { expect, test } from 'vitest';
import { changeItem, deleteItem, publish } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { anExtra, anItem, anOwner, aPlace, type Owner } from '../tools/factories.ts';

/** How many things the newest publication has otherwise than the one before. */
async function changedIn(owner: Owner): Promise<number | undefined> {
  await publish(owner);
  const { document } = await call('GET /me/venue/publications', { token: owner.token });
  return document.data[0]?.attributes.changed;
}

test('a publication counts what people name: a dish with its extras is one', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await publish(owner);
  const extra = await anExtra(owner, place);
  expect(await changedIn(owner)).toBe(1);
  await changeItem(owner, place, { price: '77' });
  const dearer = { type: 'extras', id: extra, attributes: { price: '2.00' } };
  await changeItem(owner, place, {}, { relationships: { extras: { data: [dearer] } } });
  expect(await changedIn(owner)).toBe(1);
  const another = { ...place, item: await anItem(owner, place) };
  await anExtra(owner, another);
  expect(await changedIn(owner)).toBe(1);
  await deleteItem(owner, another);
  await changeItem(owner, place, { price: '78' });
  expect(await changedIn(owner)).toBe(2);
  // A menu, a section and a dish.
  await aPlace(owner);
  expect(await changedIn(owner)).toBe(3);
});
