import { randomUUID } from 'node:crypto';
import type { AppContext } from '../platform/app-context.ts';
import { enqueueMail } from '../platform/mail/mail.ts';
import { contactMail } from './mails/contact.ts';
import { supporters } from './supporters.ts';

/** Keeps a message to support and sends it to everybody of support (rule 3). */
export async function contactSupport(
  { db, clock, log }: AppContext,
  sent: { message: string; reply_to: string },
): Promise<void> {
  const now = clock.now();
  const id = randomUUID();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('contacts')
      .values({ id, ...sent, created_at: now })
      .execute();
    const everybody = await supporters(trx);
    if (everybody.length === 0)
      log.warn({ contact: id }, 'a message to support reaches nobody: add one by support:add');
    for (const { id: userId } of everybody)
      await enqueueMail(trx, now, contactMail, { userId, contactId: id });
  });
}
