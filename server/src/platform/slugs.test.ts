import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugOf } from './slugs.ts';

test.each([
  ['Café Über', 'cafe-uber'],
  ['Omar’s Table', 'omars-table'],
  ['Пельменная «Ёжик»', 'pelmennaya-ezhik'],
  ['Щи да каша', 'shchi-da-kasha'],
  ['مطعم الشام', 'mtam-alsham'],
  ['Straße 9', 'strasse-9'],
  ['寿司', ''],
  ['🍔🍟', ''],
  ['--- a ---', 'a'],
])('the address of %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

test('any text makes a valid address or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 150 }), (text) => {
      expect(slugOf(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugOf(text).length).toBeLessThanOrEqual(60);
    }),
  );
});
