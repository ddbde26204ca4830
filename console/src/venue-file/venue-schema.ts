import { themeWriteSchema } from '@sofra/contract/branding/branding';
import { wholeMenusWrite } from '@sofra/contract/catalogue/whole-menus';
import { venueChange } from '@sofra/contract/venues/venues';
import { z } from 'zod';
import { FORMAT } from './file-format.ts';

const menuTheme = themeWriteSchema.shape.menu_themes
  .unwrap()
  .element.omit({ id: true, menu_id: true, _destroy: true })
  .extend({ menu: z.int().min(0).nullable() });

const look = z.strictObject({
  logo: z.string().nullable(),
  welcome_screen: z.string().nullable(),
  theme: themeWriteSchema
    .omit({ enabled: true, menu_themes: true })
    .extend({ menu_themes: z.array(menuTheme) })
    .nullable(),
});

/**
 * A venue as its file tells it. Pictures stand by their names in the archive, and a theme's menus by their places among the menus;
 * no theme is the default one.
 */
export const venueDocument = z.strictObject({
  format: z.literal(FORMAT),
  venue: venueChange.shape.attributes,
  look,
  locales: wholeMenusWrite.shape.attributes.unwrap().shape.locales,
  // A venue without menus has a file too.
  menus: wholeMenusWrite.shape.attributes.unwrap().shape.menus.min(0),
});
