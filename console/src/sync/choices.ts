import type { ListedVenue } from '../venues/venues.ts';

/** Why a venue can't be chosen as a branch: it is one of another venue, or has branches itself (rule 16). */
type Reason = { why: 'branchOf'; venue: string } | { why: 'hasBranches' };

/** A venue of the account as the form of a sync offers it. */
export type Choice = { id: string; full_name: string; reason: Reason | undefined };

/** The venues of the account but the main one: those that can be its branches first. */
export function choicesOf(venues: readonly ListedVenue[], mainId: string): Choice[] {
  const nameOf = (id: string) => venues.find((venue) => venue.id === id)?.full_name ?? '';
  const choices = venues
    .filter(({ id }) => id !== mainId)
    .map(({ id, full_name, parent, hasBranches }): Choice => {
      if (hasBranches) return { id, full_name, reason: { why: 'hasBranches' } };
      const isTaken = parent !== null && parent !== mainId;
      return { id, full_name, reason: isTaken ? { why: 'branchOf', venue: nameOf(parent) } : undefined };
    });
  return [...choices.filter(({ reason }) => !reason), ...choices.filter(({ reason }) => reason)];
}
