import { ScheduledNotice } from '../sync/scheduled-notice.tsx';
import type { Venue } from '../venues/venues.ts';
import { loadSync } from './sync-slot.tsx';

/** The notice of a venue's scheduled sync, from which it can be changed. */
export const ScheduledSlot = ({ venue }: { venue: Venue }) => (
  <ScheduledNotice venue={venue} load={loadSync} />
);
