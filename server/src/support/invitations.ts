import { DAYS } from '@sofra/contract/limits';
import { sql } from 'kysely';
import { recordUncounted } from '../activity/record.ts';
import type { AppContext } from '../platform/app-context.ts';
import { daysAfter } from '../platform/clock.ts';
import type { Db } from '../platform/database/tables.ts';
import { enqueueMail } from '../platform/mail/mail.ts';
import type { AccountWho } from '../sessions/who.ts';
import { supportInvitedMail } from './mails/invited.ts';
import { supporters } from './supporters.ts';

const siteOf = ({ accountId }: AccountWho) => ({ type: 'sites', id: accountId });

/**
 * Lets support into the caller's account for 21 days from now, and tells everybody of support. A valid
 * invitation is extended without a break.
 */
export async function inviteSupport({ db, clock }: AppContext, who: AccountWho): Promise<void> {
  const now = clock.now();
  const until = daysAfter(now, DAYS.support);
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ fresh: boolean }>`
      insert into support_invitations as kept (account_id, invited_at, until)
      values (${who.accountId}, ${now}::timestamptz, ${until}::timestamptz)
      on conflict (account_id) do update set until = excluded.until,
        invited_at = case when kept.until > ${now}::timestamptz then kept.invited_at else excluded.invited_at end,
        accepted_at = case when kept.until > ${now}::timestamptz then kept.accepted_at end
      returning invited_at = ${now}::timestamptz as fresh`.execute(trx);
    const after = { support_until: until.toISOString() };
    const changes = [{ record: siteOf(who), before: null, after }];
    await recordUncounted(trx, who, now, { venueId: null, action: 'support_invite', changes });
    // Extending an invitation sends no second mail.
    for (const { id } of rows[0]?.fresh ? await supporters(trx) : [])
      await enqueueMail(trx, now, supportInvitedMail, { userId: id, accountId: who.accountId });
  });
}

/** Withdraws the invitation: support in the account is refused from then on. Without one, nothing happens. */
export async function withdrawSupport({ db, clock }: AppContext, who: AccountWho): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('support_invitations')
      .where('account_id', '=', who.accountId)
      .returning('until')
      .executeTakeFirst();
    if (!gone || gone.until <= now) return;
    const before = { support_until: gone.until.toISOString() };
    const changes = [{ record: siteOf(who), before, after: null }];
    await recordUncounted(trx, who, now, { venueId: null, action: 'support_withdraw', changes });
  });
}

/** An account that has let support in. */
export type Site = {
  id: string;
  owner_id: string;
  name: string;
  until: Date;
  accepted: boolean;
};

/** The accounts that let support in now, the newest invitation first, with the number of all. */
export async function openSites(
  db: Db,
  now: Date,
  page: { offset: number; limit: number },
): Promise<{ sites: Site[]; total: number }> {
  const { rows } = await sql<Site>`
    select a.id, a.owner_id, concat_ws(' ', u.first_name, u.last_name) as name, i.until,
      i.accepted_at is not null as accepted
    from support_invitations i join accounts a on a.id = i.account_id join users u on u.id = a.owner_id
    where i.until > ${now} order by i.invited_at desc, a.id
    limit ${page.limit}::int offset ${page.offset}::int`.execute(db);
  const { total } = await db
    .selectFrom('support_invitations')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where('until', '>', now)
    .executeTakeFirstOrThrow();
  return { sites: rows, total };
}

/** Records support's visit to an account and answers its owner; undefined when support is not invited. */
export async function enterSite(db: Db, now: Date, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{ owner_id: string }>`
    update support_invitations i set accepted_at = coalesce(i.accepted_at, ${now}::timestamptz)
    from accounts a where a.id = i.account_id and i.account_id = ${accountId} and i.until > ${now}
    returning a.owner_id`.execute(db);
  return rows[0]?.owner_id;
}
