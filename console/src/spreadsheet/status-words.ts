import { fold } from '@sofra/contract/languages/folding';
import type { Locale } from '@sofra/contract/languages/locales';

/** The words for a status in each language of the screen; the first one, which lists show, is written, and any is understood. */
const WORDS: Record<Locale, Record<'on' | 'off', readonly string[]>> = {
  en: { on: ['Active', 'on', 'yes', 'true', '1'], off: ['Inactive', 'off', 'no', 'false', '0'] },
  ar: { on: ['نشطة', 'نعم', 'صح', 'صواب'], off: ['غير نشطة', 'لا', 'خطأ'] },
  ru: { on: ['Активно', 'вкл', 'да', 'истина'], off: ['Неактивно', 'выкл', 'нет', 'ложь'] },
};

const folded = (side: 'on' | 'off') =>
  new Set(Object.values(WORDS).flatMap((words) => words[side].map(fold)));
const ON = folded('on');
const OFF = folded('off');

/** The word for a status in a language of the screen. */
export const statusWord = (disabled: boolean, screen: string): string =>
  WORDS[screen as Locale][disabled ? 'off' : 'on'][0] ?? '';

/** Whether a word, of any language of the screens or of their spreadsheets, switches off; undefined for another word. */
export function isOff(text: string): boolean | undefined {
  const word = fold(text);
  return OFF.has(word) ? true : ON.has(word) ? false : undefined;
}
