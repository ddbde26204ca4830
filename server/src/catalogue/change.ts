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

/** How much of the changed rows is answered: all that their presentation needs, or where they stand. */
type Answer = 'rows' | 'places';

/** Where a row stands, and its version. */
export type PlaceRow = Pick<CatalogueRow, 'id' | 'position' | 'version'>;

type Outcome<R> = { answers: R[] | null; found: number; fresh: number; activity: number | null };

/** What a change has made: the rows as they are then, in order, and the activity that recorded it. */
export type Changed<R = CatalogueRow> = { rows: R[]; activity: number };

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
  const given = columns.length > 0 ? sql`${slots.given}::jsonb -> ${own('id')}::text` : sql`null::jsonb`;
  const rounded = columns.includes('price')
    ? sql`, ${roundedPrice(sql`${given} ->> 'price'`, sql`menus.currency`)} as rounded`
    : sql``;
  const facts = sql`${own('id')}, ${given} as given, ${own('version')}, ${MENU_FACTS} ${rounded}, ${own('position')} ${sql.join(before, sql``)}`;
  const found = sql`${climb(node)}`;
  if (!moving)
    return sql`
      select ${facts}, true as sent from ${found}
      where ${within(node, place)} and ${own('id')} = any(${slots.ids}::uuid[])
      for update of ${sql.table(node)}`;
  return sql`
      select ${facts}, placed.sent, placed.place from ${found} join placed on placed.id = ${own('id')}
      where ${within(node, place)} and (placed.sent or placed.place <> ${own('position')})`;
}

/**
 * How a change is made: `parentId` is given when positions are among it; `also` is recorded with it; `locks` when the
 * venue's lock is to be taken with it, in the same trip to the database.
 */
export type ChangeOptions = {
  ifMatch?: readonly number[] | undefined;
  parentId?: string;
  also?: readonly unknown[];
  locks?: boolean;
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
function answerOf(node: Node, slots: ChangeValues, answer: Answer) {
  if (!isLevel(node)) return sql`null::json`;
  const own = (column: string) => sql.ref(`${node}.${column}`);
  if (answer === 'places')
    return sql`json_build_object('id', ${own('id')}, 'position', ${own('position')}, 'version', ${own('version')})`;
  return sql`case when target.sent then
        (select to_json(row) from (select ${columnsOf(node, slots.venueId, targetFacts(node))}) row) end`;
}

/** Takes the lock of the venue that a change is in, and answers nothing. */
const lockOf = ({ venueId }: ChangeValues) => sql`select from venues where id = ${venueId} for no key update`;

type Form = Touched & {
  node: Node;
  place: readonly [depth: number, guarded: boolean];
  moving: boolean;
  locks: boolean;
  answer: Answer;
};

/** The statement of a change, for each form that a change can have. */
const changeRows = oneOfEach((form: string) => {
  const { node, place, moving, locks, answer, ...touched } = JSON.parse(form) as Form;
  return statement<ChangeValues, Outcome<unknown>>(
    (slots) => {
      const own = (column: string) => sql.ref(`${node}.${column}`);
      const sets = [
        ...assignments(node, touched),
        ...(moving ? [sql`position = target.place`] : []),
        sql`version = ${own('version')} + case when target.sent then 1 else 0 end`,
        sql`updated_at = ${slots.now}::timestamptz`,
      ];
      const fresh = sql`(${slots.ifMatch}::int[] is null or target.version = any(${slots.ifMatch}::int[]))`;
      const allowed = touched.columns.includes('price')
        ? priceIsAllowed(sql`target.rounded`, !isLevel(node))
        : sql`true`;
      return sql<Outcome<unknown>>`
    with ${moving ? arrangement(node, slots.parentId, slots.ids, slots.positions) : sql``}
    target as materialized (${targets(node, placeIn(slots, ...place), touched.columns, slots, moving)}),
    judged as materialized (
      select count(*) as found, count(*) filter (where ${fresh}) as fresh, count(*) filter (where ${allowed}) as allowed
      from target where sent
    ),
    changed as (
      update ${sql.table(node)} set ${sql.join(sets)} from target, judged
      where ${own('id')} = target.id and cardinality(${slots.ids}::uuid[]) = all(array[found, fresh, allowed])
      returning ${own('id')}, target.sent, target.position as stood, ${own('position')},
        ${touchedOf('target', touched)} as before, ${touchedOf(node, touched)} as after,
        ${answerOf(node, slots, answer)} as answer
    ),
    ${recordedBy(slots, moving ? 'reorder' : 'update', changesOf(node, touched.columns, slots, moving))}
    select found, fresh, (select json_agg(answer order by position) from changed where sent) as answers,
      (select id from recorded) as activity
    from judged`;
    },
    locks ? lockOf : undefined,
  );
});

/**
 * Sets new values in rows of one list, order included, in one statement that locks the rows, changes them, records what
 * was there before, and answers what it made. With more than one patch or with positions the venue's lock must be held
 * already (`lockVenue`) or be taken with it (`locks`), so that the statement sees the list as it is and two batches
 * never wait for each other. Refuses with `not_found` (one row), `unknown_record` (a batch) or `version_stale`.
 */
export function change(...args: ChangeArguments): Promise<Changed> {
  return changed('rows', ...args);
}

/** The same, for who asks for no more than where the rows stand then: a thousand are moved in half the time. */
export function arrange(...args: ChangeArguments): Promise<Changed<PlaceRow>> {
  return changed('places', ...args);
}

type ChangeArguments = [
  db: Db,
  who: VenueWho & Pick<Actor, 'undoes'>,
  now: Date,
  node: Node,
  place: Place,
  patches: readonly Patch[],
  options?: ChangeOptions,
];

async function changed<R>(answer: Answer, ...args: ChangeArguments): Promise<Changed<R>> {
  const [db, who, now, node, place, patches, { ifMatch, parentId, also = [], locks = false } = {}] = args;
  const moving = parentId !== undefined;
  const form: Form = { ...touchedBy(patches), node, place: formOf(place), moving, locks, answer };
  const [outcome] = await changeRows(JSON.stringify(form))(db, {
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
  judge(outcome, patches);
  return { rows: (outcome?.answers ?? []) as R[], activity: outcome?.activity ?? 0 };
}

function judge(outcome: Outcome<unknown> | undefined, patches: readonly Patch[]): void {
  const wanted = patches.length;
  if (outcome?.answers?.length === wanted) return;
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
