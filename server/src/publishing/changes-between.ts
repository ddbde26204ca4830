import { LEVEL_NAMES, LEVELS } from '@sofra/contract/catalogue/levels';
import type {
  MenuPart,
  Publication,
  PublishedItem,
  PublishedSection,
} from '@sofra/contract/publishing/publishing';
import { differing, type Values } from '../activity/differences.ts';

/** A record of a publication: its columns by the names that activities give them, and the ids of what is in it, in order. */
export type PublishedRow = {
  type: string;
  id: string;
  parent: string | null;
  columns: Values;
  below: string[];
};

/** The records of a publication by their ids. */
export type PublishedRows = Map<string, PublishedRow>;

type Published = MenuPart | PublishedSection | PublishedItem | PublishedItem['extras'][number];

/** The lists below each type, from the menus to the extras of a dish. */
const BELOW: Record<string, string> = {
  venues: 'menus',
  ...Object.fromEntries(LEVEL_NAMES.map((level) => [level, LEVELS[level].children ?? 'extras'])),
};

/** The names of a publication's fields that its rows call otherwise. */
const COLUMNS: Record<string, string> = {
  warnings: 'ingredient_warnings',
  speciality: 'food_speciality',
  photo: 'photo_id',
  logo: 'logo_id',
  welcome_screen: 'welcome_screen_id',
};

const named = (values: object): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [COLUMNS[name] ?? name, value]));

function addRows(rows: PublishedRows, type: string, list: readonly Published[], parent: string): string[] {
  const lower = BELOW[type];
  for (const { id, number: _, ...values } of list) {
    const { [lower ?? '']: beneath = [], ...columns } = values as Values;
    const row: PublishedRow = { type, id, parent, columns: named(columns), below: [] };
    rows.set(id, row);
    if (lower) row.below = addRows(rows, lower, beneath as Published[], id);
  }
  return list.map(({ id }) => id);
}

/** The only look of a venue and the theme that is on have fixed keys: another theme is a change of it. */
const LOOK = 'look';
const THEME = 'theme';

/** The records of a publication of a venue, from the venue and its look down to the extras. */
export function rowsOf({ venue, branding, menus }: Publication, venueId: string): PublishedRows {
  const { theme, ...pictures } = branding;
  const alone = { parent: null, below: [] };
  const own: PublishedRow = { type: 'venues', id: venueId, ...alone, columns: { ...venue } };
  const rows: PublishedRows = new Map([
    [venueId, own],
    [LOOK, { type: 'brandings', id: venueId, ...alone, columns: named(pictures) }],
    [THEME, { type: 'themes', id: theme.id, ...alone, columns: { ...theme } }],
  ]);
  own.below = addRows(rows, 'menus', menus, venueId);
  return rows;
}

/** The places of those records of a list that are in another one too. */
function placesIn(list: readonly string[], other: ReadonlySet<string>): Values {
  return Object.fromEntries(list.filter((id) => other.has(id)).map((id, at) => [id, at + 1]));
}

/** The change of a record: its row, the newer one where there are two, and what differs; null where it is not there. */
export type RowChange = { row: PublishedRow; before: Values | null; after: Values | null };

/** The change of the order in which records stand that are in a list before and after. */
function orderChange(was: PublishedRow, is: PublishedRow): RowChange[] {
  if (was.below.join() === is.below.join()) return [];
  const before = placesIn(was.below, new Set(is.below));
  const after = placesIn(is.below, new Set(was.below));
  if (Object.keys(before).join() === Object.keys(after).join()) return [];
  return [{ row: is, before: { positions: before }, after: { positions: after } }];
}

const placeOf = ({ id, parent }: PublishedRow, rows: PublishedRows): Values =>
  parent === null ? {} : { parent_id: parent, position: (rows.get(parent)?.below.indexOf(id) ?? -1) + 1 };

/** The changes of a record that is there before and after. */
function changesWithin(
  was: PublishedRow,
  is: PublishedRow,
  before: PublishedRows,
  after: PublishedRows,
): RowChange[] {
  // Most records are as they were, and the same text is told ten times faster than the same columns.
  const isSame = JSON.stringify(was.columns) === JSON.stringify(is.columns);
  const [from, to] = isSame ? [{}, {}] : differing(was.columns, is.columns, 'texts');
  const isMoved = was.parent !== is.parent;
  return [
    ...(isMoved ? [{ row: is, before: placeOf(was, before), after: placeOf(is, after) }] : []),
    ...(Object.keys(to).length > 0 ? [{ row: is, before: from, after: to }] : []),
    ...orderChange(was, is),
  ];
}

/** A record that is on one side only. */
const whole = (row: PublishedRow, rows: PublishedRows): Values => ({ ...placeOf(row, rows), ...row.columns });

/**
 * All that differs between two publications of a venue, as changes from the first to the second: what went, then in the order of
 * the second what came, moved, changed and stands in another order. Applied to the first they give the second.
 */
export function changesBetween(before: PublishedRows, after: PublishedRows): RowChange[] {
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, row]) => row);
  return [
    ...gone.map((row) => ({ row, before: whole(row, before), after: null })),
    ...[...after].flatMap(([key, row]) => {
      const was = before.get(key);
      return was ? changesWithin(was, row, before, after) : [{ row, before: null, after: whole(row, after) }];
    }),
  ];
}
