import { sql } from 'kysely';

const nameOf = (column: string) => sql`
  (select concat_ws(' ', u.first_name, u.last_name) from users u where u.id = ${sql.ref(column)})`;

/** SQL: the actor of an activity `a`, and the support user who acted in their place. */
export const actorNames = sql`${nameOf('a.user_id')} as actor, ${nameOf('a.support_user_id')} as support_actor`;
