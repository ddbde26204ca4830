import { z } from 'zod';
import { record, resource } from '../api/jsonapi.ts';

/** A link that shows the draft to whoever has it, until its end or until it is revoked; `actor` made it. */
export const preview = resource(
  'previews',
  {
    url: z.string(),
    at: z.string(),
    until: z.string(),
    actor: z.string().nullable(),
    support_actor: z.string().nullable(),
  },
  {},
);

/** A new link, of which nothing can be chosen. */
export const previewWrite = record('previews', {}, {});

/** A link to the draft as the calls answer it. */
export type PreviewLink = z.output<typeof preview>;
