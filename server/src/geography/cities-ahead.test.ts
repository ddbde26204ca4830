import { expect, test, vi } from 'vitest';

test('others are answered between the steps in which the cities are read ahead', async () => {
  // Another test in this process may have read them.
  vi.resetModules();
  const { readCitiesAhead } = await import('./cities.ts');
  let answered = 0;
  let waiting = setImmediate(answer);
  function answer() {
    answered += 1;
    waiting = setImmediate(answer);
  }
  await readCitiesAhead();
  clearImmediate(waiting);
  expect(answered).toBeGreaterThan(3);
});
