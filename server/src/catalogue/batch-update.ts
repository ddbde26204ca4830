import type { Level } from '@sofra/contract/catalogue/levels';
import { record } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import { Refusal, refuse } from '../platform/http/answer.ts';
import type { VenueWho } from '../sessions/who.ts';
import { photoColumns, type SentPhoto } from '../uploads/blobs.ts';
import { lockVenue } from '../venues/locks.ts';
import { type ActionContext, operate } from './action-context.ts';
import { shownIn } from './batch-acts.ts';
import { altersStatements, checkedBy } from './checks.ts';
import { emptyInTime } from './empty-bin.ts';
import { type AnyHandler, placeOf } from './level-input.ts';
import { actionOf } from './positions.ts';
import { presentPosition } from './present.ts';
import { PHOTO, type RecordWrite, readRecord } from './record-input.ts';
import { type ParentPath, parentOf } from './tree.ts';
import { type Patch, type RowPosition, updateRecords } from './update-records.ts';

/** Changes many records of one list in one transaction; every id must be there, in the version that it names. */
export function batchUpdate(level: Level): AnyHandler<{ data: RecordWrite[] }> {
  return async (app, input) => {
    const { who } = input;
    const place = placeOf(input, level);
    const batch = batchPatches(level, input.body.data, who);
    return operate(app, who, async (db, context) => {
      const { positions, activity } = await updateMany(db, context, level, place, batch);
      if (input.query[`fields[${level}]`])
        return { document: { data: positions.map((row) => presentPosition(level, row)) }, activity };
      const ids = batch.patches.map(({ id }) => id);
      return { document: await shownIn(db, context, level, place, ids), activity };
    });
  };
}

/** The patches of a call's records, and the pictures that they send, by the record's id. */
type Batch = { patches: readonly Patch[]; photos: ReadonlyMap<string, SentPhoto> };

async function updateMany(
  db: Db,
  { app, who, now }: ActionContext,
  level: Level,
  place: ParentPath,
  { patches, photos }: Batch,
): Promise<{ positions: RowPosition[]; activity: number | undefined }> {
  const isReorder = patches.some(({ position }) => position !== undefined);
  await lockVenue(db, place.venueId);
  const isCheck = patches.some(({ values, checked }) => checked || altersStatements(values));
  const check = isCheck ? await checkedBy(db, who, now) : undefined;
  const pictures = await photoColumns(db, app, who.accountId, photos);
  const wanted = patches.map((patch) => ({
    ...patch,
    values: { ...patch.values, ...pictures.get(patch.id) },
  }));
  const { changes, rows } = await updateRecords(db, now, level, place, {
    patches: wanted,
    check,
    ...(isReorder && { parentId: parentOf(place) }),
  });
  // A replaced picture can be restored as long as a deleted record.
  if (pictures.size > 0) await emptyInTime(db, now, place.venueId);
  const activity =
    changes.length > 0
      ? await record(db, who, now, { venueId: place.venueId, action: actionOf(level, changes), changes })
      : undefined;
  return { positions: rows, activity };
}

function batchPatches(level: Level, records: readonly RecordWrite[], who: VenueWho): Batch {
  const seen = { ids: new Set<string>(), positions: new Set<number>() };
  const photos = new Map<string, SentPhoto>();
  const patches = records.map((record, index): Patch => {
    const at = `/data/${index}`;
    const { values, position, checked, photo, extras } = readRecord(
      level,
      record,
      who.venue.defaultLocale,
      at,
    );
    const id = record.id ?? '';
    if (seen.ids.has(id)) refuse('duplicate_value', { pointer: `${at}/id` });
    if (position !== undefined && seen.positions.has(position))
      refuse('position_taken', { pointer: `${at}/attributes/position` });
    if (extras.length > 0)
      throw new Refusal([
        { code: 'unknown_field', pointer: `${at}/relationships`, parameters: { value: 'relationships' } },
      ]);
    seen.ids.add(id);
    if (position !== undefined) seen.positions.add(position);
    if (photo) photos.set(id, { photo, pointer: `${at}${PHOTO}` });
    const version = record.meta?.version;
    return {
      id,
      values,
      checked,
      at,
      ...(position !== undefined && { position }),
      ...(version !== undefined && { versions: [version] }),
    };
  });
  return { patches, photos };
}
