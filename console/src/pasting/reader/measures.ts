import { oneOf } from './one-of.ts';
import { joined } from './plain-text.ts';
import { withoutPortion } from './portions.ts';

/** Units of weights, volumes, pieces and calories on menus. */
const UNITS =
  'g gr gm gms gram grams kg ml cl dl cm l lt ltr liter litre liters litres litro litri litros oz lb pc pcs piece pieces stk stück adet dilim dilimli piezas pezzi pièces ' +
  'г гр грамм кг мл см л шт кусочков кусочка ' +
  'غ غم غرام جم جرام جرامًا كغ كجم كيلو مل لتر قطع قطعة حبات ' +
  'γρ λίτρο λίτρα γραμμάρια גרם גר מ"ל מל יח יח\' יח׳ 克 毫升 升 斤 个 只 個 กรัม มล ชิ้น ცალი ग्राम मिली გრ მლ გ ლ';
/** Words of calories, before a number or behind it; a mark `~` stands for a blank. */
const CALORIES =
  'kcal kcals cal cals calories calorie ккал калорий калории سعرة سعره سعرات سعرة~حرارية سعره~حرارية سعرات~حرارية سعر~حراري كالوري kalori 大卡 千卡 卡路里';
const CALORIE = oneOf(CALORIES).replaceAll('~', String.raw`\s`);
const UNIT = `${CALORIE}|${oneOf(UNITS)}`;
const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,3})?`;

/** A mark between the numbers of a measure; behind an amount with decimals a slash begins another size. */
const AND = String.raw`\s*(?<![.,]\d\d\s?)[/x×х+]\s*`;

/** The source of a pattern for a measure, such as `300/30 г`, `0.5 l`, `6 pcs`, or `Ø 32` without a unit. */
export const MEASURE = String.raw`(?<![\p{L}\p{N}\p{Sc}.,]|\d\s?/)(?:(?:[Ø∅⌀]\s?)?${NUMBER}(?:(?:${AND}|-)${NUMBER}){0,4}\s?(?:${UNIT})\.?|[Ø∅⌀]\s?\d{2})(?![\p{L}\p{N}])`;

/** A measure of one number, which another amount may stand before: the last of `12oz 3 / 16oz`. */
export const ONE_MEASURE = String.raw`(?<![\p{L}\p{N}\p{Sc}.,])${NUMBER}\s?(?:${UNIT})\.?(?![\p{L}\p{N}])`;

const CALORIES_NAMED = String.raw`(?:calories|kcal|калорийность|ккал|(?:ال)?سعرات(?:\sالحرارية)?|kalori)\s?[:=]\s?\d{1,4}(?:\s?(?:${CALORIE}))?`;
const CALORIES_LAST = new RegExp(
  String.raw`[\s,;/|•·–—-]*[([]?(?<![\p{L}\p{N}.,])(?<calories>\d{1,4}\s?(?:${CALORIE})\.?|${CALORIES_NAMED})\s*[)\]]?$`,
  'iu',
);

/** A line without the calories at its end, and those. */
export function withoutCalories(line: string): { line: string; calories: string } {
  const found = CALORIES_LAST.exec(line);
  return found
    ? { line: line.slice(0, found.index), calories: found.groups?.calories ?? '' }
    : { line, calories: '' };
}

const ANYWHERE = new RegExp(
  String.raw`[\s,;–—-]*[([]?(?<![\p{L}\p{N}.,/])(${CALORIES_NAMED}|${MEASURE})[)\]]?[\s,;–—-]*`,
  'iu',
);

/** A volume in litres without its unit, as bars write it. */
const LITRES = /\s+(0[.,]\d{1,3})$/;
/** Weights of a dish and what lies beside it, without their unit: `200/40`. */
const WEIGHTS = /[\s,(]+([1-9]\d{2,3}(?:\/\d{2,4}){1,3})\)?$/;
/** Words that only with their number of pieces tell one meal from the next: `2 pcs meal`. */
const MEAL =
  /^(?:meals?|combo|family|box|bucket|set|menu|menü|pack|platter|deal|party|бокс|набор|сет|ведро|وجبة|بوكس|علبة)$/iu;
/** A comma beside a measure parts the words around it too. */
const between = (all: string, behind: string) =>
  /^[\s)\]]*[,،]|[,،]\s*$/u.test(all) && /^\p{L}/u.test(behind) ? ', ' : ' ';

const HEADED = new RegExp(String.raw`[,(\s](${UNIT})\.?\)?$`, 'iu');

/** The unit that the header of a column of measures names, if any. */
export const unitIn = (header: string): string => HEADED.exec(header)?.[1] ?? '';

/** Words without the first measure in them, and that measure; words that are nothing else stay. */
function withoutMeasure(words: string): { words: string; measure: string } {
  const found = ANYWHERE.exec(words) ?? LITRES.exec(words) ?? WEIGHTS.exec(words);
  if (!found) {
    const { words: bare, portion } = withoutPortion(words);
    return { words: bare, measure: portion.replace(/\.$/, '') };
  }
  const [all, measure = ''] = found;
  const [before, behind] = [words.slice(0, found.index), words.slice(found.index + all.length)];
  if (before === '' && MEAL.test(behind)) return { words, measure: '' };
  const rest = (before && behind ? `${before}${between(all, behind)}${behind}` : before + behind).trim();
  return /\p{L}/u.test(rest) ? { words: rest, measure: measure.replace(/\.$/, '') } : { words, measure: '' };
}

/** Words without any measure, and those. */
export function measuresOut(words: string): { words: string; measures: string[] } {
  const { words: rest, measure } = withoutMeasure(words);
  if (measure === '') return { words, measures: [] };
  const further = measuresOut(rest);
  return { words: further.words, measures: [measure, ...further.measures] };
}

const MEASURE_BEHIND = new RegExp(
  String.raw`(?:(?<=\p{L}.*\))[\s,–—-]+|\s*\t\s*)(?<measure>${MEASURE}|[1-9]\d{2,3}(?:\/\d{2,4})+)$`,
  'iu',
);

/** Words without the measure behind their brackets or in a column, `Cheese board (brie, honey) 200 g`, and that. */
export function withoutMeasureBehind(words: string): { words: string; measure: string } {
  const found = MEASURE_BEHIND.exec(words);
  return found
    ? { words: words.slice(0, found.index), measure: found.groups?.measure ?? '' }
    : { words, measure: '' };
}

/** Words of one language without any measure, and those: a weight and its calories. */
export function withoutMeasures(words: string): { words: string; measure: string } {
  const { words: rest, measures } = measuresOut(words);
  return { words: rest, measure: joined(measures, ', ') };
}
