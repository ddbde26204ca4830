/** What can be looked at: the draft, or what guests see. */
export const SIDES = ['draft', 'live'] as const;

/** One of the two. */
export type Side = (typeof SIDES)[number];
