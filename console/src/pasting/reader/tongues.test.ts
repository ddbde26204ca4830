import type { Locale } from '@sofra/contract/languages/locales';
import { expect, test } from 'vitest';
import type { PastedTranslations } from './menu.ts';
import { readPastedMenu } from './read-menu.ts';

const inOthers = (translations: PastedTranslations) =>
  Object.values(translations).flatMap(({ title, description }) => [title, description]);

/** Sections and dishes of a menu in Arabic and English, each with its other language behind it. */
const read = (text: string, main: Locale) =>
  readPastedMenu(text, { currency: 'aed', main, others: main === 'ar' ? ['en'] : ['ar'] }).sections.flatMap(
    ({ title, translations, items }) => [
      ['#', title, ...inOthers(translations)].filter(Boolean).join(' '),
      ...items.map((item) =>
        [item.title, item.price, item.description, ...inOthers(item.translations)]
          .filter(Boolean)
          .join(' | '),
      ),
    ],
  );

test.each([
  'إسبريسو - Espresso - 10 ريال (5 سعرة حرارية)',
  'إسبريسو - Espresso - 5 سعرة حرارية - 10 ريال',
  'إسبريسو Espresso 10 (5 سعرة حرارية)',
  'إسبريسو / Espresso 10 ريال | 5 سعرة حرارية',
])('calories are of no language: %s', (line) => {
  expect(read(`ساخن - Hot Drinks\n${line}\nلاتيه - Latte - 17 ريال (180 سعرة)`, 'ar')).toEqual([
    '# ساخن Hot Drinks',
    'إسبريسو | 10 | 5 سعرة حرارية | Espresso',
    'لاتيه | 17 | 180 سعرة | Latte',
  ]);
});

test.each([
  ['كباب 30 ريال - 450 سعرة', 'كباب | 30 | 450 سعرة'],
  ['كباب 30 ريال | 450 سعرة حرارية', 'كباب | 30 | 450 سعرة حرارية'],
  ['كباب 30 (450 سعره)', 'كباب | 30 | 450 سعره'],
  ['كباب - ٣٠ ر.س - السعرات: ٤٥٠', 'كباب | 30 | السعرات:450'],
  ['Kebab 30 (450 cal)', 'Kebab | 30 | 450 cal'],
  ['Kebab AED 30 • 450 Calories', 'Kebab | 30 | 450 Calories'],
  ['Kebab 450 kcal 30', 'Kebab | 30 | 450 kcal'],
  ['Шашлык 30 руб. (450 ккал)', 'Шашлык | 30 | 450 ккал'],
  ['Fries AED 30 / 100 g', 'Fries | 30 | 100 g'],
])('what stands behind a price as a measure is none: %s', (line, wanted) => {
  expect(read(line, 'ar')[1]).toBe(wanted);
});

test('each language loses its measure, which goes to its own description', () => {
  const row = 'Rolls (4 pcs)\tرقائق (4 قطع)\t20';
  expect(read(`Item\tالصنف\tPrice\nHummus\tحمص\t16\n${row}\nFish 250g\tسمك\t40`, 'en')).toEqual(
    ['# ', 'Hummus | 16 | حمص', 'Rolls | 20 | 4 pcs | رقائق | 4 قطع', 'Fish | 40 | 250g | سمك'].map((line) =>
      line.trim(),
    ),
  );
});

test('a row with names in both languages and nothing else is a heading', () => {
  const rows = 'Item\tالصنف\tPrice\nCold\tبارد\t\nHummus\tحمص\t16\nGrills\tالمشاوي\t\nKebab\tكباب\t30';
  expect(read(rows, 'en')).toEqual([
    '# Cold بارد',
    'Hummus | 16 | حمص',
    '# Grills المشاوي',
    'Kebab | 30 | كباب',
  ]);
});

test('headings in two languages stand on one line or on two', () => {
  const wanted = [
    '# STARTERS المقبلات',
    'Hummus | 16 | حمص',
    'Labneh | 18 | لبنة',
    '# GRILLS المشاوي',
    'Kebab | 30 | كباب',
  ];
  const grills = 'Kebab كباب 30';
  const starters = 'Hummus حمص 16\nLabneh لبنة 18';
  expect(read(`STARTERS\nالمقبلات\n${starters}\nGRILLS\nالمشاوي\n${grills}`, 'en')).toEqual(wanted);
  expect(read(`STARTERS / المقبلات\n${starters}\n\nGRILLS - المشاوي\n\n${grills}`, 'en')).toEqual(wanted);
  const below =
    'STARTERS / المقبلات\n\nHummus - 16\nحمص\nLabneh - 18\nلبنة\nGRILLS / المشاوي\n\nKebab - 30\nكباب';
  expect(read(below, 'en')).toEqual(wanted);
});

test('a bare price stands before a remark in brackets where others are like it', () => {
  expect(read('حمص ١٥ (حار)\nمتبل ١٢\nتبولة ١٨', 'ar')[1]).toBe('حمص (حار) | 15');
  expect(read('Chicken 65 (dry)\nPaneer 180\nDal 160', 'en').join()).not.toContain('65 |');
});

test.each([
  ['lines', 'Soups شوربات Супы\nLentil soup شوربة عدس Чечевичный суп 18\nKebab كباب Кебаб 30'],
  [
    'the columns of a table',
    'Section\tName\tPrice\tName: Arabic\tName: Russian\nSoups شوربات Супы\tLentil soup\t18\tشوربة عدس\tЧечевичный суп\nSoups شوربات Супы\tKebab\t30\tكباب\tКебаб',
  ],
])('a menu in three languages, in %s, is told in all of them', (_, text) => {
  const { sections, left } = readPastedMenu(text, { currency: 'aed', main: 'en', others: ['ar', 'ru'] });
  const words = sections.flatMap(({ title, translations, items }) =>
    [{ title, translations }, ...items].map((row) => [
      row.title,
      row.translations.ar?.title,
      row.translations.ru?.title,
    ]),
  );
  expect(words).toEqual([
    ['Soups', 'شوربات', 'Супы'],
    ['Lentil soup', 'شوربة عدس', 'Чечевичный суп'],
    ['Kebab', 'كباب', 'Кебаб'],
  ]);
  expect(left).toEqual([]);
});
