import { ACTIONS_OF_KIND, type ActivityKind } from '@sofra/contract/history/activity-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/** The activities that a list is asked for: those of a person, of a kind, or all of the account. */
export type ActivityFilter = { person?: string | undefined; kind?: ActivityKind | undefined };

/** SQL: whoever did an activity `a` themselves, support and not the person in whose place they acted. */
const doer = sql`coalesce(a.support_user_id, a.user_id)`;

const changesPrice = sql`a.changes @? '$[*].after.price'`;

function isOfKind(kind: ActivityKind): RawBuilder<unknown> {
  if (kind === 'prices') return sql`a.action = 'update' and ${changesPrice}`;
  if (kind === 'changed') return sql`a.action = 'update' and not ${changesPrice}`;
  return sql`a.action = any(${ACTIONS_OF_KIND[kind]}::text[])`;
}

/** SQL: whether an activity `a` of the account is asked for. */
export const isAskedFor = (accountId: string, { person, kind }: ActivityFilter): RawBuilder<unknown> => sql`
  a.account_id = ${accountId}
  and ${person ? sql`${doer} = ${person}` : sql`true`} and ${kind ? isOfKind(kind) : sql`true`}`;

/** A person who has done something in an account; `support` when they did it in another's place. */
export type Doer = { id: string; name: string; support: boolean };

/** The people who have done something in an account, its own before support. */
export async function doersIn(db: Db, accountId: string): Promise<Doer[]> {
  const { rows } = await sql<Doer>`
    select u.id, concat_ws(' ', u.first_name, u.last_name) as name, found.support
    from (select distinct ${doer} as id, a.support_user_id is not null as support
      from activity a where a.account_id = ${accountId}) found
    join users u on u.id = found.id order by found.support, name, u.id`.execute(db);
  return rows;
}
