import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Call } from '@sofra/contract/call';
import { type CallName, calls } from '@sofra/contract/calls';
import { BODY_BYTES } from '@sofra/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Asking, send } from './client.ts';
import { asked, aWorld, type World } from './examples.ts';
import { theServer } from './harness.ts';
import { textsOf, withAt } from './mutations.ts';

// Generated from the contract: a new field of a text is tried here as soon as an example has it.
const WITH_BODY = (Object.keys(calls) as CallName[]).filter((name) => (calls[name] as Call).body);

/** Texts that are costly to process without a bound; the second part is repeated. */
const WORST: [what: string, first: string, repeated: string][] = [
  ['combining marks out of order', 'a', '\u0301\u0316'],
  ['combining marks between letters', 'a', `a${'\u0301\u0316'.repeat(15)}`],
  ['brackets', '', '['],
  ['parameters of a data URL', 'data:', ';a'],
  ['spaces', 'a', ' '],
  ['digits', '', '1'],
  ['escapes', '', '\\'],
  ['words of an address', 'a', '-a'],
];
const PLAIN = ['a plain text', '', 'x'] as const;

/** How much longer another client may wait than for a plain body (issue 14). */
const MOST_WAIT_MS = 100;
/** The number of measurements; other work on the machine may delay one, but not all. */
const TRIES = 5;
/** Nearly the longest raw text that a field takes, and one that a title takes: many of them fit into one body. */
const PIECES = [7900, 470];

let world: World;
let watch: Worker;

beforeAll(async () => {
  world = await aWorld();
  watch = new Worker(new URL('./health-watch.ts', import.meta.url), {
    workerData: `${(await theServer()).url}/healthz`,
  });
});

afterAll(() => watch.terminate());

async function longestWait(): Promise<number> {
  const told = once(watch, 'message');
  watch.postMessage('tell');
  return (await told)[0] as number;
}

const bytesOf = (words: string) => Buffer.byteLength(JSON.stringify(words)) - 2;

/** A text of at most the given bytes as JSON. */
const grown = (first: string, repeated: string, bytes: number) =>
  first + repeated.repeat(Math.max(1, Math.floor((bytes - bytesOf(first)) / bytesOf(repeated))));

/** How long another client waits at most while a body is answered; the least of some tries. */
async function waitDuring(name: CallName, asking: Asking, raw: string, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && least > enough; tried += 1) {
    await longestWait();
    const answer = await send(name, { ...asking, raw });
    await answer.arrayBuffer();
    expect([name, answer.status]).toEqual([name, expect.toSatisfy((status: number) => status < 500)]);
    least = Math.min(least, await longestWait());
  }
  return least;
}

type Made = (first: string, repeated: string) => unknown;

/** A field's text as long as the body may be. */
const oneText =
  (body: unknown, path: string[], bytes: number): Made =>
  (first, repeated) =>
    withAt(body, path, grown(first, repeated, bytes - Buffer.byteLength(JSON.stringify(body))));

/** As many records of a list as the body may hold, each with a text that is not longer than a field may be. */
function manyTexts(body: unknown, path: string[], bytes: number, length: number): Made {
  const at = path.findLastIndex((key) => /^\d+$/.test(key));
  const last = Number(path[at]);
  return (first, repeated) => {
    const text = grown(first, repeated, length).slice(0, length);
    const filled = withAt(body, path, text);
    const list = path.slice(0, at).reduce((within, key) => (within as never)[key], filled) as unknown[];
    const each = Buffer.byteLength(JSON.stringify(list[last])) + 1;
    const records = Array.from({ length: Math.floor((bytes - 1000) / each) }, () => list[last]);
    return withAt(filled, path.slice(0, at), records);
  };
}

describe('a body of worst-case texts does not delay other clients', () => {
  test.each(WITH_BODY)('%s', async (name) => {
    const own = await asked(name, world);
    const most = (calls[name] as Call).maxBytes ?? BODY_BYTES;
    const tooLong: string[] = [];
    // A record's type is compared and never read.
    for (const { path } of textsOf(own.body).filter(({ path }) => path.at(-1) !== 'type')) {
      // The days of a week are numbered too, and no list.
      const isListed = path.some((key) => /^\d+$/.test(key)) && !path.includes('schedule_data');
      const ways = [
        oneText(own.body, path, most),
        ...(isListed ? PIECES.map((length) => manyTexts(own.body, path, most, length)) : []),
      ];
      for (const made of ways) {
        const [, ...plain] = PLAIN;
        const usual = await waitDuring(name, own, JSON.stringify(made(...plain)), MOST_WAIT_MS);
        for (const [what, ...worst] of WORST) {
          const raw = JSON.stringify(made(...worst));
          expect(Buffer.byteLength(raw)).toBeLessThanOrEqual(most);
          const waited = await waitDuring(name, own, raw, usual + MOST_WAIT_MS);
          if (waited > usual + MOST_WAIT_MS)
            tooLong.push(
              `${path.join('/')} of ${what}: ${Math.round(waited)} ms, usually ${Math.round(usual)}`,
            );
        }
      }
    }
    expect(tooLong, tooLong.join('\n')).toEqual([]);
  });
});
