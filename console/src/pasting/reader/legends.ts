import {
  FOOD_SPECIALITY,
  type FoodSpeciality,
  INGREDIENT_WARNINGS,
  type IngredientWarning,
} from '@sofra/contract/catalogue/dietary';
import { fold } from '@sofra/contract/languages/folding';
import { DIETARY_WORDS } from './dietary-words.ts';

/** The meaning of a legend's code: a key of ours, or its own words where we have none. */
export type Meaning = { warning?: IngredientWarning; speciality?: FoodSpeciality; words: string };

/** The codes of a legend, in upper case. */
export type Legend = Map<string, Meaning>;

// The longer words first: gluten-free is no gluten.
const KNOWN = Object.entries(DIETARY_WORDS)
  .flatMap(([key, words]) => words.split(',').map((word) => [fold(word), key] as const))
  .sort(([one], [other]) => other.length - one.length);

/** Words for a dish before what it is: `danie wegańskie`. */
const DISH =
  /^(?:danie|dania|potrawa|potrawy|jídl[oa]|jedl[oá]|jel[oa]|блюд[оа]|страв[аи]|ястие|plats?|platos?|piatt[oi]|pratos?|gerichte?|gerecht|rätt|ret|rett|ruoka|étel|yemek|πιάτο)\s+/iu;
const CONTAINS =
  /^(?:(?:may |can |dish(?:es)? |item(?:s)? |food |that |which |is |are |the )*(?:contains?|containing|with|suitable for|denotes|indicates|means|has|includes?)|enthält|mit|geeignet für|содержит|подходит для|с|со|تحتوي على|يحتوي على|مناسب لل?|contient|contiene|con|avec|convient aux?|adatto ai?|apto para|içerir|zawiera(?:ją)?|obsahuj[eíú]+|містить|съдържа|sadrži|садржи|conține|conţine|περιέχει|innehåller|indeholder|inneholder|sisältää|bevat|contém|pode conter|może zawierać|может содержать|peut contenir|kann enthalten|puede contener|può contenere|含有?)(?:\s(?:du|de la|de l[’']|des|il|le|el|la|o|a))?\s+/iu;
/** Words behind an allergen which say that it means what is made of it too. */
const MADE_OF =
  /\s*(?:\([^()]*\)$|(?:and|und|et|y|e|en|i|a|и|та|ir|ve|și|och|og|ja)\s(?:(?:products?|daraus|produits?|productos?|prodotti|produtos|derivati|producten|produkty|výrobky|výrobk|продукты|продукти|ürünleri|produse|produkter|tuotteet)(?!\p{L})).*$)/iu;
/** Words which say that a dish lacks something. */
const WITHOUT = /^(?:made )?(?:without|no|free (?:of|from)|ohne|sans|sin|senza|без|بدون|خال[يٍ]?ة? من)\s+/iu;
const LACKING: { [key: string]: FoodSpeciality } = { gluten: 'gluten_free', milk: 'lactose_free' };

/** Words of a choice: a dish that can be made without something may come with it. */
const OPTIONAL =
  /(?<!\p{L})(?:options?|optional|available|possible|adaptable|can be|could be|(?:up)?on request|upon request|auf wunsch|möglich|по запросу|возможно|можно|متوفر|متاح|عند الطلب|sur demande|su richiesta|bajo petición|not)(?!\p{L})/iu;
/** Nuts and what else a dish may be free of, where we have no key for it. */
const FREE = /[\s-](?:free|frei)(?!\p{L})/iu;

/** The most letters of an ending behind a short word, which else begins another: `hal` and `halloumi`. */
const SHORT = 3;
const ENDING = 2;

function beginsWith(words: string, word: string): boolean {
  if (!words.startsWith(word)) return false;
  if (word.length > SHORT || !/^\p{Script=Latin}/u.test(word)) return true;
  return (/^\p{L}*/u.exec(words.slice(word.length))?.[0].length ?? 0) <= ENDING;
}

function keyOf(words: string): string | undefined {
  const own = fold(words.replace(MADE_OF, ''));
  return KNOWN.find(([word]) => beginsWith(own, word) && own.length <= 3 * word.length + 16)?.[1];
}

/** The meaning of the words behind a code, or of an allergen that stands for itself. */
export function meaningOf(words: string): Meaning {
  const bare = words.toLowerCase().replace(DISH, '').replace(CONTAINS, '');
  const lacks = WITHOUT.test(bare);
  const found = OPTIONAL.test(bare) ? undefined : keyOf(bare.replace(WITHOUT, ''));
  const own = lacks ? (LACKING[found ?? ''] ?? keyOf(bare)) : found;
  const key = FREE.test(bare) && !own?.endsWith('_free') ? undefined : own;
  const warning = INGREDIENT_WARNINGS.find((name) => name === key);
  const speciality = FOOD_SPECIALITY.find((name) => name === key);
  return { words, ...(warning && { warning }), ...(speciality && { speciality }) };
}

/** Words for additives, which menus have to tell in some countries. */
const ADDITIVE =
  /farbstoff|konserv|antioxid|koffein|coffein|süßungs|süssungs|geschmacksverst|geschwefelt|geschwärzt|gewachst|phosphat|chinin|colorant|conservat|édulcor|caféin|caffein|sweeten|preservativ|flavou?r enhanc|краситель|консерв|кофеин|barwnik|konserwant|kofein/iu;
/** Words for what was frozen, which they have to tell in others. */
const FROZEN =
  /frozen|surgel|congel|κατεψυγμ|tiefgek|tiefgef|gefroren|заморож|مجمد|dondurul|mrożon|mražen|mrazen|smrznut|замръзен|ultracong/iu;

/** Whether words name what we have a key for. */
export function isKnownMeaning(words: string): boolean {
  const { warning, speciality } = meaningOf(words);
  return warning !== undefined || speciality !== undefined;
}

/** Whether a meaning tells of what menus explain, also where it names only a choice. */
const isKnown = ({ words, warning, speciality }: Meaning) =>
  warning !== undefined ||
  speciality !== undefined ||
  FROZEN.test(words) ||
  ADDITIVE.test(words) ||
  (OPTIONAL.test(words) && KNOWN.some(([word]) => word.length > 3 && fold(words).includes(word)));

const HEAD =
  /^[*\s]*(?:(?:food\s|dietary\s|menu\s)?(?:allergens?|symbols|key|guide|legend)|please note|dietary|allergene|allergen(?:en)?kennzeichnung|zusatzstoffe|аллергены|условные обозначения|مسببات الحساسية|الحساسية|الرموز|allergeni|allergènes|légende|légendes|legenda|leyenda|alérgenos|alerjenler|αλλεργιογόνα|אלרגנים|アレルゲン|アレルギー|过敏原|알레르기|legende|обозначения|دليل الرموز)(?:\s\p{L}+){0,2}\s*[:：–-]?\s*/iu;

const WORD_CODE = String.raw`\p{Lu}{1,4}\d?|\p{Ll}{1,4}|\p{Lo}{1,2}|\d{1,2}`;
const PICTURE = String.raw`\p{Extended_Pictographic}+|\*{1,3}|†`;
/** Where the meaning of a code begins: `(v)`, `V =`, `v:`, `a)`, `V - `, or a picture. */
const MARKER = new RegExp(
  String.raw`(?<=^|[\s,;،、|·•/.])(?:[([]\s?(?<closed>${WORD_CODE}|${PICTURE})\s?[)\]]\s*[=:–—-]?|(?<told>${WORD_CODE})\s?(?:[=:)]|\s[–—-](?=\s)|(?=\s(?:denotes|indicates|means|stands for)\s))|(?<dotted>\p{Lu}|\d{1,2})\.(?=\s\p{L})|(?<picture>${PICTURE})\s?[=:–—-]?)\s*(?=[\p{L}])`,
  'gu',
);
// The longest codes that stand right before their meaning with a blank between: `1 gluten 2 mustard`, `v vegetarian`.
const CLOSE = /(?<=^|[\s,;،、|·•/])(?<code>\p{Lu}{1,3}|\p{Ll}{1,3}|\d{1,2})\s+(?=\p{L})/gu;
const MEANING_EDGES = /^[\s=:–—-]+|[\s,;،、|·•/.([–—-]+$/gu;
const LONGEST_MEANING = 60;

type Pair = { code: string; words: string; begin: number };

/** The codes of a line with the words up to the next one; a sentence behind them is no part of the meaning. */
function pairsAt(line: string, markers: readonly RegExpExecArray[]): Pair[] {
  return markers.map((found, at) => {
    const { closed, told, dotted, picture, code } = found.groups ?? {};
    const words = line.slice(found.index + found[0].length, markers[at + 1]?.index);
    return {
      code: (closed ?? told ?? dotted ?? picture ?? code ?? '').toUpperCase(),
      words: (words.split(/\.\s+(?=\p{Lu}|\p{Lo})/u)[0] ?? '').replaceAll(MEANING_EDGES, ''),
      begin: found.index,
    };
  });
}

/** The markers of a line; where a blank parts codes from their meanings, what follows must be such a meaning. */
function markersIn(bare: string, isAnnounced: boolean): RegExpExecArray[] {
  const markers = [...bare.matchAll(MARKER)];
  if (markers.length > 0 && !isAnnounced) return markers;
  const close = [...bare.matchAll(CLOSE)].filter(({ index, 0: all }) => {
    const words = fold(
      bare
        .slice(index + all.length, index + all.length + LONGEST_MEANING)
        .toLowerCase()
        .replace(CONTAINS, ''),
    );
    const isNew = markers.every((one) => index < one.index || index >= one.index + one[0].length);
    const isMeaning =
      KNOWN.some(([word]) => beginsWith(words, word)) || ADDITIVE.test(words.split(/[,;،]/)[0] ?? '');
    // `1 mit Milch` has no code `mit`.
    return isNew && isMeaning && !CONTAINS.test(all);
  });
  return [...markers, ...close].sort((one, other) => one.index - other.index);
}

/** Whether the only marker of a line explains a code, and is no title or picture over a heading: `🔥 Hot mezze`, `BLT - eggs`. */
function isLoneCode({ 0: all, input, groups: { closed, told, picture } = {} }: RegExpExecArray): boolean {
  if (closed || /=/.test(all)) return true;
  if (picture) return /[:–—-]/.test(all) || (/^\*/.test(picture) && FROZEN.test(input));
  return !told || told.length <= 2 || (/^\p{Ll}/u.test(told) && /:/.test(all));
}

/** The codes that a line explains, such as `A = Gluten, C = Eggs`; undefined when it is no legend. */
export function legendOf(line: string): Legend | undefined {
  const bare = line.replace(HEAD, '');
  const isAnnounced = bare !== line;
  const markers = markersIn(bare, isAnnounced);
  const [lone] = markers.length === 1 ? markers : [];
  if (lone && !isAnnounced && !isLoneCode(lone)) return undefined;
  const pairs = pairsAt(bare, markers);
  const [first] = pairs;
  // A price at the end makes a dish of the line.
  if (!first || /\d\s*\p{Sc}?$/u.test(line.replace(/\d\)$/, ''))) return undefined;
  const isFirst =
    first.begin === 0 || (pairs.length > 1 && /[.:!|•–-]\s*$/u.test(bare.slice(0, first.begin)));
  const entries = pairs
    .filter(({ words }) => words !== '' && words.length <= LONGEST_MEANING)
    .map(({ code, words }): [string, Meaning] => [code, meaningOf(words)]);
  const known = entries.filter(([, meaning]) => isKnown(meaning)).length;
  const isLegend =
    isFirst && known > 0 && 2 * entries.length > pairs.length && (isAnnounced || known * 2 >= entries.length);
  return isLegend ? new Map(entries) : undefined;
}

/** Whether a line only announces a legend. */
export const isLegendHead = (line: string): boolean => line.replace(HEAD, '') === '' && line.trim() !== '';
