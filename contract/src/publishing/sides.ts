/** The sides of a venue that can be looked at: the draft, or the live menu. */
export const SIDES = ['draft', 'live'] as const;

/** One of the two. */
export type Side = (typeof SIDES)[number];
