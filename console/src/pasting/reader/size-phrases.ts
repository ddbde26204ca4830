import { MEASURE } from './measures.ts';
import { wordOf } from './one-of.ts';
import { LARGENESS, PARTS, VESSELS, WAYS } from './size-words.ts';

/** A part of a portion, or a width in inches. */
export const FRACTION = String.raw`(?<![\p{N}\p{Sc}.,/])(?:1\/[1234]|3\/4|[½¼¾⅓])(?![\p{N}/])`;
export const INCHES = String.raw`(?<![\p{L}\p{N}\p{Sc}.,/])\d{1,2}\s?(?:["″”]|''|-?inch(?:es)?(?!\p{L})|in(?!\p{L}))`;

const HOW = `(?:${wordOf(`${LARGENESS} ${PARTS}`)}|${FRACTION})`;
const VESSEL = wordOf(VESSELS);
/** Words of which a number of a whole stands before: `2 persons`, `1,5 porsiyon`. */
const EATERS =
  'persons people person pax pers personen personnes personne personas persone человека человек чел персоны أشخاص شخص اشخاص kişilik kişi άτομα 人 人份 pieces pcs stück pièces piezas pezzi قطع حبات';
const COUNTED = String.raw`(?<![\p{L}\p{N}\p{Sc}.,/])(?:\d{1,2}(?:[.,]\d)?[\s-]?(?:${wordOf(EATERS)}|${VESSEL})|(?:for|für|pour|para|per|на|за)\s\d{1,2}(?![\d.,])(?:\s(?:${wordOf(EATERS)}))?)`;
/** A number of pieces in brackets or with a cross: `(6)`, `x6`. */
const PIECES = String.raw`(?:\(\d{1,2}\)|(?<![\p{L}\p{N}])(?:[x×]\d{1,2}|\d{1,2}[x×])(?![\p{L}\p{N}]))`;
/** A volume in litres without its unit. */
const LITRES = String.raw`(?<![\p{L}\p{N}\p{Sc}.,])0[.,]\d{1,3}(?![\d.,])`;
const KIND = String.raw`(?:(?:le|la|un|une|der|die|das|the|il|el|una)\s)?(?:${HOW}[\s-])?${VESSEL}(?:\s${HOW})?|${HOW}(?:[\s-]${VESSEL})?`;

/** The source of a pattern for words that say how large a size is, or which part. */
export const HOW_MUCH = HOW;

/** The source of a pattern for the name of a size of several words, `half kilo`, with its measure: `Small (12oz)`. */
export const PHRASE = String.raw`(?:(?:${COUNTED}|${KIND}|${wordOf(WAYS)})(?:\s?\(?(?:${MEASURE}|${INCHES})\)?)?|(?:${MEASURE}|${INCHES})(?:\s\(?(?:${KIND})\)?)?|${PIECES}|${LITRES})`;

const BARE = new RegExp(`^${wordOf(LARGENESS)}$`, 'iu');
const HELD = new RegExp(String.raw`^(?<vessel>${VESSEL})(?:\s(?<how>${HOW}))?$`, 'iu');
/** What is a dish by itself where only a meal stands beside it. */
const SANDWICH = /^(?:sandwich|sub|wrap|burger|سا?ند[وا]\p{L}*)$/iu;
const MEAL = /^(?:meal|combo|menu|وجبة)$/iu;

/**
 * The words of a first name that belong to the title, and the rest of the name: where the others only say how large, as in
 * `Rice bowl small 5 / large 8`, the vessel is part of the dish.
 */
export function titleInName(name: string, others: readonly string[]): { title: string; name: string } {
  const { vessel = '', how = '' } = HELD.exec(name)?.groups ?? {};
  const areBare = others.every((other) => BARE.test(other));
  const isDish = SANDWICH.test(vessel) && others.every((other) => MEAL.test(other));
  return vessel && (areBare || isDish) ? { title: vessel, name: how } : { title: '', name };
}
