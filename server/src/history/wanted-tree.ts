import { refuse } from '../platform/http/answer.ts';
import { type Tree, type TreeRow, treeUnder, type VenueTree } from './venue-tree.ts';

type Rows = Map<string, TreeRow>;

/** The parents of the rows of a tree, by the rows' ids. */
const parentsIn = (tree: Tree): Map<string, string> =>
  new Map([...tree].flatMap(([parent, { list }]) => list.map((id) => [id, parent] as const)));

const setList = (rows: Rows, id: string, list: string[]) => {
  const row = rows.get(id);
  if (row) rows.set(id, { ...row, list });
};

function takeOut(rows: Rows, id: string, parents: ReadonlyMap<string, string> = parentsIn(rows)): void {
  const parent = parents.get(id);
  const left = (rows.get(parent ?? '')?.list ?? []).filter((other) => other !== id);
  if (parent) setList(rows, parent, left);
}

/** Puts a row into a list, behind the nearest row that stood before it there, else before the nearest that stood behind it. */
function putIn(rows: Rows, parent: string, id: string, former: readonly string[]): void {
  const list = rows.get(parent)?.list ?? [];
  const isIn = new Set(list);
  const at = former.indexOf(id);
  const before = former.slice(0, at).findLast((other) => isIn.has(other));
  const behind = former.slice(at + 1).find((other) => isIn.has(other));
  const place =
    before !== undefined
      ? list.indexOf(before) + 1
      : behind !== undefined
        ? list.indexOf(behind)
        : list.length;
  setList(rows, parent, list.toSpliced(place, 0, id));
}

/** A list with those of its rows that stood in it before in their former order, in the places that they have among the others. */
function inFormerOrder(list: readonly string[], former: readonly string[]): string[] {
  const isIn = new Set(list);
  const common = former.filter((id) => isIn.has(id));
  const isCommon = new Set(common);
  return list.map((id) => (isCommon.has(id) ? (common.shift() ?? id) : id));
}

/**
 * The tree of a venue as a publication has it. A menu that is in another venue by now stays there, with all that was in it; what
 * has moved out of it stays where it is.
 */
export function restoredTree({ now }: VenueTree, then: Tree, elsewhere: ReadonlySet<string>): Tree {
  const rows: Rows = new Map();
  const add = (id: string): void => {
    const row = then.get(id);
    if (!row) return;
    const list = row.list.filter((below) => !elsewhere.has(below));
    rows.set(id, { ...row, list });
    for (const below of list) add(below);
  };
  for (const [id, { node }] of then) if (node === 'venues') add(id);
  const parents = parentsIn(now);
  for (const [id, row] of now) {
    const parent = parents.get(id) ?? '';
    if (!then.has(id) || rows.has(id) || !rows.has(parent)) continue;
    for (const [below, under] of treeUnder(now, id)) if (!rows.has(below)) rows.set(below, under);
    setList(rows, parent, [...(rows.get(parent)?.list ?? []), id]);
    rows.set(id, row);
  }
  return rows;
}

/** Puts those rows of a subtree that stood elsewhere at the publication back, before the subtree goes. */
function putBackFrom(rows: Rows, id: string, then: Tree): void {
  const formerly = parentsIn(then);
  const present = parentsIn(rows);
  const going = treeUnder(rows, id);
  for (const below of going.keys()) {
    const parent = formerly.get(below);
    if (parent === undefined || !rows.has(parent) || going.has(parent)) continue;
    takeOut(rows, below, present);
    putIn(rows, parent, below, then.get(parent)?.list ?? []);
    present.set(below, parent);
  }
}

/** Brings a row back that is deleted, with what is in it now or, where the row itself is gone, was in it then. */
function bringBack(
  rows: Rows,
  { stored }: VenueTree,
  then: Tree,
  id: string,
  elsewhere: ReadonlySet<string>,
): void {
  const former = then.get(id);
  const under = stored.has(id)
    ? treeUnder(stored, id)
    : new Map(
        [...treeUnder(then, id)].filter(
          ([below]) => !rows.has(below) && !stored.has(below) && !elsewhere.has(below),
        ),
      );
  for (const [below, row] of under)
    rows.set(below, { ...row, list: row.list.filter((one) => under.has(one)) });
  if (former) rows.set(id, { ...former, list: rows.get(id)?.list ?? [] });
}

/**
 * The tree of a venue with one record back as a publication has it: its own words, its place and the order of what is in it. What
 * is in it keeps its own changes. Refuses with `parent_gone` where its former place is no more, `in_another_venue` a record that is
 * there by now, and `not_found` one that is on neither side.
 */
export function discardedTree(tree: VenueTree, then: Tree, id: string, elsewhere: ReadonlySet<string>): Tree {
  if (elsewhere.has(id)) refuse('in_another_venue');
  const rows: Rows = new Map(tree.now);
  const [is, was] = [rows.get(id), then.get(id)];
  if (!was) {
    if (!is) refuse('not_found');
    putBackFrom(rows, id, then);
    takeOut(rows, id);
    for (const below of treeUnder(rows, id).keys()) rows.delete(below);
    return rows;
  }
  if (!is) bringBack(rows, tree, then, id, elsewhere);
  else rows.set(id, { ...was, list: inFormerOrder(is.list, was.list) });
  const parent = parentsIn(then).get(id);
  if (parent === undefined || parentsIn(rows).get(id) === parent) return rows;
  if (!rows.has(parent)) refuse('parent_gone');
  takeOut(rows, id);
  putIn(rows, parent, id, then.get(parent)?.list ?? []);
  return rows;
}
