import type { Call } from '@sofra/contract/api/call';
import { type CallName, calls } from '@sofra/contract/api/calls';
import { BODY_BYTES } from '@sofra/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_PROOF } from '../../../scripts/proof.ts';
import { delaying, grown, type Text, WORST, watchWaits } from '../tools/waits.ts';
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

type Made = (...text: Text) => unknown;

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
        const asking = (...text: Text) => {
          const raw = JSON.stringify(made(...text));
          expect(Buffer.byteLength(raw)).toBeLessThanOrEqual(most);
          return { ...own, raw };
        };
        for (const late of await delaying(waits, name, asking, WORST))
          tooLong.push(`${path.join('/')} of ${late}`);
      }
    }
    expect(tooLong, tooLong.join('\n')).toEqual([]);
  });
});
