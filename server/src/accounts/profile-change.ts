import type { ProfileChange } from '@sofra/contract/accounts/profile';
import { sql } from 'kysely';
import { recordUncounted } from '../activity/record.ts';
import { assertVersion, type IfMatch } from '../api/versions.ts';
import { cityById } from '../geography/cities.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import type { Who } from '../sessions/who.ts';
import { photoColumn } from '../uploads/blobs.ts';

const AT = '/data/relationships';

type Columns = Record<string, string | null>;

function cityColumn(sent: ProfileChange): Columns {
  const data = sent.relationships?.city?.data;
  if (data === undefined) return {};
  if (data !== null && !cityById(data.id)) refuse('unknown_record', { pointer: `${AT}/city/data/id` });
  return { city_id: data?.id ?? null };
}

/** Refuses unless the person is connected or changes their language alone (rule 5). */
function assertMayChange(who: Who, { attributes, relationships = {} }: ProfileChange): void {
  const { locale: _, ...others } = attributes;
  if (who.disconnected && Object.keys({ ...others, ...relationships }).length > 0)
    refuse('email_not_confirmed');
}

async function keep(db: Db, who: Who, now: Date, columns: Columns, ifMatch: IfMatch) {
  const { userId: id, accountId } = who;
  const kept = (await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()) as Record<string, unknown> & { version: number };
  assertVersion(kept, ifMatch);
  const changed = Object.entries(columns).filter(([column, value]) => kept[column] !== value);
  if (changed.length === 0) return;
  const after = Object.fromEntries(changed);
  const before = Object.fromEntries(changed.map(([column]) => [column, kept[column]]));
  await db
    .updateTable('users')
    .set({ ...after, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  if (accountId === null) return;
  const change = { record: { type: 'users', id }, before, after };
  await recordUncounted(db, { ...who, accountId }, now, {
    venueId: null,
    action: 'profile_update',
    changes: [change],
  });
}

/**
 * Changes what is sent of a person's own fields. Refuses with `email_not_confirmed`, `unknown_record` for a city,
 * `upload_unknown` for a photo, or `version_stale`.
 */
export async function changeProfile(
  app: AppContext,
  who: Who,
  sent: ProfileChange,
  ifMatch: IfMatch,
): Promise<void> {
  assertMayChange(who, sent);
  const photo = sent.relationships?.photo?.data;
  const pointer = `${AT}/photo/data/attributes/resource`;
  await app.db.transaction().execute(async (db) => {
    const columns = {
      ...sent.attributes,
      ...cityColumn(sent),
      ...(await photoColumn(db, app, who.accountId, photo === null ? null : photo?.attributes, pointer)),
    };
    await keep(db, who, app.clock.now(), columns as Columns, ifMatch);
  });
}
