import { z } from 'zod';
import { localeCode } from './fields.ts';
import { resource } from './jsonapi.ts';
import { LEVEL_NAMES } from './levels.ts';

const type = z.enum(LEVEL_NAMES);

/**
 * A menu, section or item that a search has found, by its own id: its title in the venue's default language, the text and
 * the language that matched, its place in its list, and the records above it, from the menu down.
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
