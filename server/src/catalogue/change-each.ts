import { sql } from 'kysely';
import { type ActingValues, recordedByEach } from '../activity/record.ts';
import { gathered } from '../platform/gathered.ts';
import { oneOfEach } from '../platform/statement.ts';
import { statementOfEach } from '../platform/statement-of-each.ts';
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
import { climb, MENU_FACTS, placeIn, within } from './tree.ts';

/** The values of a change of one row that stays in its place. */
export type EachValues = ChangeValues & {
  rowId: string;
  given: Record<string, unknown>;
  also: readonly unknown[];
};

/** What became of a change: whether its row was of a wanted version, and, if it was made, the row and the activity. */
export type EachOutcome = { rowId: string; meant: boolean; answer: string | null; activity: number | null };

/** The values that are recorded with a change, and so are columns of `changed` too. */
const RECORDED: Record<keyof ActingValues | 'also', string> = {
  ...{ venueId: 'uuid', accountId: 'uuid', userId: 'uuid', supportUserId: 'uuid', now: 'timestamptz' },
  ...{ undoes: 'bigint', partOf: 'bigint', also: 'jsonb' },
};

const COLUMNS: Record<keyof EachValues, string> = {
  ...RECORDED,
  ...{ rowId: 'uuid', given: 'jsonb', ifMatch: 'int[]', first: 'uuid', second: 'uuid' },
  ...{ sessionId: 'uuid', defaultLocale: 'text', extraLocales: 'text[]' },
};

/**
 * The statement of changes of one row each, none of which has to do with the others: they may be of several venues. It
 * answers what became of those whose row it found, and `waits` for rows that others change, or passes them over. It looks
 * for each row by itself, from its id up, and says the id once more, by which the database expects one row and not one
 * for each of `asked`: else it would look through whole tables whenever it takes them for small.
 */
const changes = oneOfEach((text: string, waits: boolean) => {
  const form = JSON.parse(text) as ChangeForm;
  const { node, place, answer, also } = form;
  const own = (column: string) => sql.ref(`${node}.${column}`);
  return statementOfEach<EachValues, EachOutcome>(COLUMNS, (asked, of) => {
    const [wanted, target, changed] = [of('asked'), of('target'), of('changed')];
    const sets = form.columns.map((column) => sql`${sql.ref(column)} = ${newValue(form, column)},`);
    const shown =
      answer === 'rows'
        ? shownRow(node, target)
        : sql`json_build_object('id', ${own('id')}, 'position', ${own('position')}, 'version', ${own('version')})::text`;
    return sql<EachOutcome>`
    with target as materialized (
      select asked.*, found.* from ${asked} join lateral (
        select ${own('id')}, ${own('version')}, ${own('position')}, ${MENU_FACTS}
          ${rounded(form, sql`asked.given`, wanted)} ${before(form)}
        from ${climb(node)} where ${own('id')} = ${wanted.rowId} and ${within(node, placeIn(wanted, ...place))}
        for update of ${sql.table(node)} ${waits ? sql`` : sql`skip locked`}
      ) found on found.id = ${wanted.rowId}
    ),
    changed as (
      update ${sql.table(node)} set ${sql.join(sets, sql` `)} version = ${own('version')} + 1, updated_at = ${target.now}
      from target where ${own('id')} = target.id and ${isMeant(target)} and ${isAllowed(form, target)}
      returning ${own('id')}, ${sql.join(Object.keys(RECORDED).map((name) => sql.ref(`target.${name}`)))},
        ${touchedOf('target', form)} as before, ${touchedOf(node, form)} as after, ${shown} as answer
    ),
    ${recordedByEach(changed, 'update', sql`jsonb_build_array(${changeOf(node)}) ${also ? sql`|| ${changed.also}` : sql``}`)}
    select ${target.rowId}, ${isMeant(target)} as meant, changed.answer, recorded.id as activity
    from target left join changed on changed.id = target.id
      left join recorded on recorded.record = target.id`;
  });
});

/** Makes a change of one row, for each form of it (a `ChangeForm` as JSON), together with those that arrive with it. */
export const changeOne = oneOfEach((form: string) =>
  gathered<EachValues, EachOutcome | undefined>({
    keyOf: ({ rowId }) => rowId,
    together: async (db, values) =>
      new Map((await changes(form, false)(db, values)).map((outcome) => [outcome.rowId, outcome])),
    alone: async (db, values) => (await changes(form, true)(db, [values]))[0],
  }),
);
