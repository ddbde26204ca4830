import type { ProfileChange } from '@sofra/contract/accounts/profile';
import { type Selectable, sql } from 'kysely';
import { changedIn, namesOf, only } from '../activity/differences.ts';
import { recordUncounted } from '../activity/record.ts';
import { assertVersion, type IfMatch } from '../api/versions.ts';
import { cityById } from '../geography/cities.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import type { Who } from '../sessions/who.ts';
import { photoColumn } from '../uploads/blobs.ts';

const AT = '/data/relationships';

/** The columns of a person that they change themselves. */
type Fields = Partial<
  Pick<Selectable<Tables['users']>, keyof ProfileChange['attributes'] | 'city_id' | 'photo_id'>
>;

function cityColumn(sent: ProfileChange): Fields {
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

async function keep(db: Db, who: Who, now: Date, fields: Fields, ifMatch: IfMatch) {
  const { userId: id, accountId } = who;
  const kept = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  assertVersion(kept, ifMatch);
  const after = changedIn(kept, fields);
  const changed = namesOf(after);
  if (changed.length === 0) return;
  await db
    .updateTable('users')
    .set({ ...after, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  if (accountId === null) return;
  const change = { record: { type: 'users', id }, before: only(kept, changed), after };
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
    const fields: Fields = {
      ...sent.attributes,
      ...cityColumn(sent),
      ...(await photoColumn(db, app, who.accountId, photo === null ? null : photo?.attributes, pointer)),
    };
    await keep(db, who, app.clock.now(), fields, ifMatch);
  });
}
