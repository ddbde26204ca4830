import { mailKind } from '../../platform/mail/mail.ts';
import { personById, toPerson } from '../people.ts';
import { type InAll, letterOf } from './words.ts';

const words: InAll<{ name: string; to: string }> = {
  en: ({ name, to }) => ({
    subject: 'Your e-mail address is about to change',
    paragraphs: [
      `Hello ${name},`,
      `Somebody who knows your password has asked to reach your account at ${to} from now on. The change takes place as soon as that address is confirmed.`,
      'Was it you? Then there is nothing to do here. If not, choose a new password now: that ends all sign-ins and keeps this address in force.',
    ],
    button: 'Choose a new password',
  }),
  ar: ({ name, to }) => ({
    subject: 'بريدك الإلكتروني على وشك أن يتغيّر',
    paragraphs: [
      `مرحبًا ${name}،`,
      `طلب شخص يعرف كلمة مرورك أن يصبح بريد حسابك ${to}. يتم التغيير فور تأكيد ذلك البريد.`,
      'هل أنت من طلب ذلك؟ لا حاجة إذن إلى أي إجراء. وإن لم يكن الطلب منك، فاختر كلمة مرور جديدة الآن: بذلك تنتهي كل جلسات الدخول ويبقى هذا البريد ساريًا.',
    ],
    button: 'اختيار كلمة مرور جديدة',
  }),
  ru: ({ name, to }) => ({
    subject: 'Ваш адрес электронной почты скоро изменится',
    paragraphs: [
      `Здравствуйте, ${name}!`,
      `Кто-то, кому известен ваш пароль, попросил сменить адрес вашей учётной записи на ${to}. Смена произойдёт, как только тот адрес подтвердят.`,
      'Это были вы? Тогда ничего делать не нужно. Если нет — задайте новый пароль прямо сейчас: все входы завершатся, а этот адрес останется в силе.',
    ],
    button: 'Задать новый пароль',
  }),
};

/** Warns the current address of a pending change, while it can still be stopped. */
export const emailLeavesMail = mailKind('email-leaves', toPerson, async (app, { userId }) => {
  const person = await personById(app.db, userId);
  if (!person?.pendingEmail) return null;
  const { firstName: name, pendingEmail: to } = person;
  return letterOf(words, person, { name, to }, `${app.urls.public}/forget-password`);
});
