import { latinDigits } from './latin-digits.ts';

/** Latin, Greek and Arabic letters that Unicode does not decompose, as people type them. */
export const PLAIN: { [letter: string]: string } = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ə: 'e',
  þ: 'th',
  ŋ: 'n',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
};
const LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Characters ignored in comparison: marks, apostrophes, quotes, the tatweel, format characters. */
export const UNREAD = /[\p{M}\p{Cf}ـ'’‘ʼʻ`´"”“]/gu;

/**
 * Folds a text for search: without case, accents and marks, with one form of each letter, Latin digits, and
 * one space for all other characters. "Saint-Étienne" and "saint etienne" are equal, and so are "Łódź" and
 * "lodz", "أرز" and "ارز", "ёлка" and "елка".
 */
export function fold(text: string): string {
  return latinDigits(text.normalize('NFKD').toLowerCase())
    .replace(UNREAD, '')
    .replace(LETTERS, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
