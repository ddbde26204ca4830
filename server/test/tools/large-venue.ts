import { ROOM } from '@sofra/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../src/platform/database/tables.ts';
import type { By } from './actions.ts';
import { anExtra, anUpload, aPlace, type Place, photograph } from './factories.ts';
import { theServer } from './harness.ts';

const { items: ITEMS, extras: EXTRAS } = ROOM.venues;
const SECTIONS = 5;
const IN_SECTION = ROOM.menus.items / SECTIONS;

const TEXT = 'Grilled over charcoal, with garlic sauce, pickles and fresh bread of the house.';

/** Texts as a venue of three languages has them. */
const texts = {
  en: { title: 'Shish tawook', description: TEXT },
  ar: { title: 'شيش طاووق', description: TEXT, source: { en: { title: 'Shish tawook', description: TEXT } } },
  ru: { title: 'Шиш таук', description: TEXT, source: { en: { title: 'Shish tawook', description: TEXT } } },
};

const COMMON = sql`id, parent_id, number, position, texts, folded, created_at, updated_at`;

/** SQL: the columns of a copy of a row `r`. */
const common = (
  id: RawBuilder<unknown>,
  parent: RawBuilder<unknown>,
  place: RawBuilder<unknown>,
  own = sql`r.texts`,
) => sql`${id}, ${parent}, ${place} + 1000, ${place}, ${own}, r.folded, r.created_at, r.updated_at`;

const series = (name: string, count: number) => sql`generate_series(1, ${count}::int) ${sql.ref(name)}`;

/** SQL: the numbers of all rows of a table. */
const MENU = (menus: number) => series('m', menus);
const SECTION = (menus: number) => sql`${MENU(menus)}, ${series('s', SECTIONS)}`;
const ITEM = (menus: number) => sql`${SECTION(menus)}, ${series('i', IN_SECTION)}`;
const EXTRA = (menus: number) => sql`${ITEM(menus)}, ${series('e', EXTRAS / ITEMS)}`;

/** A menu with a section with an item with a picture and an extra. */
async function aPattern({ token }: By): Promise<Place & { extra: string }> {
  const place = await aPlace({ token });
  await photograph({ token }, place, await anUpload(token));
  return {
    menu: place.menu,
    section: place.section,
    item: place.item,
    extra: await anExtra({ token }, place),
  };
}

/** Lays menus like a pattern's, a statement a table. The id of a row is made of its numbers on the way to it. */
async function layMenus(db: Db, venueId: string, pattern: Place & { extra: string }, menus: number) {
  const id = (...names: string[]) =>
    sql`md5(concat_ws('-', ${sql.lit(venueId)}, ${sql.join(names.map((name) => sql.ref(name)))}))::uuid`;
  const [menu, section, item, extra] = [id('m'), id('m', 's'), id('m', 's', 'i'), id('m', 's', 'i', 'e')];
  await sql`
    insert into menus (${COMMON}, currency, kind, locales, slug, section_count, item_count)
    select ${common(menu, sql`r.parent_id`, sql`m`)}, r.currency, r.kind, '{ar,ru}', 'menu-' || m, ${SECTIONS}::int,
      ${ROOM.menus.items}::int
    from menus r, ${MENU(menus)} where r.id = ${pattern.menu}`.execute(db);
  await sql`
    insert into sections (${COMMON}, item_count)
    select ${common(section, menu, sql`s`)}, ${IN_SECTION}::int
    from sections r, ${SECTION(menus)} where r.id = ${pattern.section}`.execute(db);
  await sql`
    insert into items (${COMMON}, price, ingredient_warnings, food_speciality, is_new, is_popular, photo_id)
    select ${common(item, section, sql`i`, sql`${JSON.stringify(texts)}::jsonb`)}, r.price, r.ingredient_warnings,
      r.food_speciality, r.is_new, r.is_popular, r.photo_id
    from items r, ${ITEM(menus)} where r.id = ${pattern.item}`.execute(db);
  await sql`
    insert into extras (${COMMON}, price) select ${common(extra, item, sql`e`)}, r.price
    from extras r, ${EXTRA(menus)} where r.id = ${pattern.extra}`.execute(db);
}

/** Lays menus of as many items as one may hold, each with its share of extras. Answers the menus' ids. */
export async function fillVenue(
  { token, venueId }: By & { venueId: string },
  menus: number,
): Promise<string[]> {
  const { db } = (await theServer()).app;
  const pattern = await aPattern({ token });
  await layMenus(db, venueId, pattern, menus);
  await sql`delete from menus where id = ${pattern.menu}`.execute(db);
  await sql`update venues set next_number = 1000000 where id = ${venueId}`.execute(db);
  for (const table of ['menus', 'sections', 'items', 'extras'])
    await sql`analyze ${sql.table(table)}`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id from menus where parent_id = ${venueId} order by position`.execute(db);
  return rows.map(({ id }) => id);
}
