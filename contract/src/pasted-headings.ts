import { LONGEST_LINE } from './pasted-price.ts';
import type { PricedLine } from './pasted-year.ts';

const RULER = /^[^\p{L}\p{N}]*$/u;
const LETTER = /\p{L}/u;
/** The most words of a heading that only its place tells. */
const MOST_WORDS = 3;
/** Words that begin a description and no heading. */
const DESCRIBING = /^(?:with|without|served|and|or|с|со|без|из|и|или|مع|من|بدون|بلا|أو)\s/iu;

/** Whether a line only parts what is above it from what is below: it is empty, or has neither letters nor digits. */
export const isRuler = (line: string): boolean => RULER.test(line);

/** The words of a heading that is marked as one: `# Soups`, `**Soups**`, `Soups:` or `SOUPS`. */
export function markedHeading(line: string): string | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  const bare = line.replace(/^[#*=_\s]+/, '').replace(/[#*=_:\s]+$/, '');
  const isMarked = bare !== line && /^(?:#|\*\*|==|__)|:$/.test(line);
  const isUpper = bare === bare.toUpperCase() && bare !== bare.toLowerCase();
  return isMarked || isUpper ? bare : undefined;
}

type Kind = 'dish' | 'text' | 'mark' | 'end';

function kindOf({ line, price }: PricedLine): Kind {
  if (price) return LETTER.test(price.before) ? 'dish' : 'text';
  if (isRuler(line)) return 'end';
  return markedHeading(line) === undefined ? 'text' : 'mark';
}

/** Whether a line without a price may be a heading; an alphabet without capitals has them all. */
const mayBeHeading = ({ line, price }: PricedLine): boolean =>
  !price &&
  /^[\p{Lu}\p{Lo}][^.,;:،؛\d]*$/u.test(line) &&
  line.split(' ').length <= MOST_WORDS &&
  !DESCRIBING.test(line);

/**
 * The places of the headings without a mark between two dishes. The text tells them when the first dish stands right under a
 * line, when every line between two dishes could be a heading, and when most have several dishes below. Else none is one.
 */
export function headingsBetween(lines: readonly PricedLine[]): ReadonlySet<number> {
  const kinds = lines.map(kindOf);
  const first = kinds.indexOf('dish') - 1;
  const isBetween = (at: number) => kinds[at - 1] === 'dish' && kinds[at + 1] === 'dish';
  const beside = kinds.flatMap((kind, at) =>
    at > first && kind !== 'dish' && (kinds[at - 1] === 'dish' || kinds[at + 1] === 'dish') ? [at] : [],
  );
  // An empty line or the end of the text tells nothing by itself.
  const between = beside.filter((at) => kinds[at] !== 'end' || isBetween(at));
  const several = [first, ...between].filter((at) => kinds[at + 2] === 'dish');
  const isTold =
    kinds[first] === 'text' &&
    between.every((at) => isBetween(at) && mayBeHeading(lines[at] as PricedLine)) &&
    2 * several.length > 1 + between.length;
  return new Set(isTold ? between : []);
}
