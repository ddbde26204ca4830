import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import type { Db } from '../../src/platform/database/tables.ts';
import { changeItem, codes, moveItem, moveMenu, readItem } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { anItem, anOwner, aPlace, aSection, aVenue, type Owner, type Place } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';

/** An owner with an item. */
async function somebody(): Promise<{ owner: Owner; place: Place }> {
  const owner = await anOwner();
  const place = await aPlace(owner);
  return { owner, place };
}

test('of concurrent changes only the wrong ones are refused', async () => {
  const [fine, leaving, thief, late, cheap, other] = await Promise.all(Array.from({ length: 6 }, somebody));
  if (!fine || !leaving || !thief || !late || !cheap || !other) throw new Error('nobody there');
  await call('DELETE /sign_out', { token: leaving.owner.token });
  const tag = (await readItem(late.owner, late.place)).headers.get('etag') ?? '';
  await changeItem(late.owner, late.place, { title: 'Newer', price: '3' });
  const attributes = { title: 'Meze', price: '2' };
  const answers = await Promise.all([
    changeItem(fine.owner, fine.place, attributes),
    changeItem(leaving.owner, leaving.place, attributes),
    changeItem(thief.owner, { ...thief.place, item: other.place.item }, attributes),
    changeItem(thief.owner, other.place, attributes),
    changeItem(late.owner, late.place, attributes, { headers: { 'if-match': tag } }),
    changeItem(cheap.owner, cheap.place, { ...attributes, price: '0.001' }),
    changeItem(other.owner, other.place, attributes),
  ]);
  expect(answers.map(codes)).toEqual([
    [200],
    [401, 'token_invalid'],
    [404, 'not_found'],
    [404, 'not_found'],
    [412, 'version_stale'],
    [422, 'not_positive'],
    [200],
  ]);
  expect((await readItem(late.owner, late.place)).document.data.attributes).toMatchObject({ title: 'Newer' });
});

test('concurrent changes of one record are all kept', async () => {
  const { owner, place } = await somebody();
  const titles = Array.from({ length: 24 }, (_, at) => `Falafel ${at}`);
  const before = (await readItem(owner, place)).headers.get('etag') ?? '';
  const answers = await Promise.all([
    ...titles.map((title) => changeItem(owner, place, { title })),
    changeItem(owner, place, { price: '7' }),
    changeItem(owner, place, { is_new: true }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const after = await readItem(owner, place);
  expect(after.document.data.attributes).toMatchObject({ price: '7.00', is_new: true });
  expect(titles).toContain('title' in after.document.data.attributes && after.document.data.attributes.title);
  const version = (tag: string | null) => Number(tag?.match(/\d+/)?.[0]);
  expect(version(after.headers.get('etag'))).toBe(version(before) + answers.length);
});

// Rows can only be held where more than one connection leads to the database.
test.skipIf(!inject('templateUrl'))('a locked row delays only its own changes', async () => {
  const { owner, place } = await somebody();
  const others = await Promise.all(
    Array.from({ length: 5 }, async () => ({ ...place, item: await anItem(owner, place) })),
  );
  const { db } = (await theServer()).app;
  const held = await db.transaction().execute(async (trx) => {
    await sql`select from items where id = ${place.item} for update`.execute(trx);
    let isDone = false;
    const waiting = changeItem(owner, place, { title: 'Held' }).finally(() => {
      isDone = true;
    });
    const answers = await Promise.all(others.map((other) => changeItem(owner, other, { title: 'Free' })));
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200));
    expect(isDone).toBe(false);
    return [waiting] as const;
  });
  expect((await held[0]).document.data.attributes.title).toBe('Held');
});

/** Waits until another connection waits for a lock. */
async function somebodyWaits(db: Db): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      );
      return rows.length;
    })
    .toBe(1);
}

test.skipIf(!inject('templateUrl'))('nothing moves into what is deleted while the move waits', async () => {
  const { owner, place } = await somebody();
  const [section, venue] = [await aSection(owner, place.menu), await aVenue(owner)];
  const moves = [
    {
      hide: sql`update sections set deleted_at = now() where id = ${section}`,
      move: () => moveItem(owner, place, section),
    },
    {
      hide: sql`update venues set deleted_at = now() where id = ${venue}`,
      move: () => moveMenu(owner, place.menu, venue),
    },
  ];
  const { db } = (await theServer()).app;
  for (const { hide, move } of moves) {
    const held = await db.transaction().execute(async (trx) => {
      await sql`select from venues where id in (${owner.venueId}, ${venue}) for update`.execute(trx);
      const waiting = move();
      await somebodyWaits(trx);
      await hide.execute(trx);
      return [waiting] as const;
    });
    expect(codes(await held[0])).toEqual([404, 'unknown_record']);
  }
  expect((await readItem(owner, place)).status).toBe(200);
});
