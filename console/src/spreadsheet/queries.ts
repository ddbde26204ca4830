import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { CATALOGUE } from '../catalogue/queries.ts';
import { api } from '../platform/api.ts';
import { rowsOf } from './sheet-rows.ts';

const SHEET = 'sheet';

/** All items of a menu, or of the venue without one, as the rows of a table. */
export const sheetQuery = (menu: string | undefined) =>
  queryOptions({
    queryKey: [...CATALOGUE, SHEET, menu ?? ''],
    queryFn: async ({ signal }) => rowsOf(await api('GET /me/venue/items', { query: { menu }, signal })),
  });

/** Makes all that is known of the catalogue stale but for the table that has changed it, which knows. */
export const makeOthersStale = (client: QueryClient, menu: string | undefined): Promise<void> =>
  client.invalidateQueries({
    queryKey: CATALOGUE,
    predicate: ({ queryKey: [, kind, of] }) => kind !== SHEET || of !== (menu ?? ''),
  });
