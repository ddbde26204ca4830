import type { Locale } from '@sofra/contract/languages/locales';
import type { TextsByLocale } from '@sofra/contract/publishing/publishing';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { isOff } from './is-off.ts';
import { money, textsIn } from './present.ts';
import type { CatalogueRow } from './read.ts';
import { eachSlice, slicesOf } from './slices.ts';
import { climb } from './tree.ts';

/** A section of a venue, with what its menu says of it. */
type SectionRow = Pick<CatalogueRow, 'id' | 'texts' | 'menu_id' | 'currency'> & {
  item_count: number;
  menu_texts: TextsByLocale;
};

type ItemRow = { price: string } & Pick<
  CatalogueRow,
  | 'id'
  | 'parent_id'
  | 'version'
  | 'texts'
  | 'currency'
  | 'disabled'
  | 'disabled_here'
  | 'linked'
  | 'title_locked'
>;

async function sectionsOf(db: Db, venueId: string, menu: string | undefined): Promise<SectionRow[]> {
  const { rows } = await sql<SectionRow>`
    select sections.id, sections.texts, sections.item_count, menus.id as menu_id, menus.texts as menu_texts, menus.currency
    from ${climb('sections')}
    where menus.parent_id = ${venueId} and sections.deleted_at is null and menus.id = coalesce(${menu ?? null}::uuid, menus.id)
    order by menus.position, sections.position`.execute(db);
  return rows;
}

/** Refuses with `not_found` a menu that is not the venue's. */
async function assertMenu(db: Db, venueId: string, menu: string): Promise<void> {
  const { rows } = await sql`
    select from menus where id = ${menu} and parent_id = ${venueId} and deleted_at is null`.execute(db);
  if (rows.length === 0) refuse('not_found');
}

async function itemsWhere(db: Db, venueId: string, condition: RawBuilder<unknown>): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select items.id, items.parent_id, items.version, items.texts, items.price::text as price, menus.currency,
      ${isOff('items')} as disabled, items.disabled_here, items.source_id is not null as linked, items.title_locked
    from ${climb('items')}
    where menus.parent_id = ${venueId} and items.deleted_at is null and ${condition} order by items.position`.execute(
    db,
  );
  return rows;
}

/** The title and the description of each language, without what is stored beside them. */
function wordsOf(texts: TextsByLocale) {
  const said = Object.entries(texts).flatMap(([locale, { title, description } = {}]) =>
    title || description
      ? [[locale, { ...(title && { title }), ...(description && { description }) }] as const]
      : [],
  );
  return Object.fromEntries(said);
}

function presentListed(row: ItemRow) {
  const { id, parent_id, version, texts, price, currency, ...states } = row;
  return {
    type: 'items',
    id,
    attributes: { texts: wordsOf(texts), price: money(price, currency), ...states },
    relationships: { section: { data: { type: 'sections', id: parent_id } } },
    meta: { version },
  };
}

type Listed = ReturnType<typeof presentListed>;

const titleIn = (texts: TextsByLocale, locale: Locale) => textsIn(texts, locale).title ?? '';

/** The sections and their menus, each once, as a document includes them. */
function includedOf(sections: readonly SectionRow[], locale: Locale) {
  const menus = new Map(sections.map((section) => [section.menu_id, section]));
  return [
    ...sections.map(({ id, texts, menu_id }) => ({
      type: 'sections',
      id,
      attributes: { title: titleIn(texts, locale) },
      relationships: { menu: { data: { type: 'menus', id: menu_id } } },
    })),
    ...[...menus.values()].map(({ menu_id, menu_texts, currency }) => ({
      type: 'menus',
      id: menu_id,
      attributes: { title: titleIn(menu_texts, locale), currency },
    })),
  ];
}

/**
 * All items of a venue, or of one of its menus, in order, as a document. A large venue is read in slices (decision 51), so that a
 * change in between may be in it or not. Refuses with `not_found`.
 */
export async function allItems(
  db: Db,
  { venueId, locale }: { venueId: string; locale: Locale },
  menu: string | undefined,
) {
  const sections = await sectionsOf(db, venueId, menu);
  if (sections.length === 0 && menu !== undefined) await assertMenu(db, venueId, menu);
  const bySection = new Map(sections.map(({ id }) => [id, [] as Listed[]]));
  await eachSlice(slicesOf(sections), async (slice) => {
    const rows = await itemsWhere(db, venueId, sql`sections.id = any(${slice}::uuid[])`);
    for (const row of rows) bySection.get(row.parent_id)?.push(presentListed(row));
  });
  const filled = sections.filter(({ id }) => bySection.get(id)?.length);
  return { data: [...bySection.values()].flat(), included: includedOf(filled, locale) };
}

/** Items of a venue by their ids as they are now. */
export async function listedItems(db: Db, venueId: string, ids: readonly string[]): Promise<Listed[]> {
  const rows = await itemsWhere(db, venueId, sql`items.id = any(${[...ids]}::uuid[])`);
  return rows.map(presentListed);
}
