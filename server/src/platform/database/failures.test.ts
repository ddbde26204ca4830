import { expect, test, vi } from 'vitest';
import { logFailure } from './failures.ts';

test('failures of a lost database are logged once a second, all others each', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const lines: [object, string][] = [];
  const add = (details: object, message: string) => lines.push([details, message]);
  const log = { warn: add, error: add } as never;
  const lost = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  vi.advanceTimersByTime(2000);
  for (let n = 0; n < 1000; n += 1) logFailure(log, 'error', lost(), 'request failed');
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  logFailure(log, 'warn', lost(), 'looking for due jobs failed');
  expect(lines[1]).toEqual([expect.objectContaining({ passed_over: 999 }), 'looking for due jobs failed']);
  for (let n = 0; n < 3; n += 1) logFailure(log, 'error', new TypeError('ours'), 'request failed');
  expect(lines).toHaveLength(5);
  vi.useRealTimers();
});
