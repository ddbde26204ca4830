import { readFileSync, statSync } from 'node:fs';
import { FONT_FAMILIES } from '@sofra/contract/branding/fonts';
import { DEFAULT_THEME, EMPTY_THEME, READY_MADE_THEMES } from '@sofra/contract/branding/themes';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { formatPrice } from '@sofra/contract/money/money';
import { expect, test } from 'vitest';
import { menu, publication } from '../test/sample.ts';
import { fontFamily, fontFiles, fontRules, type Letters, lettersIn } from './fonts.ts';
import { PHRASES } from './phrases/phrases.ts';
import { renderPage } from './render.ts';

/** All the Latin letters of a family, and those of no other language. */
const ALL: Letters = { latin: 'latin', foreign: [] };

const addressesIn = (rules: string) => [...rules.matchAll(/url\(([^)]+)\)/g)].map(([, address]) => address);

test('every file is in its package, and has an address of its own', () => {
  const files = [...fontFiles().values()];
  for (const path of files) expect(readFileSync(path).subarray(0, 4).toString()).toBe('wOF2');
  expect(new Set(files).size).toBe(files.length);
});

test('the rules name files that are served, and each face stands in its stack', () => {
  const served = new Set([...fontFiles().keys()].map((address) => `/menu${address}`));
  for (const family of FONT_FAMILIES)
    for (const locale of LOCALE_CODES) {
      const rules = fontRules({ main: family, secondary: family, section: family }, locale, '/menu', ALL);
      const stack = fontFamily(family, locale, ALL).split(',');
      for (const address of addressesIn(rules)) expect(served).toContain(address);
      for (const [, face] of rules.matchAll(/font-family:([^;]+)/g)) expect(stack).toContain(face);
    }
});

test('a page has the faces of its own script, and none of the others', () => {
  const rules = (locale: 'en' | 'ar' | 'ru') =>
    fontRules({ main: 'manrope', secondary: 'manrope', section: 'lora' }, locale, '', ALL);
  expect(rules('en')).not.toMatch(/cyrillic|arabic/);
  expect(rules('ru')).toMatch(
    /lora-cyrillic-600.*manrope-cyrillic-400|manrope-cyrillic-400.*lora-cyrillic-600/,
  );
  expect(rules('ar')).toMatch(/el-messiri-arabic-600/);
  expect(rules('en')).toContain('font-display:swap');
  expect(rules('en')).toMatch(/font-family:manrope;src:local\(Arial\).*size-adjust:10\d/);
});

test('the empty theme has the phone’s own fonts, the others have ours', () => {
  expect(fontRules(EMPTY_THEME.fonts, 'en', '', ALL)).toBe('');
  for (const { fonts } of [DEFAULT_THEME, ...READY_MADE_THEMES])
    expect(addressesIn(fontRules(fonts, 'en', '', ALL)).length).toBeGreaterThan(1);
});

test('letters of another script on a page have the faces that suit its family, and only where they are', () => {
  expect(lettersIn('Hummus · حمص, борщ', 'en').foreign).toEqual(['ru', 'ar']);
  expect(lettersIn('Hummus · حمص', 'ar').foreign).toEqual([]);
  const fonts = { main: 'manrope', secondary: 'manrope', section: 'lora' } as const;
  const rules = fontRules(fonts, 'en', '', { ...ALL, foreign: ['ru', 'ar'] });
  for (const face of ['manrope-cyrillic-400', 'lora-cyrillic-600', 'tajawal-arabic-400', 'el-messiri-arabic'])
    expect(rules).toContain(face);
  expect(rules).not.toContain('tajawal-latin');
  const stack = fontFamily('manrope', 'en', { ...ALL, foreign: ['ar'] }).split(',');
  expect(stack.slice(0, 3)).toEqual(['manrope-l', 'tajawal-a', 'manrope']);
  const menus = [{ ...menu(1, 'dinner', 1, 1), texts: { en: { title: 'Dinner عشاء' } } }];
  const page = (given: object) =>
    renderPage({
      publication: publication(given),
      page: { kind: 'menu', menuSlug: 'dinner' },
      locale: 'en',
      now: new Date('2026-11-21T12:00:00Z'),
      baseUrl: 'https://menu.test',
    }).html;
  expect(page({})).not.toContain('-arabic-');
  expect(page({ menus })).toContain('-arabic-');
});

const pageWith = (dish: string, locale: 'en' | 'ar' | 'ru') => {
  const menus = [{ ...menu(1, 'dinner', 1, 1), texts: { [locale]: { title: dish } } }];
  const page = { kind: 'menu', menuSlug: 'dinner' } as const;
  const given = { page, locale, now: new Date('2026-11-21T12:00:00Z'), baseUrl: 'https://menu.test' };
  return renderPage({ ...given, publication: publication({ menus }) }).html;
};

test.each(LOCALE_CODES)(
  'a page in %s has the basic letters, and all Latin ones where it shows more',
  (locale) => {
    const usual = pageWith('Soup', locale);
    expect(usual).toContain('-basic-');
    expect(usual).not.toContain('-latin-');
    const rich = pageWith('Crème brûlée', locale);
    expect(rich).toContain('-latin-');
    expect(rich).not.toContain('-basic-');
  },
);

test('our own phrases and the amounts of great currencies need the basic letters alone', () => {
  for (const locale of LOCALE_CODES) {
    const prices = ['usd', 'eur', 'gbp', 'aed', 'rub'].map((currency) =>
      formatPrice('1234.5', currency, locale),
    );
    expect(lettersIn(JSON.stringify([PHRASES[locale], prices]), locale).latin).toBe('basic');
  }
});

test('the basic files are the whole ones without what is rare, and lighter by a third', () => {
  const sizes = (part: string) =>
    [...fontFiles()]
      .filter(([address]) => address.includes(part))
      .map(([, path]) => statSync(path).size)
      .reduce((sum, size) => sum + size, 0);
  expect(sizes('-basic-')).toBeLessThan((sizes('-latin-') * 2) / 3);
});
