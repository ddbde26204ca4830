import { z } from 'zod';
import { currencyCode, localeCode, text } from './fields.ts';
import { related, resource, toOne } from './jsonapi.ts';
import { TEXT } from './limits.ts';

/** What a menu is made for (ruling 6). */
export const MENU_KINDS = ['table', 'qr_mobile', 'delivery_pickup', 'in_room'] as const;

/** The kind of a menu: `table`, `qr_mobile`, `delivery_pickup` or `in_room`. */
export type MenuKind = (typeof MENU_KINDS)[number];

/** The kind that is preselected (ruling 6). */
export const DEFAULT_MENU_KIND: MenuKind = 'qr_mobile';

/** A place in a list, from 1; beyond the end means last (ruling 28). */
export const position = z.int().min(1).max(1_000_000);

/** A menu as the wire shows it. */
export const menu = resource(
  'menus',
  {
    title: z.string(),
    currency: z.string(),
    kind: z.enum(MENU_KINDS),
    position: z.int(),
    disabled: z.boolean(),
    section_count: z.int(),
    item_count: z.int(),
    locales: z.array(localeCode),
  },
  { settings: toOne('settings'), sections: related },
);

/** What may be written of a menu itself; the title is required when one is made. */
export const menuWrite = {
  title: text(TEXT.title),
  currency: currencyCode.optional(),
  kind: z.enum(MENU_KINDS).optional(),
  position: position.optional(),
  disabled: z.boolean().optional(),
};
