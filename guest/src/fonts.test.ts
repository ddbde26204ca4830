import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_FAMILIES } from '@sofra/contract/branding/fonts';
import { DEFAULT_THEME, EMPTY_THEME, READY_MADE_THEMES } from '@sofra/contract/branding/themes';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { expect, test } from 'vitest';
import { menu, publication } from '../test/sample.ts';
import { fontFamily, fontFiles, fontRules, foreignIn } from './fonts.ts';
import { renderPage } from './render.ts';

const addressesIn = (rules: string) => [...rules.matchAll(/url\(([^)]+)\)/g)].map(([, address]) => address);

test('every file is in its package, and has an address of its own', () => {
  const files = [...fontFiles().values()];
  for (const path of files)
    expect(
      readFileSync(join('node_modules', ...path))
        .subarray(0, 4)
        .toString(),
    ).toBe('wOF2');
  expect(new Set(files.map((path) => path.join('/'))).size).toBe(files.length);
});

test('the rules name files that are served, and each face stands in its stack', () => {
  const served = new Set([...fontFiles().keys()].map((address) => `/menu${address}`));
  for (const family of FONT_FAMILIES)
    for (const locale of LOCALE_CODES) {
      const rules = fontRules({ main: family, secondary: family, section: family }, locale, '/menu');
      const stack = fontFamily(family, locale).split(',');
      for (const address of addressesIn(rules)) expect(served).toContain(address);
      for (const [, face] of rules.matchAll(/font-family:([^;]+)/g)) expect(stack).toContain(face);
    }
});

test('a page has the faces of its own script, and none of the others', () => {
  const rules = (locale: 'en' | 'ar' | 'ru') =>
    fontRules({ main: 'manrope', secondary: 'manrope', section: 'lora' }, locale, '');
  expect(rules('en')).not.toMatch(/cyrillic|arabic/);
  expect(rules('ru')).toMatch(
    /lora-cyrillic-600.*manrope-cyrillic-400|manrope-cyrillic-400.*lora-cyrillic-600/,
  );
  expect(rules('ar')).toMatch(/el-messiri-arabic-600/);
  expect(rules('en')).toContain('font-display:swap');
  expect(rules('en')).toMatch(/font-family:manrope;src:local\(Arial\).*size-adjust:10\d/);
});

test('the empty theme has the phone’s own fonts, the others have ours', () => {
  expect(fontRules(EMPTY_THEME.fonts, 'en', '')).toBe('');
  for (const { fonts } of [DEFAULT_THEME, ...READY_MADE_THEMES])
    expect(addressesIn(fontRules(fonts, 'en', '')).length).toBeGreaterThan(1);
});

test('letters of another script on a page have the faces that suit its family, and only where they are', () => {
  expect(foreignIn('Hummus · حمص, борщ', 'en')).toEqual(['ru', 'ar']);
  expect(foreignIn('Hummus · حمص', 'ar')).toEqual([]);
  const fonts = { main: 'manrope', secondary: 'manrope', section: 'lora' } as const;
  const rules = fontRules(fonts, 'en', '', ['ru', 'ar']);
  for (const face of ['manrope-cyrillic-400', 'lora-cyrillic-600', 'tajawal-arabic-400', 'el-messiri-arabic'])
    expect(rules).toContain(face);
  expect(rules).not.toContain('tajawal-latin');
  const stack = fontFamily('manrope', 'en', ['ar']).split(',');
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
