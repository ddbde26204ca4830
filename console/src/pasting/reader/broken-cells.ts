import { BROKEN } from './cells.ts';
import { isPrice } from './columns.ts';
import { beginsSmall } from './headings.ts';

/** The most cells that two rows or more have. */
function widthOf(rows: readonly (readonly string[])[]): number {
  const lengths = rows.map(({ length }) => length).sort((one, other) => other - one);
  return lengths.find((length, at) => lengths[at + 1] === length) ?? 0;
}

/** Rows in which a cell with several lines, which parts the row too, is one again: two rows with as many cells as one. */
export function withWholeCells(rows: readonly (readonly string[])[]): (readonly string[])[] {
  const width = widthOf(rows);
  const whole: (readonly string[])[] = [];
  for (const row of rows) {
    const above = whole.at(-1) ?? [];
    const last = above.at(-1) ?? '';
    const isRest =
      above.length > 1 && above.length < width && above.length + row.length - 1 <= width && !isPrice(last);
    // Below a last cell with a price stands a further one.
    const isFurther = above.length === width && row.length === 1 && isPrice(row[0] ?? '') && isPrice(last);
    if ((isRest && row[0] !== '') || isFurther)
      whole[whole.length - 1] = [...above.slice(0, -1), `${last}${BROKEN}${row[0]}`, ...row.slice(1)];
    else whole.push(row);
  }
  return whole;
}

const isAlone = (row: readonly string[]) => row.filter(Boolean).length === 1 && row[0] !== '';

/** Whether a row goes on with the description that a cell has below its title. */
const isMore = ([first = '']: readonly string[]) => beginsSmall(first) || /^[([]/.test(first);

/** Rows whose first cell has the title on a line of its own, and the description on those below, most of which begin small. */
function withTitlesAbove(rows: readonly (readonly string[])[]): (readonly string[])[] {
  const whole: (readonly string[])[] = [];
  for (const row of rows) {
    const above = whole.at(-1) ?? [];
    const isBelow = isMore(row) && isAlone(above) && !isMore(above);
    if (isBelow) whole[whole.length - 1] = [`${above[0]}${BROKEN}${row[0]}`, ...row.slice(1)];
    else whole.push(row);
  }
  return whole;
}

/** Rows in which a name that a page breaks within its cell is whole: its second line begins small, as no other name does. */
export function unwrapped(rows: readonly (readonly string[])[]): (readonly string[])[] {
  const names = rows.filter((row) => row.filter(Boolean).length > 1).map(([first = '']) => first);
  if (2 * names.filter(beginsSmall).length > names.length) return withTitlesAbove(rows);
  const isSecond = (row: readonly string[] | undefined) =>
    row !== undefined && !isAlone(row) && beginsSmall(row[0] ?? '');
  return rows.flatMap((row, at) => {
    const [above, next] = [rows[at - 1] ?? [], rows[at + 1]];
    if (isAlone(row) && !/[)\]]$/.test(row[0] ?? '') && isSecond(next)) return [];
    if (!isSecond(row) || !isAlone(above) || /[)\]]$/.test(above[0] ?? '')) return [row];
    return [[`${above[0]} ${row[0]}`, ...row.slice(1)]];
  });
}
