import { expect, test } from 'vitest';
import { emptyBin } from '../../src/catalogue/empty-bin.ts';
import { enqueue } from '../../src/platform/jobs/jobs.ts';
import { call, tokenOf } from '../tools/client.ts';
import { aMenu, anOwner, aSpoofedToken, aVenue } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';

const signIn = async (token: string, venue: string) =>
  tokenOf(await call('PATCH /me/venues/{venue}/sign_in', { token, params: { venue } }));

const venueOf = async (token: string) => (await call('GET /me/venue', { token })).document.data;

const drop = (token: string) => call('DELETE /me/venue', { token });

/** Makes venues children of another: the sync's own call does it otherwise. */
async function adopt(parentId: string, ...children: string[]): Promise<void> {
  const { db } = (await theServer()).app;
  await db.updateTable('venues').set({ parent_id: parentId }).where('id', 'in', children).execute();
}

test('the last venue cannot be deleted, by two calls at once either', async () => {
  const owner = await anOwner();
  const alone = await drop(owner.token);
  expect([alone.status, alone.errors[0]?.code]).toEqual([409, 'last_venue']);
  const other = await signIn(owner.token, await aVenue(owner));
  const answers = await Promise.all([drop(owner.token), drop(other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test('a deleted venue’s address answers 410 and is never given away; the answer’s token is the oldest venue’s', async () => {
  const owner = await anOwner();
  const attributes = { branch: 'Marina', slug: undefined };
  const second = await signIn(owner.token, await aVenue(owner, attributes));
  const third = await aVenue(owner, { branch: 'Creek' });
  await aMenu({ token: second });
  await call('PUT /me/venue/publish', { token: second });
  const { slug, menu_url } = (await venueOf(second)).attributes;
  expect((await fetch(menu_url)).status).toBe(200);
  const elsewhere = await signIn(owner.token, (await venueOf(second)).id);
  const next = tokenOf(await drop(second));
  expect((await venueOf(next)).id).toBe(owner.venueId);
  expect((await fetch(menu_url)).status).toBe(410);
  const left = (await call('GET /me/venues', { token: next })).document.data;
  expect(left.map(({ id }) => id)).toEqual([owner.venueId, third]);
  const body = { data: { type: 'venues', attributes: { slug } } };
  const taken = await call('PATCH /me/venue', { token: next, body });
  expect([taken.status, taken.errors[0]?.code]).toEqual([422, 'slug_taken']);
  const again = (await venueOf(await signIn(next, await aVenue(owner, attributes)))).attributes;
  expect(again.slug).not.toBe(slug);
  // Another tab's token belongs to no venue now: it writes nowhere, and finds the venues that are left.
  expect((await call('GET /me/venue', { token: elsewhere })).status).toBe(404);
  expect((await call('GET /me/venues', { token: elsewhere })).status).toBe(200);
  expect((await venueOf(await signIn(elsewhere, third))).id).toBe(third);
});

test('after a branch its main venue is next, and the branches of a deleted main venue are main venues', async () => {
  const owner = await anOwner();
  const [main, branch, other] = [await aVenue(owner), await aVenue(owner), await aVenue(owner)];
  await adopt(main, branch, other);
  const next = tokenOf(await drop(await signIn(owner.token, branch)));
  const venue = await venueOf(next);
  expect([venue.id, venue.attributes.sync_settings.child_ids]).toEqual([main, [other]]);
  const freed = await venueOf(await signIn(tokenOf(await drop(next)), other));
  expect([freed.attributes.role, freed.relationships?.parent.data]).toEqual(['master', null]);
});

test('the waiting jobs of a deleted venue are cancelled, and the deletion is recorded', async () => {
  const { db, clock } = (await theServer()).app;
  const owner = await anOwner();
  const venueId = await aVenue(owner);
  const at = new Date(clock.now().getTime() + 3_600_000);
  await enqueue(db, emptyBin, { venueId }, { at, subjectId: venueId });
  const next = tokenOf(await drop(await signIn(owner.token, venueId)));
  const jobs = await db.selectFrom('schedules_due').select('id').where('subject_id', '=', venueId).execute();
  expect(jobs).toEqual([]);
  const [activity] = (await call('GET /me/activity', { token: next })).document.data;
  expect(activity?.attributes).toMatchObject({
    action: 'venue_delete',
    title: 'Zaatar House',
    undoable: false,
    changes: [{ record_id: venueId, before: { name: 'Zaatar House', branch: 'Marina' }, after: null }],
  });
});

test('support in an account deletes no venue', async () => {
  const owner = await anOwner();
  await aVenue(owner);
  const { status, errors } = await drop(await aSpoofedToken(owner));
  expect([status, errors[0]?.code]).toEqual([403, 'forbidden']);
});
