import { brotliDecompressSync } from 'node:zlib';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { waitUntilIdle } from '../cpu.ts';
import { apiCall, itemsPath, type List, type Venue } from '../fill.ts';
import { type Call, finished, millisecondsOf, send, underLoad } from '../load.ts';
import { compared, type Measured } from '../report.ts';
import { FEW_ROUNDS, interleave } from '../rounds.ts';
import { FLOOR, type Pair, type Setup } from '../setup.ts';
import { TARGETS } from '../targets.ts';

/** The same call of the product and of the floor. */
type BothCalls = { product: Call; floor: Call };

type CallsOf = (next: number) => BothCalls;

/** Two runners that put the product and its floor under the same load. */
export const loadBoth = (pair: Pair, names: [string, string], callsOf: CallsOf, connections?: number) => [
  underLoad(names[0], pair.product, (next) => callsOf(next).product, { connections }),
  underLoad(names[1], pair.floor, (next) => callsOf(next).floor, { connections }),
];

async function againstFloor(setup: Setup, key: string, callsOf: CallsOf, connections?: number) {
  const figures = await interleave(loadBoth(setup, ['product', 'floor'], callsOf, connections));
  // "× the floor" is CPU time per call: requests per CPU-second the other way round.
  const [of, to] = TARGETS[key]?.[2] === '≤' ? ['floor', 'product'] : ['product', 'floor'];
  return [compared(key, figures, of ?? '', to ?? '')];
}

/** Calls that ask for the whole tree of a menu. */
export const treeCalls = (token: string, menu: string): BothCalls => ({
  product: apiCall(token, `/me/venue/draft?menu=${menu}`),
  floor: { path: `/tree/${menu}`, headers: FLOOR },
});

const floorPatch = (path: string, body: object): Call => {
  return { method: 'PATCH', path, headers: FLOOR, body: JSON.stringify(body) };
};

/** Calls that change the title and price of one item of a list after another. */
export function patchCalls(token: string, list: List, next: number): BothCalls {
  const id = list.ids[next % list.ids.length] ?? '';
  const attributes = { title: `Dish ${next}`, price: `${1 + (next % 90)}.50` };
  return {
    product: apiCall(token, `${itemsPath(list)}/${id}`, 'PATCH', { type: 'items', id, attributes }),
    floor: floorPatch(`/patch/${id}`, attributes),
  };
}

/** The whole tree of a menu of 200 items. */
export function tree(setup: Setup): Promise<Measured[]> {
  return againstFloor(setup, 'tree', () => treeCalls(setup.single.token, setup.single.menu));
}

/** The list of a venue's five menus. */
export function list(setup: Setup): Promise<Measured[]> {
  const { id, token } = setup.venue;
  const calls = { product: apiCall(token, '/me/menus'), floor: { path: `/list/${id}`, headers: FLOOR } };
  return againstFloor(setup, 'list', () => calls);
}

/** A PATCH of title and price, one item after another. */
export function patch(setup: Setup): Promise<Measured[]> {
  const { token, lists } = setup.venue;
  return againstFloor(setup, 'patch', (next) => {
    const turn = Math.floor(next / lists.length);
    return patchCalls(token, lists[next % lists.length] as List, turn);
  });
}

function reorderOf(setup: Setup, key: string, { ids, menu, section }: List): Promise<Measured[]> {
  // The console requests only the new positions.
  const path = `/me/menus/${menu}/sections/${section}/relationships/items?fields[items]=position`;
  const orders = [0, 1, 2, 3].map((next): BothCalls => {
    // Nearly every row moves in each call.
    const positions = ids.map((_, at) => ((at + 1 + next * 7) % ids.length) + 1);
    const data = ids.map((id, at) => ({ type: 'items', id, attributes: { position: positions[at] } }));
    const product = apiCall(setup.sorted.token, path, 'PATCH', data);
    return { product, floor: floorPatch('/reorder/', { ids, positions }) };
  });
  // One connection, since two people don't reorder one list at the same time.
  return againstFloor(setup, key, (next) => orders[next % orders.length] as BothCalls, 1);
}

/** A new order for fifty rows, and for a thousand. */
export async function reorder(setup: Setup): Promise<Measured[]> {
  const short = await reorderOf(setup, 'reorder50', setup.sorted.few);
  return [...short, ...(await reorderOf(setup, 'reorder1000', setup.sorted.many))];
}

/** Gives the items of a venue's first list new titles, one after another, and answers each title. */
function changer(origin: string, { token, lists: [list] }: Venue): () => Promise<string> {
  let next = 0;
  return async () => {
    if (list) await send(origin, patchCalls(token, list, ++next).product);
    return `Dish ${next}`;
  };
}

/** A publication of a changed title with all 15 pages; the floor renders them at once, the product on request. */
export async function publish({ product, floor, venue }: Setup): Promise<Measured[]> {
  const change = changer(product.origin, venue);
  const pages = venue.pages.flatMap((path) => LOCALE_CODES.map((locale) => `${path}?lang=${locale}`));
  const publishProduct = async () => {
    await change();
    const milliseconds = await millisecondsOf(async () => {
      await send(product.origin, apiCall(venue.token, '/me/venue/publish', 'PUT'));
      await Promise.all(pages.map((path) => finished(product.origin, path)));
    });
    // The smaller brotli is made in the background and would disturb the floor's turn.
    await waitUntilIdle(product.processes);
    return milliseconds;
  };
  const publishFloor = { method: 'POST', path: `/publish/${venue.id}`, headers: FLOOR };
  const runner = { name: 'floor', run: () => millisecondsOf(() => send(floor.origin, publishFloor)) };
  const figures = await interleave([{ name: 'product', run: publishProduct }, runner], FEW_ROUNDS);
  return [compared('publish', figures, 'product', 'floor', 'ms')];
}

/** A change of one item, its publication, and the first page of 200 items that shows it to a guest, in the coding that browsers ask for. */
export async function visible({ product: { origin }, single }: Setup): Promise<Measured[]> {
  const change = changer(origin, single);
  const run = () =>
    millisecondsOf(async () => {
      const title = await change();
      await send(origin, apiCall(single.token, '/me/venue/publish', 'PUT'));
      const { body } = await finished(origin, `${single.pages[0]}?lang=en`);
      if (!brotliDecompressSync(body).includes(title))
        throw new Error('a guest does not see what was published');
    });
  const { product: figures = [] } = await interleave([{ name: 'product', run }]);
  return [{ key: 'visible', figures, detail: 'change, publication and first page' }];
}
