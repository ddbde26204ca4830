import type { Locale } from '@sofra/contract/languages/locales';
import { TEXT_FIELDS } from '@sofra/contract/publishing/publishing';
import { sql } from 'kysely';
import { type Change, record } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import type { VenueWho } from '../sessions/who.ts';
import { lockVenue } from '../venues/locks.ts';
import type { ActorContext } from './action-context.ts';
import { type LockedRow, lockRows } from './locks.ts';
import { sourcesWritten, suggestedTexts } from './translation-sources.ts';
import { climb, type Node, type ParentPath, UPWARDS, within } from './tree.ts';
import { updateRecords } from './update-records.ts';

/** Whose suggestions are meant: those of a record, with an item those of its extras too, or of all of the menu without one. */
export type AcceptedOf = { locales: readonly Locale[]; record: string | undefined };

/** The rows of one table under a menu that have suggestions in a language. */
async function rowsWith(db: Db, node: Node, place: ParentPath, { locales, record: id }: AcceptedOf) {
  const own = (column: string) => sql.ref(`${node}.${column}`);
  const meant = id === undefined ? sql`true` : sql`${id}::uuid in (${own('id')}, ${own('parent_id')})`;
  // A section's items are records of their own.
  const isMeant = node === 'extras' || id === undefined ? meant : sql`${own('id')} = ${id}::uuid`;
  const { rows } = await sql<{ id: string }>`
    select ${own('id')} as id from ${climb(node)}
    where ${within(node, place)} and ${isMeant} and exists (
      select from unnest(${[...locales]}::text[]) as spoken(code)
      where jsonb_array_length(coalesce(${own('texts')} -> spoken.code -> 'machine', '[]')) > 0)`.execute(db);
  return rows.map((row) => row.id);
}

/** The patch that makes a row's suggestions a person's, made from the main texts as they are now. */
function patchOf(row: LockedRow, { locales }: AcceptedOf, main: Locale) {
  const said = row.texts ?? {};
  let count = 0;
  const texts = locales.flatMap((locale) => {
    const suggested = suggestedTexts(said, locale);
    const fields = TEXT_FIELDS.filter((field) => suggested.includes(field));
    if (fields.length === 0) return [];
    count += fields.length;
    const data = Object.fromEntries(fields.map((field) => [field, said[locale]?.[field] ?? '']));
    return [[locale, { machine: null, source: sourcesWritten(said, locale, data, main) }]];
  });
  return { id: row.id, values: { texts: Object.fromEntries(texts) }, count };
}

/**
 * Accepts a machine's suggestions in a menu as they stand, as one change. Answers how many texts they were, and the activity,
 * none without any. Must run in a transaction.
 */
export async function acceptSuggestions(
  db: Db,
  { who, now }: ActorContext & { who: VenueWho },
  place: ParentPath,
  meant: AcceptedOf,
): Promise<{ accepted: number; activity: number | undefined }> {
  await lockVenue(db, place.venueId);
  const changes: Change[] = [];
  let accepted = 0;
  for (const node of UPWARDS.toReversed()) {
    const ids = await rowsWith(db, node, place, meant);
    if (ids.length === 0) continue;
    const rows = await lockRows(db, node, place, ids, ['texts']);
    const patches = [...rows.values()].map((row) => patchOf(row, meant, who.venue.defaultLocale));
    accepted += patches.reduce((sum, { count }) => sum + count, 0);
    changes.push(...(await updateRecords(db, now, node, place, { patches })).changes);
  }
  const entered = { venueId: place.venueId, action: 'update', changes } as const;
  const activity = changes.length > 0 ? await record(db, who, now, entered) : undefined;
  return { accepted, activity };
}
