import { z } from 'zod';
import { localeCode } from '../api/fields.ts';
import { resource } from '../api/jsonapi.ts';
import { LEVEL_NAMES } from '../catalogue/levels.ts';

const type = z.enum(LEVEL_NAMES);

/**
 * A record found by a search, under its own id: its title in the venue's default language, the matching text
 * and its language, its position, and its ancestors from the menu down.
 */
export const found = resource(
  'found',
  {
    record_type: type,
    title: z.string(),
    matched: z.string(),
    locale: localeCode,
    position: z.int(),
    path: z.array(z.strictObject({ record_type: type, id: z.string(), title: z.string() })),
  },
  {},
);
