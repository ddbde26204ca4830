import type { FoodSpeciality, IngredientWarning } from '@sofra/contract/catalogue/dietary';
import { type BareCodes, isLettered, NO_BARE_CODES, withoutBareCodes } from './bare-codes.ts';
import type { Legend } from './legends.ts';

const CODE = String.raw`(?:\p{Lu}{1,2}\d?|[a-z]|\d{1,2}|\p{Lu}{2,3})`;
const GROUP = new RegExp(String.raw`\s*[([]\s*(${CODE}(?:\s*[,./;+&-]\s*${CODE}|\s+${CODE})*)\s*[)\]]`, 'gu');
/** Codes of small letters are words unless the legend explains them: (vg). */
const SMALL = /\s*[([]\s*((?:\p{L}{1,4})(?:(?:\s*[,،./|&+]\s*|\s)\p{L}{1,4}){0,8})\s*[)\]]/gu;
const RAISED = /(?<=\p{L})[¹²³⁴-⁹⁰](?:[,\s]*[¹²³⁴-⁹⁰])*/gu;
const TRAILING = /\s+((?:\p{Lu}{1,2}|\d{1,2})(?:\s*,\s*(?:\p{Lu}{1,2}|\d{1,2}))+|\d{1,2})(?=\s*$)/u;
/** Codes without brackets behind the words, which the legend explains. */
const BEHIND = /(?<![\d\s])(?:[\s,/|·]+(?:\p{Lu}{1,3}\d?|\p{Ll}{1,2}|\d{1,2})(?=[\s,/|·]|$))+\s*$/u;
/** Pictures and stars, which are codes where the legend explains them. */
const PICTURES = /\s*(?:\p{Extended_Pictographic}|\*{1,3}(?=\s|$)|†)/gu;
/** Pictures behind some words. */
const LAST_PICTURES = /(?<=\p{L}.*?)\s*(?:\p{Extended_Pictographic}\s?)+$/u;
/** The picture of a chilli, which needs no legend. */
const CHILLI = /(?:\s*🌶)+/u;
const lowered = (text: string) => text.normalize('NFKC');

/** The meanings of the codes in a line, and the line without them. */
export type Coded = {
  words: string;
  ingredient_warnings: IngredientWarning[];
  food_speciality: FoodSpeciality[];
  notes: string[];
};

const codesIn = (group: string) => group.split(/[\s,،./;|·+&-]+/).filter(Boolean);

const withoutMarks = (line: string) => line.replaceAll(/[()[\]|·]/g, ' ');

/** Whether a line has only codes that the legend explains; bare numbers may be a price, and are codes in brackets alone. */
function areExplained(line: string, legend: Legend): boolean {
  const codes = codesIn(withoutMarks(line));
  const mayBeNumbers = /^\s*[([].*[)\]]\s*$/u.test(line);
  const isCode = (code: string) => (mayBeNumbers || /\p{L}/u.test(code)) && legend.has(code.toUpperCase());
  return codes.length > 0 && codes.every(isCode);
}

/** A line of a description and the codes in brackets at its end, all of which the legend explains. */
function partedCodes(line: string, legend: Legend): { rest: string; codes: string[] } {
  if (areExplained(line, legend)) return { rest: '', codes: codesIn(withoutMarks(line)) };
  const [pictures = ''] = LAST_PICTURES.exec(line) ?? [];
  const shown: string[] = pictures.match(/\p{Extended_Pictographic}/gu) ?? [];
  if (shown.length > 0 && shown.every((picture) => picture === '🌶' || legend.has(picture)))
    return { rest: line.slice(0, line.length - pictures.length), codes: shown };
  const [, rest = '', group = ''] = /^(.*?)\s*([([][^()[\]]{1,60}[)\]])\s*$/u.exec(line) ?? [];
  if (!areExplained(group, legend)) return { rest: line, codes: [] };
  return { rest, codes: codesIn(withoutMarks(group)) };
}

/** Whether a line is nothing but codes: those of the legend, or several in capitals, `V, GF`. */
export const isCodes = (line: string, legend: Legend): boolean =>
  areExplained(line, legend) || /^\p{Lu}{1,3}(?:\s?[,|·/]\s?\p{Lu}{1,3})+$/u.test(line);

/** Takes the codes of allergens out of the words of a dish; those that no legend explains stay as a note. */
export function withoutCodes(words: string, legend: Legend, bare: BareCodes = NO_BARE_CODES): Coded {
  const coded: Coded = { words, ingredient_warnings: [], food_speciality: [], notes: [] };
  const read = (group: string, isCertain: boolean) => {
    const codes = codesIn(group);
    const meanings = codes.map((code) => legend.get(code.toUpperCase()));
    if (!isCertain && meanings.includes(undefined)) return false;
    for (const meaning of meanings) {
      if (meaning?.warning) coded.ingredient_warnings.push(meaning.warning);
      else if (meaning?.speciality) coded.food_speciality.push(meaning.speciality);
      else if (meaning) coded.notes.push(meaning.words);
    }
    if (meanings.includes(undefined)) coded.notes.push(`(${group})`);
    return true;
  };
  const take = (pattern: RegExp, isCertain: boolean) => {
    coded.words = coded.words.replace(pattern, (all, group?: string) =>
      read(typeof group === 'string' ? group : lowered(all), isCertain) ? '' : all,
    );
  };
  take(GROUP, true);
  take(SMALL, false);
  take(RAISED, true);
  take(PICTURES, false);
  if (CHILLI.test(coded.words)) coded.food_speciality.push('spicy');
  coded.words = coded.words.replace(CHILLI, '');
  const behind = withoutBareCodes(coded.words, legend, bare);
  coded.words = behind.words;
  if (behind.group) read(behind.group, true);
  // The only letter behind `Menu` is a part of the name.
  if (!isLettered(coded.words, bare)) {
    take(TRAILING, false);
    take(BEHIND, false);
  }
  const once = <T>(list: T[]) => [...new Set(list)];
  coded.ingredient_warnings = once(coded.ingredient_warnings);
  coded.food_speciality = once(coded.food_speciality);
  coded.notes = once(coded.notes);
  return coded;
}

/** Takes the codes out of the words of a dish, and out of the lines below, where they stand alone or in brackets at the end. */
export function withoutAnyCodes(
  words: string,
  lines: readonly string[],
  legend: Legend,
  bare: BareCodes,
): { coded: Coded; lines: string[] } {
  const parted = lines.map((line) => partedCodes(line, legend));
  const groups = parted.flatMap(({ codes }) => {
    const areWords = /[\p{L}\p{N}]/u.test(codes.join(''));
    return areWords ? [`(${codes.join(', ')})`] : codes;
  });
  const coded = withoutCodes([words, ...groups].join(' '), legend, bare);
  return { coded, lines: parted.flatMap(({ rest }) => (rest === '' ? [] : [rest])) };
}
