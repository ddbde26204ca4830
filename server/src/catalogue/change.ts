import { PRICE } from '@sofra/contract/limits';
import { compareMoney } from '@sofra/contract/money';
import { type RawBuilder, sql } from 'kysely';
import { type ActingValues, recordedBy } from '../activity/record.ts';
import { Refusal, refuse } from '../platform/answer.ts';
import { oneOfEach, statement } from '../platform/statement.ts';
import type { Db } from '../platform/tables.ts';
import type { VenueWho } from '../sessions/who.ts';
import { priceIsAllowed, roundedPrice } from './prices.ts';
import {
  climb,
  columnType,
  fromJson,
  type Node,
  type Place,
  type PlaceValues,
  placeIn,
  valuesOf,
  within,
} from './tree.ts';

/** New values for the columns of one row; `texts` is merged, a null in it removes. `position` is a place in the list. */
export type Patch = { id: string; values: Record<string, unknown>; position?: number };

type Outcome = { found: number; fresh: number; allowed: number };

/**
 * SQL that lays a texts patch over a row's texts: language by language, field by field. A null removes the field, and a
 * language that is left without one goes too.
 */
function mergedTexts(node: Node): RawBuilder<unknown> {
  const old = sql.ref(`${node}.texts`);
  return sql`(
    select coalesce(jsonb_object_agg(l.locale, l.fields), '{}') from (
      select key as locale,
        jsonb_strip_nulls(coalesce(${old} -> key, '{}') || coalesce(target.given -> 'texts' -> key, '{}')) as fields
      from jsonb_object_keys(${old} || (target.given -> 'texts')) key
    ) l where l.fields <> '{}')`;
}

function assignments(node: Node, columns: readonly string[]): RawBuilder<unknown>[] {
  return columns.map((column) => {
    const value =
      column === 'texts'
        ? mergedTexts(node)
        : column === 'price'
          ? roundedPrice(sql`target.given ->> 'price'`, sql`target.currency`)
          : fromJson(sql`target.given`, column, columnType(node, column));
    return sql`${sql.ref(column)} = case when target.given ? ${sql.lit(column)} then ${value} else ${sql.ref(`${node}.${column}`)} end`;
  });
}

const asObject = (table: string, columns: readonly string[]) =>
  sql`jsonb_build_object(${sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(`${table}.${column}`)]))})`;

/** The final place of every row of a list: the moved ones where they were sent, the others in the gaps (ruling 28). */
const ARRANGEMENT = (node: Node, parentId: string) => sql`
    siblings as (
      select id, position, row_number() over (order by position, number) as n, count(*) over () as total
      from ${sql.table(node)} where parent_id = ${parentId} and deleted_at is null
    ),
    moved as (
      select siblings.id, least(given.position, siblings.total - count(*) over () + row_number() over (order by given.position)) as place
      from siblings join given using (id) where given.position is not null
    ),
    rest as (
      select id, row_number() over (order by n) as k from siblings where id not in (select id from moved)
    ),
    free as (
      select place, row_number() over (order by place) as k
      from generate_series(1, (select max(total) from siblings)) place where place not in (select place from moved)
    ),
    placed as (
      select id, place from moved union all select rest.id, free.place from rest join free using (k)
    ),`;

function targets(node: Node, place: Place, columns: readonly string[], moving: boolean) {
  const before = columns
    .filter((column) => column !== 'currency')
    .map((column) => sql`${sql.ref(`${node}.${column}`)}`);
  const list = before.length === 0 ? sql`` : sql`, ${sql.join(before)}`;
  if (!moving)
    return sql`
      select ${sql.ref(`${node}.id`)}, given.given, ${sql.ref(`${node}.version`)}, menus.currency,
        ${sql.ref(`${node}.position`)}, ${sql.ref(`${node}.position`)} as place ${list}
      from ${climb(node)} join venue on venue.id = menus.parent_id join given on given.id = ${sql.ref(`${node}.id`)}
      where ${within(node, place)}
      for update of ${sql.table(node)}`;
  return sql`
      select ${sql.ref(`${node}.id`)}, given.given, ${sql.ref(`${node}.version`)}, menus.currency,
        ${sql.ref(`${node}.position`)}, placed.place ${list}
      from ${climb(node)} join placed on placed.id = ${sql.ref(`${node}.id`)}
        left join given on given.id = ${sql.ref(`${node}.id`)}
      where ${within(node, place)} and (given.id is not null or placed.place <> ${sql.ref(`${node}.position`)})`;
}

/** How a change is made: `parentId` is given when positions are among it; `also` is recorded with it. */
export type ChangeOptions = { ifMatch?: number | undefined; parentId?: string; also?: readonly unknown[] };

type ChangeValues = PlaceValues &
  ActingValues & { parentId: string; given: string; also: string; ifMatch: number | null };

/** The statement of a change: by the node, how deep its place is, whether rows move, and the columns that are set. */
const changeRows = oneOfEach((node: Node, depth: number, moving: boolean, names: string) =>
  statement<ChangeValues, Outcome>((slots) => {
    const columns = names === '' ? [] : names.split(',');
    const shown = moving ? [...columns, 'position'] : columns;
    const place = placeIn(slots, depth);
    const sets = [
      ...assignments(node, columns),
      sql`position = target.place`,
      sql`version = ${sql.ref(`${node}.version`)} + case when target.given is null then 0 else 1 end`,
      sql`updated_at = ${slots.now}::timestamptz`,
    ];
    const changes = sql`
      select jsonb_agg(jsonb_build_object('record', jsonb_build_object('type', ${sql.lit(node)}, 'id', changed.id),
        'before', changed.before, 'after', changed.after)) || ${slots.also}::jsonb
      from changed where changed.sent`;
    const price = sql`target.given ->> 'price'`;
    return sql<Outcome>`
    with given as (
      select (g ->> 'id')::uuid as id, (g ->> 'position')::int as position, g -> 'given' as given
      from jsonb_array_elements(${slots.given}::jsonb) g
    ),
    venue as (select id from venues where id = ${slots.venueId} for update),
    ${moving ? ARRANGEMENT(node, slots.parentId) : sql``}
    target as (${targets(node, place, columns, moving)}),
    fresh as (select * from target where ${slots.ifMatch}::int is null or version = ${slots.ifMatch}::int),
    allowed as (select * from fresh as target
      where ${columns.includes('price') ? priceIsAllowed(price, sql`target.currency`) : sql`true`}),
    changed as (
      update ${sql.table(node)} set ${sql.join(sets)} from allowed as target
      where ${sql.ref(`${node}.id`)} = target.id
      returning ${sql.ref(`${node}.id`)}, target.given is not null as sent, ${asObject('target', shown)} as before,
        ${asObject(node, shown)} as after
    ),
    ${recordedBy(slots, moving ? 'reorder' : 'update', changes)}
    select (select count(*) from target where given is not null) as found,
      (select count(*) from fresh where given is not null) as fresh,
      (select count(*) from allowed where given is not null) as allowed`;
  }),
);

/**
 * Sets new values in rows of one list, order included, in one statement that locks the venue and the rows, changes them,
 * records what was there before, and counts. With positions among the patches the caller must hold the venue's lock
 * already (`lockVenue`), so that the statement sees the list as it is. Refuses with `not_found` (one row),
 * `unknown_record` (a batch) or `version_stale`.
 */
export async function change(
  db: Db,
  who: VenueWho,
  now: Date,
  node: Node,
  place: Place,
  patches: readonly Patch[],
  { ifMatch, parentId, also = [] }: ChangeOptions = {},
): Promise<void> {
  const columns = [...new Set(patches.flatMap(({ values }) => Object.keys(values)))].sort();
  const run = changeRows(node, place.above.length, parentId !== undefined, columns.join());
  const [outcome] = await run(db, {
    ...valuesOf(place),
    ...{ accountId: who.accountId, userId: who.userId, supportUserId: who.supportUserId, now },
    parentId: parentId ?? place.venueId,
    given: JSON.stringify(patches.map(({ id, values, position }) => ({ id, position, given: values }))),
    also: JSON.stringify(also),
    ifMatch: ifMatch ?? null,
  });
  judge(outcome, patches);
}

function judge(outcome: Outcome | undefined, patches: readonly Patch[]): void {
  const wanted = patches.length;
  if (outcome?.found !== wanted)
    throw new Refusal([wanted === 1 ? { code: 'not_found' } : { code: 'unknown_record', pointer: '/data' }]);
  if (outcome.fresh !== wanted) refuse('version_stale');
  if (outcome.allowed === wanted) return;
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
  const { rows } = await sql<{ first: number }>`
    update venues set next_number = next_number + ${numbers}::int where id = ${venueId}
    returning next_number - ${numbers}::int as first`.execute(db);
  return rows[0]?.first ?? refuse('not_found');
}

/** Takes the locks of several venues, always in the same order, so that two who want the same never wait for ever. */
export async function lockVenues(db: Db, venueIds: readonly string[]): Promise<void> {
  for (const venueId of [...new Set(venueIds)].sort()) await lockVenue(db, venueId);
}
