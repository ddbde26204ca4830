import { TEXT } from '@sofra/contract/limits';

/** Letters, each with the Latin one in the same place. */
const eachAs = (letters: string, latin: string) =>
  Object.fromEntries([...letters].map((letter, index) => [letter, latin.charAt(index)]));

// BGN/PCGN for Russian and a plain reading of Arabic: addresses are read aloud and typed, not turned back.
const LETTERS: Record<string, string> = {
  ...eachAs('абвгдезийклмнопрстуфцыэ', 'abvgdeziyklmnoprstufcye'),
  ё: 'e',
  ж: 'zh',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ь: '',
  ю: 'yu',
  я: 'ya',
  ...eachAs('ابتجحدذرزسصضطظفقكلمنهوي', 'abtjhddrzssdtzfqklmnhwy'),
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ٱ: 'a',
  ث: 'th',
  خ: 'kh',
  ش: 'sh',
  ع: 'a',
  غ: 'gh',
  ى: 'a',
  ة: 'a',
  ء: '',
  ئ: 'y',
  ؤ: 'w',
  پ: 'p',
  چ: 'ch',
  ژ: 'zh',
  گ: 'g',
  ک: 'k',
  ی: 'y',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  і: 'i',
  ї: 'yi',
  є: 'ye',
  ґ: 'g',
  ў: 'u',
};

const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;

/**
 * A readable address of a text: lower case, Latin letters, digits and single hyphens, at most 60 characters (rule 21).
 * Empty when nothing of the text can be transliterated.
 */
export function slugOf(text: string): string {
  // Letters first, marks second: й and أ would otherwise fall apart into a letter and a mark.
  const plain = [...text.normalize('NFC').toLowerCase()].map((letter) => LETTERS[letter] ?? letter).join('');
  return plain
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, TEXT.slug.max)
    .replace(/^-+|-+$/g, '');
}
