import { z } from 'zod';
import { resource } from './jsonapi.ts';

const values = z.record(z.string(), z.unknown()).nullable();

/** A record that a change speaks of, by the name that it has now; `currency` is what an item's prices are in. */
const about = z.strictObject({
  record_type: z.string(),
  record_id: z.string(),
  title: z.string().nullable(),
  currency: z.string().nullable(),
});

const changes = z.array(
  z.strictObject({ record_type: z.string(), record_id: z.string(), before: values, after: values }),
);

const activityFields = {
  at: z.string(),
  actor: z.string(),
  support_actor: z.string().nullable(),
  venue: z.string().nullable(),
  action: z.string(),
  record_type: z.string(),
  record_id: z.string(),
  title: z.string().nullable(),
  changes,
  records: z.array(about),
  undoable: z.boolean(),
  undone: z.boolean(),
  undoes: z.string().nullable(),
};

/**
 * What somebody did in one call: `support_actor` is the support user who did it in the actor's place, `venue` the name of
 * the venue that it was done in, `record_*` and `title` are of the first record. `changes` has every record with what was
 * there before and after; null where it was not, or is no more. `records` names the records that `changes` speaks of.
 * `undoable`: the call to undo it would be heard, and what it changed is still in the venue; though it is refused if
 * somebody has changed the same thing since.
 * `undone`: it is taken back. `undoes`: the activity that it took back.
 */
export const activity = resource('activities', activityFields, {});

/**
 * An activity of which only some fields are asked for (JSON:API 1.1, Sparse Fieldsets). Among them can be `gist`: what
 * `changes` has, without the places of an order of more than a few rows, which may be a thousand.
 */
export const someOfActivity = resource(
  'activities',
  z.strictObject({ ...activityFields, gist: changes }).partial().shape,
  {},
);

/** What can be asked for of an activity. */
export const ACTIVITY_FIELDS = [
  ...(Object.keys(activityFields) as [keyof typeof activityFields]),
  'gist',
] as const;

/**
 * A record in the bin, under its own id: `above` are the titles of the records that it was in, from the menu down, `until`
 * when it goes for good. Undoing the activity `activity_id` brings it back.
 */
export const binned = resource(
  'binned',
  {
    record_type: z.string(),
    title: z.string().nullable(),
    above: z.array(z.string()),
    deleted_at: z.string(),
    until: z.string(),
    actor: z.string(),
    support_actor: z.string().nullable(),
    activity_id: z.string(),
  },
  {},
);

/** An activity of the list. */
export type Activity = z.output<typeof activity>;

/** A record in the bin. */
export type Binned = z.output<typeof binned>;
