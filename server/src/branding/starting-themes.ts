import { randomUUID } from 'node:crypto';
import { DEFAULT_THEME, READY_MADE_THEMES } from '@sofra/contract/branding/themes';
import type { Db } from '../platform/database/tables.ts';
import { newTheme } from './merge-theme.ts';
import { lookValues, themeValues } from './theme-rows.ts';

/** Gives a new venue its four themes: the default one, which is on, and the three ready-made ones (rule 33). */
export async function addStartingThemes(db: Db, now: Date, venueId: string): Promise<void> {
  const themes = [DEFAULT_THEME, ...READY_MADE_THEMES].map((values, index) => {
    const isDefault = index === 0;
    // Lists sort themes by creation time, so each gets a later one.
    const theme = newTheme(values, new Date(now.getTime() + index));
    return { id: randomUUID(), columns: { ...theme, is_default: isDefault, enabled: isDefault } };
  });
  await db
    .insertInto('themes')
    .values(themes.map(({ id, columns }) => ({ ...themeValues(columns), id, venue_id: venueId })))
    .execute();
  await db
    .insertInto('menu_themes')
    .values(themes.flatMap(({ id, columns }) => lookValues(id, columns.menu_themes)))
    .execute();
}
