import { randomUUID } from 'node:crypto';
import { type BrandingChange, newThemeName, type ThemeWrite } from '@sofra/contract/branding/branding';
import { differing } from '../activity/differences.ts';
import { type Action, type Change, record } from '../activity/record.ts';
import { assertVersion, type IfMatch } from '../api/versions.ts';
import type { ActionContext } from '../catalogue/action-context.ts';
import { emptyInTime } from '../catalogue/empty-bin.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { photoColumn } from '../uploads/blobs.ts';
import { lockVenue } from '../venues/locks.ts';
import { setPictures, venuePictures } from '../venues/set-columns.ts';
import { enabledAfter, type Switch } from './enabled-theme.ts';
import { emptyTheme, mergeTheme } from './merge-theme.ts';
import { picturesIn } from './pictures.ts';
import { menuTitles } from './present.ts';
import { changesWith, saveThemes, type ThemeChange } from './save-themes.ts';
import { type ThemeColumns, type ThemeRow, themeIn, themeRows } from './theme-rows.ts';

/** Records a change of a venue's look. Answers the activity; none when nothing has changed (rule 43). */
async function finish(
  db: Db,
  { who, now }: ActionContext,
  action: Action,
  changes: readonly Change[],
): Promise<number | undefined> {
  if (changes.length === 0) return undefined;
  // A replaced picture can be restored as long as a deleted record.
  await emptyInTime(db, now, who.venue.id);
  return record(db, who, now, { venueId: who.venue.id, action, changes });
}

async function lockedThemes(db: Db, { who }: ActionContext): Promise<ThemeRow[]> {
  await lockVenue(db, who.venue.id);
  return themeRows(db, who.venue.id);
}

/** Lays a write over a theme. */
async function merged(
  db: Db,
  context: ActionContext,
  stored: ThemeColumns,
  written: ThemeWrite,
): Promise<ThemeColumns> {
  const menuIds = new Set((await menuTitles(db, context.who)).keys());
  return mergeTheme(stored, written, menuIds, await picturesIn(db, context, written));
}

/** A venue's themes, the one that is to be on, and the one that changes. */
type Wanted = { themes: readonly ThemeRow[]; enabledId: string; target?: ThemeChange };

const save = async (
  db: Db,
  context: ActionContext,
  action: Action,
  { themes, enabledId, target }: Wanted,
) => {
  const changes = await saveThemes(db, context.who.venue.id, changesWith(themes, enabledId, target));
  return finish(db, context, action, changes);
};

const switchesIn = (id: string, { enabled }: ThemeWrite): Switch[] =>
  enabled === undefined ? [] : [{ id, enabled }];

/** Makes a theme. Answers its id and the activity. Must run in a transaction. */
export async function createTheme(db: Db, context: ActionContext, written: ThemeWrite) {
  const themes = await lockedThemes(db, context);
  const id = randomUUID();
  const name = newThemeName(themes.map(({ columns }) => columns.name));
  const after = await merged(db, context, emptyTheme(name, context.now), written);
  const enabledId = enabledAfter([...themes, { id, version: 1, columns: after }], switchesIn(id, written));
  const target = { id, before: null, after };
  const activity = await save(db, context, 'create', { themes, enabledId, target });
  return { id, activity };
}

/** Whether a write changes more than a theme's state, which the default theme does not allow. */
const isMoreThanSwitch = ({ enabled: _, ...rest }: ThemeWrite) =>
  Object.values(rest).some((value) => value !== undefined);

/**
 * Changes what is sent of a theme. Answers the activity. Refuses with `not_found`, `theme_is_default`, `version_stale`, or what
 * is wrong with its menus or pictures. Must run in a transaction.
 */
export async function updateTheme(
  db: Db,
  context: ActionContext,
  id: string,
  written: ThemeWrite,
  ifMatch: IfMatch,
): Promise<number | undefined> {
  const themes = await lockedThemes(db, context);
  const theme = themeIn(themes, id);
  if (theme.columns.is_default && isMoreThanSwitch(written)) refuse('theme_is_default');
  assertVersion(theme, ifMatch);
  const after = await merged(db, context, theme.columns, written);
  const enabledId = enabledAfter(themes, switchesIn(id, written));
  const target = { id, before: theme.columns, after };
  return save(db, context, 'update', { themes, enabledId, target });
}

/** Deletes a theme; the default one is on when it was. Refuses with `not_found`, `theme_is_default`, `version_stale`. */
export async function deleteTheme(
  db: Db,
  context: ActionContext,
  id: string,
  ifMatch: IfMatch,
): Promise<number | undefined> {
  const themes = await lockedThemes(db, context);
  const theme = themeIn(themes, id);
  if (theme.columns.is_default) refuse('theme_is_default');
  assertVersion(theme, ifMatch);
  const enabledId = enabledAfter(themes, [{ id, enabled: false }]);
  const target = { id, before: theme.columns, after: null };
  return save(db, context, 'delete', { themes, enabledId, target });
}

/** Switches themes on and off. Answers the activity. Refuses with `unknown_record` or `several_themes_enabled`. */
export async function switchThemes(
  db: Db,
  context: ActionContext,
  switches: readonly Switch[],
): Promise<number | undefined> {
  const themes = await lockedThemes(db, context);
  return save(db, context, 'update', { themes, enabledId: enabledAfter(themes, switches) });
}

const PICTURES = ['logo', 'welcome_screen'] as const;

/** Sets or clears logo and welcome picture. Answers the activity. Refuses with `version_stale` or `upload_unknown`. */
export async function updateBranding(
  db: Db,
  context: ActionContext,
  { relationships = {} }: BrandingChange,
  ifMatch: IfMatch,
): Promise<number | undefined> {
  const { app, who } = context;
  const { id } = who.venue;
  await lockVenue(db, id);
  const { version, ...before } = await venuePictures(db, id);
  assertVersion({ version }, ifMatch);
  const after = { ...before };
  for (const name of PICTURES) {
    const written = relationships[name]?.data;
    const pointer = `/data/relationships/${name}/data/attributes/resource`;
    const sent = written === null ? null : written?.attributes;
    const { photo_id } = await photoColumn(db, app, who.accountId, sent, pointer);
    if (photo_id !== undefined) after[`${name}_id`] = photo_id;
  }
  const [was, is] = differing(before, after);
  if (Object.keys(is).length === 0) return undefined;
  await setPictures(db, id, after, context.now);
  return finish(db, context, 'update', [{ record: { type: 'brandings', id }, before: was, after: is }]);
}
