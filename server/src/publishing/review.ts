import { DOUBTFUL_PRICE } from '@sofra/contract/limits';
import { compareMoney, moneyBeyond } from '@sofra/contract/money/money';
import { CHANGE_DOUBTS, type ChangeDoubt } from '@sofra/contract/publishing/publication-changes';
import { changesBetween, type PublishedRow, type PublishedRows, type RowChange } from './changes-between.ts';

/** A record that a publication would change, with the rows above it from the menu down. */
export type Reviewed = {
  row: PublishedRow;
  above: PublishedRow[];
  changes: RowChange[];
  /** The items that come or go with the record. */
  beneath: number;
  doubts: ChangeDoubt[];
};

/** The rows above a row that stands in a menu, from the menu down. */
function rowsAbove({ parent }: PublishedRow, rows: PublishedRows): PublishedRow[] {
  const row = rows.get(parent ?? '');
  return row && row.type !== 'venues' ? [...rowsAbove(row, rows), row] : [];
}

/** How many items of a row are on its side alone; those that moved from or to elsewhere stay. */
function itemsIn(row: PublishedRow, rows: PublishedRows, others: PublishedRows): number {
  const below = row.below.flatMap((id) => rows.get(id) ?? []);
  const items = below.filter(({ type, id }) => type === 'items' && !others.has(id)).length;
  return below.reduce((sum, one) => sum + itemsIn(one, rows, others), items);
}

/** Whether a change is none but of a price's decimals, as those of another currency. */
function isOnlyWritten({ before, after }: RowChange): boolean {
  const [was, is] = [before?.price, after?.price];
  if (Object.keys(after ?? {}).join() !== 'price' || typeof was !== 'string') return false;
  return typeof is === 'string' && compareMoney(was, is) === 0;
}

/** Whether a price is further from the one before than an owner is likely to mean. */
function isFar(before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string') return false;
  const change = moneyBeyond(after, before) ?? moneyBeyond(before, after) ?? '0';
  return Number(change) > DOUBTFUL_PRICE * Number(before);
}

/** Whether a record is a section in which guests find nothing, or left one so. */
function leavesEmpty(row: PublishedRow, changes: readonly RowChange[], after: PublishedRows): boolean {
  const ids = [row.id, ...changes.map(({ before }) => String(before?.parent_id))];
  const sections = ids.flatMap((id) => after.get(id) ?? []).filter(({ type }) => type === 'sections');
  return sections.some(({ below }) => below.length === 0);
}

/** The likely mistakes in the changes of a record. */
function doubtsOf(row: PublishedRow, changes: readonly RowChange[], after: PublishedRows): ChangeDoubt[] {
  const found: Record<ChangeDoubt, boolean> = {
    price_far: changes.some((change) => isFar(change.before?.price, change.after?.price)),
    section_empty: leavesEmpty(row, changes, after),
  };
  return CHANGE_DOUBTS.filter((doubt) => found[doubt]);
}

/**
 * The changes that a publication would bring to guests, a record each, those of a menu together in the order of the menus and last the menus
 * that go. A record that comes or goes stands for all that comes or goes with it.
 */
export function reviewOf(before: PublishedRows, after: PublishedRows): Reviewed[] {
  const byRow = new Map<PublishedRow, RowChange[]>();
  for (const change of changesBetween(before, after)) {
    const { row } = change;
    if (isOnlyWritten(change)) continue;
    const isTold =
      (change.before === null && !before.has(row.parent ?? row.id)) ||
      (change.after === null && !after.has(row.parent ?? row.id));
    if (!isTold) byRow.set(row, [...(byRow.get(row) ?? []), change]);
  }
  const reviewed = [...byRow].map(([row, changes]): Reviewed => {
    const [rows, others] = changes.some((change) => change.after === null)
      ? [before, after]
      : [after, before];
    const isWhole = changes.some((change) => change.before === null || change.after === null);
    const beneath = isWhole ? itemsIn(row, rows, others) : 0;
    return { row, above: rowsAbove(row, rows), changes, beneath, doubts: doubtsOf(row, changes, after) };
  });
  const order = [undefined, ...new Set([...after.keys(), ...before.keys()])];
  const places = new Map(order.map((key, at) => [key, at]));
  const menuOf = ({ row, above: [menu = row] }: Reviewed) => (menu.type === 'menus' ? menu.id : undefined);
  return reviewed.toSorted((one, other) => (places.get(menuOf(one)) ?? 0) - (places.get(menuOf(other)) ?? 0));
}
