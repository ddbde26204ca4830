import { type Block, headingLevel, linesIn, type Part } from './html-blocks.ts';
import { LONGEST_LINE, plain } from './reader/plain-text.ts';
import { findPrices } from './reader/prices.ts';
import { isSizePhrase } from './reader/sizes.ts';

/** The kind of a page's line: an amount alone, words with an amount, or words. */
type Said = 'price' | 'priced' | 'words';

/** Tells of lines what they say, and of the containers of a page which hold one dish each, and which one without a price. */
export type Judge = {
  said: (line: string) => Said;
  isDish: (block: Block) => boolean;
  isPriceless: (block: Block) => boolean;
};

/** The most signs of a price on a line of its own. */
const LONGEST_PRICE = 40;
/** The least part of the containers of one kind that hold one dish. */
const MOSTLY = 0.7;
/** The fewest amounts with a currency or decimals that tell that a bare number is none. */
const FEWEST_SURE = 3;
/** Words before an amount that only say that it is one. */
const LABEL = /^(?:price|preis|prix|precio|preço|prezzo|цена|السعر|سعر|fiyat|prijs|from|ab|от|من)?[\s:~]*$/iu;

/** Whether a line is less than one of something, as the litres of a drink are: `0,33`. */
export const isMeasure = (line: string): boolean => /^0[.,]\d{1,2}(?: ?l)?$/i.test(line);

const isSure = (line: string) => /\p{Sc}|\d[.,]\d{2}(?!\d)/u.test(line) || /\d\s*\p{L}{1,3}\.?$/u.test(line);

function sayer(lines: readonly string[], currency: string): (line: string) => Said {
  const known = new Map<string, Said>();
  const judge = (line: string): Said => {
    const found =
      line.length > LONGEST_LINE || isMeasure(line)
        ? undefined
        : findPrices(plain(line).replaceAll('~', ' '), currency);
    if (!found) return 'words';
    return LABEL.test(found.before.replaceAll(/[\d.,\s]+$/g, '')) && line.length <= LONGEST_PRICE
      ? 'price'
      : 'priced';
  };
  const say = (line: string): Said => {
    const said = known.get(line) ?? judge(line);
    known.set(line, said);
    return said;
  };
  const alone = lines.filter((line) => say(line) === 'price');
  const sure = alone.filter(isSure);
  const onlySure = sure.length >= FEWEST_SURE && sure.length >= MOSTLY * alone.length;
  return (line) => (onlySure && !isSure(line) ? 'words' : say(line));
}

/** The words of a line before its amount. */
const isSizeLine = (line: string) => isSizePhrase(line.replace(/[\d\s.,:\p{Sc}]+$/u, ''));

/** Whether parts that stand together are the words of one dish with its price, or with its sizes and their prices. */
export function isOneDish(parts: readonly Part[], { said }: Pick<Judge, 'said'>): boolean {
  const lines = parts.flatMap(linesIn);
  const headings = parts.flatMap(headingLines);
  const isPriced = (line: string) => said(line) === 'priced' && !isSizeLine(line);
  const places = lines.flatMap((line, at) => (said(line) === 'words' ? [] : [at]));
  const titles = lines.filter(isPriced);
  if (places.length === 0 || lines.every((line) => said(line) === 'price')) return false;
  // Below a heading a line with words and a price is a dish of its own.
  if (
    titles.length > 1 ||
    (titles[0] !== undefined && (places.length > 1 || headings.some((line) => !isPriced(line))))
  )
    return false;
  // Between the prices of a dish stand the names of its sizes and nothing else.
  return lines.slice(places[0], places.at(-1)).every((line) => said(line) !== 'words' || isSizePhrase(line));
}

/** The lines of the headings in a part. */
export const headingLines = (part: Part): string[] => {
  if (typeof part === 'string') return [];
  return headingLevel(part) > 0 ? linesIn(part) : part.parts.flatMap(headingLines);
};

const headingsIn = (block: Block): number =>
  (headingLevel(block) > 0 ? 1 : 0) +
  block.parts.reduce((sum, part) => sum + (typeof part === 'string' ? 0 : headingsIn(part)), 0);

/** The names of a container's kind: its place in the tree, alone and with its class. */
const kindsOf = ({ path, kind }: Block): [place: string, placeAndClass: string] => [path, `${path} ${kind}`];

/** Judges the containers of a page: those of one kind are told by most of them, which hold one dish. */
export function judgeOf(page: Block, currency: string): Judge {
  const said = sayer(linesIn(page), currency);
  const kinds = new Map<string, { one: number; all: number }>();
  const areOne = new Map<Block, boolean>();
  const count = (block: Block) => {
    if (linesIn(block).some((line) => said(line) !== 'words')) {
      const isOne = headingsIn(block) < 2 && isOneDish([block], { said });
      areOne.set(block, isOne);
      for (const kind of kindsOf(block)) {
        const { one, all } = kinds.get(kind) ?? { one: 0, all: 0 };
        kinds.set(kind, { one: one + (isOne ? 1 : 0), all: all + 1 });
      }
    }
    for (const part of block.parts) if (typeof part !== 'string') count(part);
  };
  count(page);
  const isMostly = (kind: string) => {
    const { one, all } = kinds.get(kind) ?? { one: 0, all: 0 };
    return one > 1 && one >= MOSTLY * all;
  };
  const isDish = (block: Block) =>
    areOne.get(block) === true && linesIn(block).length > 1 && kindsOf(block).some(isMostly);
  // Only a class tells a container without a price from a heading beside it.
  const isPriceless = (block: Block) =>
    !block.kind.endsWith('.') &&
    isMostly(kindsOf(block)[1]) &&
    headingsIn(block) < 2 &&
    linesIn(block).every((line) => said(line) === 'words');
  return { said, isDish, isPriceless };
}

/** Neighbours without a container of their own, put together: each group begins with a block of one kind and is one dish. */
export function groupsOf({ parts }: Block, judge: Judge): Part[][] | undefined {
  const kindOf = (part: Part) => (typeof part === 'string' ? '' : part.kind);
  const kinds = [...new Set(parts.map(kindOf))].filter(Boolean);
  let best: { groups: Part[][]; dishes: number } | undefined;
  for (const kind of kinds) {
    const groups = split(parts, kind);
    const own = groups.filter(([first]) => first !== undefined && kindOf(first) === kind);
    const dishes = own.filter((group) => isOneDish(group, judge)).length;
    const isLarge = own.some((group) => group.length > 1);
    if (isLarge && dishes > 1 && dishes >= MOSTLY * own.length && dishes > (best?.dishes ?? 0))
      best = { groups, dishes };
  }
  return best?.groups;
}

/** Parts in groups that begin with a block of a kind, or with a heading over them. */
function split(parts: readonly Part[], kind: string): Part[][] {
  const first = parts.find((part) => typeof part !== 'string' && part.kind === kind);
  const level = first && typeof first !== 'string' ? headingLevel(first) : 0;
  const groups: Part[][] = [];
  for (const part of parts) {
    const isBlock = typeof part !== 'string';
    const own = isBlock ? headingLevel(part) : 0;
    const begins = isBlock && (part.kind === kind || (own > 0 && (level === 0 || own < level)));
    if (begins || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(part);
  }
  return groups;
}
