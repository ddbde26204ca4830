import { sql } from 'kysely';
import { z } from 'zod';
import { dayInWords, type InAll, letterOf } from '../../accounts/mails/words.ts';
import { personById, spokenName } from '../../accounts/people.ts';
import type { Db } from '../../platform/database/tables.ts';
import { mailKind } from '../../platform/mail/mail.ts';

const words: InAll<{ name: string; owner: string; until: string }> = {
  en: ({ name, owner, until }) => ({
    subject: `${owner} asks for support`,
    paragraphs: [
      `Hello ${name},`,
      `${owner} has let support into their account. You can work in it until ${until}.`,
    ],
    button: 'See the invitation',
  }),
  ar: ({ name, owner, until }) => ({
    subject: `طلب دعم من ${owner}`,
    paragraphs: [
      `مرحبًا ${name}،`,
      `منح ${owner} فريق الدعم صلاحية الدخول إلى الحساب. يمكنك العمل فيه حتى ${until}.`,
    ],
    button: 'عرض الدعوة',
  }),
  ru: ({ name, owner, until }) => ({
    subject: `${owner}: нужна поддержка`,
    paragraphs: [
      `Здравствуйте, ${name}!`,
      `${owner} открывает поддержке доступ к своей учётной записи. До ${until} в ней можно работать.`,
    ],
    button: 'Посмотреть приглашение',
  }),
};

async function invitationOf(db: Db, accountId: string, now: Date) {
  const { rows } = await sql<{ owner: string; until: Date }>`
    select concat_ws(' ', u.first_name, u.last_name) as owner, i.until
    from support_invitations i join accounts a on a.id = i.account_id join users u on u.id = a.owner_id
    where i.account_id = ${accountId} and i.until > ${now}`.execute(db);
  return rows[0];
}

/** Tells a person of support about an invitation, unless it was withdrawn meanwhile. */
export const supportInvitedMail = mailKind(
  'support-invited',
  z.object({ userId: z.guid(), accountId: z.guid() }),
  async ({ db, clock, urls }, { userId, accountId }) => {
    const [person, invitation] = [
      await personById(db, userId),
      await invitationOf(db, accountId, clock.now()),
    ];
    if (!person || !invitation) return null;
    const until = dayInWords(person.locale, invitation.until);
    const facts = { name: person.firstName, owner: spokenName(invitation.owner), until };
    return letterOf(words, person, facts, `${urls.public}/settings/support`);
  },
);
