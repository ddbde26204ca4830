import { wallClock } from '@sofra/contract/geography/zones';
import { DAYS } from '@sofra/contract/limits';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '../../src/platform/database/tables.ts';
import { syncJobs } from '../../src/sync/jobs.ts';
import { changeVenue, codes, DAY, tokenIn, venueOf } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { aConfirmedOwner, aPlace, aVenue, lay, type Owner } from '../tools/factories.ts';
import { aServer, shiftClock, theServer } from '../tools/harness.ts';
import { linkIn, mailsTo, mailTo } from '../tools/mailbox.ts';
import { treeOf } from '../tools/tree.ts';
import { branchOf, syncNow } from './syncing.ts';

const MINUTE = 60_000;
const ZONE = 'Asia/Dubai';

/** The date in some minutes, as a person in the main venue's zone writes it. */
const inMinutes = async (minutes: number) =>
  wallClock(ZONE, (await theServer()).app.clock.now().getTime() + minutes * MINUTE);

const specific = async (minutes: number) => ({ type: 'specific', date: await inMinutes(minutes) });

async function aPair() {
  const owner = await aConfirmedOwner();
  await changeVenue(owner, { time_zone: ZONE });
  await aPlace(owner);
  return { owner, branch: await branchOf(owner) };
}

const sizeOf = async ({ venueId }: { venueId: string }) => (await treeOf(venueId)).length;
const settingsOf = async (owner: Pick<Owner, 'token'>) => (await venueOf(owner)).sync_settings;

async function syncsOf({ token, venueId }: { token: string; venueId: string }): Promise<number> {
  const { document } = await call('GET /me/activity', { token, query: { 'page[size]': 100 } });
  const name = (await venueOf(await tokenIn({ token }, venueId))).full_name;
  const all = document.data.filter(
    ({ attributes }) => attributes.action === 'sync' && attributes.venue === name,
  );
  return all.length;
}

/** Lets the database refuse new menus in a venue until the test is over. */
async function refuseMenusIn(db: Db, venueId: string): Promise<void> {
  await sql`create function refuse_rows() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
    db,
  );
  await sql`create trigger refuse_rows before insert on menus for each row
    when (new.parent_id = ${sql.lit(venueId)}) execute function refuse_rows()`.execute(db);
  onTestFinished(async () => {
    await sql`drop function if exists refuse_rows cascade`.execute(db);
  });
}

test('a sync and its publishing run at their times, once', async () => {
  const { owner, branch } = await aPair();
  const times = { sync: await specific(10), publish: await specific(20) };
  const { document } = await syncNow(owner, times);
  const { sync_schedule, publish_schedule, scheduled } = document.data.attributes.sync_settings;
  expect([sync_schedule.type, publish_schedule.type, scheduled]).toEqual(['specific', 'specific', true]);
  expect(wallClock(ZONE, Date.parse(sync_schedule.date ?? ''))).toBe(times.sync.date);
  expect(document.meta.children).toEqual([]);
  expect(await sizeOf(branch)).toBe(0);
  shiftClock(11 * MINUTE);
  await expect.poll(() => sizeOf(branch)).toBe(3);
  expect((await venueOf(branch)).publication_number).toBe(null);
  expect((await settingsOf(owner)).scheduled).toBe(true);
  shiftClock(10 * MINUTE);
  await expect.poll(async () => (await venueOf(branch)).publication_number).toBe(1);
  await expect.poll(async () => (await settingsOf(owner)).scheduled).toBe(false);
  const { failure, succeeded_at } = await settingsOf(owner);
  expect([await syncsOf(branch), failure, succeeded_at]).toEqual([1, null, expect.any(String)]);
});

test('a sync now with publishing at a time', async () => {
  const { owner, branch } = await aPair();
  const { document } = await syncNow(owner, { publish: await specific(5) });
  expect([document.meta.children[0]?.publication_number, await sizeOf(branch)]).toEqual([null, 3]);
  expect(document.data.attributes.sync_settings.scheduled).toBe(true);
  shiftClock(6 * MINUTE);
  await expect.poll(async () => (await venueOf(branch)).publication_number).toBe(1);
  await expect.poll(async () => (await settingsOf(owner)).scheduled).toBe(false);
});

test('several processes that run the same job sync once, and do nothing for a schedule that was replaced', async () => {
  const { app } = await theServer();
  const { owner, branch } = await aPair();
  await syncNow(owner, { sync: await specific(60) });
  const dataOf = async () => {
    const { rows } = await sql<{ data: never }>`
      select data from schedules_due where kind = 'sync' and subject_id = ${owner.venueId}`.execute(app.db);
    return rows.map(({ data }) => data);
  };
  const [job] = syncJobs;
  const [replaced] = await dataOf();
  await syncNow(owner, { sync: await specific(90), publish: { type: 'now' } });
  const waiting = await dataOf();
  expect(waiting).toHaveLength(1);
  await job?.run(app, replaced as never);
  expect(await sizeOf(branch)).toBe(0);
  await Promise.all([1, 2, 3].map(() => job?.run(app, waiting[0] as never)));
  expect([await sizeOf(branch), await syncsOf(branch)]).toEqual([3, 1]);
  expect((await venueOf(branch)).publication_number).toBe(1);
});

/** A main venue with branches, whose sync is scheduled, and the run of its job; `more` are attributes of the sync. */
async function aScheduled(count: number, more: object = {}) {
  const { app } = await theServer();
  const owner = await aConfirmedOwner();
  await lay(app.db, await aPlace(owner), 200);
  const branches = [];
  for (let n = 0; n < count; n += 1) branches.push(await branchOf(owner, { branch: `Branch ${n}` }));
  await syncNow(owner, { sync: await specific(60), ...more });
  const waiting = () =>
    app.db
      .selectFrom('schedules_due')
      .select(['kind', 'data'])
      .where('subject_id', '=', owner.venueId)
      .where('kind', 'like', 'sync%')
      .execute();
  const [job] = syncJobs;
  const [scheduled] = await waiting();
  const run = async () => job?.run(app, scheduled?.data as never);
  return { owner, branches, run, waiting };
}

test('a schedule that is dismissed while it runs syncs no further branch', async () => {
  const { owner, branches, run } = await aScheduled(6, { publish: { type: 'now' } });
  const [, answer] = await Promise.all([
    run(),
    syncNow(owner, { sync: { type: 'manual' }, scheduled: false }),
  ]);
  expect(answer.status).toBe(200);
  const last = branches[5] ?? owner;
  expect([await sizeOf(last), (await venueOf(last)).publication_number]).toEqual([0, null]);
  expect(await settingsOf(owner)).toMatchObject({ scheduled: false, failure: null });
});

test('a run that fails leaves the schedule that has replaced it', async () => {
  const { app } = await theServer();
  const { owner, branches, run, waiting } = await aScheduled(6);
  await refuseMenusIn(app.db, branches[0]?.venueId ?? '');
  await Promise.all([run(), syncNow(owner, { sync: await specific(90) })]);
  const [left, ...others] = await waiting();
  expect(others).toEqual([]);
  const { run: stored } = await app.db
    .selectFrom('venue_syncs')
    .select('run')
    .where('venue_id', '=', owner.venueId)
    .executeTakeFirstOrThrow();
  expect(left?.data).toMatchObject({ run: stored, failed: 0 });
});

test('a dismissed schedule runs no more, even when its date is over', async () => {
  const { owner, branch } = await aPair();
  const sent = { sync: await specific(5), publish: { type: 'now' } };
  await syncNow(owner, sent);
  shiftClock(4 * MINUTE);
  const { document } = await syncNow(owner, { ...sent, scheduled: false });
  expect(document.data.attributes.sync_settings).toMatchObject({
    sync_schedule: { type: 'specific' },
    scheduled: false,
  });
  shiftClock(5 * MINUTE);
  expect((await syncNow(owner, { ...sent, scheduled: false })).status).toBe(200);
  expect(codes(await syncNow(owner, sent))).toEqual([422, 'date_in_past']);
  const { app } = await theServer();
  const left = app.db.selectFrom('schedules_due').select('id').where('subject_id', '=', owner.venueId);
  expect(await left.where('kind', 'like', 'sync%').execute()).toEqual([]);
  expect(await sizeOf(branch)).toBe(0);
});

test('dismissing a publishing cancels it and runs no sync, whatever sync is sent along', async () => {
  const { owner, branch } = await aPair();
  const publishing = { publish: await specific(60) };
  await syncNow(owner, publishing);
  await aPlace(owner);
  const { document } = await syncNow(owner, { ...publishing, scheduled: false });
  expect([document.meta.children, await sizeOf(branch)]).toEqual([[], 3]);
  expect(document.data.attributes.sync_settings).toMatchObject({
    sync_schedule: { type: 'now' },
    publish_schedule: { type: 'specific' },
    scheduled: false,
  });
  // With nothing scheduled a sync at once is wanted.
  const again = await syncNow(owner, { scheduled: false });
  expect([again.document.meta.children[0]?.created, await sizeOf(branch)]).toEqual([3, 6]);
});

test('a branch that cannot be synced is tried again, then told; the others are synced and published', async () => {
  const { app } = await theServer();
  const { owner, branch } = await aPair();
  const broken = await branchOf(owner, { branch: 'Broken' });
  await refuseMenusIn(app.db, broken.venueId);
  await syncNow(owner, { sync: await specific(2), publish: await specific(30) });
  shiftClock(3 * MINUTE);
  await expect.poll(() => sizeOf(branch)).toBe(3);
  const retry = app.db.selectFrom('schedules_due').select('due_at').where('kind', '=', 'sync');
  const waits = async () => {
    const row = await retry.where('subject_id', '=', owner.venueId).executeTakeFirst();
    return row !== undefined && row.due_at > app.clock.now();
  };
  const branches = [{ id: broken.venueId, full_name: expect.stringContaining('Broken'), error: 'internal' }];
  const first = await mailTo(owner.email, /scheduled sync/i);
  expect(first.text).toContain('Broken: an error of ours');
  expect(first.text).toContain('We try again');
  for (const pause of [1, 5]) {
    await expect.poll(waits).toBe(true);
    const { failure } = await settingsOf(owner);
    expect(failure).toMatchObject({ reason: 'failed', branches, retry_at: expect.any(String) });
    shiftClock(pause * MINUTE + 1000);
  }
  await expect
    .poll(async () => (await settingsOf(owner)).failure)
    .toMatchObject({ branches, retry_at: null });
  const told = async () =>
    (await mailsTo(owner.email)).filter(({ subject = '' }) => /scheduled sync/i.test(subject));
  await expect.poll(async () => (await told()).length).toBe(2);
  const last = (await told()).find(({ text }) => text?.includes('trying again did not help'));
  expect(last?.text).toContain('Broken: an error of ours');
  expect(linkIn(first).pathname).toBe('/venue');
  expect((await settingsOf(owner)).scheduled).toBe(true);
  shiftClock(30 * MINUTE);
  await expect.poll(async () => (await venueOf(branch)).publication_number).toBe(1);
  expect((await venueOf(broken)).publication_number).toBe(null);
  expect(await sizeOf(broken)).toBe(0);
  // The publishing went well, but not all of the run.
  await expect.poll(async () => (await settingsOf(owner)).scheduled).toBe(false);
  expect(await settingsOf(owner)).toMatchObject({ failure: { branches }, succeeded_at: null });
  const { document } = await syncNow(owner, { publish: { type: 'now' } });
  expect(document.meta.children.map(({ status, error }) => [status, error])).toEqual([
    ['synced', null],
    ['failed', 'internal'],
  ]);
  expect(document.data.attributes.sync_settings.failure).toBe(null);
  await sql`drop trigger refuse_rows on menus`.execute(app.db);
  const again = (await syncNow(owner)).document.meta.children;
  expect(again.map(({ created }) => created)).toEqual([0, 3]);
});

test('a run that works at its second attempt is told as one that has worked, once its branches are published', async () => {
  const { app } = await theServer();
  const { owner, branch } = await aPair();
  await refuseMenusIn(app.db, branch.venueId);
  const healthy = await branchOf(owner, { branch: 'Healthy' });
  await syncNow(owner, { sync: await specific(2), publish: await specific(30) });
  shiftClock(3 * MINUTE);
  await expect
    .poll(async () => (await settingsOf(owner)).failure)
    .toMatchObject({ branches: [{ id: branch.venueId }] });
  await sql`drop trigger refuse_rows on menus`.execute(app.db);
  shiftClock(2 * MINUTE);
  await expect.poll(() => sizeOf(branch)).toBe(3);
  await expect.poll(async () => (await settingsOf(owner)).failure).toBe(null);
  shiftClock(30 * MINUTE);
  await expect.poll(async () => (await settingsOf(owner)).scheduled).toBe(false);
  expect((await venueOf(healthy)).publication_number).toBe(1);
  expect(await settingsOf(owner)).toMatchObject({ failure: null, succeeded_at: expect.any(String) });
});

test('a run without a branch is told to the owner in their language', async () => {
  const { owner, branch } = await aPair();
  await call('PATCH /me/profile', {
    token: owner.token,
    body: { data: { type: 'users', id: owner.user.id, attributes: { locale: 'ar' } } },
  });
  await syncNow(owner, { sync: await specific(2) });
  const { app } = await theServer();
  await app.db
    .updateTable('venues')
    .set({ deleted_at: app.clock.now() })
    .where('id', '=', branch.venueId)
    .execute();
  shiftClock(3 * MINUTE);
  await expect.poll(async () => (await settingsOf(owner)).failure?.reason).toBe('no_branches');
  const mail = await mailTo(owner.email, /المزامنة/);
  expect(mail.text).toContain('لم يعد لهذه المنشأة أي فرع');
});

test('a disconnected account syncs nothing, neither now nor at a time', async () => {
  const { owner, branch } = await aPair();
  await syncNow(owner, { sync: await specific(5) });
  const { app } = await theServer();
  const created_at = new Date(app.clock.now().getTime() - (DAYS.unconfirmed + 1) * DAY);
  const user = app.db.updateTable('users').set({ confirmed_at: null, created_at });
  await user.where('id', '=', owner.user.id).execute();
  expect(codes(await syncNow(owner))).toEqual([403, 'email_not_confirmed']);
  shiftClock(6 * MINUTE);
  await expect.poll(async () => (await settingsOf(owner)).failure?.reason).toBe('disconnected');
  expect((await mailTo(owner.email, /scheduled sync/i)).text).toContain('Confirm it, and sync again.');
  expect(await sizeOf(branch)).toBe(0);
  const told = (await mailsTo(owner.email)).filter(({ subject = '' }) => /scheduled sync/i.test(subject));
  expect(told).toHaveLength(1);
});

test('what was due while the server was down runs once at the start', async () => {
  const first = await aServer();
  const { DATA_DIR, DATABASE_URL } = first.app.env;
  const url = first.url;
  const attributes = {
    email: 'restart@example.com',
    first_name: 'Layla',
    last_name: 'Haddad',
    password: 'a-laid-table',
  };
  const sent = {
    ...attributes,
    phone: '+971501234567',
    locale: 'en',
    venue: { name: 'Restart' },
    menu: { title: 'Dinner' },
  };
  const up = await call('POST /sign_up', { url, body: { data: { type: 'users', attributes: sent } } });
  const token = up.headers.get('authorization')?.slice('Bearer '.length) ?? '';
  const map = { address: 'Road 12', city: 'Dubai', state: 'Dubai', country: 'United Arab Emirates' };
  const venue = { data: { type: 'venues', attributes: { name: 'Branch', map } } };
  const made = await call('POST /me/venues', { url, token, body: venue });
  const child = made.document.data.id;
  const date = new Date(first.app.clock.now().getTime() + 5 * MINUTE).toISOString();
  const sync = { sync: { type: 'specific', date }, publish: { type: 'now' }, child_ids: [child] };
  await call('PUT /me/venue/sync', { url, token, body: { data: { type: 'venues', attributes: sync } } });
  await first.close();
  shiftClock(6 * MINUTE);
  const second = await aServer({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) }, { state: 'as it is' });
  const published = async () =>
    (await call('GET /me/venue/children', { url: second.url, token })).document.data[0]?.attributes
      .publication_number;
  await expect.poll(published).toBe(1);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from activity where venue_id = ${child} and action = 'sync'`.execute(
    second.app.db,
  );
  expect(rows[0]?.count).toBe(1);
  await second.close();
});

test('an unknown type among values is told with the values', async () => {
  const { owner } = await aPair();
  for (const [sent, values] of [
    [{ sync: { type: 'later' } }, 'now, specific, manual'],
    [{ publish: { type: 'later' } }, 'now, specific, manually, manual'],
  ] as const) {
    const refused = await syncNow(owner, sent);
    expect(codes(refused)).toEqual([422, 'unknown_value']);
    expect(refused.errors[0]).toMatchObject({
      detail: `Must be one of: ${values}.`,
      source: { pointer: `/data/attributes/${Object.keys(sent)[0]}/type` },
    });
  }
});

test('the progress of a sync counts branches', async () => {
  const { owner } = await aPair();
  const progress = async () =>
    (await call('GET /me/venue/sync/progress', { token: owner.token })).document.meta;
  expect(await progress()).toEqual({ done: 0, total: 0, running: false });
  await syncNow(owner, { child_ids: [await aVenue(owner), await aVenue(owner)] });
  expect(await progress()).toEqual({ done: 2, total: 2, running: false });
});
