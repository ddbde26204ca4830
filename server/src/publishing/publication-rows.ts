import { type Selectable, sql } from 'kysely';
import type { ThemeColumns } from '../branding/theme-rows.ts';
import type { Node } from '../catalogue/tree.ts';
import type { Written } from '../catalogue/written-rows.ts';
import type { Db, Tables } from '../platform/database/tables.ts';

// A publication's document has what guests see. To be restored it needs more: what is switched off, the sources of translations,
// prices with all their decimals. Each row is kept once for the publications in a row that have it so; one that is gone is kept without
// columns.

/** A publication by its venue and number. */
export type PublicationKey = { venueId: string; number: number };

/** SQL: the rows as a venue's publication of a number has them, and those that are gone by then. */
export const newestAt = ({ venueId, number }: PublicationKey, rest = sql``) => sql`
  (select distinct on (row_id, kind) * from publication_rows where venue_id = ${venueId} and since <= ${number} ${rest}
    order by row_id desc, kind desc, since desc)`;

/** Those of some rows that a publication has, whether guests saw them or not. */
export async function keptAmong(
  db: Db,
  venueId: string,
  number: number,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select row_id as id from ${newestAt({ venueId, number }, sql`and row_id = any(${[...ids]}::uuid[])`)} k
    where columns is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** A venue's own columns as a publication has them; one of an earlier release lacks those that came later. */
export type WrittenVenue = Partial<Selectable<Tables['venues']>> & { list?: string[] };

/** A row as a publication has it; a theme as some release stored it (`columnsNow`). */
export type KeptRow = { id: string } & (
  | { kind: Node; columns: Written }
  | { kind: 'venues'; columns: WrittenVenue }
  | { kind: 'themes'; columns: ThemeColumns }
);

/** The rows of a publication; none of one that is older than the rows that are kept. */
export async function rowsAt(db: Db, venueId: string, number: number): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    select kind, row_id as id, columns from ${newestAt({ venueId, number })} k where columns is not null`.execute(
    db,
  );
  return rows;
}
