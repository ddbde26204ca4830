import { LEVELS } from '@sofra/contract/levels';
import { type RawBuilder, sql } from 'kysely';
import { keptOrder } from '../activity/order.ts';
import { recordedBy } from '../activity/record.ts';
import { jsonColumn } from '../platform/json-lists.ts';
import { oneOfEach, statement } from '../platform/statement.ts';
import { arrangement } from './arrangement.ts';
import {
  before,
  type ChangeForm,
  type ChangeValues,
  changeOf,
  isAllowed,
  isMeant,
  newValue,
  rounded,
  shownRow,
  touchedOf,
} from './change-parts.ts';
import { lockOf } from './locks.ts';
import { climb, isLevel, MENU_FACTS, type Node, parentNode, placeIn, within } from './tree.ts';

/** What tells the statement of one change of several rows from that of another. */
export type Form = ChangeForm & { moving: boolean; locks: boolean };

type ListValues = ChangeValues & {
  /** Two arrays as PostgreSQL writes them. */
  ids: string;
  positions: string;
  /** JSON: the new values by ids, and what else is recorded. */
  given: string;
  also: string;
  parentId: string;
};

/**
 * What a change's statement answers: how many rows it found, how many of them are of a wanted version, and what was asked
 * for of them, in no order, as the text of a JSON: to look through what is one already costs PostgreSQL a twentieth of a
 * reorder.
 */
export type Outcome = { answers: string | null; found: number; meant: number; activity: number | null };

/** The rows that a change reaches, with what each was before: the ones that were sent, or all that move with them. */
function targets(slots: ListValues, form: Form) {
  const { node, columns, moving } = form;
  const place = placeIn(slots, ...form.place);
  const own = (column: string) => sql.ref(`${node}.${column}`);
  const given = columns.length > 0 ? sql`${slots.given}::jsonb -> ${own('id')}::text` : sql`null::jsonb`;
  const facts = sql`${own('id')}, ${given} as given, ${own('version')}, ${MENU_FACTS}
        ${rounded(form, given, slots)}, ${own('position')} ${before(form)}`;
  if (!moving)
    return sql`
      select ${facts}, true as sent from ${climb(node)}
      where ${within(node, place)} and ${own('id')} = any(${slots.ids}::uuid[])
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
function changesOf(form: Form, slots: ListValues): RawBuilder<unknown> {
  const parts = [
    ...(form.moving ? [movesIn(form.node, slots)] : []),
    ...(told(form) ? [sql`(select jsonb_agg(${changeOf(form.node)}) from changed where sent)`] : []),
    ...(form.also ? [sql`${slots.also}::jsonb`] : []),
  ];
  return sql.join(parts, sql` || `);
}

/** SQL: what is recorded of rows that have moved, where each of those that were sent stood and stands. */
const movesIn = (node: Node, slots: ListValues) =>
  keptOrder(isLevel(node) ? LEVELS[node].parentType : node, slots.parentId, sql`changed where sent`);

/** SQL: what a change answers of the rows that were sent: a list of them, or of each part of their places a list. */
const answersOf = ({ answer }: Form) =>
  answer === 'rows'
    ? sql`'[' || string_agg(answer, ',') || ']'`
    : sql`'{"ids":' || ${jsonColumn('id', 'text')} || ',"positions":' || ${jsonColumn('position', 'number')}
        || ',"versions":' || ${jsonColumn('version', 'number')} || '}'`;

/**
 * The statement of a change of several rows of one list, for each form that it can have (a `Form` as JSON): it finds and
 * locks the rows, judges whether all of them can be changed, changes them together or not at all, records what they were,
 * and answers what they are.
 */
export const changeRows = oneOfEach((form: string) => {
  const parsed = JSON.parse(form) as Form;
  const { node, place, moving, locks, answer, columns } = parsed;
  const own = (column: string) => sql.ref(`${node}.${column}`);
  return statement<ListValues, Outcome>(
    (slots) => {
      const values = columns.map(
        (column) =>
          sql`${sql.ref(column)} = case when target.given ? ${sql.lit(column)} then ${newValue(parsed, column)} else ${own(column)} end`,
      );
      const sets = [
        ...values,
        ...(moving ? [sql`position = target.place`] : []),
        sql`version = ${own('version')} + case when target.sent then 1 else 0 end`,
        sql`updated_at = ${slots.now}::timestamptz`,
      ];
      return sql<Outcome>`
    with ${moving ? arrangement(node, placeIn(slots, ...place), slots, columns) : sql``}
    target as materialized (${targets(slots, parsed)}),
    judged as materialized (
      select count(*) as found, count(*) filter (where ${isMeant(slots)}) as meant,
        count(*) filter (where ${isAllowed(parsed, slots)}) as allowed
      from target where sent
    ),
    changed as (
      update ${sql.table(node)} set ${sql.join(sets)} from target, judged
      where ${own('id')} = target.id and cardinality(${slots.ids}::uuid[]) = all(array[found, meant, allowed])
      returning ${own('id')}::text as id, target.sent, target.position as stood, ${own('position')}, ${own('version')}
        ${told(parsed) ? sql`, ${touchedOf('target', parsed)} as before, ${touchedOf(node, parsed)} as after` : sql``}
        ${answer === 'rows' ? sql`, case when target.sent then ${shownRow(node, slots)} end as answer` : sql``}
    ),
    ${recordedBy(slots, moving ? 'reorder' : 'update', changesOf(parsed, slots))}
    select found, meant,
      (select ${answersOf(parsed)} from changed where sent) as answers,
      (select id from recorded) as activity
    from judged`;
    },
    locks ? lockOf : undefined,
  );
});
