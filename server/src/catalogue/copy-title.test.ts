import { TEXT } from '@sofra/contract/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyTitle } from './copy-title.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const charactersOf = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

test('a copy is marked in the language of its title', () => {
  expect(copyTitle('Hummus', 'en')).toBe('Hummus (copy)');
  expect(copyTitle('حمص', 'ar')).toBe('حمص (نسخة)');
  expect(copyTitle('Хумус', 'ru')).toBe('Хумус (копия)');
});

test('a title that is too long loses as few whole characters as possible', () => {
  const word = ' (copy)';
  const plain = 'x'.repeat(TEXT.title.max);
  expect(copyTitle(plain, 'en')).toBe('x'.repeat(TEXT.title.max - word.length) + word);
  // The family is seven code points, of which six would fit.
  const start = 'x'.repeat(TEXT.title.max - word.length - 6);
  expect(copyTitle(start + FAMILY, 'en')).toBe(start + word);
  expect(copyTitle(start.slice(1) + FAMILY, 'en')).toBe(start.slice(1) + FAMILY + word);
  expect(copyTitle(`e${'\u0301'.repeat(TEXT.title.max - 1)}`, 'en')).toBe('(copy)');
});

test('every copy’s title fits and begins with whole characters of the original', () => {
  const letter = fc.constantFrom('a', 'ع', 'é', 'e\u0301', '🍋', '🇦🇪', '👍🏽', FAMILY, ' ');
  fc.assert(
    fc.property(
      fc.array(letter, { maxLength: TEXT.title.max }),
      fc.constantFrom('en', 'ar', 'ru'),
      (all, locale) => {
        const title = `a${all.join('')}`;
        const copy = copyTitle(title, locale);
        expect([...copy].length).toBeLessThanOrEqual(TEXT.title.max);
        const kept = copy.slice(0, copy.lastIndexOf(' ('));
        expect(charactersOf(title).slice(0, charactersOf(kept).length).join('')).toBe(kept);
      },
    ),
  );
});
