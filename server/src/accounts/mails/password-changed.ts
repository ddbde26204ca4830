import { PRODUCT_NAME } from '@sofra/contract/limits';
import { mailKind } from '../../platform/mail/mail.ts';
import { personById, toPerson } from '../people.ts';
import { type InAll, letterOf } from './words.ts';

const words: InAll<{ name: string }> = {
  en: ({ name }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      `Hello ${name},`,
      `Your ${PRODUCT_NAME} password was changed, and every other device was signed out.`,
      'Was it you? Then all is well. If not, choose a new password now.',
    ],
    button: 'Choose a new password',
  }),
  ar: ({ name }) => ({
    subject: 'تم تغيير كلمة مرورك',
    paragraphs: [
      `مرحبًا ${name}،`,
      `تم تغيير كلمة مرورك في ${PRODUCT_NAME}، وأُنهيت جلسات الدخول على كل الأجهزة الأخرى.`,
      'هل أنت من غيّرها؟ كل شيء على ما يرام إذن. وإن لم يكن التغيير منك، فاختر كلمة مرور جديدة الآن.',
    ],
    button: 'اختيار كلمة مرور جديدة',
  }),
  ru: ({ name }) => ({
    subject: 'Ваш пароль изменён',
    paragraphs: [
      `Здравствуйте, ${name}!`,
      `Пароль вашей учётной записи ${PRODUCT_NAME} изменён, на всех остальных устройствах выполнен выход.`,
      'Это были вы? Тогда всё в порядке. Если нет — задайте новый пароль прямо сейчас.',
    ],
    button: 'Задать новый пароль',
  }),
};

/** Tells a person that their password was changed, so that a stranger's change is noticed. */
export const passwordChangedMail = mailKind('password-changed', toPerson, async (app, { userId }) => {
  const person = await personById(app.db, userId);
  if (!person) return null;
  return letterOf(words, person, { name: person.firstName }, `${app.urls.public}/forget-password`);
});
