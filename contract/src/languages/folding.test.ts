import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './folding.ts';

test.each([
  ['Crème brûlée', 'creme brulee'],
  ['Łódź', 'lodz'],
  ['  Mac-n’Cheese,  EXTRA! ', 'mac ncheese extra'],
  ['أرز بالشعيرية', 'ارز بالشعيريه'],
  ['إفطار', 'افطار'],
  ['آيس كريم', 'ايس كريم'],
  ['ٱلفول', 'الفول'],
  ['مشوى', 'مشوي'],
  ['كُبَّة', 'كبه'],
  ['حـمـص', 'حمص'],
  ['طبق ٢٣', 'طبق 23'],
  ['Берёза и Йогурт', 'береза и иогурт'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['Rum \u202b&\u202c cola\u200f', 'rum cola'],
  ['🍋🥗', ''],
])('%s is compared as %s', (text, expected) => {
  expect(fold(text)).toBe(expected);
});

/** Words of the scripts that menus are written in. */
const words = fc.string({
  unit: fc.constantFrom(...'abcéèñçøß ÀŁ’-–1٣۴ابتأإآٱىةهكیحصًُِّـабвгёйЁЙЩ 🍋&'),
  maxLength: 40,
});

test('folding a folded text changes nothing', () => {
  fc.assert(
    fc.property(words, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

test('neither case nor the way that Unicode writes a letter makes a difference', () => {
  fc.assert(
    fc.property(words, (text) => {
      for (const other of [
        text.toUpperCase(),
        text.toLowerCase(),
        text.normalize('NFD'),
        text.normalize('NFC'),
      ])
        expect(fold(other)).toBe(fold(text));
    }),
  );
});

test('marks and the tatweel can stand anywhere', () => {
  const unread = fc.constantFrom('\u064e', '\u0651', '\u0640', '\u200f', '\u0301');
  fc.assert(
    fc.property(words, fc.nat(40), unread, (text, at, mark) => {
      expect(fold(text.slice(0, at) + mark + text.slice(at))).toBe(fold(text));
    }),
  );
});
