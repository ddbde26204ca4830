import { PAGE } from '@sofra/contract/limits';

/** The requested page, from the checked query. */
export type PageQuery = { 'page[number]'?: number | undefined; 'page[size]'?: number | undefined };

/** The largest offset that the database accepts; no list has as many rows. */
const MOST_ROWS = 2 ** 31 - 1;

/** All rows of a list, as a page. */
export const ALL = { offset: 0, limit: MOST_ROWS };

/** Whether a list is asked for without a page. */
export const isUnpaged = (query: PageQuery): boolean =>
  query['page[number]'] === undefined && query['page[size]'] === undefined;

/** The offset and limit of a page's rows. */
export function pageOf(query: PageQuery): { offset: number; limit: number } {
  const { number, size } = sizesOf(query);
  return { offset: Math.min((number - 1) * size, MOST_ROWS), limit: size };
}

const sizesOf = (query: PageQuery) => ({
  number: query['page[number]'] ?? 1,
  size: query['page[size]'] ?? PAGE.size,
});

/** The figures and links of a page (`docs/api.md`, Pages); `path` is the list's own, `kept` its other parameters. */
export function pageFacts(path: string, query: PageQuery, total: number, kept: Record<string, string> = {}) {
  const { number, size } = sizesOf(query);
  const last = Math.max(1, Math.ceil(total / size));
  const link = (page: number) =>
    `${path}?${new URLSearchParams({ ...kept, 'page[number]': String(page), 'page[size]': String(size) })}`;
  return {
    meta: { per_page: size, current_page: number, last_page: last, total },
    links: {
      self: link(number),
      first: link(1),
      last: link(last),
      prev: number > 1 ? link(Math.min(number - 1, last)) : null,
      next: number < last ? link(number + 1) : null,
    },
  };
}
