import { STATEMENTS } from '@sofra/contract/catalogue/ingredient-states';
import { ITEM_FIELD_NAMES } from '@sofra/contract/catalogue/item-fields';
import { type RawBuilder, sql } from 'kysely';
import { namesOf, only } from '../activity/differences.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WhoseVenue } from '../sessions/who.ts';
import { type PictureRow, previewUrl } from '../uploads/blobs.ts';
import { isOff } from './is-off.ts';
import { eachSlice, sectionSlices } from './slices.ts';
import { type Columns, climb, columnTypes, type Node } from './tree.ts';

type ReadRow = Columns & {
  id: string;
  parent_id: string;
  number: number;
  off: boolean;
  photo: Pick<PictureRow, 'id' | 'widths'> | null;
};

/** Living rows of a node of a venue, in the order of their lists. */
async function rowsWhere(
  db: Db,
  node: Node,
  venueId: string,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<ReadRow[]> {
  const own = (column: string) => sql.ref(`${node}.${column}`);
  const types = columnTypes(node);
  const columns = namesOf(types).map((name) =>
    types[name] === 'numeric' ? sql`${own(name)}::text as ${sql.ref(name)}` : own(name),
  );
  const { rows } = await sql<ReadRow>`
    select ${own('id')}, ${own('parent_id')}, ${own('number')}, ${sql.join(columns)}, ${isOff(node)} as off,
      (select json_build_object('id', b.id, 'widths', b.widths) from blobs b where b.id = ${own('photo_id')}) as photo
    from ${climb(node)} where menus.parent_id = ${venueId} and ${own('deleted_at')} is null and ${condition}
    order by ${own('position')}`.execute(db);
  return rows;
}

const said = ({ number, texts, off }: ReadRow) => ({ number, texts, disabled: off });

function shown(app: AppContext, row: ReadRow) {
  const { photo, schedule, title_locked } = row;
  const address = photo && previewUrl(app, photo.id, photo.widths.at(-1) ?? 0);
  return { ...said(row), title_locked, photo: address, schedule };
}

const extraOf = (row: ReadRow) => ({ ...said(row), ...only(row, ['price', ...STATEMENTS]) });

const ITEM = [
  'price',
  ...STATEMENTS,
  'checked_by',
  'checked_at',
  'food_speciality',
  ...ITEM_FIELD_NAMES,
] as const;

/** The rows under each parent, by its id. */
type Under = Map<string, object[]>;

const put = (under: Under, { parent_id }: ReadRow, one: object) => {
  const list = under.get(parent_id);
  if (list) list.push(one);
  else under.set(parent_id, [one]);
};

/** The items of a venue with their extras, by their sections. A large venue is read in slices (decision 51). */
async function itemsBySection(db: Db, app: AppContext, venueId: string): Promise<Under> {
  const items: Under = new Map();
  await eachSlice(await sectionSlices(db, venueId), async (slice) => {
    const inSlice = sql`sections.id = any(${slice}::uuid[])`;
    const extras: Under = new Map();
    for (const row of await rowsWhere(db, 'extras', venueId, inSlice)) put(extras, row, extraOf(row));
    for (const row of await rowsWhere(db, 'items', venueId, inSlice))
      put(items, row, { ...shown(app, row), ...only(row, ITEM), extras: extras.get(row.id) ?? [] });
  });
  return items;
}

/** All menus of a venue as people wrote them, in order, as a document. */
export async function exportMenus(app: AppContext, { id: venueId, defaultLocale, extraLocales }: WhoseVenue) {
  const { db } = app;
  const items = await itemsBySection(db, app, venueId);
  const sections: Under = new Map();
  for (const row of await rowsWhere(db, 'sections', venueId))
    put(sections, row, { ...shown(app, row), items: items.get(row.id) ?? [] });
  const rows = await rowsWhere(db, 'menus', venueId);
  const menus = rows.map((row) => ({
    ...shown(app, row),
    ...only(row, ['currency', 'kind', 'slug']),
    locales: extraLocales.filter((code) => row.locales?.includes(code)),
    sections: sections.get(row.id) ?? [],
  }));
  return {
    data: {
      type: 'exports',
      id: venueId,
      attributes: { locales: [defaultLocale, ...extraLocales], menus },
      relationships: { menus: { data: rows.map(({ id }) => ({ type: 'menus', id })) } },
    },
  };
}
