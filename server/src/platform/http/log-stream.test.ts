import { expect, test } from 'vitest';
import { logStream } from './log-stream.ts';

test('lines are collected and written together, in order', async () => {
  const written: string[] = [];
  const stream = logStream((text) => void written.push(text));
  stream.write('one\n');
  stream.write('two\n');
  expect(written).toEqual([]);
  await expect.poll(() => written).toEqual(['one\ntwo\n']);
});

test('a full buffer is written at once, and a flush writes the waiting lines', () => {
  const written: string[] = [];
  const stream = logStream((text) => void written.push(text));
  stream.write('x'.repeat(20_000));
  expect(written).toHaveLength(1);
  stream.write('last\n');
  stream.flush();
  stream.flush();
  stream.close();
  stream.write('afterwards\n');
  expect(written.slice(1)).toEqual(['last\n', 'afterwards\n']);
});
