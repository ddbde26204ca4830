import { PRODUCT_NAME, TOKEN_LIVES } from '@sofra/contract/limits';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { mailKind } from '../../platform/mail/mail.ts';
import { newMailToken } from '../mail-tokens.ts';
import { type Person, personWithEmail } from '../people.ts';
import { hoursInWords, type InAll, letterOf } from './words.ts';

const words: InAll<{ name: string; lives: string }> = {
  en: ({ name, lives }) => ({
    subject: 'Choose a new password',
    paragraphs: [
      `Hello ${name},`,
      `Here you can choose a new password for ${PRODUCT_NAME}. The link works once; it is good for ${lives}.`,
    ],
    button: 'Choose a new password',
    note: 'Did you not ask for this? Then leave it: your password stays as it is.',
  }),
  ar: ({ name, lives }) => ({
    subject: 'اختر كلمة مرور جديدة',
    paragraphs: [
      `مرحبًا ${name}،`,
      `من هنا يمكنك اختيار كلمة مرور جديدة في ${PRODUCT_NAME}. يعمل الرابط مرة واحدة، ومدة صلاحيته: ${lives}.`,
    ],
    button: 'اختيار كلمة مرور جديدة',
    note: 'لم تطلب ذلك؟ تجاهل هذه الرسالة وستبقى كلمة مرورك كما هي.',
  }),
  ru: ({ name, lives }) => ({
    subject: 'Задайте новый пароль',
    paragraphs: [
      `Здравствуйте, ${name}!`,
      `Здесь можно задать новый пароль для ${PRODUCT_NAME}. Ссылка сработает один раз, срок её действия — ${lives}.`,
    ],
    button: 'Задать новый пароль',
    note: 'Вы об этом не просили? Не обращайте внимания на письмо: пароль останется прежним.',
  }),
};

/** The address at which somebody may choose a new password, once and within two hours. */
export async function resetLink(
  { db, clock, urls }: Pick<AppContext, 'db' | 'clock' | 'urls'>,
  { id, email }: Pick<Person, 'id' | 'email'>,
): Promise<string> {
  const token = { purpose: 'reset', userId: id, email } as const;
  return `${urls.public}/forget-password?token=${await newMailToken(db, clock.now(), token, TOKEN_LIVES.reset)}`;
}

/** The reset mail for the person with a folded address; no mail is sent when there is no such person. */
export const recoveryMail = mailKind('recovery', z.object({ email: z.string() }), async (app, { email }) => {
  const person = await personWithEmail(app.db, email);
  if (!person) return null;
  const lives = hoursInWords(person.locale, TOKEN_LIVES.reset);
  return letterOf(words, person, { name: person.firstName, lives }, await resetLink(app, person));
});
