import { MutationObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type Change, createQueryClient } from './query-client.ts';
import { isSaving } from './saving-now.ts';

/** A change that begins now; `answer` is what the server does. */
function begin(meta: Change, client = createQueryClient({ onCounted: () => {} })) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = new MutationObserver(client, { mutationFn: () => promise, meta }).mutate();
  return { client, answer: resolve, run };
}

test('a change is being saved until the server has answered, whatever is read again then', async () => {
  const client = createQueryClient({ onCounted: () => {} });
  const queryKey = ['list'];
  await client.query({ queryKey, queryFn: () => 1 });
  const reading = Promise.withResolvers<number>();
  client.setQueryDefaults(queryKey, { queryFn: () => reading.promise });
  const { answer, run } = begin({ counts: true, stale: [queryKey] }, client);
  expect(isSaving(client)).toBe(true);
  answer();
  await expect.poll(() => isSaving(client)).toBe(false);
  reading.resolve(2);
  await run;
});

test('what guests never see is not waited for', () => {
  expect(isSaving(begin({}).client)).toBe(false);
});
