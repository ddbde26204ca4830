import { blend, formatHex, useMode as learn, modeLrgb, modeRgb, wcagContrast } from 'culori/fn';
import { CONTRAST } from '../limits.ts';
import type { PartOptions } from './theme-options.ts';

// The package's small entry knows no notation but those that it is told of.
const rgbOf = learn(modeRgb);
learn(modeLrgb);

/** The solid colour that a colour of some opacity (times its own alpha) makes over a solid one, as `#rrggbb`. */
export function layered(colour: string, opacity: number, under: string): string {
  const top = rgbOf(colour);
  if (!top) throw new RangeError(`not a colour: ${colour}`);
  return formatHex(blend([under, { ...top, alpha: (top.alpha ?? 1) * opacity }]));
}

/** WCAG's contrast of two colours, 1 to 21; a translucent colour is laid over the other, and that over white. */
export function contrastRatio(colour: string, background: string): number {
  const under = layered(background, 1, '#ffffff');
  return wcagContrast(layered(colour, 1, under), under);
}

const INKS = ['#1a202c', '#ffffff'] as const;
const EXTREMES = ['#000000', '#ffffff'] as const;

const readsBest = (inks: readonly string[], background: string): string =>
  inks.reduce((best, ink) => (contrastRatio(ink, background) > contrastRatio(best, background) ? ink : best));

/**
 * Ink for a background that has no colour of its own in the theme: near black or white, whichever reads better; black or white on
 * a ground between light and dark, where near black has too little contrast.
 */
export function inkOn(background: string): string {
  const ink = readsBest(INKS, background);
  return contrastRatio(ink, background) >= CONTRAST.text ? ink : readsBest(EXTREMES, background);
}

/** The solid colour of what lies in the given colours one over the other, the lowest first, on a page's white. */
export const groundOf = (...colours: readonly string[]): string =>
  colours.reduce((under, colour) => layered(colour, 1, under), '#ffffff');

/**
 * A text or icon of a theme and the solid colour beneath it; `option` is its path in the part, `least` the contrast it needs. An
 * option that shows in several places has a pair for each.
 */
export type ColourPair = {
  part: 'welcome' | 'detail' | 'menu';
  option: string;
  colour: string;
  background: string;
  least: number;
};

/** WCAG's large text begins earlier for bold letters. */
const leastFor = (size: number, isBold = false) =>
  size >= (isBold ? CONTRAST.largeBoldFrom : CONTRAST.largeFrom) ? CONTRAST.large : CONTRAST.text;

const pairsIn =
  (part: ColourPair['part']) =>
  (option: string, colour: string, background: string, least: number): ColourPair => ({
    part,
    option,
    colour,
    background,
    least,
  });

/** The solid ground of the welcome sheet, whose colour lies on a page of the same. */
export const welcomeGround = (page: string): string => groundOf(page, page);

/** The pairs of the welcome screen (rule 34a). */
export function welcomePairs(options: PartOptions<'welcome'>): ColourPair[] {
  const { button, select, language, branch } = options;
  const page = welcomeGround(options.solid_color);
  const pill = layered(button.background_color, button.background_opacity, page);
  const pair = pairsIn('welcome');
  return [
    pair('button.text_color', button.text_color, pill, leastFor(button.size, true)),
    pair('select.color', select.color, page, leastFor(select.size)),
    pair('language.color', language.color, page, leastFor(language.size)),
    pair(
      'branch.text.color',
      branch.text.color,
      layered(branch.background_color, 1, page),
      leastFor(branch.text.size),
    ),
  ];
}

/** The pairs of an item's detail, which lies on a sheet of its own. */
export function detailPairs(options: PartOptions<'detail'>): ColourPair[] {
  const { item, extras, allergy } = options;
  const sheet = groundOf(options.background);
  const pair = pairsIn('detail');
  return [
    pair('item.title.color', item.title.color, sheet, leastFor(item.title.size, true)),
    pair('item.price.color', item.price.color, sheet, leastFor(item.price.size)),
    // The marks are small in the same colour.
    pair('item.description.color', item.description.color, sheet, CONTRAST.text),
    pair('extras.title.color', extras.title.color, sheet, leastFor(extras.title.size, true)),
    pair('extras.text.color', extras.text.color, sheet, leastFor(extras.text.size)),
    pair('extras.digit.color', extras.digit.color, sheet, leastFor(extras.text.size, true)),
    pair('allergy.ico.color', allergy.ico.color, sheet, CONTRAST.large),
  ];
}

/** The pairs of a menu; its icons and specialities show on the sheet of an item too, whose colour is `sheet`. */
export function menuPairs(options: PartOptions<'menu'>, sheet: string): ColourPair[] {
  const { sections, items } = options;
  const { ico, info, name, note, block, price, description } = items;
  const page = groundOf(options.solid_color);
  const card = layered(block.background, 1, page);
  const noteLeast = Math.max(leastFor(note.title.size, true), leastFor(note.description.size));
  const pair = pairsIn('menu');
  const onBoth = [card, groundOf(sheet)].flatMap((ground) => {
    const chip = layered(info.background, 1, ground);
    return [
      pair('items.ico.new', ico.new, ground, CONTRAST.large),
      pair('items.ico.popular', ico.popular, ground, CONTRAST.large),
      pair('items.info.text', info.text, chip, CONTRAST.text),
      pair('items.info.icon', info.icon, chip, CONTRAST.large),
    ];
  });
  return [
    pair('sections.color', sections.color, page, leastFor(sections.size, true)),
    ...onBoth,
    // The marks are small in the same colour.
    pair('items.name.color', name.color, card, CONTRAST.text),
    pair('items.note.color', note.color, layered(note.background, 1, page), noteLeast),
    pair('items.price.color', price.color, card, leastFor(price.size)),
    pair('items.description.color', description.color, card, leastFor(description.size)),
  ];
}
