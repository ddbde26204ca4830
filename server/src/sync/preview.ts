import { STATEMENTS } from '@sofra/contract/catalogue/ingredient-states';
import type { Locale } from '@sofra/contract/languages/locales';
import { MOST } from '@sofra/contract/limits';
import type { TextsByLocale } from '@sofra/contract/publishing/publishing';
import type { PreviewedChild, SyncChange } from '@sofra/contract/sync/sync';
import { sql } from 'kysely';
import { withPrice } from '../activity/prices.ts';
import { textsIn } from '../catalogue/present.ts';
import { ancestorsOf, childLevel, climb, parentType, UPWARDS } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';
import { countsOf, type NodeDiff, partsOf, type RowDiff } from './diff.ts';
import type { Pair } from './diff-sql.ts';
import { compareBranch } from './kept-words.ts';
import { ownChanges, ownItems } from './own-changes.ts';
import { columnChange } from './plan.ts';

type Titles = Map<string, string | null>;

/** The titles of rows of any table, by their ids. */
async function titlesOf(db: Db, ids: readonly string[], locale: Locale): Promise<Titles> {
  if (ids.length === 0) return new Map();
  const tables = UPWARDS.map(
    (node) => sql`select id, texts from ${sql.table(node)} where id = any(${[...ids]}::uuid[])`,
  );
  const { rows } = await sql<{
    id: string;
    texts: TextsByLocale;
  }>`${sql.join(tables, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ id, texts }) => [id, textsIn(texts, locale).title ?? null]));
}

function sidesOf(row: RowDiff): Pick<SyncChange, 'before' | 'after'> {
  if (row.kind === 'added') return { before: null, after: row.after ?? {} };
  if (row.kind === 'kept') return { before: { linked: true }, after: { linked: false } };
  if (row.kind === 'removed') return { before: { texts: row.before?.texts }, after: null };
  const { before, after } = columnChange(row, row.parentId);
  return { before: withPrice(before, row.currency), after: withPrice(after, row.currency) };
}

type Listed = { node: NodeDiff['node'] } & ({ row: RowDiff } | { listOf: string });

const listed = (diffs: readonly NodeDiff[]): Listed[] =>
  diffs.flatMap(({ node, rows, reordered }) => [
    ...rows.map((row) => ({ node, row })),
    ...reordered.map((listOf) => ({ node, listOf })),
  ]);

/** The titles of the branch's own records right in the rows that are kept, by those rows. */
async function heldIn(db: Db, shown: readonly Listed[], locale: Locale): Promise<Map<string, string[]>> {
  const held = new Map<string, string[]>();
  for (const one of shown) {
    const below = childLevel(one.node);
    if (!('row' in one) || one.row.kind !== 'kept' || !below) continue;
    const { rows } = await sql<{ texts: TextsByLocale }>`
      select texts from ${sql.table(below)} where parent_id = ${one.row.id} and source_id is null and deleted_at is null
      order by position limit ${MOST.listedChanges}`.execute(db);
    const titles = rows.map(({ texts }) => textsIn(texts, locale).title ?? '');
    held.set(idOf(one.row), titles);
  }
  return held;
}

const idOf = ({ id, sourceId }: RowDiff) => id ?? sourceId ?? '';

/** The branch's own things to tell beside the changes of a sync, each by the id of the changed record. */
type Own = Record<'held' | 'changed' | 'unpriced', ReadonlyMap<string, string[]>>;

/** The branch's own in what is shown: records that are held, columns that are written over, and items whose currency changes. */
async function ownIn(db: Db, branchId: string, shown: readonly Listed[], locale: Locale): Promise<Own> {
  const changed = shown.flatMap((one) =>
    'row' in one && one.row.kind === 'changed' && one.row.id ? [{ node: one.node, row: one.row }] : [],
  );
  const repriced = changed.filter(({ row }) => 'currency' in columnChange(row, row.parentId).after);
  const ids = (of: typeof changed) => of.map(({ row }) => row.id ?? '');
  return {
    held: await heldIn(db, shown, locale),
    changed: await ownChanges(db, branchId, ids(changed)),
    unpriced: await ownItems(db, branchId, ids(repriced), locale),
  };
}

/** What a row is called, and the records above it. */
const placed = (row: RowDiff, titles: Titles) => ({
  title: titles.get(row.sourceId ?? idOf(row)) ?? null,
  above: row.above.map((id) => titles.get(id) ?? ''),
});

/** Whether a sync writes over a column that the branch has changed: of what a dish states, whether a word of the branch goes. */
function isWrittenOver({ own, before, after }: RowDiff, column: string): boolean {
  const list = STATEMENTS.find((name) => name === column);
  if (own && list)
    return [...own.words].some((key) => before?.[list]?.includes(key) !== after?.[list]?.includes(key));
  return !own?.stays.length || !column.startsWith('checked_');
}

function present(one: Listed, titles: Titles, own: Own): SyncChange {
  if ('listOf' in one) {
    const title = titles.get(one.listOf) ?? null;
    const list = { record_type: parentType(one.node), record_id: one.listOf, title };
    const none = { above: [], holds: [], overwrites: [], check_prices: [], currency: null };
    return { action: 'reordered', ...list, ...none, before: null, after: null };
  }
  const { row } = one;
  const sides = sidesOf(row);
  const written = Object.keys(sides.after ?? {});
  return {
    action: row.kind,
    record_type: one.node,
    record_id: idOf(row),
    ...placed(row, titles),
    holds: own.held.get(idOf(row)) ?? [],
    overwrites: (own.changed.get(idOf(row)) ?? []).filter(
      (column) => written.includes(column) && isWrittenOver(row, column),
    ),
    check_prices: own.unpriced.get(idOf(row)) ?? [],
    currency: row.currency,
    ...sides,
  };
}

/** The records that a branch keeps: its own, and the main venue's that it switched off. */
async function keptBy(
  db: Db,
  branchId: string,
  diffs: readonly NodeDiff[],
): Promise<Omit<PreviewedChild['kept'], 'stated'>> {
  const removed = diffs.flatMap(({ rows }) =>
    rows.filter(({ kind }) => kind === 'removed').map(({ id }) => id),
  );
  const counts = UPWARDS.map((node) => {
    const stays = [node, ...ancestorsOf(node)].map(
      (table) => sql`${sql.ref(`${table}.id`)} <> all(${removed}::uuid[])`,
    );
    return sql`
      select ${sql.ref(`${node}.source_id`)} as source_id, ${sql.ref(`${node}.disabled_here`)} as off_here from ${climb(node)}
      where menus.parent_id = ${branchId} and ${sql.ref(`${node}.deleted_at`)} is null and ${sql.join(stays, sql` and `)}`;
  });
  const { rows } = await sql<Omit<PreviewedChild['kept'], 'stated'>>`
    select count(*) filter (where source_id is null) as own,
      count(*) filter (where source_id is not null and off_here) as off_here
    from (${sql.join(counts, sql` union all `)}) rows`.execute(db);
  return rows[0] ?? { own: 0, off_here: 0 };
}

/** The rows in which a graver word of the branch stays, written otherwise or not. */
const stayingIn = (diffs: readonly NodeDiff[]): RowDiff[] =>
  diffs.flatMap(({ rows, unwritten = [] }) => [...rows, ...unwritten]).filter(({ own }) => own?.stays.length);

/** The most changes that a preview lists of each of several branches: each may change all texts of a venue. */
export const mostListed = (branches: number): number =>
  Math.min(MOST.syncChanges, Math.floor(MOST.previewChanges / branches));

/** Computes the changes of a sync in a branch, in words of a language, and lists the first `most`; writes nothing. */
export async function previewBranch(
  db: Db,
  pair: Pair & { mainLocale: Locale },
  most: number,
): Promise<PreviewedChild> {
  const diffs = await compareBranch(db, pair, await partsOf(db, pair));
  const all = listed(diffs);
  const shown = all.slice(0, most);
  const staying = stayingIn(diffs).slice(0, most);
  const namesOf = (row: RowDiff) => [row.sourceId ?? idOf(row), ...row.above];
  const named = [
    ...shown.flatMap((one) => ('listOf' in one ? [one.listOf] : namesOf(one.row))),
    ...staying.flatMap(namesOf),
  ];
  const titles = await titlesOf(db, [...new Set(named)], pair.mainLocale);
  const own = await ownIn(db, pair.branchId, shown, pair.mainLocale);
  return {
    id: pair.branchId,
    status: 'synced',
    ...countsOf(diffs),
    publication_number: null,
    error: null,
    changes: shown.map((one) => present(one, titles, own)),
    left_out: all.length - shown.length,
    kept: {
      ...(await keptBy(db, pair.branchId, diffs)),
      stated: staying.map((row) => ({ ...placed(row, titles), ingredients: [...(row.own?.stays ?? [])] })),
    },
  };
}
