import { DAYS } from '@sofra/contract/limits';
import { expect, test } from 'vitest';
import { changeItem, codes, DAY, readItem } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { anItem, anOwner, aPlace, type Owner, type Place } from '../tools/factories.ts';
import { shiftClock, theServer } from '../tools/harness.ts';

const MINUTE = 60_000;

const list = ({ token }: Owner) => call('GET /me/menus', { token });
const rename = (owner: Owner, place: Place, title: string) => changeItem(owner, place, { title });

/** An owner who has just called. */
async function ownerWithItem(): Promise<{ owner: Owner; place: Place }> {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await readItem(owner, place);
  return { owner, place };
}

test('the next call of an ended session is refused', async () => {
  const { owner, place } = await ownerWithItem();
  await call('DELETE /sign_out', { token: owner.token });
  for (const answer of [await readItem(owner, place), await list(owner), await rename(owner, place, 'Late')])
    expect(codes(answer)).toEqual([401, 'token_invalid']);
});

test('another default language of the venue counts from the next call on', async () => {
  const { owner, place } = await ownerWithItem();
  const { db } = (await theServer()).app;
  await db
    .updateTable('venues')
    .set({ default_locale: 'ar', extra_locales: ['en'] })
    .where('id', '=', owner.venueId)
    .execute();
  expect((await rename(owner, place, 'شيش طاووق')).document.data.attributes.title).toBe('شيش طاووق');
  const { texts } = await db
    .selectFrom('items')
    .select('texts')
    .where('id', '=', place.item)
    .executeTakeFirstOrThrow();
  expect(texts).toMatchObject({ ar: { title: 'شيش طاووق' }, en: { title: 'Shish tawook' } });
});

test('an owner past the time to confirm is refused changes until they confirm', async () => {
  const owner = await anOwner();
  const { db } = (await theServer()).app;
  const nearlyOver = new Date(Date.now() - DAYS.unconfirmed * DAY + MINUTE);
  const set = (values: { created_at?: Date; confirmed_at?: Date }) =>
    db.updateTable('users').set(values).where('id', '=', owner.user.id).execute();
  await set({ created_at: nearlyOver });
  const place = await aPlace(owner);
  expect((await rename(owner, place, 'In time')).status).toBe(200);
  shiftClock(2 * MINUTE);
  expect(codes(await rename(owner, place, 'Too late'))).toEqual([403, 'email_not_confirmed']);
  expect((await readItem(owner, place)).status).toBe(200);
  await set({ confirmed_at: new Date() });
  expect((await rename(owner, place, 'Confirmed')).status).toBe(200);
});

test('a deleted venue is gone at once', async () => {
  const { owner, place } = await ownerWithItem();
  const { db } = (await theServer()).app;
  await db.updateTable('venues').set({ deleted_at: new Date() }).where('id', '=', owner.venueId).execute();
  for (const answer of [await readItem(owner, place), await list(owner), await rename(owner, place, 'Gone')])
    expect(answer.status).toBe(404);
});

test('a session reaches no other account’s records', async () => {
  const { owner, place } = await ownerWithItem();
  const stranger = await ownerWithItem();
  expect((await readItem(owner, stranger.place)).status).toBe(404);
  expect((await rename(owner, stranger.place, 'Mine now')).status).toBe(404);
  const item = await anItem(owner, place);
  expect((await rename(owner, { ...place, item }, 'ab')).errors[0]?.code).toBe('too_short');
});
