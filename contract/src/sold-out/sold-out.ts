import { z } from 'zod';
import { uuid } from '../api/fields.ts';
import { record, resource } from '../api/jsonapi.ts';
import { MOST, SOLD_OUT } from '../limits.ts';

/** The records that can be sold out. */
const SELLABLE = ['items', 'extras'] as const;

/**
 * Whether an item or an extra can be had at the venue, under the record's own id. `above` are the titles of the records above it,
 * from the menu down; `until` is null while it is sold out until somebody switches it back; `actor` is who said so.
 */
export const availability = resource(
  'availabilities',
  {
    record_type: z.enum(SELLABLE),
    title: z.string(),
    above: z.array(z.string()),
    sold_out: z.boolean(),
    since: z.string().nullable(),
    until: z.string().nullable(),
    actor: z.string().nullable(),
  },
  {},
);

/** The end that is an opening of the venue (decision 59). */
export const UNTIL_OPENING = 'opening';

/**
 * The end of being sold out: null until somebody switches it back, a number of hours, `opening`, or a date as the server reads
 * it, for it knows the zone.
 */
const until = z.union([z.null(), z.int().min(1).max(SOLD_OUT.mostHours), z.string().min(1).max(40)]);

/** A record of the call that marks items and extras as sold out, or switches them back. */
const availabilityWrite = record('availabilities', {
  sold_out: z.boolean(),
  until: until.optional(),
}).extend({ id: uuid });

/** The list of that call. */
export const availabilityWrites = z.array(availabilityWrite).min(1).max(MOST.batch);

/** An item or an extra as the call of what is sold out answers it. */
export type Availability = z.output<typeof availability>;

/** The end of being sold out as it is sent. */
export type Until = z.output<typeof until>;
