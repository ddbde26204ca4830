import { z } from 'zod';
import { resource } from '../api/jsonapi.ts';
import { LEVEL_NAMES } from '../catalogue/levels.ts';

/**
 * The reasons why guests don't see a row: it is switched off, not published yet, outside its schedule, in something that they don't
 * see, or nothing in it shows; or why they see that they can't have it.
 */
const HIDING_REASONS = ['off', 'unpublished', 'schedule', 'above', 'empty', 'sold_out'] as const;

/** Why guests don't see a row. */
export type HidingReason = (typeof HIDING_REASONS)[number];

/**
 * The reasons why a row can never show again as it is: its dates are over, its week has no day, its hours never meet those of what it is
 * in, or nothing is in it.
 */
const NEVER_REASONS = ['over', 'no_days', 'no_meeting', 'empty'] as const;

/** Why a row can never show again. */
export type NeverReason = (typeof NEVER_REASONS)[number];

const time = z.strictObject({ from: z.string(), to: z.string() });

/**
 * A row that guests don't see, or see as sold out. `above` are the titles of what it is in, from the menu down, `menu_id` and
 * `section_id` its ids; `position` is its place in its list in the
 * draft, null where it is not there any more. `next` is when guests see it again, or can have it, and null when nobody knows.
 * `never` is set on the row that has to be mended. The schedule is told where it is the reason.
 */
const hidden = z.strictObject({
  record_type: z.enum(LEVEL_NAMES),
  id: z.string(),
  title: z.string().nullable(),
  above: z.array(z.string()),
  menu_id: z.string().nullable(),
  section_id: z.string().nullable(),
  position: z.int().nullable(),
  reason: z.enum(HIDING_REASONS),
  next: z.string().nullable(),
  never: z.enum(NEVER_REASONS).nullable(),
  schedule_type: z.enum(['always', 'specific', 'periodic']),
  schedule_data: z.unknown(),
});

/**
 * A venue at a moment, under its own id. `publication` is the number of the one that guests see, null for the draft and before the
 * first. `days` are the beginnings of the days of that week in the venue's zone, from Monday on, and the end of the last. `menus` says
 * of each how many items it shows at the moment and when it shows something in the week; in the `gaps` none does. `sold_out` are the
 * items and extras that guests see as sold out.
 */
export const moment = resource(
  'moments',
  {
    at: z.string(),
    time_zone: z.string(),
    publication: z.int().nullable(),
    days: z.array(z.string()),
    menus: z.array(
      z.strictObject({ id: z.string(), title: z.string().nullable(), items: z.int(), on: z.array(time) }),
    ),
    gaps: z.array(time),
    hidden: z.array(hidden),
    sold_out: z.array(z.string()),
  },
  {},
);

/** A venue at a moment, as the call answers it. */
export type Moment = z.output<typeof moment>;
