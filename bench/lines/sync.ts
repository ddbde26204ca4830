import { waitUntilIdle } from '../cpu.ts';
import { clientOf } from '../fill.ts';
import { millisecondsOf, send } from '../load.ts';
import { compared, type Measured } from '../report.ts';
import { FEW_ROUNDS, interleave } from '../rounds.ts';
import { FLOOR, type Setup } from '../setup.ts';

/** A sync of a venue's menus to a new branch, and again without a change; the floor copies them by one insert a table. */
export async function sync({ product, floor, venue }: Setup): Promise<Measured[]> {
  const client = clientOf(product.origin, venue.token);
  const put = (attributes: object) => client('PUT', '/me/venue/sync', { type: 'venues', attributes });
  const { attributes } = await client('GET', '/me/venue');
  let next = 0;
  const choose = async () => {
    const own = { name: `Branch ${++next}`, map: attributes.map };
    const { id } = await client('POST', '/me/venues', { type: 'venues', attributes: own });
    await put({ sync: { type: 'manual' }, child_ids: [id] });
    await waitUntilIdle(product.processes);
  };
  const now = () => millisecondsOf(() => put({ sync: { type: 'now' } }));
  const floorCopy = { method: 'POST', path: `/copy/${venue.id}`, headers: FLOOR };
  const runFloor = { name: 'floor', run: () => millisecondsOf(() => send(floor.origin, floorCopy)) };
  const first = await interleave(
    [
      {
        name: 'product',
        run: async () => {
          await choose();
          return now();
        },
      },
      runFloor,
    ],
    FEW_ROUNDS,
  );
  const same = await interleave([{ name: 'product', run: now }, runFloor], FEW_ROUNDS);
  return [
    compared('sync', first, 'product', 'floor', 'ms'),
    compared('syncSame', same, 'product', 'floor', 'ms'),
  ];
}
