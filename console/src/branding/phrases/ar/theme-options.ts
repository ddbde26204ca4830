import { themeOptionPhrases } from '../../theme-option-words.ts';

/** Arabic phrases of the options of a theme. */
export const phrases = themeOptionPhrases('ar');
