import type { Call } from '@sofra/contract/api/call';
import { type CallName, calls } from '@sofra/contract/api/calls';
import { BODY_BYTES, TEXT } from '@sofra/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_PROOF } from '../../../scripts/proof.ts';
import { MOST_WAIT_MS, PLAIN, WORST, WORST_SEARCHED, watchWaits } from '../tools/waits.ts';
import { aWorld, type World } from './example-world.ts';
import { asked } from './examples.ts';
import { textsOf, withAt } from './mutations.ts';

// Generated from the contract: a new field of a text is tried here as soon as an example has it.
const WITH_BODY = (Object.keys(calls) as CallName[]).filter((name) => (calls[name] as Call).body);

/** Nearly the longest raw text that a field takes, and one that a title takes: many of them fit into one body. */
const PIECES = [7900, 470];

let world: World;
let waits: Awaited<ReturnType<typeof watchWaits>>;

beforeAll(async () => {
  world = await aWorld();
  waits = await watchWaits();
});

afterAll(() => waits.end());

const bytesOf = (words: string) => Buffer.byteLength(JSON.stringify(words)) - 2;

/** A text of at most the given bytes as JSON. */
const grown = (first: string, repeated: string, bytes: number) =>
  first + repeated.repeat(Math.max(1, Math.floor((bytes - bytesOf(first)) / bytesOf(repeated))));

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
    const around = Buffer.byteLength(JSON.stringify(body));
    const records = Array.from({ length: Math.floor((bytes - around) / each) }, () => list[last]);
    return withAt(filled, path.slice(0, at), records);
  };
}

const tried = new Set<string>();

/**
 * The texts of a body that are tried: all of them in `npm run prove`, in `npm test` the first one and those with a name of
 * their own, since fields of one name are read in the same way by all calls. A record's type is compared and never read.
 */
function triedTexts(body: unknown): string[][] {
  const paths = textsOf(body)
    .map(({ path }) => path)
    .filter((path) => path.at(-1) !== 'type');
  if (IS_PROOF) return paths;
  const chosen = paths.filter((path, place) => place === 0 || !tried.has(path.at(-1) ?? ''));
  for (const path of chosen) tried.add(path.at(-1) ?? '');
  return chosen;
}

describe('a body of worst-case texts does not delay other clients', () => {
  test.each(WITH_BODY)('%s', async (name) => {
    const own = await asked(name, world);
    const most = (calls[name] as Call).maxBytes ?? BODY_BYTES;
    const tooLong: string[] = [];
    for (const path of triedTexts(own.body)) {
      // The days of a week are numbered too, and no list.
      const isListed = path.some((key) => /^\d+$/.test(key)) && !path.includes('schedule_data');
      const ways = [
        oneText(own.body, path, most),
        ...(isListed ? PIECES.map((length) => manyTexts(own.body, path, most, length)) : []),
      ];
      for (const made of ways) {
        const waitFor = (raw: string, enough: number) => waits.waitDuring(name, { ...own, raw }, enough);
        const usual = await waitFor(JSON.stringify(made(...PLAIN)), MOST_WAIT_MS);
        for (const [what, ...worst] of WORST) {
          const raw = JSON.stringify(made(...worst));
          expect(Buffer.byteLength(raw)).toBeLessThanOrEqual(most);
          const waited = await waitFor(raw, usual + MOST_WAIT_MS);
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

/** As long as the name of a city and the address of a venue may be, longer than which both are refused unread, and an address of the web. */
const QUERY_LENGTHS = [TEXT.citySearch.max, TEXT.address.max, 4000];

const NAMES = Object.keys(calls) as CallName[];

const parametersOf = (name: CallName) => [...name.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key);

/** The first call that has a parameter in its path, of each: a parameter is read in the same way by all. */
const firstWith = new Set(
  new Map(
    NAMES.toReversed().flatMap((name) => parametersOf(name).map((key) => [key, name] as const)),
  ).values(),
);

const WITH_TEXT = NAMES.filter((name) => (calls[name] as Call).query || firstWith.has(name));

describe('an address of worst-case texts does not delay other clients', () => {
  test.each(WITH_TEXT)('%s', async (name) => {
    const own = await asked(name, world);
    const parts = (['query', 'params'] as const).flatMap((part) =>
      Object.entries(own[part] ?? {}).map(([key, value]) => ({ part, key, value })),
    );
    const tooLong: string[] = [];
    for (const { part, key } of parts.filter(({ value }) => typeof value === 'string'))
      for (const length of QUERY_LENGTHS) {
        const made = (first: string, repeated: string) => ({
          ...own,
          [part]: { ...own[part], [key]: grown(first, repeated, length) },
        });
        const usual = await waits.waitDuring(name, made(...PLAIN), MOST_WAIT_MS);
        for (const [what, ...worst] of WORST_SEARCHED) {
          const waited = await waits.waitDuring(name, made(...worst), usual + MOST_WAIT_MS);
          if (waited > usual + MOST_WAIT_MS) tooLong.push(`${key} of ${what}: ${Math.round(waited)} ms`);
        }
      }
    expect(tooLong, tooLong.join('\n')).toEqual([]);
  });
});
