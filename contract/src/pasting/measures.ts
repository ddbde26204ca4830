import { oneOf } from './one-of.ts';
import { joined } from './plain-text.ts';

/** Units of weights, volumes, pieces and calories on menus. */
const UNITS =
  'g gr gm gms gram grams kg ml cl dl cm l lt ltr liter litre oz lb pc pcs piece pieces stk stück ' +
  'kcal kcals cal cals calories ккал калорий سعرة سعره سعرات ' +
  'г гр грамм кг мл см л шт ' +
  'غ غم غرام جم جرام جرامًا كغ كجم كيلو مل لتر قطع قطعة حبات ' +
  'γρ גרם גר מ"ל מל יח 克 毫升 升 斤 个 只 個 กรัม มล ชิ้น ცალი ग्राम मिली გრ მლ გ ლ';
const UNIT = oneOf(UNITS);
const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,3})?`;

/** A mark between the numbers of a measure; behind an amount with decimals a slash begins another size. */
const AND = String.raw`\s*(?<![.,]\d\d\s?)[/x×х+]\s*`;

/** The source of a pattern for a measure, such as `300/30 г`, `0.5 l`, `6 pcs`, or `Ø 32` without a unit. */
export const MEASURE = String.raw`(?<![\p{L}\p{N}\p{Sc}.,]|\d\s?/)(?:(?:[Ø∅⌀]\s?)?${NUMBER}(?:(?:${AND}|-)${NUMBER}){0,4}\s?(?:${UNIT})\.?|[Ø∅⌀]\s?\d{2})(?![\p{L}\p{N}])`;

/** A measure of one number, which another amount may stand before: the last of `12oz 3 / 16oz`. */
export const ONE_MEASURE = String.raw`(?<![\p{L}\p{N}\p{Sc}.,])${NUMBER}\s?(?:${UNIT})\.?(?![\p{L}\p{N}])`;

const ANYWHERE = new RegExp(
  String.raw`[\s,;–—-]*[([]?(?<![\p{L}\p{N}.,/])(${MEASURE})[)\]]?[\s,;–—-]*`,
  'iu',
);

/** A volume in litres without its unit, as bars write it. */
const LITRES = /\s+(0[.,]\d{1,3})$/;

const HEADED = new RegExp(String.raw`[,(\s](${UNIT})\.?\)?$`, 'iu');

/** The unit that the header of a column of measures names, if any. */
export const unitIn = (header: string): string => HEADED.exec(header)?.[1] ?? '';

/** Words without the first measure in them, and that measure; words that are nothing else stay. */
export function withoutMeasure(words: string): { words: string; measure: string } {
  const found = ANYWHERE.exec(words) ?? LITRES.exec(words);
  if (!found) return { words, measure: '' };
  const [all, measure = ''] = found;
  const rest = `${words.slice(0, found.index)} ${words.slice(found.index + all.length)}`.trim();
  return /\p{L}/u.test(rest) ? { words: rest, measure: measure.replace(/\.$/, '') } : { words, measure: '' };
}

/** Words of one language without any measure, and those: a weight and its calories. */
export function withoutMeasures(words: string): { words: string; measure: string } {
  const { words: rest, measure } = withoutMeasure(words);
  if (measure === '') return { words, measure };
  const further = withoutMeasures(rest);
  return { words: further.words, measure: joined([measure, further.measure], ', ') };
}
