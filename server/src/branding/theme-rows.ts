import type { BackgroundType, Fonts } from '@sofra/contract/branding/branding';
import { readFonts, readOptions } from '@sofra/contract/branding/stored-themes';
import type { PartOptions } from '@sofra/contract/branding/theme-options';
import type { Stored } from '@sofra/contract/publishing/formats';
import { FORMAT } from '@sofra/contract/publishing/formats';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';

/** The stored background of a screen or of a menu. */
export type Background = { background_type: BackgroundType; background_id: string | null };

/** The look of one menu, or of every menu without one of its own, as it is stored. */
export type MenuLook = Background & {
  menu_id: string | null;
  is_default: boolean;
  options: PartOptions<'menu'>;
};

/** The columns of a theme and its menu themes by their ids: what an activity records before and after. */
export type ThemeColumns = Background & {
  name: string;
  is_default: boolean;
  enabled: boolean;
  fonts: Fonts;
  welcome: PartOptions<'welcome'>;
  detail: PartOptions<'detail'>;
  selection: PartOptions<'selection'>;
  /** ISO 8601; themes are listed in its order. */
  created_at: string;
  menu_themes: Record<string, MenuLook>;
};

/** A stored theme. */
export type ThemeRow = { id: string; version: number; columns: ThemeColumns };

const isThere = (value: unknown) => value !== undefined && value !== null;

const looksNow = (stored: Stored, format: number) =>
  Object.entries(stored).map(([id, look]) => {
    const options = (look as MenuLook | null)?.options;
    return [
      id,
      isThere(look) ? { ...(look as MenuLook), options: readOptions('menu', options, format) } : look,
    ];
  });

/**
 * A theme's stored columns, or those of them that a change recorded, as they stand today: with every option, whatever release
 * wrote them (`contract/src/publishing/formats.ts`).
 */
export function columnsNow<C extends Stored>(stored: C, format: number): C {
  const { fonts, welcome, detail, selection, menu_themes } = stored;
  const read = [
    isThere(fonts) && { fonts: readFonts(fonts) },
    isThere(welcome) && { welcome: readOptions('welcome', welcome, format) },
    isThere(detail) && { detail: readOptions('detail', detail, format) },
    isThere(selection) && { selection: readOptions('selection', selection, format) },
    isThere(menu_themes) && { menu_themes: Object.fromEntries(looksNow(menu_themes as Stored, format)) },
  ];
  return Object.assign({ ...stored }, ...read) as C;
}

type StoredTheme = Omit<ThemeColumns, 'created_at'> & {
  id: string;
  version: number;
  format: number;
  at: Date;
};

/** The themes of a venue, the oldest first. */
export async function themeRows(db: Db, venueId: string): Promise<ThemeRow[]> {
  const { rows } = await sql<StoredTheme>`
    select t.id, t.version, t.format, t.name, t.is_default, t.enabled, t.fonts, t.welcome, t.detail, t.selection,
      t.background_type, t.background_id, t.created_at as at,
      (select json_object_agg(k.id, json_build_object('menu_id', k.menu_id, 'is_default', k.is_default,
        'background_type', k.background_type, 'background_id', k.background_id, 'options', k.options)
        order by k.is_default desc, m.position, k.id)
        from menu_themes k left join menus m on m.id = k.menu_id where k.theme_id = t.id) as menu_themes
    from themes t where t.venue_id = ${venueId} order by t.created_at, t.id`.execute(db);
  return rows.map(({ id, version, format, at, ...columns }) => ({
    id,
    version,
    columns: columnsNow({ ...columns, created_at: at.toISOString() }, format),
  }));
}

/** One theme of a list. Refuses with `not_found`. */
export const themeIn = (themes: readonly ThemeRow[], id: string): ThemeRow =>
  themes.find((theme) => theme.id === id) ?? refuse('not_found');

/** The columns of a theme as its table stores them. */
export function themeValues({ menu_themes: _, created_at, ...columns }: ThemeColumns) {
  const { fonts, welcome, detail, selection } = columns;
  return {
    ...columns,
    fonts: JSON.stringify(fonts),
    welcome: JSON.stringify(welcome),
    detail: JSON.stringify(detail),
    selection: JSON.stringify(selection),
    created_at: new Date(created_at),
    format: FORMAT,
  };
}

/** The menu themes of a theme as their table stores them. */
export const lookValues = (themeId: string, looks: ThemeColumns['menu_themes']) =>
  Object.entries(looks).map(([id, look]) => ({
    ...look,
    id,
    theme_id: themeId,
    options: JSON.stringify(look.options),
  }));

async function writeLooks(db: Db, themeId: string, looks: ThemeColumns['menu_themes']) {
  const ids = Object.keys(looks);
  await sql`delete from menu_themes where theme_id = ${themeId} and id <> all(${ids}::uuid[])`.execute(db);
  await db
    .insertInto('menu_themes')
    .values(lookValues(themeId, looks))
    .onConflict((known) =>
      known.column('id').doUpdateSet((row) => ({
        menu_id: row.ref('excluded.menu_id'),
        background_type: row.ref('excluded.background_type'),
        background_id: row.ref('excluded.background_id'),
        options: row.ref('excluded.options'),
      })),
    )
    .execute();
}

/** Writes a theme's new columns; `null` deletes it. The venue's lock must be held. */
export async function writeTheme(
  db: Db,
  venueId: string,
  id: string,
  columns: ThemeColumns | null,
): Promise<void> {
  if (!columns) {
    await db.deleteFrom('themes').where('id', '=', id).execute();
    return;
  }
  const values = themeValues(columns);
  await db
    .insertInto('themes')
    .values({ ...values, id, venue_id: venueId })
    .onConflict((known) =>
      known.column('id').doUpdateSet((row) => ({ ...values, version: row('themes.version', '+', 1) })),
    )
    .execute();
  await writeLooks(db, id, columns.menu_themes);
}

/**
 * Stores a venue's themes in today's format, which is no change of them: a publication takes them as they are stored. The
 * venue's lock must be held.
 */
export async function storeUpgraded(db: Db, venueId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from themes where venue_id = ${venueId} and format < ${FORMAT}`.execute(db);
  if (rows.length === 0) return;
  const older = new Set(rows.map(({ id }) => id));
  for (const { id, columns } of await themeRows(db, venueId)) {
    if (!older.has(id)) continue;
    await db.updateTable('themes').set(themeValues(columns)).where('id', '=', id).execute();
    await writeLooks(db, id, columns.menu_themes);
  }
}

/** Removes the looks of a menu from the themes of its venue. */
export async function dropLooks(db: Db, menuId: string): Promise<void> {
  await db.deleteFrom('menu_themes').where('menu_id', '=', menuId).execute();
}
