import type { Level } from '@sofra/contract/levels';
import { TEXT } from '@sofra/contract/limits';
import type { TextsByLocale } from '@sofra/contract/publishing';
import { sql } from 'kysely';
import { record } from '../activity/record.ts';
import { refuse } from '../platform/answer.ts';
import type { Ground } from '../platform/ground.ts';
import type { Db } from '../platform/tables.ts';
import type { VenueWho } from '../sessions/who.ts';
import { claimPicture } from '../uploads/blobs.ts';
import { change, lockVenue, lockVenues } from './change.ts';
import { copySubtree, renumber, subtreeSize } from './copy.ts';
import { copyWord } from './copy-word.ts';
import { closeGap, countIn, insertRows, keepLengths, makeRoom, newId } from './create.ts';
import { writeExtras } from './extras.ts';
import { assertPrice } from './prices.ts';
import { assertPlace, type CatalogueRow, find } from './read.ts';
import { type Place, parentOf } from './tree.ts';
import { SETTINGS, type Wanted } from './values.ts';

/** What every action stands on: a transaction or the database, what the server has, and who acts. */
export type Acting = { ground: Ground; who: VenueWho; now: Date };

const PHOTO = `/data${SETTINGS}/relationships/attachments/data/0/attributes/resource`;

/** The picture that a write call sets: its id, null to clear it, undefined to leave it. */
async function pictureOf(db: Db, { ground, who }: Acting, { photo }: Wanted, pointer = PHOTO) {
  if (!photo) return undefined;
  if (photo._destroy || !photo.resource) return null;
  return claimPicture(db, ground, who.accountId, photo.resource, pointer);
}

async function withPicture(db: Db, acting: Acting, wanted: Wanted): Promise<Record<string, unknown>> {
  const picture = await pictureOf(db, acting, wanted);
  return picture === undefined ? wanted.values : { ...wanted.values, photo_id: picture };
}

/**
 * Makes one record, last in its list unless a position is given. `start` is what the level gives a new record besides
 * what is sent. Answers its id. Must run in a transaction.
 */
export async function create(
  db: Db,
  acting: Acting,
  level: Level,
  place: Place,
  wanted: Wanted,
  start: Record<string, unknown> = {},
): Promise<string> {
  const { who, now } = acting;
  const parent = parentOf(place);
  const number = await lockVenue(db, place.venueId, 1);
  await assertPlace(db, level, place);
  const currency = await currencyAt(db, place);
  const last = (await countIn(db, level, parent)) + 1;
  const position = Math.min(wanted.position ?? last, last);
  if (position < last) await makeRoom(db, level, parent, position);
  const { texts = {}, ...values } = await withPicture(db, acting, wanted);
  if (typeof values.price === 'string') assertPrice(values.price, currency, false, '/data/attributes/price');
  const row = {
    ...{ id: newId(), parent_id: parent, number, position },
    ...{ texts: texts as object, values: { ...start, ...values } },
  };
  await insertRows(db, now, level, [row], currency);
  const item = { id: row.id, currency, venueId: place.venueId };
  const extras = await writeExtras(db, now, item, wanted.extras, who.venue.defaultLocale);
  const made = { record: { type: level, id: row.id }, before: null, after: row };
  await record(db, who, place.venueId, now, 'create', [made, ...extras]);
  return row.id;
}

/** The currency that prices at a place are in; none where there is no menu yet. */
async function currencyAt(db: Db, place: Place): Promise<string> {
  const { rows } = await sql<{ currency: string }>`
    select currency from menus where id = ${place.above[0] ?? null}::uuid`.execute(db);
  return rows[0]?.currency ?? '';
}

/** Changes one record and answers it; with a picture, extras or a position among it, it must run in a transaction. */
export async function update(
  db: Db,
  acting: Acting,
  level: Level,
  place: Place,
  id: string,
  wanted: Wanted,
  ifMatch: readonly number[] | undefined,
): Promise<CatalogueRow[]> {
  const { who, now } = acting;
  const values = await withPicture(db, acting, wanted);
  const moving = wanted.position !== undefined;
  if (moving || wanted.extras.length > 0) await lockVenue(db, place.venueId);
  const also = await updateExtras(db, acting, place, id, wanted);
  const patch = { id, values, ...(moving && { position: wanted.position }) };
  return change(db, who, now, level, place, [patch], {
    ifMatch,
    also,
    ...(moving && { parentId: parentOf(place) }),
  });
}

async function updateExtras(db: Db, { who, now }: Acting, place: Place, id: string, { extras }: Wanted) {
  if (extras.length === 0) return [];
  const row = await find(db, 'items', place, id);
  const item = { id, currency: row.currency, venueId: place.venueId };
  return writeExtras(db, now, item, extras, who.venue.defaultLocale);
}

/** Whether a change needs a transaction of its own, for it takes more than one statement. */
export function needsTransaction(wanted: Wanted): boolean {
  return wanted.photo !== undefined || wanted.extras.length > 0 || wanted.position !== undefined;
}

/** Puts a record into the bin: what is under it is hidden by it (`data.md`, Deletion). Must run in a transaction. */
export async function remove(
  db: Db,
  { who, now }: Acting,
  level: Level,
  place: Place,
  id: string,
  ifMatch: readonly number[] | undefined,
): Promise<void> {
  await lockVenue(db, place.venueId);
  const row = await find(db, level, place, id);
  if (ifMatch?.includes(row.version) === false) refuse('version_stale');
  await sql`update ${sql.table(level)} set deleted_at = ${now} where id = ${id}`.execute(db);
  await closeGap(db, level, row.parent_id, row.position);
  await keepLengths(db, level, [row.parent_id]);
  const before = { parent_id: row.parent_id, position: row.position, texts: row.texts };
  await record(db, who, place.venueId, now, 'delete', [{ record: { type: level, id }, before, after: null }]);
}

/** The texts of a copy: each with the word for copy of its language, cut to fit (ruling 29). */
function copyTexts(texts: TextsByLocale): TextsByLocale {
  const named = Object.entries(texts).map(([locale, fields]) => {
    const word = ` ${copyWord(locale)}`;
    const title = [...(fields?.title ?? '')].slice(0, TEXT.title.max - [...word].length).join('') + word;
    return [locale, fields?.title ? { ...fields, title } : fields];
  });
  return Object.fromEntries(named);
}

/**
 * Copies a record with all that is under it, right after it. `values` are columns of the copy that differ. Answers the
 * copy's id. Must run in a transaction.
 */
export async function duplicate(
  db: Db,
  { who, now }: Acting,
  level: Level,
  place: Place,
  id: string,
  values: (texts: TextsByLocale) => Promise<Record<string, unknown>> = async () => ({}),
): Promise<string> {
  await lockVenue(db, place.venueId);
  const row = await find(db, level, place, id);
  const first = await lockVenue(db, place.venueId, await subtreeSize(db, level, id));
  await makeRoom(db, level, row.parent_id, row.position + 1);
  const texts = copyTexts(row.texts);
  const root = {
    id,
    parentId: row.parent_id,
    position: row.position + 1,
    texts,
    values: await values(texts),
  };
  const copy = await copySubtree(db, now, level, root, first);
  await keepLengths(db, level, [row.parent_id]);
  const after = { parent_id: row.parent_id, copy_of: id, texts };
  await record(db, who, place.venueId, now, 'duplicate', [
    { record: { type: level, id: copy }, before: null, after },
  ]);
  return copy;
}

/** Where a record moves to: the venue, the new parent, and what else about it is another there. */
export type Target = { venueId: string; parentId: string; values?: Record<string, string> };

/**
 * Moves a record to the end of another list; one that comes to another venue gets numbers there, and both venues'
 * counters rise (ruling 29). Answers whether it moved. Must run in a transaction.
 */
export async function move(
  db: Db,
  { who, now }: Acting,
  level: Level,
  place: Place,
  id: string,
  target: Target,
): Promise<boolean> {
  await lockVenues(db, [place.venueId, target.venueId]);
  const row = await find(db, level, place, id);
  if (row.parent_id === target.parentId) return false;
  const position = (await countIn(db, level, target.parentId)) + 1;
  await closeGap(db, level, row.parent_id, row.position);
  const values = Object.entries(target.values ?? {}).map(
    ([column, value]) => sql`, ${sql.ref(column)} = ${value}`,
  );
  await sql`
    update ${sql.table(level)} set parent_id = ${target.parentId}, position = ${position}, version = version + 1,
      updated_at = ${now} ${sql.join(values, sql``)} where id = ${id}`.execute(db);
  await keepLengths(db, level, [row.parent_id, target.parentId]);
  if (target.venueId !== place.venueId) await renumber(db, target.venueId, level, id);
  const before = { parent_id: row.parent_id, position: row.position };
  const after = { parent_id: target.parentId, position };
  for (const venue of new Set([place.venueId, target.venueId]))
    await record(db, who, venue, now, 'move', [{ record: { type: level, id }, before, after }]);
  return true;
}
