import { z } from 'zod';
import { resource } from '../api/jsonapi.ts';

const values = z.record(z.string(), z.unknown()).nullable();

/** A record of a change, with its present name; `currency` is the one of an item's prices. */
export const about = z.strictObject({
  record_type: z.string(),
  record_id: z.string(),
  title: z.string().nullable(),
  currency: z.string().nullable(),
});

/** Records before and after a change; null where they are not there. */
export const changes = z.array(
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
 * The changes of one call. `support_actor` is the support user who acted in the actor's place, `venue` the
 * name of the venue, `record_*` and `title` are of the first record. `changes` has every record before and
 * after; null before its creation and after its deletion. `records` names the records of `changes`.
 * `undoable`: it can be undone and its records are still in the venue; the undo is still refused if somebody
 * has changed the same thing since. `undone`: it was undone. `undoes`: the activity that it undid.
 */
export const activity = resource('activities', activityFields, {});

/**
 * An activity with only the requested fields (JSON:API 1.1, Sparse Fieldsets). One of them may be `gist`:
 * `changes` without the positions of a reorder of more than a few rows, which may be a thousand, and of a sync the first.
 */
export const someOfActivity = resource(
  'activities',
  z.strictObject({ ...activityFields, gist: changes }).partial().shape,
  {},
);

/** The fields of an activity that a client may request. */
export const ACTIVITY_FIELDS = [
  ...(Object.keys(activityFields) as [keyof typeof activityFields]),
  'gist',
] as const;

/** The people who have done something in the account; `support` when they did it in another's place. */
export const people = z.array(z.strictObject({ id: z.string(), name: z.string(), support: z.boolean() }));

/**
 * A record in the bin, under its own id: `above` are its ancestors' titles, from the menu down, `until` is
 * its expiry. Undoing the activity `activity_id` restores it.
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
