import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { turns } from './turns.ts';

test('work of one key runs one after the other, that of others beside it; a failure is its own', async () => {
  const takeTurn = turns();
  const seen: string[] = [];
  const work = (name: string, ms: number) => async () => {
    seen.push(`${name} begins`);
    await wait(ms);
    seen.push(`${name} ends`);
    if (name === 'second') throw new Error('stumbled');
    return name;
  };
  const answers = await Promise.allSettled([
    takeTurn('a', work('first', 20)),
    takeTurn('a', work('second', 1)),
    takeTurn('b', work('beside', 1)),
    takeTurn('a', work('third', 1)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  const ofA = seen.filter((line) => !line.startsWith('beside'));
  expect(ofA).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(seen.indexOf('beside ends')).toBeLessThan(seen.indexOf('first ends'));
});
