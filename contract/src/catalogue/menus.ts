import { z } from 'zod';
import { currencyCode, localeCode, text } from '../api/fields.ts';
import { related, resource, toOne, versioned } from '../api/jsonapi.ts';
import { TEXT } from '../limits.ts';
import { MENU_KINDS } from './menu-kinds.ts';

/** A place in a list, from 1; beyond the end means last (rule 28). */
export const position = z.int().min(1).max(1_000_000);

/**
 * A menu as the wire shows it. `linked`: it is a main venue's, and its sync writes over it. `disabled`: it is off, be it at
 * the main venue or here; `disabled_here`: the branch itself switched a linked one off, and it stays off. `title_locked`: its
 * title stands in the main language in every language. `slug` is its part of the address at which guests find it.
 */
export const menu = resource(
  'menus',
  {
    title: z.string(),
    currency: z.string(),
    kind: z.enum(MENU_KINDS),
    slug: z.string(),
    position: z.int(),
    disabled: z.boolean(),
    disabled_here: z.boolean(),
    linked: z.boolean(),
    title_locked: z.boolean(),
    section_count: z.int(),
    item_count: z.int(),
    locales: z.array(localeCode),
  },
  { settings: toOne('settings'), sections: related },
  versioned,
);

/** The writable fields of a menu; a new one needs a title. */
export const menuWrite = {
  title: text(TEXT.title),
  currency: currencyCode.optional(),
  kind: z.enum(MENU_KINDS).optional(),
  position: position.optional(),
  disabled: z.boolean().optional(),
  title_locked: z.boolean().optional(),
};
