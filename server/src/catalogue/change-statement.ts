import { LEVELS } from '@sofra/contract/levels';
import { type RawBuilder, sql } from 'kysely';
import { keptOrder } from '../activity/order.ts';
import { type ActingValues, recordedBy } from '../activity/record.ts';
import { jsonColumn } from '../platform/json-lists.ts';
import { oneOfEach, statement } from '../platform/statement.ts';
import { arrangement } from './arrangement.ts';
import { lockOf } from './locks.ts';
import { priceIsAllowed, roundedPrice } from './prices.ts';
import { columnsOf } from './read.ts';
import {
  climb,
  columnType,
  fromJson,
  isLevel,
  MENU_FACTS,
  type Node,
  type PlaceValues,
  parentNode,
  placeIn,
  targetFacts,
  within,
} from './tree.ts';

/** What the patches of a change touch: columns, and of the texts languages. */
export type Touched = { columns: readonly string[]; locales: readonly string[] };

/** How much of the changed rows is answered: all that their presentation needs, or where they stand. */
export type Answer = 'rows' | 'places';

/** What tells the statement of one change from that of another. */
export type Form = Touched & {
  node: Node;
  place: readonly [depth: number, guarded: boolean];
  moving: boolean;
  /** A single row that stays in its place: it is looked for by its id, and nothing has to be gathered of several. */
  single: boolean;
  locks: boolean;
  /** Whether something else is recorded with it. */
  also: boolean;
  answer: Answer;
};

type ChangeValues = PlaceValues &
  ActingValues & {
    /** Two arrays as PostgreSQL writes them. */
    ids: string;
    positions: string;
    /** The new values as JSON: of a single row, or of several by their ids. */
    given: string;
    also: string;
    parentId: string;
    ifMatch: readonly number[] | null;
  };

/**
 * What a change's statement answers: how many rows it found, how many of them are of a wanted version, and what was asked
 * for of them, in no order, as the text of a JSON: to look through what is one already costs PostgreSQL a twentieth of a
 * reorder.
 */
export type Outcome = { answers: string | null; found: number; fresh: number; activity: number | null };

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

function assignments({ node, columns, locales, single }: Form): RawBuilder<unknown>[] {
  return columns.map((column) => {
    const value =
      column === 'texts'
        ? mergedTexts(node, locales)
        : column === 'price'
          ? sql`target.rounded`
          : fromJson(sql`target.given`, column, columnType(node, column));
    if (single) return sql`${sql.ref(column)} = ${value}`;
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

/** SQL: whether something is taken back: a price that was there before comes again as it was, whatever the currency is now. */
const isBack = (slots: ChangeValues) => sql`${slots.undoes ?? null}::bigint is not null`;

const priceOf = (given: RawBuilder<unknown>, slots: ChangeValues) => {
  const price = sql`${given} ->> 'price'`;
  return sql`case when ${isBack(slots)} then (${price})::numeric else ${roundedPrice(price, sql`menus.currency`)} end`;
};

/** The rows that a change reaches, with what each was before: the ones that were sent, or all that move with them. */
function targets(slots: ChangeValues, { node, place: form, columns, moving, single }: Form) {
  const place = placeIn(slots, ...form);
  const own = (column: string) => sql.ref(`${node}.${column}`);
  // A menu’s currency is among the facts already.
  const before = columns.filter((column) => column !== 'currency').map((column) => sql`, ${own(column)}`);
  const values = single ? sql`${slots.given}::jsonb` : sql`${slots.given}::jsonb -> ${own('id')}::text`;
  const given = columns.length > 0 ? values : sql`null::jsonb`;
  const rounded = columns.includes('price') ? sql`, ${priceOf(given, slots)} as rounded` : sql``;
  const facts = sql`${own('id')}, ${given} as given, ${own('version')}, ${MENU_FACTS} ${rounded}, ${own('position')} ${sql.join(before, sql``)}`;
  if (!moving)
    return sql`
      select ${facts}, true as sent from ${climb(node)}
      where ${within(node, place)} and ${own('id')} = ${single ? sql`(${slots.ids}::uuid[])[1]` : sql`any(${slots.ids}::uuid[])`}
      for update of ${sql.table(node)}`;
  const menu = parentNode(node) ? sql`above menus` : sql`above`;
  return sql`
      select ${facts}, ${own('sent')}, ${own('place')}
      from ${menu}, placed ${sql.table(node)}
      where ${own('sent')} or ${own('place')} <> ${own('position')}`;
}

/** Whether rows are told of one by one: of those that only move, their list's record says all. */
const told = ({ moving, columns }: Form) => !moving || columns.length > 0;

/** SQL: what is recorded of the changed rows; that some of a list have moved is one change of the list, their parent. */
function changesOf(form: Form, slots: ChangeValues): RawBuilder<unknown> {
  const parts = [
    ...(form.moving ? [movesIn(form.node, slots)] : []),
    ...(told(form) ? [rowsIn(form)] : []),
    ...(form.also ? [sql`${slots.also}::jsonb`] : []),
  ];
  return sql.join(parts, sql` || `);
}

/** SQL: what is recorded of changed rows, each by itself. */
function rowsIn({ node, single }: Form): RawBuilder<unknown> {
  const change = sql`jsonb_build_object('record', jsonb_build_object('type', ${sql.lit(node)}, 'id', id),
        'before', before, 'after', after)`;
  return sql`(select ${single ? sql`jsonb_build_array(${change})` : sql`jsonb_agg(${change})`} from changed where sent)`;
}

/** SQL: what is recorded of rows that have moved, where each of those that were sent stood and stands. */
const movesIn = (node: Node, slots: ChangeValues) =>
  keptOrder(isLevel(node) ? LEVELS[node].parentType : node, slots.parentId, sql`changed where sent`);

/** SQL: what an update answers of a row that was sent, as the text of a JSON, where more is asked for than places. */
function answerOf(node: Node, slots: ChangeValues, answer: Answer) {
  if (answer === 'places') return sql``;
  if (!isLevel(node)) return sql`, '{}' as answer`;
  return sql`, case when target.sent then
        (select to_json(row)::text from (select ${columnsOf(node, slots.venueId, targetFacts(node))}) row) end as answer`;
}

/** SQL: what a change answers of the rows that were sent: a list of them, or of each part of their places a list. */
function answersOf({ answer, single }: Form): RawBuilder<unknown> {
  if (answer === 'rows')
    return single ? sql`'[' || answer || ']'` : sql`'[' || string_agg(answer, ',') || ']'`;
  return sql`'{"ids":' || ${jsonColumn('id', 'text')} || ',"positions":' || ${jsonColumn('position', 'number')}
        || ',"versions":' || ${jsonColumn('version', 'number')} || '}'`;
}

/**
 * What is judged of the rows before any of them is changed: how many were found, how many of these are of a wanted version,
 * how many may be what they are to be. Several are changed together or not at all, so they are counted first (`tables`);
 * `passes` is when the change is made, `verdict` is answered.
 */
function judging(form: Form, slots: ChangeValues) {
  const fresh = sql`(${slots.ifMatch}::int[] is null or target.version = any(${slots.ifMatch}::int[]))`;
  const allowed = form.columns.includes('price')
    ? sql`(${isBack(slots)} or ${priceIsAllowed(sql`target.rounded`, !isLevel(form.node))})`
    : sql`true`;
  if (form.single)
    return {
      ...{ tables: sql``, from: sql`target`, passes: sql`${fresh} and ${allowed}` },
      verdict: sql`1 as found, ${fresh}::int as fresh`,
      of: sql`target`,
    };
  return {
    tables: sql`judged as materialized (
      select count(*) as found, count(*) filter (where ${fresh}) as fresh, count(*) filter (where ${allowed}) as allowed
      from target where sent
    ),`,
    from: sql`target, judged`,
    passes: sql`cardinality(${slots.ids}::uuid[]) = all(array[found, fresh, allowed])`,
    verdict: sql`found, fresh`,
    of: sql`judged`,
  };
}

/**
 * The statement of a change, for each form that a change can have (a `Form` as JSON): it finds and locks the rows, judges
 * whether all of them can be changed, changes them, records what they were, and answers what they are.
 */
export const changeRows = oneOfEach((form: string) => {
  const parsed = JSON.parse(form) as Form;
  const { node, place, moving, locks, answer, columns } = parsed;
  return statement<ChangeValues, Outcome>(
    (slots) => {
      const own = (column: string) => sql.ref(`${node}.${column}`);
      const sets = [
        ...assignments(parsed),
        ...(moving ? [sql`position = target.place`] : []),
        sql`version = ${own('version')} + case when target.sent then 1 else 0 end`,
        sql`updated_at = ${slots.now}::timestamptz`,
      ];
      const { tables, from, passes, verdict, of } = judging(parsed, slots);
      return sql<Outcome>`
    with ${moving ? arrangement(node, placeIn(slots, ...place), slots, columns) : sql``}
    target as materialized (${targets(slots, parsed)}),
    ${tables}
    changed as (
      update ${sql.table(node)} set ${sql.join(sets)} from ${from} where ${own('id')} = target.id and ${passes}
      returning ${own('id')}::text as id, target.sent, target.position as stood, ${own('position')}, ${own('version')}
        ${told(parsed) ? sql`, ${touchedOf('target', parsed)} as before, ${touchedOf(node, parsed)} as after` : sql``}
        ${answerOf(node, slots, answer)}
    ),
    ${recordedBy(slots, moving ? 'reorder' : 'update', changesOf(parsed, slots))}
    select ${verdict},
      (select ${answersOf(parsed)} from changed where sent) as answers,
      (select id from recorded) as activity
    from ${of}`;
    },
    locks ? lockOf : undefined,
  );
});
