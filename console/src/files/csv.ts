import type { Locale } from '@sofra/contract/languages/locales';
import Papa from 'papaparse';
import { type CellTexts, ownText } from './cells-text.ts';

/** The cells of a CSV file, whatever parts them, with its empty rows. */
export const readCsv = (text: string): CellTexts =>
  Papa.parse<string[]>(text).data.map((row) => row.map(ownText));

// How spreadsheets of these languages write a file that is not Unicode.
const LETTERS: Record<Locale, string> = { en: 'windows-1252', ar: 'windows-1256', ru: 'windows-1251' };

/** The text of a file: Unicode, or else in the letters of the first of these languages that has its own. */
export function textOfFile(bytes: Uint8Array, languages: readonly Locale[]): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const own = languages.find((code) => code !== 'en');
    return new TextDecoder(LETTERS[own ?? 'en']).decode(bytes);
  }
}
