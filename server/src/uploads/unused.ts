import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { PictureFiles } from './blobs.ts';

/** Every reference from a record to a picture: a table and its column. */
export const PICTURE_USES = [
  ...['menus', 'sections', 'items', 'extras', 'users'].map((table) => [table, 'photo_id'] as const),
  ['venues', 'logo_id'],
  ['venues', 'welcome_screen_id'],
  ['themes', 'background_id'],
  ['menu_themes', 'background_id'],
] as const;

/** SQL: every picture that a recorded change names, before or after. */
const namedIn = (changes: RawBuilder<unknown>) => {
  const columns = [...new Set(PICTURE_USES.map(([, column]) => column))];
  return sql.join(
    columns.map((column) => sql`select jsonb_path_query(${changes}, ${sql.lit(`strict $.**.${column}`)})`),
    sql` union all `,
  );
};

/**
 * Drops the pictures of a venue's account without a reference: from a record, in the bin or not, from a
 * publication of any age, in what guests saw or what a restoration brings back, or from an activity since `since`, which can still be undone. Answers their files,
 * to be removed after the transaction, and the time of the oldest activity that keeps a picture.
 */
export async function dropUnused(
  db: Db,
  venueId: string,
  since: Date,
): Promise<{ dropped: PictureFiles[]; nextSince: Date | null }> {
  const free = PICTURE_USES.map(
    ([table, column]) =>
      sql`not exists (select from ${sql.table(table)} r where ${sql.ref(`r.${column}`)} = blobs.id)`,
  );
  const { rows } = await sql<{ dropped: PictureFiles[] | null; next: Date | null }>`
    with account as (select account_id as id from venues where id = ${venueId}),
    named as (
      select photo #>> '{}' as id, max(a.at) as at
      from activity a join account on account.id = a.account_id,
        lateral (${namedIn(sql`a.changes`)}) named(photo)
      where a.at > ${since} group by 1
    ),
    restorable as (
      select photo #>> '{}' as id from publication_rows k join venues v on v.id = k.venue_id
        join account on account.id = v.account_id, lateral (${namedIn(sql`k.columns`)}) named(photo)
      where k.columns is not null
    ),
    unused as materialized (
      select blobs.id, named.at from account join blobs on blobs.account_id = account.id
      left join named on named.id = blobs.id::text
      where blobs.used_at is not null and not blobs.published and not blobs.demo and ${sql.join(free, sql` and `)}
        and not exists (select from restorable where restorable.id = blobs.id::text)
    ),
    dropped as (
      delete from blobs using unused where blobs.id = unused.id and unused.at is null
      returning blobs.id, blobs.widths
    )
    select (select json_agg(dropped) from dropped) as dropped, (select min(at) from unused) as next`.execute(
    db,
  );
  const [row] = rows;
  return { dropped: row?.dropped ?? [], nextSince: row?.next ?? null };
}
