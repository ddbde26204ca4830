import type { Problem } from '@sofra/contract/api/problems';
import { STATEMENTS } from '@sofra/contract/catalogue/ingredient-states';
import { sql } from 'kysely';
import { namesOf } from '../activity/differences.ts';
import type { Change } from '../activity/record.ts';
import type { Db, StoredTexts } from '../platform/database/tables.ts';
import { Refusal } from '../platform/http/answer.ts';
import { altersStatements } from './checks.ts';
import { recordOf } from './insert-rows.ts';
import { type LockedRow, lockRows } from './locks.ts';
import { type ColumnsPatch, newColumns, type TextsPatch, withFoldedTitles } from './new-columns.ts';
import { reorderList } from './positions.ts';
import { priceProblems } from './prices.ts';
import { assertPlace } from './read.ts';
import { changeOf } from './set-columns.ts';
import { problemOf, type Target } from './targets.ts';
import {
  type Columns,
  columnTypes,
  isLevel,
  type JsonColumns,
  type Node,
  type ParentPath,
  type Placed,
} from './tree.ts';

/**
 * New values for one row of many; `texts` is merged, a null in it clears. `textsOf` makes it where it depends on the row's own.
 * `position` is a place in the list, `checked` says that somebody has checked the row as it is.
 */
export type Patch = Target & {
  values: ColumnsPatch;
  textsOf?: (texts: StoredTexts) => TextsPatch;
  position?: number;
  checked?: boolean;
};

/**
 * A change of many rows: `parentId` is given when patches have positions, `exact` when an undo restores prices unrounded, `check`
 * when a person changes them: the columns of what they check.
 */
type ManyPatches = {
  patches: readonly Patch[];
  parentId?: string;
  exact?: boolean;
  check?: Columns | undefined;
};

/** A row's position and version. */
export type RowPosition = { id: string; position: number; version: number };

/** The changes to record, and the rows' new positions, in their order. */
type UpdatedRows = { changes: Change[]; rows: RowPosition[] };

/** A locked row with the columns that its patch makes different. */
type Changed = { before: LockedRow; columns: Columns };

function problemsOf(node: Node, patch: Patch, row: LockedRow | undefined, exact: boolean): Problem[] {
  const { at, values } = patch;
  const problems = problemOf(patch, row);
  if (!row || problems.length > 0 || exact) return problems;
  const bounds = { currency: row.menu_currency, mayBeZero: !isLevel(node) };
  return priceProblems(values.price, `${at ?? '/data'}/attributes/price`, bounds);
}

const valuesFor = ({ values, textsOf }: Patch, { texts = {} }: LockedRow): ColumnsPatch =>
  textsOf ? { ...values, texts: textsOf(texts) } : values;

/** The columns of rows that their patches change or depend on. */
function columnsRead(patches: readonly Patch[], check: Columns = {}): (keyof Columns | keyof Placed)[] {
  const names = new Set<keyof Columns | keyof Placed>(patches.flatMap(({ values }) => namesOf(values)));
  if (patches.some(({ textsOf }) => textsOf)) names.add('texts');
  // Switching a record off depends on its link, and a list of ingredients on the others (`new-columns.ts`).
  if (names.has('disabled')) names.add('disabled_here').add('source_id');
  if (STATEMENTS.some((list) => names.has(list))) for (const name of STATEMENTS) names.add(name);
  return [...names, ...namesOf(check)];
}

/**
 * Changes columns and positions of many rows of one list, all or nothing; rows that stay as they are are not recorded. The
 * venue's lock must be held. Refuses with `not_found` when the place is not there, with `unknown_record` (`not_found`
 * without a pointer) when a row is not, `version_stale` when one has another version, or with what is wrong with a price.
 */
export async function updateRecords(
  db: Db,
  now: Date,
  node: Node,
  place: ParentPath,
  { patches, parentId, exact = false, check }: ManyPatches,
): Promise<UpdatedRows> {
  const ids = patches.map(({ id }) => id);
  const rows = await lockRows(db, node, place, ids, columnsRead(patches, check));
  if (rows.size < ids.length && place.above.length > 0) await assertPlace(db, node, place);
  const problems = patches.flatMap((patch) => problemsOf(node, patch, rows.get(patch.id), exact));
  if (problems.length > 0) throw new Refusal(problems);
  const targets = patches.flatMap((patch): Changed[] => {
    const before = rows.get(patch.id);
    if (!before) return [];
    const columns = newColumns(before, valuesFor(patch, before), { currency: before.menu_currency, exact });
    const isChecked = patch.checked || altersStatements(columns);
    return [{ before, columns: isChecked ? { ...columns, ...check } : columns }];
  });
  const changed = targets.filter(({ columns }) => Object.keys(columns).length > 0);
  const isChanged = new Set(changed.map(({ before }) => before.id));
  const wanted = new Map(
    patches.flatMap(({ id, position }) => (position === undefined ? [] : [[id, position] as const])),
  );
  // A version rises once, with the columns where they change too.
  const raised = new Set([...wanted.keys()].filter((id) => !isChanged.has(id)));
  const order = parentId ? await reorderList(db, now, node, parentId, { wanted, raised }) : undefined;
  await setColumnsOfAll(db, now, node, changed);
  const after = targets.map(({ before: { id, position: former, version } }) => {
    const position = order?.positions.get(id) ?? former;
    return { id, position, version: version + Number(isChanged.has(id) || position !== former) };
  });
  return {
    changes: [
      ...(order?.changes ?? []),
      ...changed.flatMap(({ before, columns }) => changeOf(node, before, columns)),
    ],
    rows: after.sort((one, other) => one.position - other.position),
  };
}

/** Sets the columns of many rows in one statement, and raises their versions. */
export async function setColumnsOfAll(
  db: Db,
  now: Date,
  node: Node,
  targets: readonly { before: JsonColumns & { id: string }; columns: Columns }[],
): Promise<void> {
  if (targets.length === 0) return;
  const names = [...new Set(targets.flatMap(({ columns }) => namesOf(withFoldedTitles(columns))))];
  const given = targets.map(({ before, columns }) => {
    const row = withFoldedTitles({ ...before, ...columns });
    return Object.fromEntries([['id', before.id], ...names.map((name) => [name, row[name]])]);
  });
  const types = columnTypes(node);
  const sets = names.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)},`);
  const record = recordOf({
    id: 'uuid',
    ...Object.fromEntries(names.map((name) => [name, types[name] ?? ''])),
  });
  await sql`
    update ${sql.table(node)} set ${sql.join(sets, sql` `)} version = version + 1, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(${record})
    where ${sql.table(node)}.id = given.id`.execute(db);
}
