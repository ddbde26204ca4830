import { z } from 'zod';
import { resource } from './jsonapi.ts';

const values = z.record(z.string(), z.unknown()).nullable();

/**
 * What somebody did in one call: `support_actor` is the support user who did it in the actor's place, `record_*` and
 * `title` are of the first record. `changes` has every record with what was there before and after; null where it was not,
 * or is no more.
 */
export const activity = resource(
  'activities',
  {
    at: z.string(),
    actor: z.string(),
    support_actor: z.string().nullable(),
    action: z.string(),
    record_type: z.string(),
    record_id: z.string(),
    title: z.string().nullable(),
    changes: z.array(
      z.strictObject({ record_type: z.string(), record_id: z.string(), before: values, after: values }),
    ),
  },
  {},
);
