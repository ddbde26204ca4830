import { codePoints } from '@sofra/contract/api/fields';
import { isLocale, type Locale } from '@sofra/contract/languages/locales';
import { TEXT } from '@sofra/contract/limits';

/** The suffix of a copy's title, in the title's own language (rule 29). */
const WORDS: Record<Locale, string> = { en: '(copy)', ar: '(نسخة)', ru: '(копия)' };

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The title of a copy: the copied one with the word for a copy in its language, cut so that both are no longer than a title
 * may be, in code points as everywhere. A grapheme, such as a joined emoji, is never cut in two.
 */
export function copyTitle(title: string, locale: string): string {
  const word = ` ${WORDS[isLocale(locale) ? locale : 'en']}`;
  let room: number = TEXT.title.max - codePoints(word);
  let kept = '';
  for (const { segment } of characters.segment(title)) {
    room -= codePoints(segment);
    if (room < 0) break;
    kept += segment;
  }
  return (kept.trimEnd() + word).trimStart();
}
