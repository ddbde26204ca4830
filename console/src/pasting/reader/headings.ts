import type { Entry } from './entries.ts';
import { LONGEST_LINE } from './plain-text.ts';
import { isSectionName } from './section-names.ts';

const RULER = /^[^\p{L}\p{N}]*$/u;
/** Words that begin a description and no heading. */
const DESCRIBING =
  /^(?:with|without|served|and|or|made|topped|avec|mit|con|с|со|без|из|и|или|на|подается|подаётся|مع|من|بدون|بلا|أو|يقدم|με|עם)\s/iu;
/** The most words of a heading that only its place tells. */
const MOST_WORDS = 3;
/** Marks around the words of a heading. */
const OPENING = /^[\s#*=_~•◆◇■□▪▼►▶●★☆✦【〔《「[<«\p{Extended_Pictographic}–—-]+/u;
const CLOSING = /[\s#*=_~•◆◇■□▪▼◄◀●★☆✦】〕》」\]>»:\p{Extended_Pictographic}–—-]+$/u;
/** Marks around the first words, with more behind them. */
const ENCLOSED = /^[【〔《「]([^】〕》」]+)[】〕》」]\s*/u;
const MARKED =
  /^(?:#|\*\*|==|__|~|[◆◇■□▪▼►▶●★☆✦【〔《「[<«]|\p{Extended_Pictographic}|\*[^*]+\*\s*\p{Extended_Pictographic}*$|_[^_]+_$|[–—-]{1,}\s.*\s[–—-]{1,}$|[–—-]{2,})|:$/u;

/** Whether a line only parts what is above it from what is below: it is empty, or has neither letters nor digits. */
export const isRuler = (line: string): boolean => RULER.test(line);

const capital = (words: string) => words === words.toUpperCase() && words !== words.toLowerCase();

/** Words without the marks and pictures of a heading. */
export const bareHeading = (line: string): string =>
  line.replace(ENCLOSED, '$1 ').replace(OPENING, '').replace(CLOSING, '').trim() || line;

/** Whether words are all in capitals, in an alphabet that has them. */
export const isUpper = (words: string): boolean => capital(words) && /\p{Lu}.*\p{Lu}/u.test(words);

/** The words of a heading that is marked as one: `# Soups`, `**Soups**`, `【Soups】`, `Soups:`. */
export function markedHeading(line: string): string | undefined {
  if (line.length > LONGEST_LINE || !MARKED.test(line)) return undefined;
  const bare = bareHeading(line);
  return bare !== line && /\p{L}/u.test(bare) ? bare : undefined;
}

/** The words of the headings of a text that a `#` marks. */
export const hashHeadings = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.filter((line) => /^#{1,6}\s/.test(line)).map((line) => bareHeading(line.trim())));

/** The first letter of words that begin small; Georgian has no capitals there. */
const BEGINS_SMALL = /^(?!\p{Script=Georgian})\p{Ll}/u;
/** Whether words begin with a small letter. */
export const beginsSmall = (words: string): boolean => BEGINS_SMALL.test(words);

/** Whether words list several ingredients: with commas, or with two joining words such as the Arabic `و`. */
export const isList = (words: string): boolean =>
  /\p{L}[,،、;](?:\s?\p{L}|\s*$)/u.test(words) ||
  /(?:\sو\p{L}{2,}.*){2}/u.test(words) ||
  /(?:\s(?:and|und|et|y|e|i|и|та|и|ve|și|och|og|ja|en|και)\s.*){2}/iu.test(words);

/** Whether words read as a description: they begin small or with such a word, are a list, or are many. */
export const isDescribing = (words: string): boolean =>
  DESCRIBING.test(words) || beginsSmall(words) || /[,،、;]|\.$/u.test(words) || words.split(' ').length > 6;

/** Whether a line between two dishes is a heading and no description: a word or two with a capital, or a usual name. */
export const isShortHeading = (line: string): boolean =>
  (/^\p{Lu}[^.,;]*$/u.test(line) && line.split(' ').length <= 2) || isSectionName(line);

/** The most words of a heading where descriptions tell by their first letter that it is none. */
const MOST_LOUD = 6;
/** Words that a description has within it. */
const JOINING =
  /\s(?:with|mit|avec|con|com|met|med|z|ze|se|s|со?|с|из|in|im|an|auf|vom|aus|al|alla|à|au|aux)\s/iu;
/** Whether a line is a heading in a menu whose descriptions begin small: a few words with a capital and no list. */
export const isLoudAmongSmall = (line: string): boolean =>
  /^\p{Lu}[^.,;:\d]*$/u.test(line) &&
  !JOINING.test(line) &&
  !DESCRIBING.test(line) &&
  line.split(' ').length <= MOST_LOUD;

/** The fewest descriptions that tell how they begin, and the least part of them. */
const FEWEST_SMALL = 4;
const MOSTLY_SMALL = 0.7;
/** Whether the lines right below dishes begin small, so that one with a capital is none of them. */
export function areDescriptionsSmall(entries: readonly Entry[]): boolean {
  const below = entries.flatMap((entry, at) =>
    entry.kind === 'text' && !entry.isCodes && entries[at - 1]?.kind === 'dish' ? [entry.text] : [],
  );
  const small = below.filter(beginsSmall);
  return small.length >= FEWEST_SMALL && small.length >= MOSTLY_SMALL * below.length;
}

/** Whether a line without a price may be a heading; an alphabet without capitals has them all. */
const mayBeHeading = (entry: Entry | undefined): boolean =>
  entry?.kind === 'text' &&
  !entry.isCodes &&
  /^[\p{Lu}\p{Lo}\p{Script=Georgian}][^.,;:،؛、\d]*$/u.test(entry.text) &&
  entry.text.split(' ').length <= MOST_WORDS &&
  !DESCRIBING.test(entry.text);

const ENDS: ReadonlySet<Entry['kind'] | undefined> = new Set(['gap', 'left', 'price']);

/**
 * The places of the headings without a mark between two dishes. The text tells them when the first dish stands right under a
 * line, when every line between two dishes could be a heading, and when most have several dishes below. Else none is one.
 */
export function headingsBetween(entries: readonly Entry[]): ReadonlySet<number> {
  const isDish = (at: number) => entries[at]?.kind === 'dish';
  const first = entries.findIndex(({ kind }) => kind === 'dish') - 1;
  const isBetween = (at: number) => isDish(at - 1) && isDish(at + 1);
  const beside = entries.flatMap((_, at) =>
    at > first && !isDish(at) && (isDish(at - 1) || isDish(at + 1)) ? [at] : [],
  );
  // A gap or the end of the text tells nothing by itself.
  const between = beside.filter((at) => !ENDS.has(entries[at]?.kind) || isBetween(at));
  const several = [first, ...between].filter((at) => isDish(at + 2));
  const isTold =
    entries[first]?.kind === 'text' &&
    between.every((at) => isBetween(at) && mayBeHeading(entries[at])) &&
    2 * several.length > 1 + between.length;
  return new Set(isTold ? between : []);
}
