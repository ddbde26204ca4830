import { DEFAULT_MENU_KIND } from '@sofra/contract/catalogue/menu-kinds';
import type { Locale } from '@sofra/contract/languages/locales';
import { countryCurrency } from '@sofra/contract/money/country-currencies';
import type { TextsByLocale } from '@sofra/contract/publishing/publishing';
import { sql } from 'kysely';
import type { Db, StoredTexts, VenueMap } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { slugOf } from '../platform/slugs.ts';
import { lockVenue, lockVenues } from '../venues/locks.ts';
import type { ActionContext } from './action-context.ts';
import { type Created, createRecord } from './create-record.ts';
import { type Copied, duplicateRows } from './duplicate-record.ts';
import { lockRow } from './locks.ts';
import { type Move, type Moved, moveRows } from './move-record.ts';
import { mergeTexts } from './new-columns.ts';
import { textsIn } from './present.ts';
import type { RecordInput } from './record-input.ts';
import { localesThere, mainLocalesOf } from './shown-languages.ts';
import type { Columns, ParentPath } from './tree.ts';

/** The public address `/m/{slug}/menus` is the selection's (`docs/guest.md`, Addresses). */
const RESERVED = 'menus';

/** A menu's public address in its venue: of its title, stable across renames, and taken by no other menu ever. */
export const menuSlug = (taken: ReadonlySet<string>, title: string): string =>
  nextFreeSlug(slugOf(title) || 'menu', new Set(taken).add(RESERVED));

/** A public address that is not taken: the wanted one, or that with a number. */
export function nextFreeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/** A free public address in a venue for each menu that is copied there: the menu's own, or the next free one. */
export async function freeSlugs(
  db: Db,
  venueId: string,
  menuIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; slug: string }>`
    select id, slug from menus where id = any(${[...menuIds]}::uuid[])`.execute(db);
  const taken = await takenSlugs(db, venueId);
  const free = rows.map(({ id, slug }): [string, string] => {
    const own = nextFreeSlug(slug, taken);
    taken.add(own);
    return [id, own];
  });
  return new Map(free);
}

/** The public addresses that the menus of a venue have or had. */
export async function takenSlugs(db: Db, venueId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('menus').select('slug').where('parent_id', '=', venueId).execute();
  return new Set(rows.map(({ slug }) => slug));
}

/**
 * A new menu's defaults: the currency of the venue's country, or usd (rule 25), its kind and its address.
 */
export async function newMenuValues(db: Db, venueId: string, title: string): Promise<Columns> {
  const { rows } = await sql<{ map: VenueMap }>`select map from venues where id = ${venueId}`.execute(db);
  return {
    currency: countryCurrency(rows[0]?.map.country_code),
    kind: DEFAULT_MENU_KIND,
    locales: [],
    slug: menuSlug(await takenSlugs(db, venueId), title),
  };
}

const titleOf = (texts: TextsByLocale, locale: Locale) => textsIn(texts, locale).title ?? '';

/** Makes a menu: a record of its level with a currency, a kind and a public address. Must run in a transaction. */
export async function createMenu(
  db: Db,
  context: ActionContext,
  place: ParentPath,
  input: RecordInput,
): Promise<Created> {
  const title = titleOf(mergeTexts({}, input.values.texts ?? {}), context.who.venue.defaultLocale);
  // Two menus of one title made at once must not choose the same address.
  await lockVenue(db, place.venueId);
  const values = { ...(await newMenuValues(db, place.venueId, title)), ...input.values };
  return createRecord(db, context, 'menus', place, { ...input, values });
}

/** Copies menus; each copy has a public address of its own. The venue's lock must be held. */
export async function duplicateMenus(
  db: Db,
  { who, now }: ActionContext,
  place: ParentPath,
  ids: readonly string[],
): Promise<Copied[]> {
  const valuesOf = async (texts: StoredTexts) => ({
    slug: menuSlug(await takenSlugs(db, place.venueId), titleOf(texts, who.venue.defaultLocale)),
  });
  return duplicateRows(db, now, 'menus', place, { ids, valuesOf });
}

/** Refuses with `unknown_record` at the pointer for a venue that is not the account's. */
async function assertVenue(db: Db, accountId: string, venueId: string, pointer: string): Promise<void> {
  const venue = await db
    .selectFrom('venues')
    .select('id')
    .where('id', '=', venueId)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!venue) refuse('unknown_record', { pointer });
}

/** Locks a menu's venue and the one that it is to go to, which may be the same. Refuses with `unknown_record` at the pointer. */
export async function lockTargetVenue(
  db: Db,
  { who }: ActionContext,
  place: ParentPath,
  venueId: string,
  pointer: string,
): Promise<ParentPath> {
  await assertVenue(db, who.accountId, venueId, pointer);
  await lockVenues(db, [place.venueId, venueId]);
  // The venue may have been deleted while the lock was waited for; one of another account is never locked.
  await assertVenue(db, who.accountId, venueId, pointer);
  return { venueId, above: [] };
}

/** Removes the looks of a menu from its venue's themes. */
export type DropLooks = (db: Db, menuId: string) => Promise<void>;

/**
 * Moves menus to another venue of the account: each gets a public address there, stays in the language that it was made in, and
 * loses its menu themes (rule 29), which `dropLooks` takes from the themes of the venue that it leaves (the module `branding` does
 * so). One that comes back gets its place, its numbers, its languages and its address again, unless another has that now. Refuses with `not_found` or `version_stale`. Both
 * venues' locks must be held.
 */
export async function moveMenus(
  db: Db,
  { who, now }: ActionContext,
  place: ParentPath,
  moves: readonly Move[],
  { to: { venueId }, dropLooks }: { to: ParentPath; dropLooks: DropLooks },
): Promise<Moved> {
  const target = { venueId, parentId: venueId };
  if (venueId === place.venueId) return moveRows(db, now, 'menus', { place, moves, target });
  const moved: Moved = { changes: [], venueIds: [] };
  const mains = await mainLocalesOf(db, place.venueId, venueId);
  // Each address is chosen when those of the menus before it are taken.
  for (const move of moves) {
    const { texts = {}, locales } = await lockRow(db, 'menus', place, move.id);
    const former = move.former?.slug;
    const taken = await takenSlugs(db, venueId);
    const slug =
      former && !taken.has(former) ? former : menuSlug(taken, titleOf(texts, who.venue.defaultLocale));
    const shown =
      mains.here === mains.there ? {} : { locales: localesThere(locales ?? [], mains, move.former?.locales) };
    const moves: Move[] = [{ ...move, values: { slug, ...shown } }];
    const { changes, venueIds } = await moveRows(db, now, 'menus', { place, moves, target });
    moved.changes.push(...changes);
    moved.venueIds = venueIds;
    await dropLooks(db, move.id);
  }
  return moved;
}
