import type { Actor } from '../activity/record.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import type { VenueWho } from '../sessions/who.ts';

/** The context of an operation: the server's dependencies, the actor and the time. */
export type ActionContext = { app: AppContext; who: VenueWho & Actor; now: Date };

/** The context of an operation that can be undone: the actor and the time. */
export type ActorContext = { who: Actor; now: Date };

/** Runs a call's operation, with its context, in a transaction of its own. */
export function operate<T>(
  app: AppContext,
  who: VenueWho,
  work: (db: Db, context: ActionContext) => Promise<T>,
): Promise<T> {
  const context = { app, who, now: app.clock.now() };
  return app.db.transaction().execute((db) => work(db, context));
}
