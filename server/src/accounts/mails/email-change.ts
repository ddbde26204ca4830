import { PRODUCT_NAME } from '@sofra/contract/limits';
import { mailKind } from '../../platform/mail/mail.ts';
import { newMailToken } from '../mail-tokens.ts';
import { personById, toPerson } from '../people.ts';
import { type InAll, letterOf } from './words.ts';

const words: InAll<{ name: string; from: string; to: string }> = {
  en: ({ name, from, to }) => ({
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      `Hello ${name},`,
      `From now on you want to be reached at ${to}. Confirm that this address is yours; until then, ${from} stays in force and is what you sign in with.`,
    ],
    button: 'Confirm my new address',
    note: `Did you not ask for this? Then somebody has mistyped their address, and you can put this mail aside.`,
  }),
  ar: ({ name, from, to }) => ({
    subject: 'أكّد بريدك الإلكتروني الجديد',
    paragraphs: [
      `مرحبًا ${name}،`,
      `طلبت أن يصبح بريدك ${to}. أكّد أنه لك؛ وإلى ذلك الحين يبقى ${from} ساريًا وبه تسجّل الدخول.`,
    ],
    button: 'تأكيد بريدي الجديد',
    note: 'لم تطلب ذلك؟ لا بد أن شخصًا أخطأ في كتابة بريده، ويمكنك تجاهل هذه الرسالة.',
  }),
  ru: ({ name, from, to }) => ({
    subject: 'Подтвердите новый адрес электронной почты',
    paragraphs: [
      `Здравствуйте, ${name}!`,
      `Теперь вы хотите получать письма ${PRODUCT_NAME} на ${to}. Подтвердите, что этот адрес — ваш; до тех пор действует ${from}, и входить нужно с ним.`,
    ],
    button: 'Подтвердить новый адрес',
    note: 'Вы об этом не просили? Значит, кто-то ошибся в своём адресе: просто не обращайте внимания на это письмо.',
  }),
};

/** Asks to confirm a pending address (docs/decisions/0009). */
export const emailChangeMail = mailKind('email-change', toPerson, async (app, { userId }) => {
  const person = await personById(app.db, userId);
  const to = person?.pendingEmail;
  if (!person || !to) return null;
  const { email: from, locale, firstName: name } = person;
  const now = app.clock.now();
  const token = await newMailToken(app.db, now, { purpose: 'confirm', userId, email: to }, null);
  const link = `${app.urls.public}/confirm-email?token=${token}`;
  return letterOf(words, { email: to, locale }, { name, from, to }, link);
});
