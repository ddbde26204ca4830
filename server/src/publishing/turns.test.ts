import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Turns whose works are finished by hand, and the keys in the order in which they began. */
function turns(most = 3) {
  const all = new Turns<string>(most);
  const began: string[] = [];
  const finishes: ((failure?: Error) => void)[] = [];
  const take = (owner: string, key: string, signal = new AbortController().signal) =>
    all.take({ owner, key, signal }, async () => {
      began.push(key);
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      finishes.push((failure) => (failure ? reject(failure) : resolve(`made ${key}`)));
      return promise;
    });
  const finish = async (failure?: Error) => {
    await expect.poll(() => finishes).not.toEqual([]);
    finishes.shift()?.(failure);
  };
  return { take, finish, began };
}

test('one work is done at a time, and each owner has its turn', async () => {
  const { take, finish, began } = turns();
  const made = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((key) => take(key.charAt(0), key));
  expect(began).toEqual(['a1']);
  for (const _ of made) await finish();
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  expect(await Promise.all(made)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((key) => `made ${key}`));
});

test('a work that waits or runs is not begun again for another who wants it', async () => {
  const { take, finish, began } = turns();
  const both = ['a1', 'a2', 'a1', 'a2'].map((key) => take('a', key));
  await finish();
  await finish();
  expect(await Promise.all(both)).toEqual(['made a1', 'made a2', 'made a1', 'made a2']);
  expect(began).toEqual(['a1', 'a2']);
});

test('an owner whose works fill its places gets no more, and takes none from others', async () => {
  const { take, finish, began } = turns(2);
  const made = ['a1', 'a2', 'a3'].map((key) => take('a', key));
  expect(take('a', 'a4')).toBe('full');
  const other = take('b', 'b1');
  for (const _ of [...made, other]) await finish();
  expect(await other).toBe('made b1');
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('what nobody waits for any more is not done and takes no place', async () => {
  const { take, finish, began } = turns(2);
  const [gone, stays] = [new AbortController(), new AbortController()];
  const first = take('a', 'a1', gone.signal);
  const left = [take('a', 'a2', gone.signal), take('a', 'a3', gone.signal)];
  const shared = take('a', 'a3', stays.signal);
  gone.abort();
  const next = take('a', 'a4');
  expect(await left[0]).toBeUndefined();
  for (const _ of [first, shared, next]) await finish();
  expect(await Promise.all([first, shared, next])).toEqual(['made a1', 'made a3', 'made a4']);
  expect(began).toEqual(['a1', 'a3', 'a4']);
});

test('a work that fails fails for all who want it, and the next one is done', async () => {
  const { take, finish } = turns();
  const failing = [take('a', 'a1'), take('a', 'a1')];
  const next = take('a', 'a2');
  const outcomes = Promise.allSettled(failing);
  await finish(new Error('no paint'));
  await finish();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await next).toBe('made a2');
});
