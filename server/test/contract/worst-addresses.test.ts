import type { Call } from '@sofra/contract/api/call';
import { type CallName, calls } from '@sofra/contract/api/calls';
import { TEXT } from '@sofra/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { delaying, grown, type Text, WORST_SEARCHED, watchWaits } from '../tools/waits.ts';
import { aWorld, type World } from './example-world.ts';
import { asked } from './examples.ts';

let world: World;
let waits: Awaited<ReturnType<typeof watchWaits>>;

beforeAll(async () => {
  world = await aWorld();
  waits = await watchWaits();
});

afterAll(() => waits.end());

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
        const asking = (...text: Text) => ({
          ...own,
          [part]: { ...own[part], [key]: grown(...text, length) },
        });
        for (const late of await delaying(waits, name, asking, WORST_SEARCHED))
          tooLong.push(`${key} of ${late}`);
      }
    expect(tooLong, tooLong.join('\n')).toEqual([]);
  });
});
