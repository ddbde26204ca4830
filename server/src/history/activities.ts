import { sql } from 'kysely';
import type { Change } from '../activity/record.ts';
import type { Db } from '../platform/tables.ts';

/** One call that changed something, with the names of who did it. */
export type ActivityRow = {
  id: number;
  at: Date;
  action: string;
  actor: string | null;
  support_actor: string | null;
  changes: Change[];
};

/** What was done in an account, in its venues and to itself, the newest first. */
export async function activityRows(
  db: Db,
  accountId: string,
  page: { offset: number; limit: number },
): Promise<{ rows: ActivityRow[]; total: number }> {
  const { rows } = await sql<ActivityRow>`
    select a.id, a.at, a.action, a.changes, concat_ws(' ', u.first_name, u.last_name) as actor,
      (select concat_ws(' ', s.first_name, s.last_name) from users s where s.id = a.support_user_id) as support_actor
    from activity a left join users u on u.id = a.user_id
    where a.account_id = ${accountId}
    order by a.id desc limit ${page.limit}::int offset ${page.offset}::int`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from activity where account_id = ${accountId}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

type Named = { title?: unknown; name?: unknown; texts?: Record<string, { title?: unknown }> };

function titleIn(values: unknown): string | null {
  const { title, name, texts } = (values ?? {}) as Named;
  const said = [title, name, ...Object.values(texts ?? {}).map((text) => text?.title)];
  return said.find((word): word is string => typeof word === 'string') ?? null;
}

const valuesOf = (values: unknown) =>
  values !== null && typeof values === 'object' ? (values as Record<string, unknown>) : null;

/** A call that changed something, as the wire shows it. */
export function presentActivity({ id, at, action, actor, support_actor, changes }: ActivityRow) {
  const [first] = changes;
  return {
    type: 'activities',
    id: String(id),
    attributes: {
      at: at.toISOString(),
      actor: actor ?? '',
      ...{ support_actor, action },
      record_type: first?.record.type ?? '',
      record_id: first?.record.id ?? '',
      title: titleIn(first?.after) ?? titleIn(first?.before),
      changes: changes.map(({ record, before, after }) => ({
        record_type: record.type,
        record_id: record.id,
        before: valuesOf(before),
        after: valuesOf(after),
      })),
    },
  };
}
