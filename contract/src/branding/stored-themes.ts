import { type Stored, UPGRADES, type Upgrade, upgradesFrom } from '../publishing/formats.ts';
import type { Fonts, Theme } from './branding.ts';
import { FONT_FAMILIES } from './fonts.ts';
import { OPTION_KINDS, type OptionTree } from './option-kinds.ts';
import { type PartOptions, THEME_OPTIONS, type ThemePart } from './theme-options.ts';
import { EMPTY_THEME } from './themes.ts';

const entriesOf = (value: unknown): Stored =>
  value !== null && typeof value === 'object' ? (value as Stored) : {};

/** The options of a tree: the stored values that are still valid, and of all others those of a base. */
function complete(tree: OptionTree, stored: unknown, base: unknown): unknown {
  const [had, given] = [entriesOf(stored), entriesOf(base)];
  const options = Object.entries(tree).map(([name, node]) => {
    if (typeof node !== 'string') return [name, complete(node, had[name], given[name])];
    const read = OPTION_KINDS[node].safeParse(had[name]);
    return [name, read.success ? read.data : given[name]];
  });
  return Object.fromEntries(options);
}

/** The rules that stored options are read by: the product's, or in a test those of a release to come. */
export type OptionRules = { upgrades: readonly Upgrade[]; tree: OptionTree; base: unknown };

/**
 * A part's stored options as they stand today: upgraded from their format, and completed. An option that is younger than they
 * are has the empty theme's value, and one that is no more is gone.
 */
export function readOptions<P extends ThemePart>(
  part: P,
  stored: unknown,
  format: number,
  rules: OptionRules = { upgrades: UPGRADES, tree: THEME_OPTIONS[part], base: EMPTY_THEME[part] },
): PartOptions<P> {
  const upgraded = upgradesFrom(format, rules.upgrades).reduce(
    (options, { options: upgrades }) => upgrades?.[part]?.(options) ?? options,
    entriesOf(stored),
  );
  return complete(rules.tree, upgraded, rules.base) as PartOptions<P>;
}

/** A theme's stored fonts; a family that is no more is the empty theme's. */
export function readFonts(stored: unknown): Fonts {
  const had = entriesOf(stored);
  const fontOf = (use: keyof Fonts) =>
    FONT_FAMILIES.find((family) => family === had[use]) ?? EMPTY_THEME.fonts[use];
  return { main: fontOf('main'), secondary: fontOf('secondary'), section: fontOf('section') };
}

/** A published theme whose options are still as they were stored. */
type StoredTheme = Omit<Theme, 'fonts' | 'welcome' | 'detail' | 'selection' | 'menu_themes'> & {
  fonts: unknown;
  welcome: Omit<Theme['welcome'], 'options'> & { options: unknown };
  detail: { options: unknown };
  selection: { options: unknown };
  menu_themes: (Omit<Theme['menu_themes'][number], 'options'> & { options: unknown })[];
};

/** A published theme as it stands today, with every option (`readOptions`). */
export function readTheme(stored: StoredTheme, format: number): Theme {
  const { welcome, detail, selection, menu_themes } = stored;
  return {
    ...stored,
    fonts: readFonts(stored.fonts),
    welcome: { ...welcome, options: readOptions('welcome', welcome.options, format) },
    detail: { options: readOptions('detail', detail.options, format) },
    selection: { options: readOptions('selection', selection.options, format) },
    menu_themes: menu_themes.map((look) => ({ ...look, options: readOptions('menu', look.options, format) })),
  };
}
