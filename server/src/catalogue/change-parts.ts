import { type RawBuilder, sql } from 'kysely';
import type { ActingValues } from '../activity/record.ts';
import { priceIsAllowed, roundedPrice } from './prices.ts';
import { columnsOf } from './read.ts';
import { columnType, fromJson, isLevel, type Node, type PlaceValues, targetFacts } from './tree.ts';

/** What the patches of a change touch: columns, and of the texts languages. */
export type Touched = { columns: readonly string[]; locales: readonly string[] };

/** How much of the changed rows is answered: all that their presentation needs, or where they stand. */
export type Answer = 'rows' | 'places';

/** What tells the statement of one change from that of another, whether of one row or of several. */
export type ChangeForm = Touched & {
  node: Node;
  place: readonly [depth: number, guarded: boolean];
  /** Whether something else is recorded with it. */
  also: boolean;
  answer: Answer;
};

/** The values of a change: where it is made, by whom, and which versions are meant. */
export type ChangeValues = PlaceValues & ActingValues & { ifMatch: readonly number[] | null };

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

/** SQL: what a column becomes by what is `given` in the row's `target`, where prices stand `rounded`. */
export function newValue({ node, locales }: ChangeForm, column: string): RawBuilder<unknown> {
  if (column === 'texts') return mergedTexts(node, locales);
  if (column === 'price') return sql`target.rounded`;
  return fromJson(sql`target.given`, column, columnType(node, column));
}

/** SQL: what a change touches of a row; of its texts the languages that were sent, for a record of all would be long. */
export function touchedOf(table: string, { columns, locales }: Touched): RawBuilder<unknown> {
  const own = (column: string) => sql.ref(`${table}.${column}`);
  const texts = locales.flatMap((locale) => [sql.lit(locale), sql`${own('texts')} -> ${sql.lit(locale)}`]);
  const fields = columns.flatMap((column) => [
    sql.lit(column),
    column === 'texts' ? sql`jsonb_build_object(${sql.join(texts)})` : own(column),
  ]);
  return sql`jsonb_build_object(${sql.join(fields)})`;
}

/** SQL: what is recorded of a row of `changed`. */
export const changeOf = (node: Node): RawBuilder<unknown> =>
  sql`jsonb_build_object('record', jsonb_build_object('type', ${sql.lit(node)}, 'id', id), 'before', before, 'after', after)`;

/** SQL: the columns of a row before, for its `target`. A menu’s currency is among the facts already. */
export const before = ({ node, columns }: ChangeForm): RawBuilder<unknown> =>
  sql.join(
    columns.filter((column) => column !== 'currency').map((column) => sql`, ${sql.ref(`${node}.${column}`)}`),
    sql``,
  );

/** SQL: whether something is taken back: a price that was there before comes again as it was, whatever the currency is now. */
const isBack = (values: ChangeValues) => sql`${values.undoes ?? null}::bigint is not null`;

/** SQL: the `rounded` price of a `target`, if the change has one. */
export function rounded(
  { columns }: Touched,
  given: RawBuilder<unknown>,
  values: ChangeValues,
): RawBuilder<unknown> {
  if (!columns.includes('price')) return sql``;
  const price = sql`${given} ->> 'price'`;
  return sql`, case when ${isBack(values)} then (${price})::numeric else ${roundedPrice(price, sql`menus.currency`)} end as rounded`;
}

/** SQL: whether a `target` is of a version that is meant. */
export const isMeant = ({ ifMatch }: ChangeValues): RawBuilder<boolean> =>
  sql`(${ifMatch}::int[] is null or target.version = any(${ifMatch}::int[]))`;

/** SQL: whether a `target` may be what it is to be. */
export const isAllowed = ({ node, columns }: ChangeForm, values: ChangeValues): RawBuilder<boolean> =>
  columns.includes('price')
    ? sql`(${isBack(values)} or ${priceIsAllowed(sql`target.rounded`, !isLevel(node))})`
    : sql`true`;

/** SQL: what is answered of a changed row, as the text of a JSON, where more is asked for than places. */
export const shownRow = (node: Node, values: ChangeValues): RawBuilder<unknown> =>
  isLevel(node)
    ? sql`(select to_json(row)::text from (select ${columnsOf(node, values.venueId, targetFacts(node))}) row)`
    : sql`'{}'`;
