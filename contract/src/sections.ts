import { z } from 'zod';
import { localeCode, text } from './fields.ts';
import { related, resource, toOne, versioned } from './jsonapi.ts';
import { TEXT } from './limits.ts';
import { position } from './menus.ts';

/** A section as the wire shows it. */
export const section = resource(
  'sections',
  {
    title: z.string(),
    position: z.int(),
    disabled: z.boolean(),
    disabled_here: z.boolean(),
    linked: z.boolean(),
    item_count: z.int(),
    locales: z.array(localeCode),
  },
  { settings: toOne('settings'), menu: toOne('menus'), items: related },
  versioned,
);

/** The writable fields of a section; a new one needs a title. */
export const sectionWrite = {
  title: text(TEXT.title),
  position: position.optional(),
  disabled: z.boolean().optional(),
};
