import { expect, test } from 'vitest';
import { watchLoop } from './loop-watch.ts';

function hold(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('a process that works for long at once is late, and then is not', async () => {
  const loop = watchLoop();
  expect(loop.isLate()).toBe(false);
  hold(2500);
  await expect.poll(() => loop.isLate()).toBe(true);
  await expect.poll(() => loop.isLate()).toBe(false);
  loop.close();
});
