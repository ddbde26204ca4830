import { z } from 'zod';
import { text } from './fields.ts';
import { FONT_FAMILIES } from './fonts.ts';
import { TEXT } from './limits.ts';
import type { Photo } from './publishing.ts';
import { optionsSchema, type PartOptions, someOptionsSchema } from './theme-options.ts';

/** The kinds of a screen's background (document 2 §3). */
const BACKGROUND_TYPES = ['color', 'image'] as const;
/** A value of `background_type`. */
type BackgroundType = (typeof BACKGROUND_TYPES)[number];

/** `themes.fonts`: text, small text and headings. */
const fontsSchema = z.strictObject({
  main: z.enum(FONT_FAMILIES),
  secondary: z.enum(FONT_FAMILIES),
  section: z.enum(FONT_FAMILIES),
});
/** The three fonts of a theme. */
export type Fonts = z.output<typeof fontsSchema>;

/** A background picture as it is written: a signed id, or `_destroy`; `""` clears too. */
const backgroundWriteSchema = z.union([
  z.strictObject({ resource: z.string(), resource_type: z.literal('background').optional() }),
  z.object({ _destroy: z.literal(true) }),
  z.null(),
]);

const background = {
  background_type: z.enum(BACKGROUND_TYPES).optional(),
  attachment: backgroundWriteSchema.optional(),
};

/** One entry of `menu_themes` as it is written; without an id it is new. */
const menuThemeWriteSchema = z.object({
  id: z.uuid().optional(),
  menu_id: z.uuid().nullish(),
  default: z.boolean().optional(),
  ...background,
  options: someOptionsSchema('menu').optional(),
  _destroy: z.boolean().optional(),
});

/** The attributes of a theme in POST and PATCH; omitted ones keep their value or take the empty theme's. */
export const themeWriteSchema = z.object({
  name: text(TEXT.themeName).optional(),
  enabled: z.boolean().optional(),
  fonts: fontsSchema.partial().optional(),
  welcome: z.object({ ...background, options: someOptionsSchema('welcome').optional() }).optional(),
  detail: z.object({ options: someOptionsSchema('detail').optional() }).optional(),
  selection: z.object({ options: someOptionsSchema('selection').optional() }).optional(),
  menu_themes: z.array(menuThemeWriteSchema).optional(),
});

/** The schemas of whole options, to check what is stored. */
export const storedOptions = {
  welcome: optionsSchema('welcome'),
  detail: optionsSchema('detail'),
  selection: optionsSchema('selection'),
  menu: optionsSchema('menu'),
} as const;

/** The look of one menu, or (`default`, no menu) of every menu without one of its own (ruling 33a). */
export type MenuTheme = {
  id: string;
  menu_id: string | null;
  default: boolean;
  background_type: BackgroundType;
  attachment: Photo | null;
  options: PartOptions<'menu'>;
};

/** A theme as a publication holds it. */
export type Theme = {
  id: string;
  name: string;
  default: boolean;
  enabled: boolean;
  fonts: Fonts;
  welcome: { background_type: BackgroundType; attachment: Photo | null; options: PartOptions<'welcome'> };
  detail: { options: PartOptions<'detail'> };
  selection: { options: PartOptions<'selection'> };
  menu_themes: MenuTheme[];
};

/** A theme to start from: everything but ids, pictures and menus; `menu` is the look of every menu. */
export type ThemeValues = {
  name: string;
  fonts: Fonts;
  welcome: PartOptions<'welcome'>;
  detail: PartOptions<'detail'>;
  selection: PartOptions<'selection'>;
  menu: PartOptions<'menu'>;
};

/** The theme of a menu: its own, or the default one. */
export function menuThemeFor(theme: Theme, menuId: string): MenuTheme | undefined {
  return (
    theme.menu_themes.find(({ menu_id }) => menu_id === menuId) ?? theme.menu_themes.find((t) => t.default)
  );
}
