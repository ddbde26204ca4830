import { type Block, headingLevel, linesIn, type Part } from './html-blocks.ts';
import type { Judge } from './html-dishes.ts';

/** The mark of the reader between the lines of a cell. */
const BROKEN = ' ¶ ';
/** The most lines of a cell; one with more holds several things, and its table only lays out a page. */
const MOST_LINES = 4;

const blocksIn = (parts: readonly Part[]): Block[] => parts.filter((part) => typeof part !== 'string');

const rowsIn = ({ parts }: Block): Block[] =>
  blocksIn(parts).flatMap((block) =>
    block.tag === 'tr' ? [block] : /^(?:thead|tbody|tfoot)$/.test(block.tag) ? rowsIn(block) : [],
  );

const holds = (part: Part, is: (block: Block) => boolean): boolean =>
  typeof part !== 'string' && (is(part) || part.parts.some((inner) => holds(inner, is)));

/** Whether a table has rows of short cells, and does not only lay out a page. */
export function isTable(table: Block): boolean {
  const rows = rowsIn(table);
  const cells = rows.flatMap(({ parts }) => parts);
  return (
    rows.length > 1 &&
    rows.some(({ parts }) => parts.length > 1) &&
    cells.every(
      (cell) =>
        linesIn(cell).length <= MOST_LINES &&
        !holds(cell, (block) => block.tag === 'table' || headingLevel(block) > 0),
    )
  );
}

const cellsOf = (row: Block): string[][] => row.parts.map(linesIn);

/** A row whose cells have several lines, as a dish with its price behind leaders and the other lines below. */
function openRow(row: Block, said: Judge['said']): string[] {
  const cells = cellsOf(row).filter((lines) => lines.length > 0);
  const prices = cells.filter(([line = '', ...more]) => more.length === 0 && said(line) === 'price').flat();
  const [title = '', ...others] = cells.flat().filter((line) => !prices.includes(line));
  if (prices.length !== 1 || title === '') return [title, ...prices, ...others].filter(Boolean);
  return [`${title} ... ${prices[0]}`, ...others, ''];
}

/** The lines of a table: cells parted by tabs, or a dish for each row where a cell has several lines and one price. */
export function tableLines(table: Block, said: Judge['said']): string[] {
  const rows = rowsIn(table);
  const pricesOf = (row: Block) =>
    cellsOf(row).filter((lines) => lines.some((line) => said(line) === 'price')).length;
  const isBroken = rows.some((row) => cellsOf(row).some((lines) => lines.length > 1));
  const isOpen = isBroken && rows.every((row) => pricesOf(row) < 2);
  const caption = blocksIn(table.parts)
    .filter(({ tag }) => tag === 'caption')
    .flatMap((block) => linesIn(block));
  const lines = rows.flatMap((row) =>
    isOpen
      ? openRow(row, said)
      : [
          cellsOf(row)
            .map((cell) => cell.join(BROKEN))
            .join('\t')
            .trimEnd(),
        ],
  );
  return [...caption.map((words) => `# ${words}`), ...lines];
}
