import { CONTRAST } from '../limits.ts';
import type { PartOptions } from './theme-options.ts';

type Channels = [red: number, green: number, blue: number, alpha: number];

function channelsOf(colour: string): Channels {
  const digits = colour.replace('#', '');
  const whole = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const byte = (at: number) => Number.parseInt(whole.slice(at, at + 2), 16);
  return [byte(0), byte(2), byte(4), whole.length === 8 ? byte(6) / 255 : 1];
}

/** The solid colour that a colour of some opacity (times its own alpha) makes over a solid one, as `#rrggbb`. */
export function layered(colour: string, opacity: number, under: string): string {
  const [top, bottom] = [channelsOf(colour), channelsOf(under)];
  const alpha = top[3] * opacity;
  const bytes = [0, 1, 2].map((at) => Math.round((top[at] ?? 0) * alpha + (bottom[at] ?? 0) * (1 - alpha)));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
    .slice(0, 3)
    .map((byte) => byte / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * WCAG's contrast of two colours, 1 to 21; a translucent colour is laid over the other, and that over white.
 */
export function contrastRatio(colour: string, background: string): number {
  const under = layered(background, 1, '#ffffff');
  const [one, other] = [luminance(layered(colour, 1, under)), luminance(under)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
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
