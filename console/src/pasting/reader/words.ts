import type { Locale } from '@sofra/contract/languages/locales';
import type { Coded } from './allergens.ts';
import { isDescribing } from './headings.ts';
import { isManyTongued, onlyTongue, type Part, partsOf, type Tongue, withoutRemark } from './languages.ts';
import { measuresOut, withoutMeasureBehind, withoutMeasures } from './measures.ts';
import type { PastedTranslations, PastedWords, Reader } from './menu.ts';
import { described, joined, trimmed, withoutBrackets } from './plain-text.ts';

/** The language of a menu's titles, and whether its lines are in several. */
export type Tongues = { main: Tongue | undefined; areMany: boolean };

/** Words in the main language, in others that the venue speaks, and the languages that went into the description. */
export type Told = PastedWords & { translations: PastedTranslations; unspoken: Locale[] };

/** Finds out whether the titles of a menu are in several languages, and which is the main one. */
export function tonguesOf(
  titles: readonly string[],
  followers: readonly (string | undefined)[],
  reader: Reader,
): Tongues {
  const isPair = (title: string, at: number) => {
    if (isManyTongued(title)) return true;
    const [own, next] = [onlyTongue(title), onlyTongue(followers[at] ?? '')];
    return own !== undefined && next !== undefined && own !== next;
  };
  const pairs = titles.filter(isPair);
  const areMany = pairs.length >= 2 && 2 * pairs.length >= titles.length;
  const found = new Set(
    titles.flatMap((title, at) =>
      partsOf(`${title} ${areMany ? (followers[at] ?? '') : ''}`).map(({ tongue }) => tongue),
    ),
  );
  const main = [reader.main, ...reader.others].find((locale) => found.has(locale)) ?? [...found][0];
  return { main, areMany };
}

const BRACKETS = /^(.*\p{L}.*?)\s*\(([^()]+)\)$/u;

/** A title, and the description that stands behind it in its line. */
function splitTitle(before: string): [title: string, description: string] {
  // A mark within brackets parts no title from its description.
  const pieces = trimmed(before).split(/(?:\t+|\s+[-–—|]\s+|:\s+)(?![^()[\]]*[)\]])/);
  const [title = '', ...rest] = pieces.filter((piece) => /\p{L}/u.test(piece));
  const [, own = title, inside = ''] = BRACKETS.exec(trimmed(title)) ?? [];
  const isDescription = /[,،、;]/.test(inside) || inside.split(' ').length > 2;
  return isDescription ? [own, described([inside, ...rest])] : [trimmed(title), rest.join(', ').trim()];
}

/** The words of a title line without measures and codes, with what was taken out of it. */
export type Line = {
  parts: { tongue: Tongue | undefined; title: string; description: string }[];
  measure: string;
} & Omit<Coded, 'words'>;

const figuresOf = (measure: string) => measure.match(/\d+/g)?.join() ?? '';

/** Measures that a line has in each of its languages: those of the dish, and what repeats them in another language. */
function measuresByTongue(measures: readonly string[], main: Tongue | undefined) {
  const once = measures.filter((measure, at) => {
    const same = measures.filter((other) => figuresOf(other) === figuresOf(measure));
    const best = same.find((other) => onlyTongue(other) === main) ?? same[0];
    return measure === best && measures.indexOf(measure) === at;
  });
  const others = measures.filter((measure) => !once.includes(measure));
  return {
    measure: joined(once, ', '),
    others: others.map((words) => ({ tongue: onlyTongue(words), words })),
  };
}

/** Reads the words of a dish's own line. */
export function readTitle({ words, ...coded }: Coded, { areMany, main }: Tongues): Line {
  if (areMany) {
    const { words: whole, measures } = measuresOut(trimmed(words));
    const { words: bare, remark } = withoutRemark(whole);
    const parts: Line['parts'] = partsOf(bare).map(({ tongue, words: own }) => {
      const [title, description] = splitTitle(own);
      return { tongue, title, description };
    });
    const { measure, others } = measuresByTongue(measures, main);
    for (const { tongue, words: own } of [...partsOf(remark), ...others])
      if (parts.some((part) => part.tongue === tongue)) parts.push({ tongue, title: '', description: own });
    return { parts, measure, ...coded };
  }
  const behind = withoutMeasureBehind(trimmed(words));
  const [whole, description] = splitTitle(behind.words);
  const { words: title, measure } = withoutMeasures(whole);
  const parts = [{ tongue: undefined, title: trimmed(title), description }];
  return { parts, measure: joined([measure, behind.measure], ', '), ...coded };
}

/** The words of one language: a title, the description in its line, and the lines below. */
type Texts = { title: string; beside: string[]; lines: string[] };

/** A description in one; lines below that begin a sentence are parted from what stands in the title's line. */
function running({ beside, lines }: Pick<Texts, 'beside' | 'lines'>): string {
  const [own, below] = [joined(beside), joined(lines)];
  return /^[\p{Lu}\p{N}]/u.test(below) ? described([own, below]) : joined([own, below]);
}

/** Gives each text to its language: the first of a language is its title, the others are its description. */
function byTongue(
  parts: Line['parts'],
  lines: readonly string[],
  { main, areMany }: Tongues,
): Map<Tongue, Texts> {
  const texts = new Map<Tongue, Texts>();
  const of = (tongue: Tongue) => {
    const own = texts.get(tongue) ?? { title: '', beside: [], lines: [] };
    texts.set(tongue, own);
    return own;
  };
  const usual = main ?? 'other';
  const add = ({ tongue, words }: Part) => {
    const own = of(tongue);
    if (own.title === '' && (tongue !== usual || !isDescribing(words))) own.title = words;
    else own.lines.push(words);
  };
  for (const { tongue = usual, title, description } of parts) {
    const own = of(tongue);
    own.title = joined([own.title, title]);
    if (description) own.beside.push(description);
  }
  for (const line of lines.map(withoutBrackets))
    if (areMany) partsOf(line).forEach(add);
    else of(usual).lines.push(line);
  return texts;
}

/** Words by language: those of the main one, of the others that the venue speaks, and in the description of all others. */
export function tell(
  parts: Line['parts'],
  lines: readonly string[],
  notes: readonly string[],
  tongues: Tongues,
  reader: Reader,
): Told {
  const texts = byTongue(parts, lines, tongues);
  const spoken = (tongue: Tongue): tongue is Locale =>
    tongue === reader.main || (reader.others as readonly Tongue[]).includes(tongue);
  const usual = tongues.main ?? 'other';
  const first = texts.get(usual)?.title ? usual : ([...texts].find(([, { title }]) => title)?.[0] ?? usual);
  const own = texts.get(first) ?? { title: '', beside: [], lines: [] };
  const translations: PastedTranslations = {};
  const aside: string[] = [];
  const unspoken: Locale[] = [];
  for (const [tongue, { title, beside, lines: more }] of texts) {
    if (tongue === first) continue;
    if (spoken(tongue) && tongue !== reader.main)
      translations[tongue] = { title, description: running({ beside, lines: more }) };
    else {
      aside.push(title, ...beside, ...more);
      if (tongue !== 'other') unspoken.push(tongue);
    }
  }
  return {
    title: own.title,
    description: described([running(own), ...aside, ...notes]),
    translations,
    unspoken,
  };
}
