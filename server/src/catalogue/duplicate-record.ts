import type { Level } from '@sofra/contract/catalogue/levels';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import type { TextsByLocale } from '@sofra/contract/publishing/publishing';
import { record } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import { lockVenue, takeNumbers } from '../venues/locks.ts';
import type { ActionContext } from './action-context.ts';
import { copySubtree, subtreeSize } from './copy-subtree.ts';
import { copyTitle } from './copy-title.ts';
import { updateCounts } from './counts.ts';
import type { Created } from './create-record.ts';
import { lockRow } from './locks.ts';
import { openGap } from './positions.ts';
import { assertRoom } from './room.ts';
import { sourcesOf } from './translation-sources.ts';
import { type Columns, downFrom, type ParentPath } from './tree.ts';

function copyTitles(texts: TextsByLocale): TextsByLocale {
  const copied = Object.entries(texts).map(([locale, fields]) => [
    locale,
    fields?.title ? { ...fields, title: copyTitle(fields.title, locale as Locale) } : fields,
  ]);
  return Object.fromEntries(copied);
}

/**
 * The texts of a copy: each title says in its language that it is one (rule 29), and so do the titles that translations
 * were made from, which therefore stay right.
 */
function copyTexts(texts: TextsByLocale): TextsByLocale {
  const copied = copyTitles(texts);
  for (const locale of LOCALE_CODES) {
    const sources = copyTitles(sourcesOf(texts, locale));
    if (Object.keys(sources).length > 0) Object.assign(copied[locale] ?? {}, { source: sources });
  }
  return copied;
}

/**
 * Copies a record with all that is under it, right after it. `values` are columns of the copy that differ. Refuses with
 * `not_found`. Must run in a transaction.
 */
export async function duplicateRecord(
  db: Db,
  { who, now }: ActionContext,
  level: Level,
  place: ParentPath,
  id: string,
  values: (texts: TextsByLocale) => Promise<Columns> = async () => ({}),
): Promise<Created> {
  await lockVenue(db, place.venueId);
  const row = await lockRow(db, level, place, id);
  const first = await takeNumbers(db, place.venueId, await subtreeSize(db, level, id));
  const texts = copyTexts(row.texts as TextsByLocale);
  const position = await openGap(db, level, row.parent_id, row.position + 1);
  const root = { id, parentId: row.parent_id, position, texts, values: await values(texts) };
  const copy = await copySubtree(db, now, level, root, first);
  await updateCounts(db, level, [row.parent_id]);
  await assertRoom(db, level, [row.parent_id], downFrom(level));
  const after = { parent_id: row.parent_id, copy_of: id, texts };
  const created = { record: { type: level, id: copy }, before: null, after };
  return { id: copy, activity: await record(db, who, [place.venueId], now, 'duplicate', [created]) };
}
