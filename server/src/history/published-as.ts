import { columnsNow, type ThemeColumns } from '../branding/theme-rows.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { rowsAt, type WrittenVenue } from '../publishing/publication-rows.ts';
import { type Tree, type TreeRow, treeRow } from './venue-tree.ts';

/** What a publication has kept: its tree, the venue's own columns, and the themes that were on, by their ids. */
export type PublishedAs = {
  tree: Tree;
  venue: WrittenVenue;
  themes: ReadonlyMap<string, ThemeColumns>;
};

/**
 * What a venue's publication of a number has kept. Refuses with `not_found`, and with `not_kept` one that was made before rows were
 * kept or is thinned out.
 */
export async function publishedAs(db: Db, venueId: string, number: number): Promise<PublishedAs> {
  const found = await db
    .selectFrom('publications')
    .select('format')
    .where('venue_id', '=', venueId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!found) return refuse('not_found');
  const rows = await rowsAt(db, venueId, number);
  const [own] = rows.filter((row) => row.kind === 'venues');
  const { columns: venue } = own ?? refuse('not_kept');
  const tree = new Map<string, TreeRow>();
  const themes = new Map<string, ThemeColumns>();
  for (const { kind, id, columns } of rows)
    if (kind === 'themes') themes.set(id, columnsNow(columns, found.format));
    else if (kind === 'venues') tree.set(id, { node: kind, columns: {}, list: columns.list ?? [] });
    else tree.set(id, treeRow(kind, columns));
  return { tree, venue, themes };
}
