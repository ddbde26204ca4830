import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { keep, readStored } from '../platform/storage.ts';

const printed = () => readStored('printed') ?? [];

/** Whether a venue's code was downloaded in this browser, which is all that is known of printing it. */
export const printedQuery = (venue: string) =>
  queryOptions({ queryKey: ['printed', venue], queryFn: () => printed().includes(venue) });

/** Notes that a venue's code has been downloaded. */
export function notePrinted(queries: QueryClient, venue: string): void {
  keep('printed', [...new Set([...printed(), venue])]);
  queries.setQueryData(printedQuery(venue).queryKey, true);
}
