import { sql } from 'kysely';
import { markPublished } from '../activity/record.ts';
import type { Db, MenuAddress } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { alwaysShown, brandingPart, menuAddress, menuPart, publishedMenus, venuePart } from './documents.ts';
import type { Parts } from './same-content.ts';

/** The changes of a venue that are not published yet. */
export type Mark = { changes: number; last: number };

/** The changes of a venue that are not published at this moment. */
export async function markNow(db: Db, venueId: string): Promise<Mark> {
  const { rows } = await sql<Mark>`
    select count(*) as changes, coalesce(max(id), 0) as last from activity
    where venue_id = ${venueId} and not published`.execute(db);
  return rows[0] ?? { changes: 0, last: 0 };
}

/** The hashes of parts of menus that need not be made, by the ids of the menus. */
export type MadeParts = ReadonlyMap<string, string>;

/** The draft's parts, its version, the changes that are published with them, and the addresses of its menus that are always there, for the sitemap. */
export type Frozen = Parts & { version: number; mark: Mark; addresses: MenuAddress[] };

/** SQL: the documents of a venue's parts, but for those of menus that are made. */
const documents = (venueId: string, made: MadeParts) => sql`
  select 'venue' as kind, v.id, ${venuePart} as document from venues v where v.id = ${venueId}
  union all
  select 'branding', v.id, ${brandingPart} from venues v where v.id = ${venueId}
  union all
  select 'menu', m.id, ${menuPart} from ${publishedMenus(venueId)} and m.id <> all(${[...made.keys()]}::uuid[])`;

/** SQL: the tables of parts by their hashes (`hashed`); the new ones are written. */
const kept = (venueId: string, made: MadeParts) => sql`
  documents as (${documents(venueId, made)}),
  hashed as materialized (
    select kind, id, document, encode(sha256(convert_to(document::text, 'UTF8')), 'hex') as hash from documents
  ),
  kept as (
    insert into publication_parts (hash, document) select distinct on (hash) hash, document from hashed
    on conflict (hash) do nothing
  )`;

type FrozenRow = Omit<Frozen, 'menus' | 'mark'> & Mark & { menus: { id: string; hash: string | null }[] };

/**
 * Freezes the venue's draft into content-addressed parts and writes the new ones. Answers their hashes. It is one statement, so that
 * exactly the changes in the documents are marked as published.
 */
export async function freeze(db: Db, venueId: string, made: MadeParts): Promise<Frozen> {
  const { rows } = await sql<FrozenRow>`
    with ${kept(venueId, made)},
    marked as (${markPublished(venueId)})
    select (select coalesce(json_agg(${menuAddress} order by m.position), '[]') from ${publishedMenus(venueId)} and ${alwaysShown}) as addresses,
      (select hash from hashed where kind = 'venue') as venue, (select hash from hashed where kind = 'branding') as branding,
      (select coalesce(json_agg(json_build_object('id', m.id,
          'hash', (select hash from hashed where kind = 'menu' and hashed.id = m.id)) order by m.position), '[]')
        from ${publishedMenus(venueId)}) as menus,
      (select count(*) from marked) as changes, (select coalesce(max(id), 0) from marked) as last,
      (select coalesce(max(number), 0) from marked) as version`.execute(db);
  const { menus, changes, last, ...frozen } = rows[0] ?? refuse('not_found');
  const hashes = menus.flatMap(({ id, hash }) => hash ?? made.get(id) ?? []);
  return { ...frozen, menus: hashes, mark: { changes, last } };
}
