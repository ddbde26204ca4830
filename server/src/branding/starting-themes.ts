import { randomUUID } from 'node:crypto';
import type { ThemeValues } from '@sofra/contract/branding/branding';
import { DEFAULT_THEME, READY_MADE_THEMES } from '@sofra/contract/branding/themes';
import { FORMAT } from '@sofra/contract/publishing/formats';
import type { Db } from '../platform/database/tables.ts';

function rowsOf(venueId: string, now: Date, values: ThemeValues, isDefault: boolean) {
  const id = randomUUID();
  const theme = {
    id,
    venue_id: venueId,
    name: values.name,
    is_default: isDefault,
    enabled: isDefault,
    fonts: JSON.stringify(values.fonts),
    welcome: JSON.stringify(values.welcome),
    detail: JSON.stringify(values.detail),
    selection: JSON.stringify(values.selection),
    background_type: 'color',
    background_id: null,
    created_at: now,
    format: FORMAT,
  };
  const look = {
    id: randomUUID(),
    theme_id: id,
    menu_id: null,
    is_default: true,
    background_type: 'color',
    background_id: null,
    options: JSON.stringify(values.menu),
  };
  return { theme, look };
}

/** Gives a new venue its four themes: the default one, which is on, and the three ready-made ones (rule 33). */
export async function addStartingThemes(db: Db, now: Date, venueId: string): Promise<void> {
  const rows = [DEFAULT_THEME, ...READY_MADE_THEMES].map((values, index) =>
    // Lists sort themes by creation time, so each gets a later one.
    rowsOf(venueId, new Date(now.getTime() + index), values, index === 0),
  );
  await db
    .insertInto('themes')
    .values(rows.map(({ theme }) => theme))
    .execute();
  await db
    .insertInto('menu_themes')
    .values(rows.map(({ look }) => look))
    .execute();
}
