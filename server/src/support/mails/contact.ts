import { z } from 'zod';
import { type InAll, letterOf } from '../../accounts/mails/words.ts';
import { personById } from '../../accounts/people.ts';
import { mailKind } from '../../platform/mail/mail.ts';

const words: InAll<{ from: string }> = {
  en: ({ from }) => ({
    subject: `A message from ${from}`,
    paragraphs: [`${from} has written to support:`],
    note: 'An answer to this mail goes to them.',
  }),
  ar: ({ from }) => ({
    subject: `رسالة من ${from}`,
    paragraphs: [`وصلت إلى الدعم رسالة من ${from}:`],
    note: 'الرد على هذه الرسالة يصل إلى مرسلها.',
  }),
  ru: ({ from }) => ({
    subject: `Сообщение от ${from}`,
    paragraphs: [`${from} пишет в поддержку:`],
    note: 'Ответ на это письмо придёт отправителю.',
  }),
};

/** Forwards a message from the contact panel to support; the reply goes to its author. */
export const contactMail = mailKind(
  'contact',
  z.object({ userId: z.guid(), contactId: z.guid() }),
  async ({ db }, { userId, contactId }) => {
    const person = await personById(db, userId);
    const contact = await db
      .selectFrom('contacts')
      .selectAll()
      .where('id', '=', contactId)
      .executeTakeFirst();
    if (!person || !contact) return null;
    const { reply_to: replyTo, message: quote } = contact;
    return { ...letterOf(words, person, { from: replyTo }), replyTo, quote };
  },
);
