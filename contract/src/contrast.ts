import { CONTRAST } from './limits.ts';
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

/** Ink for a background that has no colour of its own in the theme: near black or white, whichever reads better. */
export function inkOn(background: string): '#1a202c' | '#ffffff' {
  return contrastRatio('#1a202c', background) >= contrastRatio('#ffffff', background) ? '#1a202c' : '#ffffff';
}

/** A text or icon of a theme and its background; `option` is its path in the part, `least` the contrast it needs. */
export type ColourPair = {
  part: 'welcome' | 'detail' | 'menu';
  option: string;
  colour: string;
  background: string;
  least: number;
};

const leastFor = (size: number) => (size >= CONTRAST.largeFrom ? CONTRAST.large : CONTRAST.text);

/** The pairs of the welcome screen (ruling 34a). */
export function welcomePairs(options: PartOptions<'welcome'>): ColourPair[] {
  const { solid_color: page, button, select, language, branch } = options;
  const pill = layered(button.background_color, button.background_opacity, layered(page, 1, '#ffffff'));
  const pair = (option: string, colour: string, background: string, size: number): ColourPair => ({
    part: 'welcome',
    option,
    colour,
    background,
    least: leastFor(size),
  });
  return [
    pair('button.text_color', button.text_color, pill, button.size),
    pair('select.color', select.color, page, select.size),
    pair('language.color', language.color, page, language.size),
    pair('branch.text.color', branch.text.color, branch.background_color, branch.text.size),
  ];
}

/** The pairs of an item's detail. */
export function detailPairs(options: PartOptions<'detail'>): ColourPair[] {
  const { background, item, extras, allergy } = options;
  const pair = (option: string, colour: string, least: number): ColourPair => ({
    part: 'detail',
    option,
    colour,
    background,
    least,
  });
  return [
    pair('item.title.color', item.title.color, leastFor(item.title.size)),
    pair('item.price.color', item.price.color, leastFor(item.price.size)),
    pair('item.description.color', item.description.color, leastFor(item.description.size)),
    pair('extras.title.color', extras.title.color, leastFor(extras.title.size)),
    pair('extras.text.color', extras.text.color, leastFor(extras.text.size)),
    pair('extras.digit.color', extras.digit.color, leastFor(extras.text.size)),
    pair('allergy.ico.color', allergy.ico.color, CONTRAST.large),
  ];
}

/** The pairs of a menu. */
export function menuPairs(options: PartOptions<'menu'>): ColourPair[] {
  const { solid_color: page, sections, items } = options;
  const { ico, info, name, note, block, price, description } = items;
  const pair = (option: string, colour: string, background: string, least: number): ColourPair => ({
    part: 'menu',
    option,
    colour,
    background,
    least,
  });
  return [
    pair('sections.color', sections.color, page, leastFor(sections.size)),
    pair('items.ico.new', ico.new, block.background, CONTRAST.large),
    pair('items.ico.popular', ico.popular, block.background, CONTRAST.large),
    pair('items.info.text', info.text, info.background, CONTRAST.text),
    pair('items.info.icon', info.icon, info.background, CONTRAST.large),
    pair('items.name.color', name.color, block.background, leastFor(name.size)),
    pair('items.note.color', note.color, note.background, leastFor(note.description.size)),
    pair('items.price.color', price.color, block.background, leastFor(price.size)),
    pair('items.description.color', description.color, block.background, leastFor(description.size)),
  ];
}
