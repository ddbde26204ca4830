import type { Level } from '@sofra/contract/catalogue/levels';
import { record } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import { photoColumn } from '../uploads/blobs.ts';
import { takeNumbers } from '../venues/locks.ts';
import type { ActionContext } from './action-context.ts';
import { checkedBy, statesAnything } from './checks.ts';
import { insertRows, type NewRow, newId } from './insert-rows.ts';
import { openGap } from './positions.ts';
import { assertPrice } from './prices.ts';
import { assertPlace } from './read.ts';
import { PHOTO, type RecordInput } from './record-input.ts';
import { assertRoom } from './room.ts';
import { type ParentPath, parentOf } from './tree.ts';
import { writeExtras } from './write-extras.ts';

/** A record that was made, and the number of the activity that recorded it. */
export type Created = { id: string; activity: number };

/** Whether a new record has been checked: it states something of ingredients, or one of its extras does. */
const isChecked = ({ values, checked, extras }: RecordInput): boolean =>
  checked || statesAnything(values) || extras.some(({ attributes }) => statesAnything(attributes));

/**
 * Makes one record, last in its list unless a position is given. Refuses with `not_found`, or what is wrong with its price,
 * picture or extras. Must run in a transaction.
 */
export async function createRecord(
  db: Db,
  { app, who, now }: ActionContext,
  level: Level,
  place: ParentPath,
  input: RecordInput,
): Promise<Created> {
  const parentId = parentOf(place);
  const number = await takeNumbers(db, place.venueId, 1);
  const currency = await assertPlace(db, level, place);
  const { texts = {}, ...values } = input.values;
  assertPrice(values.price, '/data/attributes/price', { currency });
  const photo = await photoColumn(db, app, who.accountId, input.photo, `/data${PHOTO}`);
  const position = await openGap(db, level, parentId, input.position);
  const row: NewRow = {
    id: newId(),
    parent_id: parentId,
    number,
    position,
    texts,
    values: { ...values, ...photo, ...(isChecked(input) && (await checkedBy(db, who, now))) },
  };
  await insertRows(db, now, level, [row], currency);
  await assertRoom(db, level, [parentId], [level]);
  const item = { id: row.id, currency, venueId: place.venueId };
  const extras = await writeExtras(db, now, item, input.extras, who.venue.defaultLocale);
  const created = { record: { type: level, id: row.id }, before: null, after: row };
  const entered = { venueId: place.venueId, action: 'create', changes: [created, ...extras] } as const;
  return { id: row.id, activity: await record(db, who, now, entered) };
}
