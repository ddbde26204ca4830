import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CallName } from '@sofra/contract/api/calls';
import { expect } from 'vitest';
import { type Asking, send } from './client.ts';
import { theServer } from './harness.ts';

/** How much longer another client may wait than for a plain text. */
const MOST_WAIT_MS = 100;
/** The number of measurements; other work on the machine may delay one, but not all. */
const TRIES = 5;

/** A text of any length: how it begins, and what is repeated. */
export type Text = readonly [first: string, repeated: string];

/** Texts that are costly to process without a bound. */
export const WORST: readonly (readonly [what: string, ...Text])[] = [
  ['combining marks out of order', 'a', '\u0301\u0316'],
  ['combining marks between letters', 'a', `a${'\u0301\u0316'.repeat(15)}`],
  ['brackets', '', '['],
  ['parameters of a data URL', 'data:', ';a'],
  ['spaces', 'a', ' '],
  ['digits', '', '1'],
  ['escapes', '', '\\'],
  ['words of an address', 'a', '-a'],
];

/** Texts that are costly to search for. */
export const WORST_SEARCHED: typeof WORST = [
  ...WORST,
  ['parts between commas', 'a', ',a'],
  ['parts between commas and a small country', 'a', ',a,e,i,o,Nauru'],
  ['short words', 'an', ' an'],
  ['lines', 'a', '\na'],
];

/** A text without anything that is costly. */
const PLAIN: Text = ['', 'x'];

const bytesOf = (words: string) => Buffer.byteLength(JSON.stringify(words)) - 2;

/** A text of at most the given bytes as JSON. */
export const grown = (first: string, repeated: string, bytes: number) =>
  first + repeated.repeat(Math.max(1, Math.floor((bytes - bytesOf(first)) / bytesOf(repeated))));

/** Watches from a thread of its own how long another client waits for an answer, again and again. */
export async function watchWaits(path = '/healthz', headers: Record<string, string> = {}) {
  const url = (await theServer()).url + path;
  const worker = new Worker(new URL('./health-watch.ts', import.meta.url), { workerData: { url, headers } });
  /** The longest wait since the last question. */
  const longestWait = async (): Promise<number> => {
    const told = once(worker, 'message');
    worker.postMessage('tell');
    return (await told)[0] as number;
  };
  /**
   * How long another client waits at most while a call is answered; the least of some tries, until it is `enough`. What waits for
   * the server's thread waits no longer than that computes, unless the machine does something else.
   */
  const waitDuring = async (name: CallName, asking: Asking, enough: number): Promise<number> => {
    let least = Number.POSITIVE_INFINITY;
    for (let tried = 0; tried < TRIES && least > enough; tried += 1) {
      await longestWait();
      const begin = process.threadCpuUsage();
      const answer = await send(name, asking);
      await answer.arrayBuffer();
      const { user, system } = process.threadCpuUsage(begin);
      expect([name, answer.status]).toEqual([name, expect.toSatisfy((status: number) => status < 500)]);
      least = Math.min(least, await longestWait(), (user + system) / 1000);
    }
    return least;
  };
  return { waitDuring, longestWait, end: () => worker.terminate() };
}

/** Which of some texts make another client wait longer than a plain one does. */
export async function delaying(
  { waitDuring }: Awaited<ReturnType<typeof watchWaits>>,
  name: CallName,
  asking: (...text: Text) => Asking,
  texts: typeof WORST,
): Promise<string[]> {
  const usual = await waitDuring(name, asking(...PLAIN), MOST_WAIT_MS);
  const late: string[] = [];
  for (const [what, ...text] of texts) {
    const waited = await waitDuring(name, asking(...text), usual + MOST_WAIT_MS);
    if (waited > usual + MOST_WAIT_MS)
      late.push(`${what}: ${Math.round(waited)} ms, usually ${Math.round(usual)}`);
  }
  return late;
}
