import type { Fonts, ThemeValues } from '@sofra/contract/branding/branding';
import {
  type ColourPair,
  contrastRatio,
  detailPairs,
  inkOn,
  menuPairs,
  welcomePairs,
} from '@sofra/contract/branding/contrast';
import { DEFAULT_THEME } from '@sofra/contract/branding/themes';
import { colourOf, hslOf, readableColour } from './readable.ts';

/** The colours that a theme of a logo is composed of. */
type Tones = {
  page: string;
  card: string;
  tint: string;
  ink: string;
  soft: string;
  accent: string;
  button: string;
};

/** The saturation from which a colour is one, and not a grey. */
const LIVELY = 0.15;

/** The colour that a logo is known by: its first lively one that is neither nearly black nor nearly white. */
function leadOf(colours: readonly string[]): string {
  const isLively = (colour: string) => {
    const { s, l } = hslOf(colour);
    return s >= LIVELY && l > 0.1 && l < 0.9;
  };
  return colours.find(isLively) ?? colours[0] ?? '#1f2937';
}

const hueOf = (colour: string) => hslOf(colour).h ?? 0;

/** The logo's next colour that is far enough from the lead to be another, else the lead. */
function secondOf(colours: readonly string[], lead: string): string {
  const distance = (colour: string) => Math.abs(((hueOf(colour) - hueOf(lead) + 540) % 360) - 180);
  return colours.find((colour) => hslOf(colour).s >= LIVELY && distance(colour) > 30) ?? lead;
}

const shade = (colour: string, most: number, l: number) => {
  const { s, ...own } = hslOf(colour);
  return colourOf({ ...own, s: Math.min(s, most), l });
};

const light = (lead: string, second: string): Tones => ({
  page: shade(lead, 0.3, 0.97),
  card: '#ffffff',
  tint: shade(lead, 0.4, 0.92),
  ink: shade(lead, 0.35, 0.14),
  soft: shade(lead, 0.2, 0.36),
  accent: second,
  button: lead,
});

const dark = (lead: string, second: string): Tones => ({
  page: shade(lead, 0.35, 0.08),
  card: shade(lead, 0.3, 0.13),
  tint: shade(lead, 0.3, 0.2),
  ink: shade(lead, 0.2, 0.95),
  soft: shade(lead, 0.2, 0.75),
  accent: second,
  button: lead,
});

const full = (lead: string, second: string): Tones => ({
  page: lead,
  card: shade(lead, 0.25, 0.97),
  tint: shade(lead, 0.4, 0.9),
  ink: shade(lead, 0.5, 0.15),
  soft: shade(lead, 0.3, 0.35),
  accent: second,
  button: shade(lead, 0.25, 0.97),
});

/** The parts of a theme that have pairs of colours. */
const PAIRS = {
  welcome: ({ welcome }: ThemeValues) => welcomePairs(welcome),
  detail: ({ detail }: ThemeValues) => detailPairs(detail),
  menu: ({ menu, detail }: ThemeValues) => menuPairs(menu, detail.background),
} as const;

function put(target: object, [name = '', ...rest]: readonly string[], value: string): void {
  const node = target as Record<string, unknown>;
  if (rest.length === 0) node[name] = value;
  else put(node[name] as object, rest, value);
}

/** Makes each text and icon of a theme readable on what lies beneath it. */
function readable(theme: ThemeValues): ThemeValues {
  for (const [part, pairsOf] of Object.entries(PAIRS))
    for (const [option, pairs] of Map.groupBy(pairsOf(theme) as ColourPair[], (pair) => pair.option)) {
      const colour = pairs[0]?.colour ?? '';
      put(theme[part as keyof typeof PAIRS], option.split('.'), readableColour(colour, pairs));
    }
  return theme;
}

function welcomeIn({ page, ink, soft, accent, button }: Tones): ThemeValues['welcome'] {
  const { welcome } = structuredClone(DEFAULT_THEME);
  welcome.solid_color = page;
  welcome.select.color = soft;
  welcome.language.color = ink;
  welcome.branch = { text: { ...welcome.branch.text, color: inkOn(accent) }, background_color: accent };
  // A button that could not be told from the page takes the ink.
  const ground = contrastRatio(button, page) < 1.5 ? ink : button;
  welcome.button = { ...welcome.button, background_color: ground, text_color: inkOn(ground) };
  return welcome;
}

function detailIn({ card, ink, soft, accent }: Tones): ThemeValues['detail'] {
  const { detail } = structuredClone(DEFAULT_THEME);
  detail.background = card;
  detail.item.title.color = ink;
  detail.item.price.color = accent;
  detail.item.description.color = soft;
  detail.extras.title.color = ink;
  detail.extras.text.color = ink;
  detail.extras.digit.color = accent;
  return detail;
}

function menuIn({ page, card, tint, ink, soft, accent }: Tones): ThemeValues['menu'] {
  const { menu } = structuredClone(DEFAULT_THEME);
  const { items } = menu;
  menu.solid_color = page;
  menu.sections.color = ink;
  items.block.background = card;
  items.name.color = ink;
  items.price.color = accent;
  items.description.color = soft;
  items.ico = { new: accent, popular: accent };
  items.info = { text: ink, background: tint, icon: accent };
  items.note.background = tint;
  items.note.color = ink;
  items.navigation = { left: card, right: card, center: card };
  return menu;
}

function themeOf(name: string, fonts: Fonts, tones: Tones): ThemeValues {
  const { selection } = structuredClone(DEFAULT_THEME);
  selection.label.background = tones.card;
  return readable({
    name,
    fonts,
    welcome: welcomeIn(tones),
    detail: detailIn(tones),
    selection,
    menu: menuIn(tones),
  });
}

/**
 * Three themes made from a logo's colours, the most frequent first: a light one, a dark one, and one full of the logo's colour.
 * In each of them every text and icon can be read (WCAG AA).
 */
export function themesOfLogo(
  colours: readonly string[],
  names: readonly [light: string, dark: string, full: string],
): [ThemeValues, ThemeValues, ThemeValues] {
  const lead = leadOf(colours);
  const second = secondOf(colours, lead);
  const { fonts } = DEFAULT_THEME;
  return [
    themeOf(names[0], fonts, light(lead, second)),
    themeOf(names[1], fonts, dark(lead, second)),
    themeOf(names[2], fonts, full(lead, second)),
  ];
}
