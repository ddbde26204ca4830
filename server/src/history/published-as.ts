import { columnsNow, type ThemeColumns } from '../branding/theme-rows.ts';
import { isNode } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { rowsAt } from '../publishing/publication-rows.ts';
import { type Tree, treeRow } from './venue-tree.ts';

/** What a publication has kept: its tree, the venue's own columns, and the themes that were on, by their ids. */
export type PublishedAs = {
  tree: Tree;
  venue: Record<string, unknown>;
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
  const { columns: venue } = rows.find(({ kind }) => kind === 'venues') ?? refuse('not_kept');
  const tree = rows.flatMap(({ kind, id, columns }) =>
    isNode(kind) || kind === 'venues' ? [[id, treeRow(kind, columns)] as const] : [],
  );
  const themes = rows.flatMap(({ kind, id, columns }) =>
    kind === 'themes' ? [[id, columnsNow(columns, found.format) as unknown as ThemeColumns] as const] : [],
  );
  return { tree: new Map(tree), venue, themes: new Map(themes) };
}
