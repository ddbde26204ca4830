import type { Locale } from '@sofra/contract/languages/locales';
import { expect, test } from 'vitest';
import { shownPrice } from './shown-price.ts';

test.each<[Locale, string, string[]]>([
  ['en', 'kwd', ['KWD', '1,234,567.890']],
  ['en', 'usd', ['$1,234,567.89']],
  ['ar', 'kwd', ['\u200f1,234,567.890', 'د.ك.\u200f']],
  ['ru', 'kwd', ['1\u00a0234\u00a0567,890', 'KWD']],
])('a price breaks between its amount and its currency alone: %s %s', (locale, currency, lines) => {
  expect(shownPrice('1234567.890', currency, locale).split(' ')).toEqual(lines);
});
