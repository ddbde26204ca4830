import type { Level } from '@sofra/contract/catalogue/levels';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import type { TextsByLocale } from '@sofra/contract/publishing/publishing';
import type { Change } from '../activity/record.ts';
import type { Db, StoredTexts } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { copySubtree } from './copy-subtree.ts';
import { copyTitle } from './copy-title.ts';
import { updateCounts } from './counts.ts';
import { putIn } from './list-places.ts';
import { lockRows } from './locks.ts';
import { placedRows } from './positions.ts';
import { assertRoom } from './room.ts';
import { setPlaces } from './row-states.ts';
import { sourcesOf } from './translation-sources.ts';
import { type Columns, downFrom, type ParentPath, parentOf } from './tree.ts';

function copyTitles<T extends TextsByLocale>(texts: T): T {
  const copied = Object.entries(texts).map(([locale, fields]) => [
    locale,
    fields?.title ? { ...fields, title: copyTitle(fields.title, locale as Locale) } : fields,
  ]);
  return Object.fromEntries(copied) as T;
}

/**
 * The texts of a copy: each title says in its language that it is one (rule 29), and so do the titles that translations
 * were made from, which therefore stay right.
 */
function copyTexts(texts: StoredTexts): StoredTexts {
  const copied = copyTitles(texts);
  for (const locale of LOCALE_CODES) {
    const sources = copyTitles(sourcesOf(texts, locale));
    if (Object.keys(sources).length > 0) Object.assign(copied[locale] ?? {}, { source: sources });
  }
  return copied;
}

/** A copy, and the change to record. */
export type Copied = { id: string; change: Change };

/** The records to copy, and the columns of a copy that differ, of its texts. */
type ToCopy = { ids: readonly string[]; valuesOf?: (texts: StoredTexts) => Promise<Columns> };

/**
 * Copies records of one list with all that is under them, each right after it. Refuses with `not_found`. The venue's lock must be
 * held.
 */
export async function duplicateRows(
  db: Db,
  now: Date,
  level: Level,
  place: ParentPath,
  { ids, valuesOf }: ToCopy,
): Promise<Copied[]> {
  const parentId = parentOf(place);
  const rows = await lockRows(db, level, place, ids);
  if (rows.size < ids.length) refuse('not_found');
  let placed = await placedRows(db, level, parentId);
  const copies: Copied[] = [];
  for (const id of ids) {
    const texts = copyTexts(rows.get(id)?.texts ?? {});
    const position = (placed.find((row) => row.id === id)?.position ?? 0) + 1;
    const root = { id, parentId, position, texts, values: await valuesOf?.(texts) };
    const copy = await copySubtree(db, now, level, root, place.venueId);
    placed = putIn(placed, [{ id: copy, position }]).rows;
    const after = { parent_id: parentId, copy_of: id, texts };
    copies.push({ id: copy, change: { record: { type: level, id: copy }, before: null, after } });
  }
  await setPlaces(db, now, level, new Map([[parentId, placed]]));
  await updateCounts(db, level, [parentId]);
  await assertRoom(db, level, [parentId], downFrom(level));
  return copies;
}
