import { themeOptionPhrases } from '../../theme-option-words.ts';

/** Russian phrases of the options of a theme. */
export const phrases = themeOptionPhrases('ru');
