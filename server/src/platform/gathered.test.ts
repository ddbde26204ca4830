import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import pg from 'pg';
import { expect, test } from 'vitest';
import { gathered } from './gathered.ts';
import type { Db } from './tables.ts';

const outside = { isTransaction: false } as Db;
const inside = { isTransaction: true } as Db;

type Deed = { key: string; fate: 'done' | 'passed over' | 'refused' };

const refusal = () => new pg.DatabaseError('duplicate key', 0, 'error');

/** A work that writes down who went with whom; one that is to be refused lets all refuse that it goes with. */
function aWork() {
  const groups: Deed[][] = [];
  let underWay = 0;
  const work = gathered<Deed, string>({
    keyOf: ({ key }) => key,
    together: async (_, deeds) => {
      groups.push([...deeds]);
      underWay += 1;
      expect(underWay).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 1));
      underWay -= 1;
      if (deeds.some(({ fate }) => fate === 'refused')) throw refusal();
      const done = deeds.filter(({ fate }) => fate === 'done');
      return new Map(done.map(({ key }) => [key, `${key} together`]));
    },
    alone: async (_, { key, fate }) => {
      if (fate === 'refused') throw refusal();
      return `${key} alone`;
    },
  });
  return { work, groups };
}

test('who comes first waits for nobody, and all who come meanwhile go together after it', async () => {
  const { work, groups } = aWork();
  const first = work(outside, { key: 'a', fate: 'done' });
  await expect.poll(() => groups.length).toBe(1);
  const others = ['b', 'c', 'd'].map((key) => work(outside, { key, fate: 'done' }));
  expect(await Promise.all([first, ...others])).toEqual(['a', 'b', 'c', 'd'].map((key) => `${key} together`));
  expect(groups.map((group) => group.map(({ key }) => key))).toEqual([['a'], ['b', 'c', 'd']]);
});

test('whoever asks in a transaction is served in it, alone', async () => {
  const { work, groups } = aWork();
  expect(await work(inside, { key: 'a', fate: 'done' })).toBe('a alone');
  expect(groups).toEqual([]);
});

test('an error that is not the database’s word on what was sent reaches all who went together, and the next are served', async () => {
  let lost = true;
  const work = gathered<Deed, string>({
    keyOf: ({ key }) => key,
    together: async (_, deeds) => {
      if (lost) throw new Error('Connection terminated unexpectedly');
      return new Map(deeds.map(({ key }) => [key, key]));
    },
    alone: () => Promise.reject(new Error('done twice')),
  });
  const asked = ['a', 'b'].map((key) => work(outside, { key, fate: 'done' }));
  for (const outcome of await Promise.allSettled(asked))
    expect(outcome).toMatchObject({ status: 'rejected', reason: { message: /terminated/ } });
  lost = false;
  expect(await work(outside, { key: 'a', fate: 'done' })).toBe('a');
});

test('whoever comes whenever gets their own answer, and no two of one key go together', async () => {
  const deeds = fc.record({
    key: fc.constantFrom(...'abcdef'),
    fate: fc.constantFrom<Deed['fate']>('done', 'done', 'passed over', 'refused'),
    after: fc.nat({ max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(deeds, { maxLength: 150 }), async (list) => {
      const { work, groups } = aWork();
      const outcomes = await Promise.allSettled(
        list.map(async ({ after, ...deed }) => {
          if (after > 0) await new Promise((resolve) => setTimeout(resolve, after));
          return work(outside, deed);
        }),
      );
      for (const [at, { key, fate }] of list.entries()) {
        const outcome = outcomes[at];
        expect(outcome?.status).toBe(fate === 'refused' ? 'rejected' : 'fulfilled');
        if (outcome?.status === 'fulfilled') expect(outcome.value.split(' ')[0]).toBe(key);
      }
      for (const group of groups) expect(new Set(group.map(({ key }) => key)).size).toBe(group.length);
      expect(groups.flat().length).toBe(list.length);
    }),
    { numRuns: 30 },
  );
});

test('who asks again and again for the same lets nobody else wait', async () => {
  const { work, groups } = aWork();
  const keys = ['a', 'a', 'a', 'b', 'a', 'c'];
  await Promise.all(keys.map((key) => work(outside, { key, fate: 'done' })));
  const together = groups.map((group) => group.map(({ key }) => key).join(''));
  expect(together).toEqual(['abc', 'a', 'a', 'a']);
});

test('a work that stands still holds up none but those who went with it', async () => {
  let goOn = () => {};
  const still = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const work = gathered<Deed, string>({
    keyOf: ({ key }) => key,
    together: async (_, deeds) => {
      if (deeds.some(({ key }) => key === 'a')) await still;
      return new Map(deeds.map(({ key }) => [key, key]));
    },
    alone: () => Promise.reject(new Error('not wanted')),
  });
  const first = work(outside, { key: 'a', fate: 'done' });
  await setImmediate();
  expect(await Promise.all(['b', 'c'].map((key) => work(outside, { key, fate: 'done' })))).toEqual([
    'b',
    'c',
  ]);
  goOn();
  expect(await first).toBe('a');
});

test('no more than a hundred go together', async () => {
  const { work, groups } = aWork();
  const asked = Array.from({ length: 250 }, (_, key) => work(outside, { key: String(key), fate: 'done' }));
  await Promise.all(asked);
  expect(groups.map(({ length }) => length)).toEqual([100, 100, 50]);
});
