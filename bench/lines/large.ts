import { API, ask, bodyOf, headersOf } from '../api.ts';
import { rested } from '../cpu.ts';
import { call, costOf, WARM_UP } from '../load.ts';
import { type Measured, medians } from '../measured.ts';
import { interleave, ratios } from '../rounds.ts';
import { FLOOR, type Stage } from '../stage.ts';
import { finished } from './guest.ts';

const ROUNDS = 5;
const PUBLISH_ROUNDS = 5;
const COPIES = 3;
const MS = 1000;
const LOCALES = ['en', 'ar', 'ru'];

/** A copy of a menu of a thousand items, in CPU milliseconds; each copy goes into the bin again, uncounted. */
export async function duplicate({ product, floor, long }: Stage): Promise<Measured[]> {
  const { token, long: rows } = long;
  const copies: string[] = [];
  const ours = async () => {
    const path = `/me/menus/${rows.menu}/duplicate`;
    copies.push((await ask(product.origin, token, path, 'POST')).id);
  };
  const theirs = (round: number, copy: number) =>
    call(floor.origin, `/duplicate/${rows.menu}`, {
      method: 'POST',
      headers: FLOOR,
      body: JSON.stringify({ word: `${round} ${copy}` }),
    });
  const times = async (make: (copy: number) => Promise<unknown>) => {
    for (let copy = 0; copy < COPIES; copy += 1) await make(copy);
  };
  const figures = await interleave(
    [
      {
        name: 'product',
        run: async () => {
          const { cpu } = await costOf(product.processes, () => times(ours));
          for (const id of copies.splice(0)) await ask(product.origin, token, `/me/menus/${id}`, 'DELETE');
          return (cpu / COPIES) * MS;
        },
      },
      {
        name: 'floor',
        run: async (round) =>
          ((await costOf(floor.processes, () => times((copy) => theirs(round, copy)))).cpu / COPIES) * MS,
      },
    ],
    ROUNDS,
  );
  return [
    { key: 'duplicate', figures: ratios(figures, 'product', 'floor'), detail: medians(figures, 'ms of CPU') },
  ];
}

async function changeAll({ product, venue }: Stage, round: number): Promise<void> {
  const rows = venue.lists[0];
  if (!rows) return;
  const id = rows.ids[0];
  const path = `${API}/me/menus/${rows.menu}/sections/${rows.section}/items/${id}`;
  const attributes = { title: `Hummus ${round}` };
  const body = bodyOf({ type: 'items', id, attributes });
  await call(product.origin, path, { method: 'PATCH', headers: headersOf(venue.token), body });
}

/**
 * Publishes 5 menus of 200 items in 3 languages, another title each time, and gives out all 15 pages: what the floor
 * renders and compresses before it answers, the product makes for its first guest. On the clock, in milliseconds.
 */
export async function publish(stage: Stage): Promise<Measured[]> {
  const { product, floor, venue } = stage;
  const pages = venue.pages.flatMap((path) => LOCALES.map((locale) => `${path}?lang=${locale}`));
  const put = () => ask(product.origin, venue.token, '/me/venue/publish', 'PUT');
  const calls: number[] = [];
  const figures = await interleave(
    [
      {
        name: 'product',
        run: async (round) => {
          await changeAll(stage, round);
          const { wall } = await costOf(product.processes, async () => {
            calls.push((await costOf(product.processes, put)).wall);
            await Promise.all(pages.map((path) => finished(product.origin, path)));
          });
          // The smaller brotli that follows in the background would be in the others' way.
          await rested(product.processes);
          return wall * MS;
        },
      },
      {
        name: 'floor',
        run: async () => {
          const put = () => call(floor.origin, `/publish/${venue.id}`, { method: 'POST', headers: FLOOR });
          return (await costOf(floor.processes, put)).wall * MS;
        },
      },
    ],
    PUBLISH_ROUNDS,
    WARM_UP,
  );
  const detail = `${medians(figures, 'ms')}, of which the call ${medians({ '': calls.map((wall) => wall * MS) }, 'ms').trim()}`;
  return [{ key: 'publish', figures: ratios(figures, 'product', 'floor'), detail }];
}
