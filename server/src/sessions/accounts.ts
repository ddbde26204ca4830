import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/** Opens an account for its owner, and answers its id. */
export async function openAccount(db: Db, now: Date, ownerId: string): Promise<string> {
  const id = randomUUID();
  await db.insertInto('accounts').values({ id, owner_id: ownerId, created_at: now }).execute();
  await db.insertInto('memberships').values({ user_id: ownerId, account_id: id, role: 'owner' }).execute();
  return id;
}

/** SQL: counts one more activity of an account and answers it, as `activity_count`. The account's row stays locked until the transaction ends. */
export const countActivity = (accountId: string) => sql`
  update accounts set activity_count = activity_count + 1 where id = ${accountId} returning activity_count`;
