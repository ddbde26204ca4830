import { LEVELS } from '@sofra/contract/levels';
import { PRICE } from '@sofra/contract/limits';
import { compareMoney } from '@sofra/contract/money';
import { type RawBuilder, sql } from 'kysely';
import { type ActingValues, type Actor, actingValues, recordedBy } from '../activity/record.ts';
import { Refusal, refuse } from '../platform/answer.ts';
import { oneOfEach, statement } from '../platform/statement.ts';
import type { Db } from '../platform/tables.ts';
import type { VenueWho } from '../sessions/who.ts';
import { arrangement } from './arrangement.ts';
import { priceIsAllowed, roundedPrice } from './prices.ts';
import { type CatalogueRow, columnsOf } from './read.ts';
import {
  climb,
  columnType,
  formOf,
  fromJson,
  isLevel,
  MENU_FACTS,
  type Node,
  type Place,
  type PlaceValues,
  placeIn,
  targetFacts,
  valuesOf,
  within,
} from './tree.ts';

/** New values for the columns of one row; `texts` is merged, a null in it removes. `position` is a place in the list. */
export type Patch = { id: string; values: Record<string, unknown>; position?: number };

/** What the patches of a change touch: columns, and of the texts languages. */
type Touched = { columns: readonly string[]; locales: readonly string[] };

function touchedBy(patches: readonly Patch[]): Touched {
  const all = (keys: (values: Patch['values']) => object) =>
    [...new Set(patches.flatMap(({ values }) => Object.keys(keys(values))))].sort();
  return { columns: all((values) => values), locales: all(({ texts }) => texts ?? {}) };
}

type Outcome = {
  answer: CatalogueRow;
  found: number;
  fresh: number;
  changed: boolean;
  activity: number | null;
};

/** What a change has made: the rows as they are then, in order, and the activity that recorded it. */
export type Changed = { rows: CatalogueRow[]; activity: number };

/**
 * SQL that lays a texts patch in some languages over a row's texts, field by field. A null removes the field, and a
 * language that is left without one goes too.
 */
function mergedTexts(node: Node, locales: readonly string[]): RawBuilder<unknown> {
  const texts = sql.ref(`${node}.texts`);
  const merged = locales.map((locale) => {
    const [old, sent] = [
      sql`${texts} -> ${sql.lit(locale)}`,
      sql`target.given -> 'texts' -> ${sql.lit(locale)}`,
    ];
    return sql`${sql.lit(locale)}, nullif(jsonb_strip_nulls(coalesce(${old}, '{}') || coalesce(${sent}, '{}')), '{}')`;
  });
  return sql`jsonb_strip_nulls(${texts} || jsonb_build_object(${sql.join(merged)}))`;
}

function assignments(node: Node, { columns, locales }: Touched): RawBuilder<unknown>[] {
  return columns.map((column) => {
    const value =
      column === 'texts'
        ? mergedTexts(node, locales)
        : column === 'price'
          ? sql`target.rounded`
          : fromJson(sql`target.given`, column, columnType(node, column));
    return sql`${sql.ref(column)} = case when target.given ? ${sql.lit(column)} then ${value} else ${sql.ref(`${node}.${column}`)} end`;
  });
}

/** SQL: what a change touches of a row; of its texts the languages that were sent, for a record of all would be long. */
function touchedOf(table: string, { columns, locales }: Touched): RawBuilder<unknown> {
  const own = (column: string) => sql.ref(`${table}.${column}`);
  const texts = locales.flatMap((locale) => [sql.lit(locale), sql`${own('texts')} -> ${sql.lit(locale)}`]);
  const fields = columns.flatMap((column) => [
    sql.lit(column),
    column === 'texts' ? sql`jsonb_build_object(${sql.join(texts)})` : own(column),
  ]);
  return sql`jsonb_build_object(${sql.join(fields)})`;
}

/** The rows that a change reaches, with what each was before: the ones that were sent, or all that move with them. */
function targets(node: Node, place: Place, columns: readonly string[], slots: ChangeValues, moving: boolean) {
  const own = (column: string) => sql.ref(`${node}.${column}`);
  const before = columns.map((column) => sql`, ${own(column)}`);
  const given = sql`${slots.given}::jsonb -> ${own('id')}::text`;
  const rounded = columns.includes('price')
    ? sql`, ${roundedPrice(sql`${given} ->> 'price'`, sql`menus.currency`)} as rounded`
    : sql``;
  const facts = sql`${own('id')}, ${given} as given, ${own('version')}, ${MENU_FACTS} ${rounded}, ${own('position')} ${sql.join(before, sql``)}`;
  const found = sql`${climb(node)}`;
  if (!moving)
    return sql`
      select ${facts} from ${found}
      where ${within(node, place)} and ${own('id')} = any(${slots.ids}::uuid[])
      for update of ${sql.table(node)}`;
  return sql`
      select ${facts}, placed.place from ${found} join placed on placed.id = ${own('id')}
      where ${within(node, place)} and (${own('id')} = any(${slots.ids}::uuid[]) or placed.place <> ${own('position')})`;
}

/** How a change is made: `parentId` is given when positions are among it; `also` is recorded with it. */
export type ChangeOptions = {
  ifMatch?: readonly number[] | undefined;
  parentId?: string;
  also?: readonly unknown[];
};

type ChangeValues = PlaceValues &
  ActingValues & {
    ids: string[];
    positions: (number | null)[];
    given: string;
    also: string;
    parentId: string;
    ifMatch: readonly number[] | null;
  };

const wordsIn = (text: string) => text.split(' ').filter(Boolean);

/** SQL: what is recorded of the changed rows; that some of a list have moved is one change of the list, their parent. */
function changesOf(node: Node, columns: readonly string[], slots: ChangeValues, moving: boolean) {
  const rows = sql`select jsonb_agg(jsonb_build_object('record', jsonb_build_object('type', ${sql.lit(node)}, 'id', id),
        'before', before, 'after', after)) || ${slots.also}::jsonb from changed where sent`;
  if (!moving) return rows;
  const places = (column: string) =>
    sql`jsonb_build_object('positions', jsonb_object_agg(id, ${sql.ref(column)}))`;
  const parent = isLevel(node) ? LEVELS[node].parentType : node;
  const moves = sql`select jsonb_build_array(jsonb_build_object(
        'record', jsonb_build_object('type', ${sql.lit(parent)}, 'id', ${slots.parentId}::uuid),
        'before', ${places('stood')}, 'after', ${places('position')})) from changed where sent having count(*) > 0`;
  return columns.length === 0 ? sql`(${moves}) || ${slots.also}::jsonb` : sql`(${moves}) || (${rows})`;
}

/** SQL: what an update answers of a row that was sent, as one JSON. */
const answerOf = (node: Node, slots: ChangeValues) =>
  isLevel(node)
    ? sql`case when target.given is not null then
        (select to_json(row) from (select ${columnsOf(node, slots.venueId, targetFacts(node))}) row) end`
    : sql`null::json`;

/** The statement of a change: by the node, how deep its place is, whether rows move, and the columns that are set. */
const changeRows = oneOfEach(
  (node: Node, depth: number, guarded: boolean, moving: boolean, names: string, languages: string) =>
    statement<ChangeValues, Outcome>((slots) => {
      const touched = { columns: wordsIn(names), locales: wordsIn(languages) };
      const own = (column: string) => sql.ref(`${node}.${column}`);
      const sets = [
        ...assignments(node, touched),
        ...(moving ? [sql`position = target.place`] : []),
        sql`version = ${own('version')} + case when target.given is null then 0 else 1 end`,
        sql`updated_at = ${slots.now}::timestamptz`,
      ];
      const fresh = sql`(${slots.ifMatch}::int[] is null or target.version = any(${slots.ifMatch}::int[]))`;
      const price = touched.columns.includes('price')
        ? sql`and ${priceIsAllowed(sql`target.rounded`, !isLevel(node))}`
        : sql``;
      return sql<Outcome>`
    with ${moving ? arrangement(node, slots.parentId, slots.ids, slots.positions) : sql``}
    target as materialized (${targets(node, placeIn(slots, depth, guarded), touched.columns, slots, moving)}),
    changed as (
      update ${sql.table(node)} set ${sql.join(sets)} from target
      where ${own('id')} = target.id and ${fresh} ${price}
      returning ${own('id')}, target.given is not null as sent, target.position as stood, ${own('position')},
        ${touchedOf('target', touched)} as before, ${touchedOf(node, touched)} as after, ${answerOf(node, slots)} as answer
    ),
    ${recordedBy(slots, moving ? 'reorder' : 'update', changesOf(node, touched.columns, slots, moving))}
    select changed.answer, (select count(*) from target where given is not null) as found,
      (select count(*) from target where given is not null and ${fresh}) as fresh, changed.id is not null as changed,
      (select id from recorded) as activity
    from (select 1) once left join changed on changed.sent order by changed.position`;
    }),
);

/**
 * Sets new values in rows of one list, order included, in one statement that locks the rows, changes them, records what
 * was there before, and answers what it made. With more than one patch or with positions the
 * caller must hold the venue's lock already (`lockVenue`), so that the statement sees the list as it is and two batches
 * never wait for each other. Refuses with `not_found` (one row), `unknown_record` (a batch) or `version_stale`.
 */
export async function change(
  db: Db,
  who: VenueWho & Pick<Actor, 'undoes'>,
  now: Date,
  node: Node,
  place: Place,
  patches: readonly Patch[],
  { ifMatch, parentId, also = [] }: ChangeOptions = {},
): Promise<Changed> {
  const { columns, locales } = touchedBy(patches);
  const run = changeRows(
    node,
    ...formOf(place),
    parentId !== undefined,
    columns.join(' '),
    locales.join(' '),
  );
  const rows = await run(db, {
    ...valuesOf(place),
    ...actingValues(who),
    now,
    ids: patches.map(({ id }) => id),
    positions: patches.map(({ position }) => position ?? null),
    parentId: parentId ?? place.venueId,
    given: JSON.stringify(Object.fromEntries(patches.map(({ id, values }) => [id, values]))),
    also: JSON.stringify(also),
    ifMatch: ifMatch ?? null,
  });
  const made = rows.filter(({ changed }) => changed);
  judge(rows[0], made.length, patches);
  return { rows: made.map(({ answer }) => answer), activity: made[0]?.activity ?? 0 };
}

function judge(outcome: Outcome | undefined, changed: number, patches: readonly Patch[]): void {
  const wanted = patches.length;
  if (changed === wanted) return;
  if (outcome?.found !== wanted)
    throw new Refusal([wanted === 1 ? { code: 'not_found' } : { code: 'unknown_record', pointer: '/data' }]);
  if (outcome.fresh !== wanted) refuse('version_stale');
  // Only a price is refused so late: rounded to the menu's currency it is nothing, or too much.
  const much = patches.some(({ values }) => compareMoney(String(values.price ?? '0'), '1') > 0);
  const parameters = much ? { max: PRICE.max } : {};
  refuse(much ? 'too_big' : 'not_positive', { pointer: '/data/attributes/price', parameters });
}

/**
 * Takes the lock that every change of a venue's content takes first: whoever holds it sees the venue's lists as they
 * are and changes them alone. Answers the first of `numbers` numbers set aside. Must run in a transaction.
 */
export async function lockVenue(db: Db, venueId: string, numbers = 0): Promise<number> {
  const [row] = await (numbers === 0
    ? lockAlone(db, { venueId })
    : lockWithNumbers(db, { venueId, numbers }));
  return row?.first ?? refuse('not_found');
}

type First = { first: number };

// To lock a row is cheaper than to write it anew.
const lockAlone = statement<{ venueId: string }, First>(
  ({ venueId }) => sql`select next_number as first from venues where id = ${venueId} for no key update`,
);

const lockWithNumbers = statement<{ venueId: string; numbers: number }, First>(
  ({ venueId, numbers }) => sql`
    update venues set next_number = next_number + ${numbers}::int where id = ${venueId}
    returning next_number - ${numbers}::int as first`,
);

/** Takes the locks of several venues, always in the same order, so that two who want the same never wait for ever. */
export async function lockVenues(db: Db, venueIds: readonly string[]): Promise<void> {
  for (const venueId of [...new Set(venueIds)].sort()) await lockVenue(db, venueId);
}
