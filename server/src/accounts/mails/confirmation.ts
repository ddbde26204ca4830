import { PRODUCT_NAME } from '@sofra/contract/limits';
import { mailKind } from '../../platform/mail/mail.ts';
import { newMailToken } from '../mail-tokens.ts';
import { personById, toPerson } from '../people.ts';
import { type InAll, letterOf } from './words.ts';

const words: InAll<{ name: string }> = {
  en: ({ name }) => ({
    subject: 'Confirm your e-mail address',
    paragraphs: [
      `Hello ${name},`,
      `Welcome to ${PRODUCT_NAME}. One click shows us that this address is yours, and your account stays fully open.`,
    ],
    button: 'Confirm my address',
    note: `Did you not sign up for ${PRODUCT_NAME}? Then somebody has mistyped their address, and you can put this mail aside.`,
  }),
  ar: ({ name }) => ({
    subject: 'أكّد بريدك الإلكتروني',
    paragraphs: [
      `مرحبًا ${name}،`,
      `أهلًا بك في ${PRODUCT_NAME}. بنقرة واحدة تثبت أن هذا البريد لك، ويبقى حسابك متاحًا بالكامل.`,
    ],
    button: 'تأكيد بريدي',
    note: `لم تسجّل في ${PRODUCT_NAME}؟ لا بد أن شخصًا أخطأ في كتابة بريده، ويمكنك تجاهل هذه الرسالة.`,
  }),
  ru: ({ name }) => ({
    subject: 'Подтвердите адрес электронной почты',
    paragraphs: [
      `Здравствуйте, ${name}!`,
      `Добро пожаловать в ${PRODUCT_NAME}. Подтвердите одним нажатием, что этот адрес — ваш, и учётная запись останется полностью доступной.`,
    ],
    button: 'Подтвердить адрес',
    note: `Вы не регистрировались в ${PRODUCT_NAME}? Значит, кто-то ошибся в своём адресе: просто не обращайте внимания на это письмо.`,
  }),
};

/** Asks an unconfirmed person to confirm their address (rule 4); nothing is left to ask of a confirmed one. */
export const confirmationMail = mailKind('confirmation', toPerson, async (app, { userId }) => {
  const person = await personById(app.db, userId);
  if (!person || person.confirmed) return null;
  const { email, firstName: name } = person;
  const token = await newMailToken(app.db, app.clock.now(), { purpose: 'confirm', userId, email }, null);
  return letterOf(words, person, { name }, `${app.urls.public}/confirm-email?token=${token}`);
});
