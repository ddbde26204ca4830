import { sql } from 'kysely';
import { emptyInTime } from '../catalogue/empty-bin.ts';
import { insertLinked, type LinkedRow } from '../catalogue/linked-rows.ts';
import { setDeletions } from '../catalogue/row-states.ts';
import { inSlices } from '../catalogue/slices.ts';
import { climbThroughBin, type Node } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';
import { isBranchOf, mainLocaleOf } from '../venues/branches.ts';
import { lockVenues } from '../venues/locks.ts';
import { type NodeDiff, partsOf } from './diff.ts';
import type { Pair } from './diff-sql.ts';
import { compareBranch } from './kept-words.ts';
import { planSync } from './plan.ts';

// A large sync is compared, and its new rows are laid, before the transaction that brings them all into the branch at once. New
// rows lie in the bin until then, where only a sync finds them: a run that is killed leaves the branch as it was.

/** Fewer new rows than this are written with all else. */
const FEW = 500;

/** The changes of two venues until a moment: with another one the numbers differ. */
type Mark = { changes: number; last: number };

/** The comparison that a sync made before its transaction, and the rows that it has laid. */
export type Ahead = { mark: Mark; diffs: readonly NodeDiff[]; laid: ReadonlySet<string> };

/** Somebody changed one of the venues after they were compared. */
export class ChangedMeanwhile extends Error {}

async function markOf(db: Db, { mainId, branchId }: Omit<Pair, 'mainLocale'>): Promise<Mark> {
  const { rows } = await sql<Mark>`
    select count(*) as changes, coalesce(max(id), 0) as last from activity
    where venue_id in (${mainId}, ${branchId})`.execute(db);
  return rows[0] ?? { changes: 0, last: 0 };
}

/** Throws `ChangedMeanwhile` when one of the venues was changed since. With their rows written, nobody changes these any more. */
export async function assertUnchangedSince(
  db: Db,
  pair: Omit<Pair, 'mainLocale'>,
  { mark }: Ahead,
): Promise<void> {
  const { changes, last } = await markOf(db, pair);
  if (changes !== mark.changes || last !== mark.last) throw new ChangedMeanwhile();
}

/** New rows of one table; of `roots` the parents are in the branch. */
type New = { node: Node; rows: LinkedRow[]; roots: ReadonlySet<string> };

/** Lays some new rows of a branch. Throws `ChangedMeanwhile` when another run has laid copies of the same. */
async function layRows(db: Db, now: Date, pair: Pair, { node, rows, roots }: New): Promise<void> {
  const { mainId, branchId } = pair;
  await lockVenues(db, [mainId, branchId]);
  const sources = rows.map(({ sourceId }) => sourceId);
  const there = await sql`
    select from ${climbThroughBin(node)} where menus.parent_id = ${branchId}
      and ${sql.ref(`${node}.source_id`)} = any(${sources}::uuid[]) limit 1`.execute(db);
  if (there.rows.length > 0 || !(await isBranchOf(db, branchId, mainId))) throw new ChangedMeanwhile();
  await insertLinked(db, now, node, pair, rows);
  const hidden = rows.filter(({ id }) => roots.has(id)).map(({ id }) => ({ id, at: now }));
  await setDeletions(db, now, node, hidden);
  if (hidden.length > 0) await emptyInTime(db, now, branchId);
}

/** Lays the new rows of a sync, some at a time and parents first. Answers their ids. */
async function layNew(db: Db, now: Date, pair: Pair, diffs: readonly NodeDiff[]): Promise<Set<string>> {
  const laid = new Set<string>();
  for (const { node, added, changes } of planSync(diffs)) {
    const roots = new Set(changes.filter(({ before }) => before === null).map(({ record }) => record.id));
    for (const rows of inSlices(added)) {
      await db.transaction().execute((trx) => layRows(trx, now, pair, { node, rows, roots }));
      for (const { id } of rows) laid.add(id);
    }
  }
  return laid;
}

/**
 * Compares a branch with its main venue before the transaction of a large sync, and lays what is new. Answers undefined when
 * they are small. Throws `ChangedMeanwhile`.
 */
export async function lookAhead(
  db: Db,
  now: Date,
  ids: Omit<Pair, 'mainLocale'>,
): Promise<Ahead | undefined> {
  const pair = { ...ids, mainLocale: await mainLocaleOf(db, ids.mainId) };
  const parts = await partsOf(db, pair);
  if (parts.length < 2) return undefined;
  const compare = async () => ({ mark: await markOf(db, pair), diffs: await compareBranch(db, pair, parts) });
  const first = await compare();
  const news = first.diffs.flatMap(({ rows }) => rows.filter(({ kind }) => kind === 'added'));
  if (news.length <= FEW) return { ...first, laid: new Set() };
  const laid = await layNew(db, now, pair, first.diffs);
  return { ...(await compare()), laid };
}
