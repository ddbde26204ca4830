import { latinDigits } from './latin-digits.ts';

/** Letters that Unicode does not take apart, as people type them: of Latin script, of Greek, and of Arabic. */
const PLAIN: { [letter: string]: string } = {
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

/** What stands over, under or between letters and is read with them: marks, apostrophes, the tatweel, what only formats. */
const UNREAD = /[\p{M}\p{Cf}ـ'’‘ʼʻ`´"”“]/gu;

/**
 * A text as it is compared where people search: without case, accents and marks, the forms of one letter as one, digits
 * as Latin ones, and one space for whatever else is neither letter nor digit. "Saint-Étienne" and "saint etienne" are equal,
 * and so are "Łódź" and "lodz", "أرز" and "ارز", "ёлка" and "елка".
 */
export function fold(text: string): string {
  return latinDigits(text.normalize('NFKD').toLowerCase())
    .replace(UNREAD, '')
    .replace(LETTERS, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
