import type { VenueChange } from '@sofra/contract/venues/venues';
import { only } from '../activity/differences.ts';
import { type Action, type Change, markUndone, record } from '../activity/record.ts';
import { isLookChange, revertLook } from '../branding/revert-look.ts';
import type { ActionContext } from '../catalogue/action-context.ts';
import { keepWords } from '../catalogue/translation-sources.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { lockVenue } from '../venues/locks.ts';
import { isReaddressed, type KeepWords, revertVenue, writeVenue } from '../venues/venues.ts';
import { lookSince } from './look-since.ts';
import { makeRows } from './make-rows.ts';
import { type PublishedAs, publishedAs } from './published-as.ts';
import { type NodeChanges, recordedOf } from './tree-changes.ts';
import { treeDifference } from './tree-difference.ts';
import { refuseChanged, type UndoScope } from './undo-checks.ts';
import { undoTree } from './undo-tree.ts';
import { elsewhereOf, lockTree, type Tree, type VenueTree } from './venue-tree.ts';
import { discardedTree, restoredTree } from './wanted-tree.ts';
import { writeTree } from './write-tree.ts';

// What is published is put back into the draft: all of a publication, or one record of the newest. It is a change like others, which
// is recorded, can be undone, and is at guests once it is published.

/** The outcome: the activity, none when nothing was different, and whether the public address has changed. */
export type PutBack = { activity: number | undefined; isReaddressed: boolean };

const FIELDS = [
  'name',
  'branch',
  'phone',
  'cuisine',
  'time_zone',
  'default_locale',
  'extra_locales',
] as const satisfies (keyof VenueChange)[];

/** The parts of a field that is merged part by part: those that have come since are cleared. */
const merged = <P extends object>(then: P | undefined, now: P) =>
  Object.assign(Object.fromEntries(Object.keys(now).map((part) => [part, null])), then);

/** Gives a venue its own fields back. Answers what to record. */
async function putVenueBack(
  db: Db,
  { who, now }: ActionContext,
  { venue }: PublishedAs,
  { extra = [], keep }: { extra?: readonly 'slug'[]; keep?: KeepWords },
): Promise<Change[]> {
  const { id } = who.venue;
  const { map, external_profiles } = await db
    .selectFrom('venues')
    .select(['map', 'external_profiles'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const sent = {
    ...only(venue, [...FIELDS, ...extra]),
    map: merged(venue.map, map),
    external_profiles: merged(venue.external_profiles, external_profiles),
  };
  const change = await writeVenue(db, id, now, sent, { ifMatch: undefined, keepWords: keep });
  return change ? [change] : [];
}

/** Writes what differs from a wanted tree. Answers what to record. */
async function putTreeBack(
  db: Db,
  { who, now }: ActionContext,
  tree: VenueTree,
  wanted: Tree,
): Promise<Change[]> {
  const venueId = who.venue.id;
  const { parts, made } = treeDifference(tree, wanted);
  const madeOf = ({ node }: NodeChanges) => made.filter((row) => row.node === node);
  const make = (part: NodeChanges) => makeRows(db, now, venueId, part.node, madeOf(part));
  await writeTree(db, now, venueId, parts, { stored: tree.stored, make });
  return parts.flatMap(recordedOf);
}

/** Takes changes of the look back. Answers what to record. */
const putLookBack = async (db: Db, context: ActionContext, since: readonly Change[]) =>
  (await revertLook(db, context, context.who.venue.id, since)).changes;

async function finish(
  db: Db,
  { who, now }: ActionContext,
  action: Action,
  changed: readonly Change[],
  about: readonly Change[] = [],
): Promise<PutBack> {
  if (changed.length === 0) return { activity: undefined, isReaddressed: false };
  const changes = [...about, ...changed];
  return {
    activity: await record(db, who, now, { venueId: who.venue.id, action, changes }),
    isReaddressed: changed.some(isReaddressed),
  };
}

/**
 * Makes a venue's draft what a publication was: menus, look and the venue's fields, but for its public address, which may be in print.
 * What has come since goes into the bin. Refuses with `not_found`, `not_kept` or `no_room`. Must run in a transaction.
 */
export async function restorePublication(db: Db, context: ActionContext, number: number): Promise<PutBack> {
  const venueId = context.who.venue.id;
  await lockVenue(db, venueId);
  const then = await publishedAs(db, venueId, number);
  // Its records come back with the sources and languages that they had, whatever the main language was in between.
  const fields = await putVenueBack(db, context, then, {});
  const tree = await lockTree(db, venueId);
  const elsewhere = await elsewhereOf(db, tree.stored, then.tree);
  const rows = await putTreeBack(db, context, tree, restoredTree(tree, then.tree, elsewhere));
  const look = await putLookBack(db, context, await lookSince(db, venueId, then));
  const about = { record: { type: 'publications', id: String(number) }, before: null, after: { number } };
  return finish(db, context, 'publication_restore', [...fields, ...rows, ...look], [about]);
}

/** A record of a review. */
export type ReviewedRecord = { type: string; id: string };

/**
 * Gives one record back what the newest publication has of it: its words, its place, and the order of what is in it. Refuses with
 * `not_found`, `not_kept`, `parent_gone`, `in_another_venue` or `no_room`. Must run in a transaction.
 */
export async function discardChange(
  db: Db,
  context: ActionContext,
  { type, id }: ReviewedRecord,
): Promise<PutBack> {
  const venueId = context.who.venue.id;
  await lockVenue(db, venueId);
  const { number } = await db
    .selectFrom('venues')
    .select('publication_number as number')
    .where('id', '=', venueId)
    .executeTakeFirstOrThrow();
  const then = await publishedAs(db, venueId, number ?? refuse('not_found'));
  if (type === 'brandings' || type === 'themes') {
    const since = (await lookSince(db, venueId, then)).filter(({ record }) => record.type === type);
    if (!since.some(({ record }) => record.id === id)) refuse('not_found');
    return finish(db, context, 'discard', await putLookBack(db, context, since));
  }
  if (type === 'venues' && id !== venueId) refuse('not_found');
  const fields =
    type === 'venues' ? await putVenueBack(db, context, then, { extra: ['slug'], keep: keepWords }) : [];
  const tree = await lockTree(db, venueId);
  if ((tree.now.get(id) ?? then.tree.get(id))?.node !== type) refuse('not_found');
  const elsewhere = await elsewhereOf(db, tree.stored, then.tree);
  const rows = await putTreeBack(db, context, tree, discardedTree(tree, then.tree, id, elsewhere));
  return finish(db, context, 'discard', [...fields, ...rows]);
}

const isFieldsChange = ({ record, after }: Change) =>
  record.type === 'venues' && (after as { positions?: object } | null)?.positions === undefined;

/** Takes the change of a venue's own fields back. Answers what to record. Refuses with `changed_since`. */
async function undoFields(db: Db, scope: UndoScope): Promise<Change[]> {
  const { context, activity, place } = scope;
  const keep = activity.action === 'discard' ? keepWords : undefined;
  const back: Change[] = [];
  for (const change of activity.changes.filter(isFieldsChange))
    back.push(
      (await revertVenue(db, place.venueId, context.now, change, keep)) ??
        (await refuseChanged(db, scope, { records: [change.record.id] })),
    );
  return back;
}

/**
 * Undoes what put published records back, or the undo of it. Answers the activity's number. Refuses with the reason when that cannot be. The
 * venue's lock must be held.
 */
export async function undoPutBack(db: Db, scope: UndoScope): Promise<number> {
  const { context, activity, place } = scope;
  const about = activity.changes.filter(({ record: { type } }) => type === 'publications');
  const rows = await undoTree(db, scope);
  const fields = await undoFields(db, scope);
  const look = activity.changes.filter(isLookChange);
  const { changed, changes } = await revertLook(db, context, place.venueId, look);
  if (changed.length > 0) await refuseChanged(db, scope, { records: changed });
  await markUndone(db, activity.id);
  const actor = { ...context.who, undoes: activity.id };
  const all = [...about, ...fields, ...rows, ...changes];
  return record(db, actor, context.now, { venueId: place.venueId, action: activity.action, changes: all });
}
