import { PAGE } from '@sofra/contract/limits';
import { API, bodyOf, headersOf } from '../api.ts';
import type { List } from '../fill.ts';
import { type Asking, MANY_TURNS, requestsPerSecond, TURNS, WARM_UP } from '../load.ts';
import { type Measured, measured } from '../measured.ts';
import { interleave } from '../rounds.ts';
import { FLOOR, type Stage } from '../stage.ts';

const ROUNDS = 5;

async function against(
  { product, floor }: Stage,
  key: string,
  ours: Asking,
  theirs: Asking,
): Promise<Measured> {
  const runners = [
    { name: 'product', run: () => requestsPerSecond(product, ours) },
    { name: 'floor', run: () => requestsPerSecond(floor, theirs) },
  ];
  return measured(key, await interleave(runners, ROUNDS, WARM_UP, TURNS), 'product', 'floor');
}

/** The whole tree of a menu of 200 items. */
export async function tree(stage: Stage): Promise<Measured[]> {
  const { tree: menu, token } = stage.long;
  const ours = { path: `${API}/me/venue/draft?menu=${menu}`, headers: headersOf(token) };
  return [await against(stage, 'tree', ours, { path: `/tree/${menu}`, headers: FLOOR })];
}

/** The list of a venue's five menus. */
export async function list(stage: Stage): Promise<Measured[]> {
  const { id, token } = stage.venue;
  const ours = { path: `${API}/me/menus`, headers: headersOf(token) };
  return [await against(stage, 'list', ours, { path: `/list/${id}`, headers: FLOOR })];
}

/** The last page of a list of a thousand items against the first one of a list of fifty: neither is to notice the other rows. */
export async function depth({ product, long: { long, short, token } }: Stage): Promise<Measured[]> {
  const pageOf = ({ menu, section }: List, number: number): Asking => ({
    path: `${API}/me/menus/${menu}/sections/${section}/items?page[number]=${number}`,
    headers: headersOf(token),
  });
  const last = Math.ceil(long.ids.length / PAGE.size);
  const runners = [
    { name: 'last of many', run: () => requestsPerSecond(product, pageOf(long, last)) },
    { name: 'first of few', run: () => requestsPerSecond(product, pageOf(short, 1)) },
  ];
  const figures = await interleave(runners, ROUNDS, WARM_UP, TURNS);
  return [measured('depth', figures, 'last of many', 'first of few')];
}

/** Another title and price for one item after the other. */
export async function patch(stage: Stage): Promise<Measured[]> {
  const { lists, token } = stage.venue;
  const items = lists.flatMap(({ menu, section, ids }) =>
    ids.map((id) => ({ id, path: `${API}/me/menus/${menu}/sections/${section}/items/${id}` })),
  );
  const nth = (next: number) => {
    const { id, path } = items[next % items.length] ?? { id: '', path: '' };
    return { id, path, attributes: { title: `Dish ${next}`, price: `${1 + (next % 90)}.50` } };
  };
  const ours = (next: number) => {
    const { id, path, attributes } = nth(next);
    return {
      method: 'PATCH',
      path,
      headers: headersOf(token),
      body: bodyOf({ type: 'items', id, attributes }),
    };
  };
  const theirs = (next: number) => {
    const { id, attributes } = nth(next);
    return { method: 'PATCH', path: `/patch/${id}`, headers: FLOOR, body: JSON.stringify(attributes) };
  };
  return [await against(stage, 'patch', ours, theirs)];
}

/** Positions that move nearly every row, others each time. */
function positionsOf({ ids }: List, next: number): number[] {
  return ids.map((_, at) => ((at + 1 + next * 7) % ids.length) + 1);
}

async function reorderOf(stage: Stage, key: string, rows: List, turns: number): Promise<Measured> {
  const { token } = stage.long;
  // As the console asks: where the rows stand then.
  const list = `${API}/me/menus/${rows.menu}/sections/${rows.section}`;
  const path = `${list}/relationships/items?fields[items]=position`;
  const bodies = [0, 1, 2, 3].map((next) => {
    const positions = positionsOf(rows, next);
    const data = rows.ids.map((id, at) => ({ type: 'items', id, attributes: { position: positions[at] } }));
    return { ours: bodyOf(data), theirs: JSON.stringify({ ids: rows.ids, positions }) };
  });
  const nth = (next: number, whose: 'ours' | 'theirs') => bodies[next % bodies.length]?.[whose] ?? '';
  // One after the other: two people don't reorder one list at the same time.
  const runners = [
    {
      name: 'product',
      run: () =>
        requestsPerSecond(
          stage.product,
          (next) => ({ method: 'PATCH', path, headers: headersOf(token), body: nth(next, 'ours') }),
          { connections: 1 },
        ),
    },
    {
      name: 'floor',
      run: () =>
        requestsPerSecond(
          stage.floor,
          (next) => ({ method: 'PATCH', path: '/reorder/', headers: FLOOR, body: nth(next, 'theirs') }),
          { connections: 1 },
        ),
    },
  ];
  return measured(key, await interleave(runners, ROUNDS, WARM_UP, turns), 'floor', 'product', 'product');
}

/** A new order for fifty rows, and for a thousand. */
export async function reorder(stage: Stage): Promise<Measured[]> {
  const { short, long } = stage.long;
  return [
    await reorderOf(stage, 'reorder50', short, MANY_TURNS),
    await reorderOf(stage, 'reorder1000', long, TURNS),
  ];
}
