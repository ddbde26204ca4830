import { expect, test } from 'vitest';
import { rounds } from '../../../scripts/proof.ts';
import { changeItem, changeMenu, changeVenue, publish, venueOf } from '../tools/actions.ts';
import { anOwner, aPlace } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';

const PUBLICATIONS = rounds(10, 200);

/** Milliseconds for all publications on a busy machine. */
const SLOW_MS = 120_000;

test(
  'no page mixes two publications, and each reader only goes forward',
  async () => {
    const owner = await anOwner();
    const [first, second] = [await aPlace(owner), await aPlace(owner)];
    const { app, url } = await theServer();
    const { number } = await app.db
      .selectFrom('items')
      .select('number')
      .where('id', '=', first.item)
      .executeTakeFirstOrThrow();
    await publish(owner);
    const { slug } = await venueOf(owner);
    const write = async (edition: number) => {
      const title = `Edition ${edition}.`;
      await changeVenue(owner, { name: title });
      for (const place of [first, second]) {
        await changeMenu(owner, place.menu, { title });
        await changeItem(owner, place, { title, description: title });
      }
      await publish(owner);
    };
    await write(0);
    const editionsAt = async (path: string) => {
      const text = await (await fetch(url + path)).text();
      return [...text.matchAll(/Edition (\d+)\./g)].map(([, edition]) => Number(edition));
    };
    const paths = ['', '.json', `/dinner/${number}`, '/dinner?lang=en', '/dinner/allergens'].map(
      (rest) => `/m/${slug}${rest}`,
    );
    let isOver = false;
    const readers = paths.map(async (path) => {
      const read: (readonly number[])[] = [];
      while (!isOver) read.push(await editionsAt(path));
      return { path, read: [...read, await editionsAt(path)] };
    });
    for (let edition = 1; edition <= PUBLICATIONS; edition += 1) await write(edition);
    isOver = true;
    for (const { path, read } of await Promise.all(readers)) {
      const seen = read.map((editions) => [...new Set(editions)]);
      expect([path, seen.filter(({ length }) => length !== 1)]).toEqual([path, []]);
      const inOrder = seen.flat();
      expect([path, inOrder]).toEqual([path, inOrder.toSorted((one, other) => one - other)]);
      expect([path, inOrder.at(-1)]).toEqual([path, PUBLICATIONS]);
      expect(read.length).toBeGreaterThan(PUBLICATIONS / 2);
    }
  },
  SLOW_MS,
);
