import { isDeepStrictEqual } from 'node:util';
import { FORMAT } from '@sofra/contract/publishing/formats';
import { differing } from '../activity/differences.ts';
import type { Change } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import { type ThemeColumns, type ThemeRow, writeTheme } from './theme-rows.ts';

/** A theme before and after a change; null where it is not there. */
export type ThemeChange = { id: string; before: ThemeColumns | null; after: ThemeColumns | null };

/** The record of a theme's change: whole sides when it comes or goes, else the columns and menu themes that differ. */
function changeOf({ id, before, after }: ThemeChange): Change[] {
  const record = { type: 'themes', id };
  if (!before || !after) return before || after ? [{ record, before, after, format: FORMAT }] : [];
  const [was, is] = differing(before, after, 'menu_themes');
  return Object.keys(is).length > 0 ? [{ record, before: was, after: is, format: FORMAT }] : [];
}

/** The changes of a venue's themes when one is on, and perhaps `target` is changed too. */
export function changesWith(
  themes: readonly ThemeRow[],
  enabledId: string,
  target?: ThemeChange,
): ThemeChange[] {
  const changes = themes
    .filter(({ id }) => id !== target?.id)
    .map(({ id, columns }): ThemeChange => ({ id, before: columns, after: columns }));
  return [...changes, ...(target ? [target] : [])].map(({ id, before, after }) => ({
    id,
    before,
    after: after && { ...after, enabled: id === enabledId },
  }));
}

/** Writes the changes of themes. Answers what to record. The venue's lock must be held. */
export async function saveThemes(db: Db, venueId: string, all: readonly ThemeChange[]): Promise<Change[]> {
  const changed = all.filter(({ before, after }) => !isDeepStrictEqual(before, after));
  // One theme is on at a time, so the others are switched off first.
  const isOn = ({ after }: ThemeChange) => after?.enabled === true;
  const inOrder = [...changed.filter((one) => !isOn(one)), ...changed.filter(isOn)];
  for (const { id, after } of inOrder) await writeTheme(db, venueId, id, after);
  return changed.flatMap(changeOf);
}
