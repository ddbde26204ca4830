import type { Actor } from '../activity/record.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { VenueWho } from '../sessions/who.ts';

/** The context of an operation: the server's dependencies, the actor and the time. */
export type ActionContext = { app: AppContext; who: VenueWho & Actor; now: Date };

/** The context of an operation that can be undone: the actor and the time. */
export type ActorContext = { who: Actor; now: Date };
