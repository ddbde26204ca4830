import { z } from 'zod';
import { uuid } from '../api/fields.ts';
import { record } from '../api/jsonapi.ts';
import { MOST } from '../limits.ts';

/** When a sync runs: at once, at an instant, or by hand (rule 17). */
const SYNC_TYPES = ['now', 'specific', 'manual'] as const;

/** When branches are published: right after the sync, at an instant, or by hand. */
const PUBLISH_TYPES = ['now', 'specific', 'manually'] as const;

/**
 * Why a scheduled run did not do all of its work: the account is disconnected, no branch is left, a branch could not be
 * synced or published.
 */
export const SYNC_FAILURES = ['disconnected', 'no_branches', 'failed'] as const;

/** A branch that a run could not sync or publish, with its error's code. */
export type FailedBranch = { id: string; error: string };

/** The reason of a scheduled run's failure. */
export type SyncFailure = (typeof SYNC_FAILURES)[number];

/**
 * A main venue's sync as the wire shows it. Dates are instants in UTC, null unless the type is `specific`. `scheduled`:
 * something will still run at its date. `failure`: the last scheduled run failed, from its first attempt on; `branches` are
 * those that failed, each with its error's code, and `retry_at` is null when it is not tried again. `succeeded_at`: the last
 * scheduled run ended well. The next `PUT /me/venue/sync` clears both.
 */
export const syncSettings = z.strictObject({
  child_ids: z.array(z.string()),
  sync_schedule: z.strictObject({ type: z.enum(SYNC_TYPES), date: z.string().nullable() }),
  publish_schedule: z.strictObject({ type: z.enum(PUBLISH_TYPES), date: z.string().nullable() }),
  scheduled: z.boolean(),
  failure: z
    .strictObject({
      at: z.string(),
      reason: z.enum(SYNC_FAILURES),
      retry_at: z.string().nullable(),
      branches: z.array(z.strictObject({ id: z.string(), full_name: z.string(), error: z.string() })),
    })
    .nullable(),
  succeeded_at: z.string().nullable(),
});

/** `YYYY-MM-DD HH:mm` in the main venue's zone, or ISO 8601 with an offset; the server reads it, for it knows the zone. */
const date = z.string().max(40).nullable().optional();

/** `manual` is taken for `manually` (rule 17). */
const publishType = z
  .enum([...PUBLISH_TYPES, 'manual'])
  .transform((type) => (type === 'manual' ? 'manually' : type));

/** The body's record of a sync: times, and the branches; those that are not sent stay. */
export const syncWrite = record('venues', {
  sync: z.strictObject({ type: z.enum(SYNC_TYPES), date }),
  publish: z.strictObject({ type: publishType, date }).optional(),
  child_ids: z
    .array(uuid)
    .max(MOST.branches)
    .overwrite((chosen) => [...new Set(chosen)])
    .optional(),
  scheduled: z.boolean().optional(),
}).extend({ id: uuid.optional() });

/** The checked attributes of a sync. */
export type SyncWrite = z.output<typeof syncWrite>['attributes'];

const result = {
  id: z.string(),
  status: z.enum(['synced', 'failed']),
  created: z.int(),
  updated: z.int(),
  removed: z.int(),
  publication_number: z.int().nullable(),
  error: z.string().nullable(),
};

/**
 * The result of a branch's sync. `created` counts every new record, `updated` every changed one and every list with
 * another order, `removed` every removed one; a record counts once with all under it. `publication_number` is set when
 * the branch was published, `error` is an error's code.
 */
export const syncedChild = z.strictObject(result);

/** The kinds of change in a preview. */
const SYNC_CHANGES = ['added', 'restored', 'changed', 'kept', 'removed', 'reordered'] as const;

const values = z.record(z.string(), z.unknown()).nullable();

/**
 * One change of a preview. A record that is `kept` has left the main venue and becomes the branch's own, because it holds
 * records of the branch; `holds` names those right in it. `overwrites` are the columns that the branch has changed itself since its
 * last sync; `check_prices` names the branch's own items in a menu whose currency changes. `record_id` is the branch's record, or for an added one the main venue's; that of `reordered` is
 * the record whose list changes its order. `above` are the titles of the records above, from the menu down. `before` and
 * `after` are as in an activity: null before it comes and after it goes, else the columns that change.
 */
const syncChange = z.strictObject({
  action: z.enum(SYNC_CHANGES),
  record_type: z.string(),
  record_id: z.string(),
  title: z.string().nullable(),
  above: z.array(z.string()),
  holds: z.array(z.string()),
  overwrites: z.array(z.string()),
  check_prices: z.array(z.string()),
  currency: z.string().nullable(),
  before: values,
  after: values,
});

/**
 * The changes that a sync would make in a branch. At most `MOST.syncChanges` are listed, of all branches
 * together at most `MOST.previewChanges`; `left_out` counts the others.
 * `kept` counts the records that stay: the branch's own, and the main venue's that it switched off. `stated` names the dishes and
 * extras of which the branch has said something graver itself, with the ingredients: that stays too.
 */
export const previewedChild = z.strictObject({
  ...result,
  changes: z.array(syncChange),
  left_out: z.int(),
  kept: z.strictObject({
    own: z.int(),
    off_here: z.int(),
    stated: z.array(
      z.strictObject({
        title: z.string().nullable(),
        above: z.array(z.string()),
        ingredients: z.array(z.string()),
      }),
    ),
  }),
});

/** How far a sync has come, in branches. */
export const syncProgress = z.strictObject({ done: z.int(), total: z.int(), running: z.boolean() });

/** A change of a preview. */
export type SyncChange = z.output<typeof syncChange>;

/** The result of a sync for a branch. */
export type SyncedChild = z.output<typeof syncedChild>;

/** The preview of a sync for a branch. */
export type PreviewedChild = z.output<typeof previewedChild>;
