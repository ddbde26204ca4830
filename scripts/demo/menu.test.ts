import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { TEXT } from '@sofra/contract/limits';
import { expect, test } from 'vitest';
import { DEMO_MENUS } from '../../server/src/onboarding/demo-menu.ts';
import { composePicture } from '../pictures/compose.ts';
import { LARGE_MENU } from './menu.ts';

const items = LARGE_MENU.sections.flatMap((section) => section.items);

test('The large demo has 10 sections and 200 items', () => {
  expect(LARGE_MENU.sections.map((section) => section.items.length)).toEqual(Array(10).fill(20));
});

test.each(LOCALE_CODES)('Titles in %s are unique and in their own letters, descriptions too', (locale) => {
  const letters = { en: /[a-z]/i, ar: /\p{Script=Arabic}/u, ru: /\p{Script=Cyrillic}/u }[locale];
  const foreign = {
    en: /[^\p{Script=Latin}\p{Script=Common}]/u,
    ar: /\p{Script=Cyrillic}|\p{Script=Latin}/u,
    ru: /\p{Script=Arabic}|\p{Script=Latin}/u,
  }[locale];
  expect(new Set(items.map(({ texts }) => texts[locale].title)).size).toBe(items.length);
  for (const { texts } of [LARGE_MENU, ...LARGE_MENU.sections, ...items]) {
    const { title, description } = texts[locale];
    for (const text of [title, description]) {
      expect(text).toMatch(letters);
      expect(text).not.toMatch(foreign);
    }
    expect([...title].length).toBeGreaterThanOrEqual(TEXT.title.min);
    expect(description).toMatch(/[.!]$/);
  }
});

test('Prices are amounts of dirhams, and extras have titles that the editor accepts', () => {
  for (const { price, extras } of items) {
    expect(price).toMatch(/^[1-9]\d*\.00$/);
    for (const extra of extras) {
      expect(extra.price).toMatch(/^\d+\.00$/);
      for (const locale of LOCALE_CODES)
        expect(extra.title[locale].length).toBeGreaterThanOrEqual(TEXT.title.min);
    }
  }
});

test('No two items have the same picture, and a recipe always draws the same one', async () => {
  expect(new Set(items.map(({ recipe }) => JSON.stringify({ ...recipe, seed: '' }))).size).toBe(items.length);
  const [first] = items;
  if (!first) throw new Error('The menu is empty.');
  const [once, again] = await Promise.all([composePicture(first.recipe), composePicture(first.recipe)]);
  expect(once.equals(again)).toBe(true);
});

test('Warnings and specialities do not contradict each other', () => {
  const demo = Object.values(DEMO_MENUS).flatMap(({ sections }) =>
    sections.flatMap((section) => section.items),
  );
  const all = [
    ...items.map(({ texts, warnings, speciality }) => ({ texts, warnings, speciality })),
    ...demo.map((one) => ({
      texts: one.texts,
      warnings: one.ingredient_warnings,
      speciality: one.food_speciality,
    })),
  ];
  const animal = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'] as const;
  const wrong = all.filter(
    ({ warnings, speciality }) =>
      (speciality.includes('vegan') && animal.some((one) => warnings.includes(one))) ||
      (speciality.includes('vegetarian') && animal.slice(2).some((one) => warnings.includes(one))) ||
      (speciality.includes('gluten_free') && warnings.includes('gluten')),
  );
  expect(wrong.map(({ texts }) => texts.en.title)).toEqual([]);
});
