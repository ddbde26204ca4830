import { useMutation } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { ApiError } from '../platform/api-error.ts';
import { i18n } from '../platform/i18n.ts';
import type { Recorded } from '../platform/query-client.ts';
import { changeRows, manyScope, useTellManyFailure } from './many.ts';
import type { Place } from './place.ts';
import { CHANGES } from './queries.ts';
import type { Row } from './rows.ts';

const writePrice = (place: Place, { id, version }: Pick<Row, 'id' | 'version'>, price: string) =>
  changeRows(place, [{ id, meta: { version }, attributes: { price } }]);

/** The price of an item of any section of a menu as it is now, with its version. */
async function readPrice({ above: [menu] }: Place, id: string) {
  const { data } = await api('GET /me/venue/items', { query: { menu } });
  const found = data.find((item) => item.id === id);
  return found && { id, version: found.meta.version, price: found.attributes.price };
}

/**
 * Saves a price over the one of its row. What else has changed of the item meanwhile, such as a switch pressed before, stays; fails
 * with `version_stale` when its price has.
 */
async function savePrice(place: Place, row: Row, price: string): Promise<Recorded> {
  try {
    return await writePrice(place, row, price);
  } catch (error) {
    if (!(error instanceof ApiError && error.has('version_stale'))) throw error;
    const now = await readPrice(place, row.id);
    if (!now || now.price !== row.price) throw error;
    return writePrice(place, now, price);
  }
}

/** Saves the price of a row. */
export function useSavePrice(place: Place, row: Row) {
  return useMutation({
    scope: manyScope(place),
    mutationFn: (price: string) => savePrice(place, row, price),
    onError: useTellManyFailure(),
    meta: { ...CHANGES, notice: () => i18n.t('many.done.price', { count: 1 }) },
  });
}
