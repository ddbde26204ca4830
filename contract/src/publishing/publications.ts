import { z } from 'zod';
import { lines } from '../api/fields.ts';
import { record, resource } from '../api/jsonapi.ts';
import { TEXT } from '../limits.ts';

/**
 * A numbered publication; its number is its id. `changed` counts the dishes, with their extras, the sections and the menus that it has otherwise than
 * the one before, the venue and the theme; `live` is the one that guests see, `kept` says whether it can be restored.
 */
export const publication = resource(
  'publications',
  {
    number: z.int(),
    at: z.string(),
    actor: z.string().nullable(),
    support_actor: z.string().nullable(),
    note: z.string().nullable(),
    changed: z.int(),
    live: z.boolean(),
    kept: z.boolean(),
  },
  {},
);

/** A change of a publication: only its note can be written, and an empty one takes it back. */
export const publicationNote = record('publications', { note: lines(TEXT.note).nullish() }, {});

/** A numbered publication. */
export type Publication = z.output<typeof publication>;
