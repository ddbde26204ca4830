import { readFileSync, statSync } from 'node:fs';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { TEXT } from '@sofra/contract/limits';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { assetPath } from '../platform/files/assets.ts';
import type { DemoTexts } from './demo/shape.ts';
import { DEMO_MENUS } from './demo-menu.ts';

const menus = Object.values(DEMO_MENUS);
const sections = menus.flatMap((menu) => menu.sections);
const items = sections.flatMap((section) => section.items);

test('Each kind has three or four sections of four to six items', () => {
  for (const [kind, menu] of Object.entries(DEMO_MENUS)) {
    expect(menu.kind).toBe(kind);
    expect([3, 4]).toContain(menu.sections.length);
  }
  for (const section of sections) expect([4, 5, 6]).toContain(section.items.length);
});

test('Every text is there in every language, in its own letters and within its bounds', () => {
  const letters = { en: /[a-z]/i, ar: /\p{Script=Arabic}/u, ru: /\p{Script=Cyrillic}/u };
  const records: DemoTexts[] = [...menus, ...sections, ...items].map(({ texts }) => texts);
  for (const texts of records) {
    for (const locale of LOCALE_CODES) {
      const { title, description } = texts[locale];
      expect(title).toMatch(letters[locale]);
      expect(description).toMatch(letters[locale]);
      expect([...title].length).toBeGreaterThanOrEqual(TEXT.title.min);
      expect([...title].length).toBeLessThanOrEqual(TEXT.title.max);
      expect([...description].length).toBeGreaterThanOrEqual(TEXT.wizardDescription.min);
    }
  }
});

test('Every price is one that sign-up accepts', () => {
  for (const { price } of items) expect(price).toMatch(/^[1-9]\d*\.\d\d$/);
});

test('Every item has a picture of the full size, and together they stay small', async () => {
  const files = [...new Set(items.map(({ picture }) => assetPath(`demo/${picture}`)))];
  for (const file of files) {
    const { format, width, height } = await sharp(readFileSync(file)).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 824, height: 464 });
  }
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(1_000_000);
});
