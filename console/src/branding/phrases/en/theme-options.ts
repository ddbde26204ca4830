import { themeOptionPhrases } from '../../theme-option-words.ts';

/** English phrases of the options of a theme. */
export const phrases = themeOptionPhrases('en');
