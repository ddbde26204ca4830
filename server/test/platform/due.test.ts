import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { UPKEEP } from '../../src/app.ts';
import { enqueue, type Job } from '../../src/platform/jobs/jobs.ts';
import { startJobs, warnOfWaiting } from '../../src/platform/jobs/run-jobs.ts';
import { aServer, shiftClock, stopClock, theServer } from '../tools/harness.ts';

const HOUR = 3_600_000;

test('a job runs once, by our clock; a later one replaces it, a failed one is retried', async () => {
  const done: string[] = [];
  const note: Job<{ word: string }> = {
    name: 'note',
    schema: z.object({ word: z.string() }),
    run: async (_ground, { word }) => {
      done.push(word);
      if (word === 'stumble' && done.filter((said) => said === word).length === 1)
        throw new Error('stumbled');
    },
  };
  const server = await aServer({}, { jobs: [note] });
  const { app } = server;
  const later = new Date(app.clock.now().getTime() + HOUR);
  await enqueue(app.db, note, { word: 'now' }, { at: app.clock.now() });
  await enqueue(app.db, note, { word: 'later' }, { at: later });
  await enqueue(app.db, note, { word: 'stumble' }, { at: app.clock.now() });
  await expect.poll(() => done.filter((word) => word !== 'stumble')).toEqual(['now']);
  await expect.poll(() => done.filter((word) => word === 'stumble').length).toBe(2);
  expect(done).not.toContain('later');
  shiftClock(HOUR + 1000);
  await expect.poll(() => done.includes('later')).toBe(true);
  await expect.poll(() => app.db.selectFrom('schedules_due').select('id').execute()).toEqual([]);
  await server.close();
});

test('a long job lets the others run', async () => {
  const state = { begun: false, heard: false };
  const ended = Promise.withResolvers<void>();
  const schema = z.object({});
  const long: Job<object> = {
    name: 'long',
    schema,
    isLong: true,
    run: async () => {
      state.begun = true;
      await ended.promise;
    },
  };
  const short: Job<object> = {
    name: 'short',
    schema,
    run: async () => {
      state.heard = true;
    },
  };
  const server = await aServer({}, { jobs: [long, short] });
  const { db, clock } = server.app;
  await enqueue(db, long, {}, { at: clock.now() });
  await expect.poll(() => state.begun).toBe(true);
  await enqueue(db, short, {}, { at: clock.now() });
  const heard = expect.poll(() => state.heard).toBe(true);
  await heard.finally(ended.resolve);
  await server.close();
});

test('a job that is alone waits for an earlier one of its subject, in another process too', async () => {
  const runs: string[] = [];
  const ends: (() => void)[] = [];
  const schema = z.object({ word: z.string() });
  const alone: Job<{ word: string }> = {
    name: 'alone',
    schema,
    isLong: true,
    isAlone: true,
    run: async (_ground, { word }) => {
      runs.push(`${word} begins`);
      await new Promise<void>((end) => ends.push(end));
      runs.push(`${word} ends`);
    },
  };
  const server = await aServer({}, { jobs: [alone] });
  const { db, clock } = server.app;
  const subjectId = randomUUID();
  const waiting = startJobs(server.app, [alone], []);
  const plan = (word: string) => enqueue(db, alone, { word }, { at: clock.now(), subjectId });
  await plan('first');
  await expect.poll(() => runs).toEqual(['first begins']);
  await plan('second');
  await plan('third');
  ends[0]?.();
  await expect.poll(() => runs).toEqual(['first begins', 'first ends', 'third begins']);
  ends[1]?.();
  await expect.poll(() => db.selectFrom('schedules_due').select('id').execute()).toEqual([]);
  await waiting.close();
  await server.close();
});

test('a job is done again when it says so', async () => {
  const done: number[] = [];
  const again: Job<{ n: number }> = {
    name: 'again',
    schema: z.object({ n: z.number() }),
    run: async ({ clock }, { n }) => {
      done.push(n);
      return done.length < 3 ? clock.now() : undefined;
    },
  };
  const server = await aServer({}, { jobs: [again] });
  const { db, clock } = server.app;
  await enqueue(db, again, { n: 1 }, { at: clock.now(), subjectId: randomUUID() });
  await expect.poll(() => done).toEqual([1, 1, 1]);
  await expect.poll(() => db.selectFrom('schedules_due').select('id').execute()).toEqual([]);
  await server.close();
});

test('a rolled-back change queues no job; a subject has one job of a kind', async () => {
  const { app } = await theServer();
  const subjectId = randomUUID();
  const never: Job<{ n: number }> = {
    name: 'never',
    schema: z.object({ n: z.number() }),
    run: async () => undefined,
  };
  const at = new Date('2100-01-01T00:00:00Z');
  const rolledBack = app.db.transaction().execute(async (db) => {
    await enqueue(db, never, { n: 1 }, { at, subjectId });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await enqueue(app.db, never, { n: 2 }, { at, subjectId });
  await enqueue(app.db, never, { n: 3 }, { at, subjectId });
  const rows = await app.db.selectFrom('schedules_due').select('data').where('kind', '=', 'never').execute();
  expect(rows).toEqual([{ data: { n: 3 } }]);
  await app.db.deleteFrom('schedules_due').where('kind', '=', 'never').execute();
});

test('a job that waits for over ten seconds is logged as a warning, once', async () => {
  const { app } = await theServer();
  const idle: Job<{ n: number }> = { name: 'idle', schema: z.object({ n: z.number() }), run: async () => {} };
  const at = new Date('2100-01-01T00:00:00Z');
  await enqueue(app.db, idle, { n: 1 }, { at });
  const warnings: object[] = [];
  const log = { ...app.log, warn: (details: object) => warnings.push(details) } as never;
  const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
  const look = (seconds: number, last: Date) =>
    warnOfWaiting({ ...app, log, clock: { now: () => after(seconds) } }, last);
  const last = await look(9, after(4));
  expect(warnings).toEqual([]);
  await look(19, await look(14, last));
  expect(warnings).toEqual([{ jobs: 1, kinds: ['idle'], seconds: 10 }]);
  await app.db.deleteFrom('schedules_due').where('kind', '=', 'idle').execute();
});

test('a server forgets what has run out when the clock passes a quarter of an hour', async () => {
  const QUARTER = HOUR / 4;
  stopClock();
  shiftClock(QUARTER - (Date.now() % QUARTER) - 3000);
  const { app, close } = await aServer({}, { upkeep: UPKEEP });
  const now = app.clock.now().getTime();
  const limitOf = (key: string, milliseconds: number) => ({
    key,
    count: 1,
    resets_at: new Date(now + milliseconds),
  });
  await app.db
    .insertInto('client_limits')
    .values([limitOf('past', -HOUR), limitOf('coming', HOUR)])
    .execute();
  const keys = () => app.db.selectFrom('client_limits').select('key').execute();
  await expect.poll(keys).toEqual([{ key: 'coming' }]);
  await close();
});
