import { z } from 'zod';
import { text, uuid } from '../api/fields.ts';
import { record, related, resource, toOne, versioned } from '../api/jsonapi.ts';
import { pictureFields, pictureWrite, type ResourceType } from '../catalogue/settings-record.ts';
import { MOST, TEXT, THEME } from '../limits.ts';
import type { Photo } from '../pictures/photo.ts';
import { FONT_FAMILIES } from './fonts.ts';
import { optionsSchema, type PartOptions, someOptionsSchema } from './theme-options.ts';

/** The kinds of a screen's background (rule 92). */
export const BACKGROUND_TYPES = ['color', 'image'] as const;
/** A value of `background_type`. */
export type BackgroundType = (typeof BACKGROUND_TYPES)[number];

/** `themes.fonts`: text, small text and headings. */
const fontsSchema = z.strictObject({
  main: z.enum(FONT_FAMILIES),
  secondary: z.enum(FONT_FAMILIES),
  section: z.enum(FONT_FAMILIES),
});
/** The three fonts of a theme. */
export type Fonts = z.output<typeof fontsSchema>;

const backgroundWrite = {
  background_type: z.enum(BACKGROUND_TYPES).optional(),
  attachment: z.strictObject(pictureFields('background')).nullish(),
};

/** A background as it is written: its kind, and its picture, which `null` clears too. */
export type BackgroundWrite = z.output<z.ZodObject<typeof backgroundWrite>>;

/** One entry of `menu_themes` as it is written; without an id it is new, unless it is the default one. */
const menuThemeWriteSchema = z.strictObject({
  id: uuid.optional(),
  menu_id: uuid.nullish(),
  default: z.boolean().optional(),
  ...backgroundWrite,
  options: someOptionsSchema('menu').optional(),
  _destroy: z.boolean().optional(),
});

/** One written entry of `menu_themes`. */
export type MenuThemeWrite = z.output<typeof menuThemeWriteSchema>;

/** The attributes of a theme in POST and PATCH; omitted ones keep their value or take the empty theme's. */
export const themeWriteSchema = z.strictObject({
  name: text(TEXT.themeName).optional(),
  enabled: z.boolean().optional(),
  fonts: fontsSchema.partial().optional(),
  welcome: z
    .strictObject({ ...backgroundWrite, options: someOptionsSchema('welcome').optional() })
    .optional(),
  detail: z.strictObject({ options: someOptionsSchema('detail').optional() }).optional(),
  selection: z.strictObject({ options: someOptionsSchema('selection').optional() }).optional(),
  menu_themes: z.array(menuThemeWriteSchema).max(MOST.batch).optional(),
});

/** The written attributes of a theme. */
export type ThemeWrite = z.output<typeof themeWriteSchema>;

/** The record of a theme in POST and PATCH. */
export const themeRecord = record('themes', themeWriteSchema.shape);

/** One theme of a batch, which switches themes on and off. */
export const themeSwitch = record('themes', { enabled: z.boolean() }).extend({ id: uuid });

/** The body's record of PATCH /me/branding: the logo and the welcome picture; one that is not sent stays. */
export const brandingChange = record(
  'brandings',
  {},
  {
    logo: z.strictObject({ data: pictureWrite('logo').nullable() }),
    welcome_screen: z.strictObject({ data: pictureWrite('welcome_screen').nullable() }),
  },
);

/** The checked record of PATCH /me/branding. */
export type BrandingChange = z.output<typeof brandingChange>;

/** The schemas of whole options, to check what is stored. */
export const storedOptions = {
  welcome: optionsSchema('welcome'),
  detail: optionsSchema('detail'),
  selection: optionsSchema('selection'),
  menu: optionsSchema('menu'),
} as const;

const background = {
  background_type: z.enum(BACKGROUND_TYPES),
  attachment: z
    .strictObject({
      id: z.string(),
      resource_type: z.literal('background' satisfies ResourceType),
      resource_url: z.string(),
      preview_resource_url: z.string(),
    })
    .nullable(),
};

/** A theme as the wire shows it. */
export const theme = resource(
  'themes',
  {
    name: z.string(),
    default: z.boolean(),
    enabled: z.boolean(),
    fonts: fontsSchema,
    welcome: z.strictObject({ ...background, options: storedOptions.welcome }),
    detail: z.strictObject({ options: storedOptions.detail }),
    selection: z.strictObject({ options: storedOptions.selection }),
    menu_themes: z.array(
      z.strictObject({
        id: z.string(),
        menu_id: z.string().nullable(),
        menu_title: z.string().nullable(),
        default: z.boolean(),
        ...background,
        options: storedOptions.menu,
      }),
    ),
  },
  {},
  versioned,
);

/** The look of a venue: its fonts to choose from, logo, welcome picture and themes. */
export const branding = resource(
  'brandings',
  { fonts: z.array(z.strictObject({ family: z.string() })) },
  { logo: toOne('attachments'), welcome_screen: toOne('attachments'), themes: related },
);

/** The look of one menu, or (`default`, no menu) of every menu without one of its own (rule 33a). */
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

/** The name of a new theme: the lowest number that no theme is named by (rule 33a). */
export function newThemeName(names: readonly string[]): string {
  const taken = new Set(names);
  let number: number = THEME.firstNewNumber;
  while (taken.has(`Theme #${number}`)) number += 1;
  return `Theme #${number}`;
}
