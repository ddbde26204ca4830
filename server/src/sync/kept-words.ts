import {
  isSameStated,
  listOf,
  STATEMENTS,
  type Statements,
  withGraver,
} from '@sofra/contract/catalogue/ingredient-states';
import { sql } from 'kysely';
import { type Check, checkOf, type DishWords } from '../catalogue/checked-words.ts';
import type { Columns } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';
import { diffBranch, type NodeDiff, type RowDiff } from './diff.ts';
import type { Pair, Part } from './diff-sql.ts';
import { type OwnWords, ownWords } from './own-words.ts';
import { columnChange } from './plan.ts';

// A branch's graver word of an ingredient stays in a sync (rule 17). The words of both venues are compared here and not in SQL, so
// that the rule of the graver one is written once.

/** A row of both venues that states something of ingredients. */
type Stating = RowDiff & { id: string; before: Columns & Statements; after: Columns & Statements };

const isStating = (row: RowDiff): row is Stating =>
  (row.kind === 'changed' || row.kind === 'restored') && row.before !== null && STATEMENTS[0] in row.before;

const statedIn = ({ ingredient_warnings, may_contain, free_of }: Statements) => ({
  ingredient_warnings,
  may_contain,
  free_of,
});

const differs = ({ before, after }: Stating) => !isSameStated(before, after);

/** The lists as one of the venues has them where both say the same, so that no other order is a change. */
const inOrderOf = (stated: Statements, venues: readonly Statements[]) =>
  statedIn(venues.find((one) => isSameStated(one, stated)) ?? stated);

/** A row with the branch's words that are graver than the main venue's. */
function withOwn(row: Stating, words: ReadonlySet<string>): RowDiff {
  const { before, after } = row;
  const stated = withGraver(words, before, after);
  const stays = [...words].filter((key) => listOf(stated, key) !== listOf(after, key));
  const own = { words, stays, theirs: statedIn(after) };
  if (stays.length === 0) return { ...row, own };
  const columns = { ...after, ...inOrderOf(stated, [before, after]) } as Columns;
  return { ...row, own, hasOwn: true, after: columns };
}

const withOwnWords = (diff: NodeDiff, own: OwnWords): NodeDiff => ({
  ...diff,
  rows: diff.rows.map((row) => {
    const words = isStating(row) && differs(row) ? own.get(row.id) : undefined;
    return words ? withOwn(row as Stating, words) : row;
  }),
});

const checkIn = ({ checked_by, checked_at }: Columns): Check => ({ checked_by, checked_at });
const staysSo = ({ own }: RowDiff) => (own?.stays.length ?? 0) > 0;
const isOtherCheck = ({ before, after }: Stating) => before.checked_at !== after.checked_at;

/** What a dish and its extras state in the branch and in the main venue; `added` are the branch's own extras. */
type Words = { id: string; ours: DishWords['extras']; theirs: DishWords['extras']; added: string[] };

/** The extras of dishes of the branch, in both venues, by the main venue's ids. */
async function extrasOf(db: Db, ids: readonly string[]): Promise<Words[]> {
  if (ids.length === 0) return [];
  const lists = sql.join(STATEMENTS.flatMap((list) => [sql.lit(list), sql.ref(`e.${list}`)]));
  const under = (parent: string, key: string) => sql`coalesce((
    select jsonb_object_agg(${sql.raw(key)}, jsonb_build_object(${lists})) from extras e
    where e.parent_id = ${sql.ref(parent)} and e.deleted_at is null), '{}')`;
  const { rows } = await sql<Words>`
    select copy.id, ${under('copy.id', 'coalesce(e.source_id, e.id)')} as ours, ${under('copy.source_id', 'e.id')} as theirs,
      array(select e.id from extras e where e.parent_id = copy.id and e.deleted_at is null and e.source_id is null) as added
    from items copy where copy.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

const inKeys = (extras: DishWords['extras'], isIn: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(extras).filter(([key]) => isIn(key)));

/** The check of a dish after the sync: that of the venue whose very words it then has. */
function checkAfter(dish: Stating, { ours, theirs, added }: Words, merged: DishWords['extras']): Check {
  const { before, after, own } = dish;
  const kept = inKeys(merged, (key) => key in theirs);
  const others = inKeys(ours, (key) => added.includes(key));
  return checkOf({ dish: after, extras: { ...theirs, ...kept, ...others } }, [
    { words: { dish: own?.theirs ?? after, extras: theirs }, check: checkIn(after) },
    { words: { dish: before, extras: ours }, check: checkIn(before) },
  ]);
}

/** A comparison with the checks that dishes have after the sync. */
async function withChecks(db: Db, diffs: readonly NodeDiff[]): Promise<NodeDiff[]> {
  const statingOf = (node: NodeDiff['node']) =>
    diffs.flatMap((diff) => (diff.node === node ? diff.rows.filter(isStating) : []));
  const merged = Object.fromEntries(
    statingOf('extras')
      .filter(staysSo)
      .map(({ sourceId, after }) => [sourceId ?? '', statedIn(after)]),
  );
  // Who states something of an extra has signed its dish, which is therefore among the rows.
  const dishes = new Map(
    statingOf('items')
      .filter((row) => isOtherCheck(row) || staysSo(row))
      .map((row) => [row.id, row]),
  );
  const checks = new Map<string, Check>();
  for (const extras of await extrasOf(db, [...dishes.keys()])) {
    const dish = dishes.get(extras.id);
    if (dish) checks.set(extras.id, checkAfter(dish, extras, merged));
  }
  const checked = (row: RowDiff): RowDiff => {
    const check = checks.get(row.id ?? '');
    return check ? { ...row, hasOwn: true, after: { ...row.after, ...check } } : row;
  };
  return diffs.map((diff) => ({ ...diff, rows: diff.rows.map(checked) }));
}

const isChange = (row: RowDiff) =>
  !isStating(row) ||
  row.kind === 'restored' ||
  row.moved ||
  Object.keys(columnChange(row, row.parentId).after).length > 0;

/**
 * All that a sync would change in a branch, from the menus down; writes nothing. The branch keeps its graver words, and rows that
 * stay as they are for them are no differences.
 */
export async function compareBranch(
  db: Db,
  pair: Pair,
  parts?: readonly (Part | undefined)[],
): Promise<readonly NodeDiff[]> {
  const found = await diffBranch(db, pair, parts);
  const stating = found.flatMap(({ rows }) => rows.filter(isStating));
  const asked = stating.filter(differs);
  if (asked.length === 0 && !stating.some(isOtherCheck)) return found;
  const ids = asked.map(({ id }) => id);
  const own = await ownWords(db, pair.branchId, ids);
  const merged = found.map((diff) => withOwnWords(diff, own));
  const diffs = await withChecks(db, merged);
  return diffs.map((diff) => ({
    ...diff,
    rows: diff.rows.filter(isChange),
    unwritten: diff.rows.filter((row) => staysSo(row) && !isChange(row)),
  }));
}
