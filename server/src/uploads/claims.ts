import { sql } from 'kysely';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { readSignedId } from './signed-ids.ts';

/**
 * Claims anonymous uploads for a sign-up: each becomes the new account's for good; a picture of the demo
 * menus may be used any number of times (rule 30). The claim answers the picture's id and refuses with
 * `upload_used` or `upload_unknown`. Several items of one sign-up may use the same upload.
 */
export function claimForSignUp(
  db: Db,
  { secret, clock }: Pick<AppContext, 'secret' | 'clock'>,
  accountId: string,
) {
  return async (signedId: string, pointer: string): Promise<string> => {
    const id = readSignedId(secret, signedId);
    if (!id) return refuse('upload_unknown', { pointer });
    const { rows } = await sql<{ claimed: boolean }>`
      with found as (select id, account_id, used_at, demo from blobs where id = ${id} for update),
      claimed as (
        update blobs set used_at = ${clock.now()}::timestamptz,
          account_id = case when found.demo then null else ${accountId}::uuid end
        from found where blobs.id = found.id
          and (found.demo or found.account_id = ${accountId} or (found.account_id is null and found.used_at is null))
        returning blobs.id)
      select exists(select from claimed) as claimed from found where found.account_id is null or found.used_at is not null`.execute(
      db,
    );
    const [row] = rows;
    if (!row) return refuse('upload_unknown', { pointer });
    return row.claimed ? id : refuse('upload_used', { pointer });
  };
}
