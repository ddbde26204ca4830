import { type Attributes, apiAt } from '../../scripts/demo/api.ts';
import { cpuSince, waitUntilIdle } from '../cpu.ts';
import { type Server, send } from '../load.ts';
import { compared, type Measured } from '../report.ts';
import { FEW_ROUNDS, interleave } from '../rounds.ts';
import { FLOOR, type Setup } from '../setup.ts';

/** The CPU milliseconds of some work of a server and its database. */
async function cpuOf({ processes }: Server, work: () => Promise<unknown>): Promise<number> {
  await waitUntilIdle(processes);
  const used = cpuSince(processes);
  await work();
  return used() * 1000;
}

/** A sync of a venue's menus to a new branch, and again without a change; the floor copies them by one insert a table. */
export async function sync({ product, floor, venue }: Setup): Promise<Measured[]> {
  const api = apiAt(product.origin, venue.token);
  const put = (attributes: Attributes) => api.send('PUT', '/me/venue/sync', { type: 'venues', attributes });
  const { attributes } = (await api.read('/me/venue')).data;
  let next = 0;
  const choose = async () => {
    const own = { name: `Branch ${++next}`, map: attributes.map };
    const { id } = (await api.send('POST', '/me/venues', { type: 'venues', attributes: own })).data;
    await put({ sync: { type: 'manual' }, child_ids: [id] });
  };
  const now = () => cpuOf(product, () => put({ sync: { type: 'now' } }));
  const copy = { method: 'POST', path: `/copy/${venue.id}`, headers: FLOOR };
  const runFloor = { name: 'floor', run: () => cpuOf(floor, () => send(floor.origin, copy)) };
  const first = await interleave([{ name: 'product', run: () => choose().then(now) }, runFloor], FEW_ROUNDS);
  const same = await interleave([{ name: 'product', run: now }, runFloor], FEW_ROUNDS);
  return [
    compared('sync', first, 'product', 'floor', 'CPU ms'),
    compared('syncSame', same, 'product', 'floor', 'CPU ms'),
  ];
}
