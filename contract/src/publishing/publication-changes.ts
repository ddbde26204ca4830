import { z } from 'zod';
import { resource } from '../api/jsonapi.ts';
import { about, changes } from '../history/history.ts';

/** The likely mistakes in a change: a price far from the published one, or a section that is empty or is left so. */
export const CHANGE_DOUBTS = ['price_far', 'section_empty'] as const;

/**
 * A record that a publication would change for guests. `changes` has the record before and after, as an activity has it, once for its
 * place, its columns and the order of what is in it; null where guests don't see it. `menu` is the menu that it is in, `above`
 * are the titles from the menu down, `beneath` counts the items that come or go with it. `at`, `actor` and `support_actor` are
 * of the newest activity that names it, null where there is none.
 */
export const publicationChange = resource(
  'changes',
  {
    record_type: z.string(),
    record_id: z.string(),
    title: z.string().nullable(),
    menu: z.string().nullable(),
    above: z.array(z.string()),
    changes,
    records: z.array(about),
    beneath: z.int(),
    doubts: z.array(z.enum(CHANGE_DOUBTS)),
    at: z.string().nullable(),
    actor: z.string().nullable(),
    support_actor: z.string().nullable(),
  },
  {},
);

/** A record that a publication would change for guests. */
export type PublicationChange = z.output<typeof publicationChange>;

/** A likely mistake in a change. */
export type ChangeDoubt = (typeof CHANGE_DOUBTS)[number];
