import { isDeepStrictEqual } from 'node:util';
import { FORMAT } from '@sofra/contract/publishing/formats';
import { readPublication } from '@sofra/contract/publishing/stored-publications';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { publicationText } from './draft.ts';

/** The hashes of a publication's parts. */
export type Parts = { venue: string; branding: string; menus: string[] };

/** The parts of a publication that are not the same in another one, as a publication. */
async function differingFrom(db: Db, own: Parts, other: Parts, format: number) {
  const menus = own.menus.filter((hash, place) => hash !== other.menus[place]);
  const { rows } = await sql<{ venue: string; branding: string; menus: string | null }>`
    select (select document::text from publication_parts where hash = ${own.venue}) as venue,
      (select document::text from publication_parts where hash = ${own.branding}) as branding,
      (select string_agg(k.document::text, ',' order by h.place) from unnest(${menus}::text[]) with ordinality h(hash, place)
        join publication_parts k on k.hash = h.hash) as menus`.execute(db);
  const [{ venue, branding, menus: text } = { venue: '', branding: '', menus: null }] = rows;
  const facts = { format, number: null, at: null };
  return readPublication(JSON.parse(publicationText(facts, venue, branding, text)), format);
}

/**
 * Whether a venue's newest publication has the content of its draft, whose parts are stored. Their hashes say it; only after a
 * release with a new format the parts that differ are read, so that no venue looks changed by it.
 */
export async function isSameContent(
  db: Db,
  last: Parts & { format: number },
  draft: Parts,
): Promise<boolean> {
  const isSame =
    last.venue === draft.venue &&
    last.branding === draft.branding &&
    last.menus.join() === draft.menus.join();
  if (isSame || last.format === FORMAT || last.menus.length !== draft.menus.length) return isSame;
  const [was, is] = [
    await differingFrom(db, last, draft, last.format),
    await differingFrom(db, draft, last, FORMAT),
  ];
  return isDeepStrictEqual(was, is);
}
