import { FORMAT } from '@sofra/contract/publishing/formats';
import type { MenuPart, Publication } from '@sofra/contract/publishing/publishing';
import { readPublication } from '@sofra/contract/publishing/stored-publications';
import { sql } from 'kysely';
import type { Db, MenuAddress } from '../platform/database/tables.ts';
import { marksOf, readMarks, type StoredMarks, type VenueMarks } from '../sold-out/marks.ts';
import { publicationText } from './draft.ts';

/** The words of a publication's parts, which change with their contents; the menus' in order. */
export type PartWords = { venue: string; branding: string; menus: readonly string[] };

/** A menu of a publication that was read before: its JSON, in today's format, and what it says. */
type ReadMenu = { text: string; menu: MenuPart };

/** Menus that were read before, by the words of their parts: those need not be read again. */
export type ReadMenus = ReadonlyMap<string, ReadMenu>;

/** A publication as it is stored: the JSON of its parts, their format and their words, and what lies over it. */
type Published = {
  kind: 'publication';
  venueId: string;
  facts: { format: number; number: number | null; at: string | null };
  venue: string;
  branding: string;
  /** The JSON of its menus by their words, but for those that were read before. */
  menus: ReadonlyMap<string, string>;
  parts: PartWords;
  /** The venue’s marks: ids of items and extras that are sold out, and until when. */
  soldOut: VenueMarks;
};

/** The state of a public address: the newest publication's text, a new address, or no publication. */
export type AtAddress =
  | Published
  | { kind: 'unpublished'; venueId: string; name: string; locales: string[] }
  | { kind: 'moved'; slug: string }
  | { kind: 'deleted' }
  | { kind: 'unknown' };

/** The texts of a publication's parts; those of its menus are joined with commas. */
type StoredParts = { venue: string; branding: string; menus: string | null };

type PublicationRow = {
  venue_id: string;
  slug: string;
  name: string;
  locales: string[];
  deleted: boolean;
  number: number | null;
  format: number | null;
  at: Date | null;
  venue: string | null;
  branding: string | null;
  parts: PartWords;
  sold_out: StoredMarks;
};

/** SQL: the texts of the parts of a publication `p` beside its menus. */
const partsBeside = sql`
      (select document::text from publication_parts where hash = p.venue_part) as venue,
      (select document::text from publication_parts where hash = p.branding_part) as branding`;

/** SQL: the texts of the parts of a publication `p`. */
const partsOfPublication = sql`${partsBeside},
      (select string_agg(k.document::text, ',' order by h.place) from unnest(p.menu_parts) with ordinality h(hash, place)
        join publication_parts k on k.hash = h.hash) as menus`;

/** The texts of some parts by their words. */
async function textsOf(db: Db, words: readonly string[]): Promise<Map<string, string>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<{ hash: string; text: string }>`
    select hash, document::text as text from publication_parts where hash = any(${[...words]}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ hash, text }) => [hash, text]));
}

/** Looks an address up and reads its newest publication, but for the menus that were read before. */
export async function atAddress(db: Db, slug: string, read: ReadMenus = new Map()): Promise<AtAddress> {
  const { rows } = await sql<PublicationRow>`
    select v.id as venue_id, v.slug, v.name || coalesce(', ' || v.branch, '') as name, array[v.default_locale] || v.extra_locales as locales,
      v.deleted_at is not null as deleted, p.number, p.format, p.at,
      ${marksOf(sql`v.id`)} as sold_out,
      json_build_object('venue', p.venue_part, 'branding', p.branding_part, 'menus', p.menu_parts) as parts,
      ${partsBeside}
    from venue_slugs a join venues v on v.id = a.venue_id
    left join publications p on p.venue_id = v.id and p.number = v.publication_number
    where a.slug = ${slug}`.execute(db);
  const [row] = rows;
  if (!row) return { kind: 'unknown' };
  if (row.deleted) return { kind: 'deleted' };
  if (row.slug !== slug) return { kind: 'moved', slug: row.slug };
  const { venue_id: venueId, venue, branding, parts } = row;
  if (venue === null || branding === null)
    return { kind: 'unpublished', venueId, name: row.name, locales: row.locales };
  const facts = { format: row.format ?? 1, number: row.number, at: row.at?.toISOString() ?? null };
  const others = parts.menus.filter((word) => !read.has(word));
  const menus = await textsOf(db, others);
  // Another publication has come in between, and this one is kept no longer.
  if (menus.size < others.length) return atAddress(db, slug, read);
  const soldOut = readMarks(row.sold_out);
  return { kind: 'publication', venueId, facts, venue, branding, menus, parts, soldOut };
}

/** A stored publication as it stands today, its JSON, and its menus one by one, by the words of their parts. */
type PublishedNow = { publication: Publication; text: string; menus: ReadMenus };

/**
 * A stored publication as it stands today; `read` are menus of earlier ones, which are checked already. Throws for one that is none: it
 * is checked once, when it is read, at about three times the cost of parsing it.
 */
export function publicationNow(found: Published, read: ReadMenus = new Map()): PublishedNow {
  const { facts, venue, branding, parts } = found;
  const { format } = facts;
  const texts = [...found.menus.values()];
  const parsed = readPublication(
    JSON.parse(publicationText(facts, venue, branding, texts.join(','))),
    format,
  );
  const fresh = [...found.menus].flatMap(([word, text], at) => {
    const menu = parsed.menus[at];
    return menu ? [[word, { text: format === FORMAT ? text : JSON.stringify(menu), menu }] as const] : [];
  });
  const known = new Map([...read, ...fresh]);
  const menus = parts.menus.flatMap((word) => {
    const one = known.get(word);
    return one ? [[word, one] as const] : [];
  });
  const publication = { ...parsed, menus: menus.map(([, { menu }]) => menu) };
  const joined = menus.map(([, { text }]) => text).join(',');
  const text =
    format === FORMAT ? publicationText(facts, venue, branding, joined) : JSON.stringify(publication);
  return { publication, text, menus: new Map(menus) };
}

/** The publications that are asked for: the one of a number, or those before it. */
type Wanted = { number: number } | { before: number };

/** A venue's newest publication, or the newest of those asked for, as it stands today; undefined where there is none. */
export async function publicationOf(
  db: Db,
  venueId: string,
  wanted?: Wanted,
): Promise<Publication | undefined> {
  const asked = wanted
    ? 'number' in wanted
      ? sql`and p.number = ${wanted.number}`
      : sql`and p.number < ${wanted.before}`
    : sql``;
  const { rows } = await sql<{ number: number; format: number; at: Date } & StoredParts>`
    select p.number, p.format, p.at, ${partsOfPublication}
    from publications p where p.venue_id = ${venueId} ${asked} order by p.number desc limit 1`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { format, at, venue, branding, menus, ...own } = row;
  const text = publicationText({ format, at: at.toISOString(), ...own }, venue, branding, menus);
  return readPublication(JSON.parse(text), format);
}

/** The venue at a public address, or at a former one, and the number of its newest publication, without its text. */
export async function newestAt(
  db: Db,
  slug: string,
): Promise<{ venueId: string; number: number } | undefined> {
  const row = await db
    .selectFrom('venue_slugs as a')
    .innerJoin('venues as v', 'v.id', 'a.venue_id')
    .select(['v.id', 'v.publication_number as number'])
    .where('a.slug', '=', slug)
    .where('v.deleted_at', 'is', null)
    .executeTakeFirst();
  return row && row.number !== null ? { venueId: row.id, number: row.number } : undefined;
}

/** A published venue as the sitemap lists it. */
export type PublishedVenue = {
  slug: string;
  at: Date;
  default_locale: string;
  extra_locales: string[];
  addresses: MenuAddress[];
};

/** The venues that have published something, the most recent first. */
export async function publishedVenues(db: Db, most: number): Promise<PublishedVenue[]> {
  const { rows } = await sql<PublishedVenue>`
    select v.slug, v.published_at as at, v.default_locale, v.extra_locales, p.addresses
    from venues v join publications p on p.venue_id = v.id and p.number = v.publication_number
    where v.deleted_at is null order by v.published_at desc limit ${most}`.execute(db);
  return rows;
}
