import { type Block, blockOf, headingLevel, linesIn, type Part } from './html-blocks.ts';
import { groupsOf, headingLines, isMeasure, isOneDish, type Judge, judgeOf } from './html-dishes.ts';
import { isTable, tableLines } from './html-table.ts';

/** The lines of a text, what the last of them are, how much of it the page's structure tells, and dishes without a price that wait. */
type Written = {
  lines: string[];
  last: 'line' | 'heading' | 'dish' | 'block';
  told: number;
  later: string[][];
};

function addGap({ lines }: Written): void {
  if (lines.length > 0 && lines.at(-1) !== '') lines.push('');
}

/** Adds the dishes without a price at the end of their section, where they head no others. */
function addLater(written: Written): void {
  for (const lines of written.later) {
    addGap(written);
    written.lines.push(...lines);
    written.last = 'block';
  }
  written.later = [];
}

function addHeading(written: Written, words: string): void {
  addLater(written);
  addGap(written);
  written.lines.push(`# ${words}`);
  written.last = 'heading';
  written.told += 1;
}

/** The most words of a line that heads dishes. */
const MOST_WORDS = 6;
/** Marks the last line right above the first dishes as their heading, where the page does not mark it. */
function markHeading(written: Written): void {
  const begin = written.lines.lastIndexOf('') + 1;
  const block = written.lines.slice(begin);
  const at = block.findLastIndex(
    (line) => !/^\p{Ll}|[.!?:]$|\d$/u.test(line) && line.split(' ').length <= MOST_WORDS,
  );
  if (written.last !== 'line' || at < 0 || block.some((line) => line.startsWith('# '))) return;
  const heading = block[at] ?? '';
  written.lines.splice(begin + at, 1, ...(at > 0 ? [''] : []), `# ${heading}`);
  if (at === block.length - 1) written.last = 'heading';
}

/** Adds a dish or a table; dishes of one line stand right below each other, and others have a gap around. */
function addBlock(written: Written, lines: readonly string[], isTable = false): void {
  const kind = lines.length > 1 || isTable ? 'block' : 'dish';
  if (!isTable) markHeading(written);
  if (written.last !== 'heading' && !(written.last === 'dish' && kind === 'dish')) addGap(written);
  written.lines.push(...lines);
  written.last = kind;
  written.told += 1;
}

function addLine(written: Written, line: string): void {
  addLater(written);
  if (written.last === 'dish' || written.last === 'block') addGap(written);
  written.lines.push(line);
  written.last = 'line';
}

/** The title of a dish: its heading, or its first words. */
function titleOf(parts: readonly Part[], { said }: Judge): string | undefined {
  const headings = parts.flatMap(headingLines);
  return [...headings, ...parts.flatMap(linesIn)].find((line) => said(line) !== 'price');
}

/** A title and behind a line what describes it, which begins small or lists: `Omelette |3 eggs, ham|`. */
const PIPED = /^(?<words>[^|]+?)\s*\|\s*(?<more>(?=[\p{Ll}\d]|.*,)[^|]+?)\s*\|?$/u;

/** A dish as the reader knows it: the title with its price behind leaders, and below it what describes it. */
function dishLines(parts: readonly Part[], judge: Judge): string[] {
  const { said } = judge;
  const lines = parts.flatMap(linesIn);
  const title = titleOf(parts, judge);
  if (title === undefined) return lines;
  const rest = lines.toSpliced(lines.indexOf(title), 1);
  const prices = rest.filter((line) => said(line) === 'price');
  const measures = rest.filter(isMeasure);
  const others = rest.filter((line) => said(line) !== 'price' && !isMeasure(line));
  // Names of sizes stand beside their prices.
  const areSizes = rest.some((line) => said(line) === 'priced') || prices.length > 1;
  if (prices.length === 0 || said(title) === 'priced' || (areSizes && others.length > 0))
    return [title, ...rest];
  // A crossed out amount goes before the one that holds.
  const inOrder = prices.toSorted((one, other) => Number(other.includes('~~')) - Number(one.includes('~~')));
  const amounts = inOrder.join(inOrder.some((price) => price.includes('~~')) ? ' ' : ' / ');
  const { words, more } = PIPED.exec(title)?.groups ?? { words: title };
  return [`${[words, ...measures].join(' ')} ... ${amounts}`, ...(more ? [more] : []), ...others];
}

function writeParts(written: Written, parts: readonly Part[], judge: Judge): void {
  for (const part of parts)
    if (typeof part === 'string') addLine(written, part);
    else write(written, part, judge);
}

function write(written: Written, block: Block, judge: Judge): void {
  const lines = linesIn(block);
  const isHeading = headingLevel(block) > 0 && lines.every((line) => judge.said(line) === 'words');
  if (block.tag === 'table' && isTable(block)) addBlock(written, tableLines(block, judge.said), true);
  else if (isHeading && lines.length > 0) addHeading(written, lines.join(' '));
  else if (judge.isPriceless(block)) written.later.push(lines);
  else if (judge.isDish(block)) addBlock(written, dishLines([block], judge));
  else writeGroups(written, block, judge);
}

function writeGroups(written: Written, block: Block, judge: Judge): void {
  const groups = groupsOf(block, judge);
  if (block.tag === 'li' && linesIn(block).length > 0) written.told += 1;
  for (const group of groups ?? [block.parts])
    if (groups && isOneDish(group, judge)) addBlock(written, dishLines(group, judge));
    else writeParts(written, group, judge);
}

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
/** The least part of the letters of the plain text; where a page copies fewer, its plain text is taken. */
const LEAST_LETTERS = 0.5;

/**
 * The text of a copied page in the reader's own form, or nothing where the page has no structure that its plain text lacks.
 * The page is only parsed: nothing of it runs, loads or is shown.
 */
export function textOfHtml(
  html: string,
  { currency, text }: { currency: string; text: string },
): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const page = blockOf(body);
  const written: Written = { lines: [], last: 'line', told: 0, later: [] };
  write(written, page, judgeOf(page, currency.toLowerCase()));
  addLater(written);
  const made = written.lines.join('\n').trim();
  return written.told > 0 && letters(made) >= LEAST_LETTERS * letters(text) ? made : undefined;
}
