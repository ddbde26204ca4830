import type { Actor } from '../activity/record.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { VenueWho } from '../sessions/who.ts';

/** What every operation is given: what the server has, who acts, and when. */
export type ActionContext = { app: AppContext; who: VenueWho & Actor; now: Date };

/** What an operation that a person may take back is given: who acts, and when. */
export type ActorContext = { who: Actor; now: Date };
