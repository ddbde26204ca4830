import type { CompiledQuery } from 'kysely';
import type { Db } from '../../src/platform/database/tables.ts';
import { accountOf, type Owner } from './factories.ts';
import { theServer } from './harness.ts';

/** The statements that some work asks of a database, in their order. */
export async function statementsIn(db: Db, work: () => Promise<unknown>): Promise<CompiledQuery[]> {
  const asked: CompiledQuery[] = [];
  const executor = db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  executor.executeQuery = (query) => {
    asked.push(query);
    return execute(query);
  };
  try {
    await work();
  } finally {
    executor.executeQuery = execute;
  }
  return asked;
}

/** The context of the catalogue's functions for an owner's call. */
export async function actingAs({ venueId, user }: Owner) {
  const { app } = await theServer();
  const venue = { id: venueId, defaultLocale: 'en' as const, extraLocales: [] };
  const who = { accountId: accountOf({ user }), userId: user.id, supportUserId: null, venue };
  return { app, who: who as never, now: app.clock.now() };
}
