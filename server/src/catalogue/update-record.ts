import type { Level } from '@sofra/contract/catalogue/levels';
import { type Change, record } from '../activity/record.ts';
import { assertVersion, type IfMatch } from '../api/versions.ts';
import type { Db } from '../platform/database/tables.ts';
import { photoColumn } from '../uploads/blobs.ts';
import { lockVenue } from '../venues/locks.ts';
import type { ActionContext } from './action-context.ts';
import { altersPart, altersStatements, checkedBy } from './checks.ts';
import { emptyInTime } from './empty-bin.ts';
import { type LockedRow, lockRow } from './locks.ts';
import { newColumns } from './new-columns.ts';
import { actionOf, reorderList } from './positions.ts';
import { assertPrice } from './prices.ts';
import { type CatalogueRow, find } from './read.ts';
import { PHOTO, type RecordInput } from './record-input.ts';
import { changeOf, setColumns } from './set-columns.ts';
import type { Columns, Node, ParentPath } from './tree.ts';
import { writeExtras } from './write-extras.ts';

/** A record as it is after a call, and the number of the activity; none when nothing has changed (rule 43). */
export type Updated = { row: CatalogueRow; activity?: number };

/** A record that a call changes, and the versions (`ifMatch`) of which it must have one. */
type Sent = { id: string; input: RecordInput; ifMatch: IfMatch };

/**
 * Changes what is sent of one record: columns, place in the list, picture and extras. Refuses with `not_found`,
 * `version_stale`, or what is wrong with its price, picture or extras. Must run in a transaction.
 */
export async function updateRecord(
  db: Db,
  context: ActionContext,
  level: Level,
  place: ParentPath,
  { id, input, ifMatch }: Sent,
): Promise<Updated> {
  const { who, now } = context;
  if (needsVenueLock(input)) await lockVenue(db, place.venueId);
  const before = await lockRow(db, level, place, id);
  assertVersion(before, ifMatch);
  const written = await columnsToSet(db, context, before, input);
  const moved = await moveInList(db, now, level, before, input.position);
  const extras = await updateExtras(db, context, place, before, input);
  const isChecked = input.checked || altersStatements(written) || extras.some(altersPart);
  const columns: Columns = isChecked ? { ...written, ...(await checkedBy(db, who, now)) } : written;
  const changes: Change[] = [...moved, ...changeOf(level, before, columns), ...extras];
  if (changes.length === 0) return { row: await find(db, level, place, id) };
  await setColumns(db, now, level, before, columns);
  // A replaced picture can be restored as long as a deleted record.
  if ('photo_id' in columns) await emptyInTime(db, now, place.venueId);
  const entered = { venueId: place.venueId, action: actionOf(level, changes), changes };
  const activity = await record(db, who, now, entered);
  return { row: await find(db, level, place, id), activity };
}

/** Whether a change reaches beyond the record's own row. */
const needsVenueLock = ({ position, photo, extras }: RecordInput) =>
  position !== undefined || photo !== undefined || extras.length > 0;

async function columnsToSet(db: Db, { app, who }: ActionContext, before: LockedRow, input: RecordInput) {
  const currency = before.menu_currency;
  assertPrice(input.values.price, '/data/attributes/price', { currency });
  const patch = {
    ...input.values,
    ...(await photoColumn(db, app, who.accountId, input.photo, `/data${PHOTO}`)),
  };
  return newColumns(before, patch, { currency, exact: false });
}

async function moveInList(db: Db, now: Date, node: Node, row: LockedRow, position: number | undefined) {
  if (position === undefined) return [];
  // The record's version rises with its columns.
  const wanted = new Map([[row.id, position]]);
  return (await reorderList(db, now, node, row.parent_id, { wanted })).changes;
}

async function updateExtras(
  db: Db,
  { who, now }: ActionContext,
  { venueId }: ParentPath,
  { id, menu_currency: currency }: LockedRow,
  { extras }: RecordInput,
): Promise<Change[]> {
  if (extras.length === 0) return [];
  return writeExtras(db, now, { id, currency, venueId }, extras, who.venue.defaultLocale);
}
