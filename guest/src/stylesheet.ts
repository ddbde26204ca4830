import type { Theme } from '@sofra/contract/branding/branding';
import { contrastRatio, groundOf, inkOn, layered, welcomeGround } from '@sofra/contract/branding/contrast';
import { leavesOf } from '@sofra/contract/branding/option-kinds';
import { type PartOptions, THEME_OPTIONS, type ThemePart } from '@sofra/contract/branding/theme-options';
import { DEFAULT_THEME } from '@sofra/contract/branding/themes';
import { directionOf, type Locale } from '@sofra/contract/languages/locales';
import { CONTRAST } from '@sofra/contract/limits';
import { shortenClasses } from './class-names.ts';
import { hasQuestion } from './components/welcome-page.tsx';
import { fontFamily, fontRules, type Letters, lettersIn } from './fonts.ts';
import { placeholderColour } from './pictures.ts';
import { allergens } from './styles/allergens.ts';
import { base, behind, mirrored, print } from './styles/base.ts';
import { detail } from './styles/detail.ts';
import { items } from './styles/items.ts';
import { foot, menu, part, veil } from './styles/menu.ts';
import { notice } from './styles/notice.ts';
import { popularRow } from './styles/popular-row.ts';
import { preview } from './styles/preview.ts';
import { selection } from './styles/selection.ts';
import { sharedDish } from './styles/shared-dish.ts';
import { soldOut } from './styles/sold-out.ts';
import { welcome } from './styles/welcome.ts';

/** The values that replace a style sheet's `var(--name)`, which spares guests' phones the indirection. */
type Values = { [name: string]: string };

/** CSS pixels of a picture beside an item. */
const PHOTO_PIXELS = { big: '136px', medium: '104px', small: '72px' } as const;

/** The opacity of the page's colour over a background picture, and of its ink in faint text. */
const VEIL = { picture: 0.86, faint: 0.76 } as const;

/** The opacity of the languages' colour in the welcome page's plate and in its rim. */
const PLATE = { fill: 0.06, rim: 0.22 } as const;

/** A style sheet without comments and spaces, with short class names. */
export function compactSheet(css: string): string {
  return shortenClasses(css.replaceAll(/\/\*.*?\*\//gs, ''))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(' !', '!')
    .replaceAll(' / ', '/')
    .replaceAll(';}', '}')
    .replaceAll(/([ :,-])0\./g, '$1.')
    .trim();
}

const SHEETS = {
  welcome: compactSheet(base + print + behind + welcome),
  selection: compactSheet(base + print + selection),
  menu: compactSheet(base + menu + items + detail),
  notice: compactSheet(base + print + notice),
  allergens: compactSheet(base + print + allergens),
  behind: compactSheet(behind + veil),
  part: compactSheet(part),
  foot: compactSheet(foot),
  popularRow: compactSheet(popularRow),
  soldOut: compactSheet(soldOut),
  preview: compactSheet(preview),
  sharedDish: compactSheet(sharedDish),
  mirrored: compactSheet(mirrored),
} as const;

function fill(sheet: string, values: Values): string {
  return sheet.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the style sheet asks for --${name}, which no theme has`);
    return value;
  });
}

/** The options of a theme's part by their names; sizes grow with the guest's text size, beside the pixels that they have at first. */
function valuesOf(part: ThemePart, options: object): Values {
  const values: Values = {};
  for (const { path, kind } of leavesOf(THEME_OPTIONS[part])) {
    const name = [part, ...path].join('-');
    const value = path.reduce<unknown>((above, key) => (above as Values)[key], options);
    if (kind === 'size') values[`${name}-px`] = `${value}px`;
    values[name] = kind === 'size' ? `${Number(value) / 16}rem`.replace(/^0/, '') : String(value);
  }
  return values;
}

function fontsOf({ theme: { fonts }, locale, letters }: Look): Values {
  return {
    'font-main': fontFamily(fonts.main, locale, letters),
    'font-secondary': fontFamily(fonts.secondary, locale, letters),
    'font-section': fontFamily(fonts.section, locale, letters),
  };
}

/** A page's colour and what is read on it; `ground` is the solid colour beneath its texts. */
function background(page: string, ground: string) {
  const ink = inkOn(ground);
  const faint = layered(ink, VEIL.faint, ground);
  return { page, ink, faint: contrastRatio(faint, ground) < CONTRAST.text ? ink : faint };
}

/** `rgb()` of a colour at an opacity, which multiplies its own. */
function translucent(colour: string, opacity: number): string {
  return opacity === 1 ? colour : `color-mix(in srgb,${colour} ${Math.round(opacity * 100)}%,transparent)`;
}

/** The rules of the placeholder colours that a page uses. */
export function placeholderRules(colours: Iterable<number>): string {
  return [...new Set(colours)]
    .sort((a, b) => a - b)
    .map((colour) => `.c${colour}{background:${placeholderColour(colour)}}`)
    .join('');
}

/** Russian headings have one capital and not one a word, so the title stays as typed. */
function capitals(display: string, selector: string): string {
  return display === 'capitalize' ? `:lang(ru) ${selector}{text-transform:none}` : '';
}

/** A theme and the page's language, by which its fonts are chosen. */
export type Look = { theme: Theme; locale: Locale; root: string; letters: Letters };

const rulesOf = ({ theme, locale, root, letters }: Look) => fontRules(theme.fonts, locale, root, letters);

/** The style sheet of the welcome page. */
export function welcomeStyle(look: Look): string {
  const { theme } = look;
  const { options } = theme.welcome;
  const { background_color, background_opacity } = options.button;
  const solid = welcomeGround(options.solid_color);
  const sheet = fill(SHEETS.welcome, {
    ...fontsOf(look),
    ...background(options.solid_color, solid),
    ...valuesOf('welcome', options),
    button: translucent(background_color, background_opacity),
    plate: layered(options.language.color, PLATE.fill, solid),
    rim: layered(options.language.color, PLATE.rim, solid),
  });
  const question = shortenClasses('.action span');
  const { display } = options.select;
  // Our own question is no title.
  const asTyped = display === 'capitalize' && !hasQuestion(theme) ? `${question}{text-transform:none}` : '';
  return rulesOf(look) + sheet + (asTyped || capitals(display, question));
}

/** The style sheet of the selection, and of the pages that stand in for a menu. */
export function selectionStyle(look: Look): string {
  const { theme } = look;
  const page = theme.welcome.options.solid_color;
  const { label } = theme.selection.options;
  const sheet = fill(SHEETS.selection, {
    ...fontsOf(look),
    ...background(page, groundOf(page)),
    ...valuesOf('selection', theme.selection.options),
    label: translucent(label.background, label.opacity),
    'on-label': inkOn(layered(label.background, label.opacity, groundOf(page))),
  });
  return rulesOf(look) + sheet;
}

/** The style sheet of a menu's table of allergens, on the ground of its menu. */
export function allergensStyle(look: Look, options: PartOptions<'menu'>): string {
  const ground = groundOf(options.solid_color);
  const sheet = fill(SHEETS.allergens, {
    ...fontsOf(look),
    ...background(options.solid_color, ground),
    ground,
  });
  return rulesOf(look) + sheet;
}

/** The additional rules of a language, by its direction. */
export const directionRules = (locale: Locale): string =>
  directionOf(locale) === 'rtl' ? SHEETS.mirrored : '';

/** The style sheet of a menu with the details of its items; `isBehind` when a picture lies behind it. */
export function menuStyle(
  look: Look,
  options: PartOptions<'menu'>,
  { isBehind }: { isBehind: boolean },
): string {
  const { theme } = look;
  const { navigation, photo } = options.items;
  const ground = groundOf(options.solid_color);
  // Dishes move under the bar and the sheet, which are solid for that.
  const center = groundOf(ground, navigation.center);
  const [left, right] = [groundOf(center, navigation.left), groundOf(center, navigation.right)];
  const sheetGround = groundOf(theme.detail.options.background);
  const row = options.popular_row ? SHEETS.popularRow : '';
  const sheet = fill(SHEETS.menu + row + (isBehind ? SHEETS.behind : ''), {
    ...fontsOf(look),
    ...background(options.solid_color, ground),
    ...valuesOf('menu', options),
    ...valuesOf('detail', theme.detail.options),
    'menu-items-navigation-left': left,
    'menu-items-navigation-center': center,
    'menu-items-navigation-right': right,
    'on-left': inkOn(left),
    'on-center': inkOn(center),
    'on-right': inkOn(right),
    'detail-background': sheetGround,
    'on-detail': inkOn(sheetGround),
    // Rows run with the language, so "left" is its start side.
    'photo-direction': photo.display === 'left' ? 'row' : 'row-reverse',
    'photo-pixels': PHOTO_PIXELS[photo.size],
    veil: translucent(options.solid_color, VEIL.picture),
  });
  return rulesOf(look) + sheet + capitals(options.sections.display, 'h2');
}

/** The additional rules of a menu that comes in parts. */
export const partRules: string = SHEETS.part;

/** The additional rules of a menu that says where the venue is. */
export const footRules = (look: Look): string => fill(SHEETS.foot, fontsOf(look));

/** The additional rules of a menu on which something is sold out. */
export const soldOutRules: string = SHEETS.soldOut;

/** The additional rules of a page of the draft, behind a link. */
export const previewRules: string = SHEETS.preview;

/** The style sheet of the page of a shared dish, in the colour of its menu, so that nothing flashes on the way there. */
export const dishStyle = (page: string): string =>
  fill(SHEETS.sharedDish, { page, ink: inkOn(groundOf(page)) });

/** The colours of pages without a venue, which are dark where the phone is. */
export const NOTICE_COLOURS = { light: DEFAULT_THEME.welcome.solid_color, dark: '#12161a' } as const;

/** The style sheet of a page without a venue, in the default theme's look; `name` is of the place that it is about. */
export function noticeStyle(locale: Locale, root: string, name = ''): string {
  const { welcome, fonts } = DEFAULT_THEME;
  const letters = lettersIn(name, locale);
  const colour = welcome.language.color;
  const sheet = fill(SHEETS.notice, {
    'font-main': fontFamily(fonts.main, locale, letters),
    'font-section': fontFamily(fonts.section, locale, letters),
    page: NOTICE_COLOURS.light,
    ink: colour,
    accent: welcome.button.background_color,
    plate: layered(colour, PLATE.fill, NOTICE_COLOURS.light),
    rim: layered(colour, PLATE.rim, NOTICE_COLOURS.light),
    night: NOTICE_COLOURS.dark,
    'night-ink': '#eef1f4',
  });
  return fontRules(fonts, locale, root, letters) + sheet;
}
