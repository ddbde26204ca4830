import type { Locale } from '@sofra/contract/languages/locales';
import { type Change, record } from '../activity/record.ts';
import type { ActorContext } from '../catalogue/action-context.ts';
import { type LockedRow, lockRows } from '../catalogue/locks.ts';
import { machineMarks, sourcesWritten } from '../catalogue/translation-sources.ts';
import { type ParentPath, UPWARDS } from '../catalogue/tree.ts';
import { updateRecords } from '../catalogue/update-records.ts';
import type { Db } from '../platform/database/tables.ts';
import type { VenueWho } from '../sessions/who.ts';
import { lockVenue } from '../venues/locks.ts';
import type { Wanted } from './wanted.ts';

/** A suggested text, with what it was made from. */
export type Suggestion = Wanted & { text: string };

/** Whether a row's text and its source are as they were when the suggestion was asked for. */
function isAsAsked(row: LockedRow, { field, source, before }: Wanted, main: Locale, locale: Locale): boolean {
  const texts = row.texts ?? {};
  const isLocked = field === 'title' && row.title_locked === true;
  return !isLocked && texts[main]?.[field] === source && (texts[locale]?.[field] ?? null) === before;
}

/** The patch of a row's texts, with their sources and the mark of a machine; none when a person was quicker. */
function patchOf(row: LockedRow, suggestions: readonly Suggestion[], main: Locale, locale: Locale) {
  const said = row.texts ?? {};
  const fitting = suggestions.filter((one) => isAsAsked(row, one, main, locale));
  if (fitting.length === 0) return [];
  const data = Object.fromEntries(fitting.map(({ field, text }) => [field, text]));
  const source = sourcesWritten(said, locale, data, main);
  const machine = machineMarks(said, locale, Object.keys(data));
  const texts = { [locale]: { ...data, source, machine } };
  return [{ id: row.id, values: { texts }, count: fitting.length }];
}

/**
 * Stores suggestions of a menu's texts in a language as a machine's, as one change. A text that a person wrote since it was
 * asked for stays, and so does one whose source is another now. Answers how many are stored, and the
 * activity, none without any. Must run in a transaction.
 */
export async function storeSuggestions(
  db: Db,
  { who, now }: ActorContext & { who: VenueWho },
  place: ParentPath,
  locale: Locale,
  suggestions: readonly Suggestion[],
): Promise<{ stored: number; activity: number | undefined }> {
  if (suggestions.length === 0) return { stored: 0, activity: undefined };
  const main = who.venue.defaultLocale;
  await lockVenue(db, place.venueId);
  const changes: Change[] = [];
  let stored = 0;
  for (const node of UPWARDS.toReversed()) {
    const byId = Map.groupBy(
      suggestions.filter((one) => one.node === node),
      ({ id }) => id,
    );
    if (byId.size === 0) continue;
    const columns = node === 'extras' ? (['texts'] as const) : (['texts', 'title_locked'] as const);
    const rows = await lockRows(db, node, place, [...byId.keys()], columns);
    const patches = [...rows.values()].flatMap((row) => patchOf(row, byId.get(row.id) ?? [], main, locale));
    if (patches.length === 0) continue;
    stored += patches.reduce((sum, { count }) => sum + count, 0);
    changes.push(...(await updateRecords(db, now, node, place, { patches })).changes);
  }
  const entered = { venueId: place.venueId, action: 'update', changes } as const;
  const activity = changes.length > 0 ? await record(db, who, now, entered) : undefined;
  return { stored, activity };
}
