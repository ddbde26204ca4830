import type { Db } from '../platform/database/tables.ts';
import { mainLocaleOf } from '../venues/branches.ts';

/** The main languages of the venue that a menu comes from, and of the one that it goes to. */
export type MainLocales = { here: string; there: string };

/** The main languages of two venues. */
export async function mainLocalesOf(db: Db, hereId: string, thereId: string): Promise<MainLocales> {
  return { here: await mainLocaleOf(db, hereId), there: await mainLocaleOf(db, thereId) };
}

/**
 * The languages that are enabled in a menu that goes to another venue: the main one of the venue that it leaves, which needed no
 * switch there, is one of them. A menu that comes back has its `former` ones again, without what only the way there had switched on.
 */
export function localesThere(
  locales: readonly string[],
  { here, there }: MainLocales,
  former?: readonly string[],
): string[] {
  if (here === there) return [...locales];
  if (!former) return [...new Set([...locales, here])];
  return [...new Set([...former, ...locales])].filter((code) => code !== there || former.includes(code));
}
