import type { Locale } from '@sofra/contract/languages/locales';
import type { TextsByLocale } from '@sofra/contract/publishing/publishing';
import { sql } from 'kysely';
import type { Route } from '../api/route.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WhoseVenue } from '../sessions/who.ts';
import { textsIn } from './present.ts';
import { addProgress, NO_PROGRESS, type Progress, progressOf } from './translation-progress.ts';
import type { Translatable } from './translation-sources.ts';
import { titleLocked } from './translations.ts';
import { climb, UPWARDS } from './tree.ts';

type MenuProgress = Progress & { menu_id: string; title: string; enabled: boolean };

type MenuRow = { id: string; texts: TextsByLocale; locales: Locale[] };

/** The menus of a venue in order, with their own texts. */
async function menusOf(db: Db, venueId: string): Promise<MenuRow[]> {
  const { rows } = await sql<MenuRow>`
    select id, texts, locales from menus where parent_id = ${venueId} and deleted_at is null order by position`.execute(
    db,
  );
  return rows;
}

/** The texts of a menu and of everything in it that is not deleted. */
async function textsOfMenu(db: Db, venueId: string, menu: string): Promise<Translatable[]> {
  const parts = UPWARDS.map(
    (node) => sql`
      select ${sql.ref(`${node}.texts`)} as texts, ${titleLocked(node)} as title_locked from ${climb(node)}
      where menus.id = ${menu} and menus.parent_id = ${venueId} and ${sql.ref(`${node}.deleted_at`)} is null`,
  );
  const { rows } = await sql<Translatable>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

/** The languages of a venue, each with how far the texts of its menus are said in it; one menu is read at a time. */
async function languagesOf(db: Db, { id, defaultLocale: main, extraLocales }: WhoseVenue) {
  const languages = [main, ...extraLocales].map((locale) => ({
    locale,
    total: NO_PROGRESS,
    menus: [] as MenuProgress[],
  }));
  for (const menu of await menusOf(db, id)) {
    const rows = await textsOfMenu(db, id, menu.id);
    for (const language of languages) {
      const { locale } = language;
      const progress = rows.map((row) => progressOf(row, locale, main)).reduce(addProgress, NO_PROGRESS);
      language.total = addProgress(language.total, progress);
      language.menus.push({
        menu_id: menu.id,
        title: textsIn(menu.texts, main).title ?? '',
        enabled: locale === main || menu.locales.includes(locale),
        ...progress,
      });
    }
  }
  return languages.map(({ locale, total, menus }) => ({
    type: 'languages',
    id: locale,
    attributes: { default: locale === main, ...total, menus },
  }));
}

/** The route of the venue's languages. */
export function languageRoutes(route: Route): void {
  route('GET /me/venue/languages', async ({ db }, { who }) => ({
    document: { data: await languagesOf(db, who.venue) },
  }));
}
