import { ROOM } from '@sofra/contract/limits';
import { sql } from 'kysely';
import type { By } from './actions.ts';
import { aMenu, anExtra, anItem, anUpload, aSection, photograph } from './factories.ts';
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

/** SQL: the id of a row, made of its table's letter and its numbers on the way to it. */
const idOf = (venueId: string, letter: string, numbers: readonly unknown[]) =>
  sql`md5(concat_ws('-', ${sql.lit(venueId + letter)}, ${sql.join(numbers)}))::uuid`;

const COMMON = sql`id, parent_id, number, position, texts, folded, created_at, updated_at`;

/** Lays menus of as many items as one may hold, each with its share of extras. Answers the menus' ids. */
export async function fillVenue(
  { token, venueId }: By & { venueId: string },
  menus: number,
): Promise<string[]> {
  const { db } = (await theServer()).app;
  const menu = await aMenu({ token });
  const section = await aSection({ token }, menu);
  const item = await anItem({ token }, { menu, section });
  await photograph({ token }, { menu, section, item }, await anUpload(token));
  const extra = await anExtra({ token }, { menu, section, item });
  const of = (letter: string, ...numbers: unknown[]) => idOf(venueId, letter, numbers);
  const [m, s, i, e] = ['m', 's', 'i', 'e'].map((name) => sql.ref(name));
  const series = (name: string, count: number) => sql`generate_series(1, ${count}::int) ${sql.ref(name)}`;
  const shared = (parent: unknown, place: unknown, own = sql`r.texts`) => sql`
    ${parent}, ${place} + 1000, ${place}, ${own}, r.folded, r.created_at, r.updated_at`;
  await sql`
    insert into menus (${COMMON}, currency, kind, locales, slug, section_count, item_count)
    select ${of('m', m)}, ${shared(sql`r.parent_id`, sql`1 + m`)}, r.currency, r.kind, '{ar,ru}', 'menu-' || m, ${SECTIONS}::int,
      ${ROOM.menus.items}::int
    from menus r, ${series('m', menus)} where r.id = ${menu}`.execute(db);
  await sql`
    insert into sections (${COMMON}, item_count)
    select ${of('s', m, s)}, ${shared(of('m', m), s)}, ${IN_SECTION}::int
    from sections r, ${series('m', menus)}, ${series('s', SECTIONS)} where r.id = ${section}`.execute(db);
  await sql`
    insert into items (${COMMON}, price, ingredient_warnings, food_speciality, is_new, is_popular, photo_id)
    select ${of('i', m, s, i)}, ${shared(of('s', m, s), i, sql`${JSON.stringify(texts)}::jsonb`)}, r.price, r.ingredient_warnings,
      r.food_speciality, r.is_new, r.is_popular, r.photo_id
    from items r, ${series('m', menus)}, ${series('s', SECTIONS)}, ${series('i', IN_SECTION)} where r.id = ${item}`.execute(
    db,
  );
  await sql`
    insert into extras (${COMMON}, price)
    select ${of('e', m, s, i, e)}, ${shared(of('i', m, s, i), e)}, r.price
    from extras r, ${series('m', menus)}, ${series('s', SECTIONS)}, ${series('i', IN_SECTION)}, ${series('e', EXTRAS / ITEMS)}
    where r.id = ${extra}`.execute(db);
  // The first menu has served as the pattern.
  await sql`delete from menus where id = ${menu}`.execute(db);
  await sql`update menus set position = position - 1 where parent_id = ${venueId}`.execute(db);
  await sql`update venues set next_number = 1000000 where id = ${venueId}`.execute(db);
  for (const table of ['menus', 'sections', 'items', 'extras'])
    await sql`analyze ${sql.table(table)}`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id from menus where parent_id = ${venueId} order by position`.execute(db);
  return rows.map(({ id }) => id);
}
