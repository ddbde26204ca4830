import type { Level } from '@sofra/contract/levels';
import type { TextsByLocale } from '@sofra/contract/publishing';
import { sql } from 'kysely';
import { type Actor, type Change, record } from '../activity/record.ts';
import type { Ground } from '../platform/ground.ts';
import type { Db } from '../platform/tables.ts';
import type { VenueWho } from '../sessions/who.ts';
import { claimPicture } from '../uploads/blobs.ts';
import { type Changed, change } from './change.ts';
import { copySubtree, type Numbers, renumber, subtreeSize } from './copy.ts';
import { copyTitle } from './copy-title.ts';
import { closeGap, countIn, insertRows, keepLengths, makeRoom, newId } from './create.ts';
import { emptyInTime } from './empty-bin.ts';
import { writeExtras } from './extras.ts';
import { lockVenue, lockVenues } from './locks.ts';
import { assertPrice } from './prices.ts';
import { assertMeant, assertPlace, type CatalogueRow, find } from './read.ts';
import { type Place, parentOf } from './tree.ts';
import { SETTINGS, type Wanted } from './values.ts';

/** What every action stands on: a transaction or the database, what the server has, and who acts. */
export type Acting = { ground: Ground; who: VenueWho & Actor; now: Date };

/** A record that was made or reached, and the activity that recorded it. */
export type Done = { id: string; activity: number };

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
): Promise<Done> {
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
  const activity = await record(db, who, place.venueId, now, 'create', [made, ...extras]);
  return { id: row.id, activity };
}

/** The currency that prices at a place are in; none where there is no menu yet. */
async function currencyAt(db: Db, place: Place): Promise<string> {
  const { rows } = await sql<{ currency: string }>`
    select currency from menus where id = ${place.above[0] ?? null}::uuid`.execute(db);
  return rows[0]?.currency ?? '';
}

/** Changes one record and answers it; with a picture or extras among it, it must run in a transaction. */
export async function update(
  db: Db,
  acting: Acting,
  level: Level,
  place: Place,
  id: string,
  wanted: Wanted,
  ifMatch: readonly number[] | undefined,
): Promise<Changed> {
  const { who, now } = acting;
  const values = await withPicture(db, acting, wanted);
  const moving = wanted.position !== undefined;
  const inTransaction = needsTransaction(wanted);
  if (inTransaction) await lockVenue(db, place.venueId);
  // A picture that is replaced can be brought back as long as what is in the bin.
  if (wanted.photo) await emptyInTime(db, now, place.venueId);
  const also = await updateExtras(db, acting, place, id, wanted);
  const patch = { id, values, ...(moving && { position: wanted.position }) };
  return change(db, who, now, level, place, [patch], {
    ifMatch,
    also,
    ...(moving && { parentId: parentOf(place), locks: !inTransaction }),
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
  return wanted.photo !== undefined || wanted.extras.length > 0;
}

/** The texts of a copy: each title says in its language that it is one (ruling 29). */
function copyTexts(texts: TextsByLocale): TextsByLocale {
  const named = Object.entries(texts).map(([locale, fields]) => [
    locale,
    fields?.title ? { ...fields, title: copyTitle(fields.title, locale) } : fields,
  ]);
  return Object.fromEntries(named);
}

/**
 * Copies a record with all that is under it, right after it. `values` are columns of the copy that differ. Answers the
 * copy. Must run in a transaction.
 */
export async function duplicate(
  db: Db,
  { who, now }: Acting,
  level: Level,
  place: Place,
  id: string,
  values: (texts: TextsByLocale) => Promise<Record<string, unknown>> = async () => ({}),
): Promise<Done> {
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
  const activity = await record(db, who, place.venueId, now, 'duplicate', [
    { record: { type: level, id: copy }, before: null, after },
  ]);
  return { id: copy, activity };
}

/** Where a record stood in a list: its position, its public address if it has one, and numbers of another venue. */
export type Stood = { position: number; slug?: string; numbers?: Numbers };

/** How a record moves: back to where it `stood` and not to the end, and only as one of the versions of `ifMatch`. */
export type Manner = { stood?: Stood | undefined; ifMatch?: readonly number[] | undefined };

/** Where a record moves to: the venue, the new parent, and what else about it is another there. */
export type Target = Manner & { venueId: string; parentId: string; values?: Record<string, string> };

/**
 * Moves a record to another list; one that comes to another venue gets numbers there, and both venues' counters rise
 * (ruling 29). Answers the activity of the caller's venue; none when it is there already. Refuses with `version_stale`. Must
 * run in a transaction.
 */
export async function move(
  db: Db,
  acting: Acting,
  level: Level,
  place: Place,
  id: string,
  target: Target,
): Promise<number | undefined> {
  await lockVenues(db, [place.venueId, target.venueId]);
  const row = await find(db, level, place, id);
  assertMeant(row, target.ifMatch);
  if (row.parent_id === target.parentId) return undefined;
  await closeGap(db, level, row.parent_id, row.position);
  const last = (await countIn(db, level, target.parentId)) + 1;
  const position = Math.min(target.stood?.position ?? last, last);
  if (position < last) await makeRoom(db, level, target.parentId, position);
  const stood = await settle(db, acting.now, level, row, { ...target, position });
  await keepLengths(db, level, [row.parent_id, target.parentId]);
  const numbers = await settleInVenue(db, acting.now, level, id, place.venueId, target);
  const before = { parent_id: row.parent_id, position: row.position, ...stood, ...(numbers && { numbers }) };
  const after = { parent_id: target.parentId, position, ...target.values };
  const change = { record: { type: level, id }, before, after };
  return recordMove(db, acting, [place.venueId, target.venueId], change);
}

/** Gives what comes to another venue its numbers there; answers those that it had. */
async function settleInVenue(
  db: Db,
  now: Date,
  level: Level,
  id: string,
  from: string,
  { venueId, stood }: Target,
): Promise<Numbers | undefined> {
  if (venueId === from) return undefined;
  // What is in the bin under it comes along.
  await emptyInTime(db, now, venueId);
  return renumber(db, venueId, level, id, stood?.numbers);
}

/** Gives a row its new place; answers what the columns were that are another there. */
async function settle(
  db: Db,
  now: Date,
  level: Level,
  row: CatalogueRow,
  target: Target & { position: number },
) {
  const values = Object.entries(target.values ?? {});
  const sets = values.map(([column, value]) => sql`, ${sql.ref(column)} = ${value}`);
  const stood = values.flatMap(([column]) => [sql.lit(column), sql.ref(`stood.${column}`)]);
  const { rows } = await sql<{ stood: Record<string, string> }>`
    update ${sql.table(level)} r set parent_id = ${target.parentId}, position = ${target.position}, version = r.version + 1,
      updated_at = ${now} ${sql.join(sets, sql``)}
    from ${sql.table(level)} stood where stood.id = r.id and r.id = ${row.id}
    returning jsonb_build_object(${sql.join(stood)}) as stood`.execute(db);
  return rows[0]?.stood;
}

async function recordMove(
  db: Db,
  { who, now }: Acting,
  venues: readonly string[],
  change: Change,
): Promise<number | undefined> {
  const made: Record<string, number> = {};
  for (const venue of new Set(venues)) {
    const [first] = Object.values(made);
    made[venue] = await record(db, who, venue, now, 'move', [change], first);
  }
  return made[who.venue.id];
}
