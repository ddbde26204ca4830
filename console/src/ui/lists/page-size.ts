import { PAGE } from '@sofra/contract/limits';
import { keep, readStored } from '../../platform/storage.ts';

/** A size that lists offer (rule 81). */
export type PageSize = (typeof PAGE.sizes)[number];

/** Whether a value is one of the offered sizes. */
export function isPageSize(value: unknown): value is PageSize {
  return (PAGE.sizes as readonly unknown[]).includes(value);
}

/** The size that was chosen last in this browser, else 5. */
export function chosenPageSize(): PageSize {
  const size = readStored('pageSize');
  return isPageSize(size) ? size : PAGE.size;
}

/** Keeps a chosen size for the next list. */
export const keepPageSize = (size: PageSize): void => keep('pageSize', size);

/** A list's page and size in its address; by default the first page, in the last chosen size. */
export type ListSearch = { page?: number; size?: PageSize };

/** Reads a list's state from an address; what can't be read counts as left out, so that no address fails. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const page = Number(search.page);
  const size = Number(search.size);
  return {
    ...(Number.isInteger(page) && page > 1 && page < 1_000_000_000 && { page }),
    ...(isPageSize(size) && { size }),
  };
}
