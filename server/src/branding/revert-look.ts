import { isAsLeft, type Values } from '../activity/differences.ts';
import type { Action, Change } from '../activity/record.ts';
import type { ActorContext } from '../catalogue/action-context.ts';
import { emptyInTime } from '../catalogue/empty-bin.ts';
import type { Db } from '../platform/database/tables.ts';
import { setPictures, type VenuePictures, venuePictures } from '../venues/set-columns.ts';
import { saveThemes, type ThemeChange } from './save-themes.ts';
import { themeBefore } from './theme-before.ts';
import { columnsNow, type ThemeColumns, type ThemeRow, themeRows } from './theme-rows.ts';

/** Whether a recorded change is one of a theme, or of logo and welcome picture. */
export const isLookChange = ({ record }: Change): boolean => ['themes', 'brandings'].includes(record.type);

const sideNow = (side: unknown, format: number) => (side ? columnsNow(side as Values, format) : null);

/** A recorded change of a theme as today's release would have recorded it. */
const changeNow = ({ record, before, after, format = 1 }: Change): Change => ({
  record,
  before: sideNow(before, format),
  after: sideNow(after, format),
});

/** A theme without the entries of menus that were removed for good. */
function withMenus(theme: ThemeColumns | null, menuIds: ReadonlySet<string>): ThemeColumns | null {
  if (!theme) return null;
  const there = Object.entries(theme.menu_themes).filter(
    ([, { menu_id }]) => menu_id === null || menuIds.has(menu_id),
  );
  return { ...theme, menu_themes: Object.fromEntries(there) };
}

async function menuIdsOf(db: Db, venueId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('menus').select('id').where('parent_id', '=', venueId).execute();
  return new Set(rows.map(({ id }) => id));
}

type Reverted = { changed: string[]; changes: Change[] };

async function revertThemes(db: Db, venueId: string, changes: readonly Change[]): Promise<Reverted> {
  const themes = new Map(
    (await themeRows(db, venueId)).map((theme): [string, ThemeRow] => [theme.id, theme]),
  );
  const menuIds = await menuIdsOf(db, venueId);
  const changed: string[] = [];
  const back: ThemeChange[] = [];
  for (const change of changes.map(changeNow)) {
    const { id } = change.record;
    const now = themes.get(id)?.columns ?? null;
    const former = themeBefore(now, change);
    if (former === undefined) changed.push(id);
    else back.push({ id, before: now, after: withMenus(former, menuIds) });
  }
  if (changed.length > 0) return { changed, changes: [] };
  return { changed, changes: await saveThemes(db, venueId, back) };
}

async function revertPictures(
  db: Db,
  now: Date,
  venueId: string,
  changes: readonly Change[],
): Promise<Reverted> {
  const recorded: Change[] = [];
  for (const { record, before, after } of changes) {
    if (!isAsLeft(await venuePictures(db, venueId), after as Values))
      return { changed: [record.id], changes: [] };
    await setPictures(db, venueId, before as Partial<VenuePictures>, now);
    recorded.push({ record, before: after, after: before });
  }
  return { changed: [], changes: recorded };
}

/** The action that an undo is recorded under, by what it does with the theme that was made or deleted. */
const actionOf = (changes: readonly Change[]): Action =>
  changes.some(({ after }) => after === null)
    ? 'delete'
    : changes.some(({ before }) => before === null)
      ? 'restore'
      : 'update';

/**
 * Takes recorded changes of a venue's look back. Answers what to record and as which action; or, with nothing done, the ids
 * of what is not as the changes left it. The venue's lock must be held.
 */
export async function revertLook(
  db: Db,
  { now }: Pick<ActorContext, 'now'>,
  venueId: string,
  changes: readonly Change[],
): Promise<Reverted & { action: Action }> {
  const of = (type: string) => changes.filter(({ record }) => record.type === type);
  const themes = await revertThemes(db, venueId, of('themes'));
  const pictures = await revertPictures(db, now, venueId, of('brandings'));
  const recorded = [...themes.changes, ...pictures.changes];
  // A picture that nothing shows any more goes in time.
  await emptyInTime(db, now, venueId);
  return {
    changed: [...themes.changed, ...pictures.changed],
    changes: recorded,
    action: actionOf(recorded),
  };
}
