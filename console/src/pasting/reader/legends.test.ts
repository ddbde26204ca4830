import { expect, test } from 'vitest';
import { legendOf } from './legends.ts';
import { readPastedMenu } from './read-menu.ts';

/** The first of two dishes over a legend: its title, description, warnings and specialities. */
function read(legend: string, dish: string): string {
  const text = `MAINS\n${dish}\nSteak 20\n\n${legend}`;
  const { sections } = readPastedMenu(text, { currency: 'usd', main: 'en', others: [] });
  const [item, steak] = sections[0]?.items ?? [];
  expect(steak).toMatchObject({ title: 'Steak', description: '' });
  const codes = [...(item?.ingredient_warnings ?? []), ...(item?.food_speciality ?? [])];
  return [item?.title, item?.description, ...codes].filter(Boolean).join(' | ');
}

test.each([
  [
    'v = vegetarian, vg = vegan, gf = gluten free, gfo = gluten free option',
    'Pie (v, gfo) 12',
    'Pie | gluten free option | vegetarian',
  ],
  ['v = vegetarian, vg = vegan, gf = gluten free', 'Curry (vg)(gf) 12', 'Curry | vegan | gluten_free'],
  ['(v) vegetarian (ve) vegan. Ask us for allergen information.', 'Soup (ve) 8', 'Soup | vegan'],
  ['(v) Suitable for vegetarians', 'Soup (v) 8', 'Soup | vegetarian'],
  ['(v) = vegetarian', 'Soup (v) 8', 'Soup | vegetarian'],
  ['(v) vegetarian, (vg) vegan, (gfo) gluten free option', '(vg) Soup 8', 'Soup | vegan'],
  ['V - Vegetarian | VG - Vegan | GF - Gluten Free', 'Salad V, GF 9', 'Salad | vegetarian | gluten_free'],
  ['V - Vegetarian | VG - Vegan | GF - Gluten Free', 'Soup VG 9', 'Soup | vegan'],
  [
    'V=Vegetarian; GF=Gluten Free; DF=Dairy Free; N=Contains Nuts',
    'Cake (N) (DF) 9',
    'Cake | nuts | lactose_free',
  ],
  [
    '(V) Vegetarian / (VG) Vegan / (GF) Gluten-Free / (N) Contains Nuts',
    'Cake (V/N) 9',
    'Cake | nuts | vegetarian',
  ],
  [
    'V: Vegetarian  GF: Gluten Free  D: Contains Dairy  SF: Shellfish',
    'Prawn (SF)(D) 9',
    'Prawn | crustaceans | milk',
  ],
  [
    'V - Suitable for vegetarians. VE - Suitable for vegans. GF - Made without gluten.',
    'Soup (VE, GF) 9',
    'Soup | vegan | gluten_free',
  ],
  ['(V) denotes vegetarian, GF indicates gluten free', 'Soup GF 9', 'Soup | gluten_free'],
  ['Key: [V] Vegetarian, [N] Contains nuts', 'Soup [V] [N] 9', 'Soup | nuts | vegetarian'],
  ['Please note: V – vegetarian, GF – gluten free.', 'Soup (V) 9', 'Soup | vegetarian'],
  ['v vegetarian  vg vegan  gf gluten free', 'Soup (vg) 9', 'Soup | vegan'],
  ['v: vegetarian', 'Soup (v) 9', 'Soup | vegetarian'],
  ['gf: gluten-free', 'Soup (gf) 9', 'Soup | gluten_free'],
  ['NF = nut free, V = vegetarian', 'Soup (NF) 9', 'Soup | nut free'],
  ['* vegetarian ** vegan', 'Soup ** 9', 'Soup | vegan'],
  ['🌶 Spicy 🌱 Vegan 🥜 Contains nuts', 'Satay 🥜🌶🌶 9', 'Satay | nuts | spicy'],
  ['🌱 = vegan', 'Satay 🌱 9', 'Satay | vegan'],
  ['🌿 — vegetarian', 'Satay 🌿 9', 'Satay | vegetarian'],
  ['Allergens: 1 gluten 3 eggs 7 milk', 'Pasta (1, 3) 9', 'Pasta | gluten | eggs'],
  ['a) Gluten c) Eier g) Milch', 'Pasta a,c,g 9', 'Pasta | gluten | eggs | milk'],
  ['A: Glutenhaltiges Getreide, C: Eier; 1: Farbstoff', 'Cola (1, C) 9', 'Cola | Farbstoff | eggs'],
  ['Allergènes : 1. gluten – 3. œufs – 7. lait', 'Crêpe (3, 7) 9', 'Crêpe | eggs | milk'],
  [
    'V : végétarien / G : sans gluten / P : contient du porc',
    'Soupe (V, G) 9',
    'Soupe | vegetarian | gluten_free',
  ],
  ['(V) vegetariano - (VG) vegano - (SG) senza glutine', 'Pasta (SG) 9', 'Pasta | gluten_free'],
  ['V: Vejetaryen, G: Glutensiz, A: Acılı', 'Cacık (V, A) 9', 'Cacık | vegetarian | spicy'],
  ['(ن) نباتي (ج) يحتوي على جلوتين', 'كبة (ج) 9', 'كبة | gluten'],
  ['🌱 نباتي   🌶 حار', 'حمص 🌱 9', 'حمص | vegetarian'],
  ['В - вегетарианское, Г - содержит глютен', 'Цезарь (Г) 9', 'Цезарь | gluten'],
  [
    'V — можно приготовить в вегетарианском варианте',
    'Цезарь (V) 9',
    'Цезарь | можно приготовить в вегетарианском варианте',
  ],
] as const)('a legend explains codes: %s – %s', (legend, dish, wanted) => {
  expect(read(legend, dish)).toBe(wanted);
});

test.each([
  '🔥 Hot mezze',
  'V Burger 9',
  'BLT - eggs, bacon',
  'rice - egg, peas',
  'Mr. Fish and chips',
  'Fish & chips - peas',
  'Served with: nuts and seeds',
  'Soup - contains nuts',
  '1. Eggs 9',
])('other lines explain none: %s', (line) => {
  expect(legendOf(line)).toBeUndefined();
});

test('codes in brackets below a dish, or at the end of its description, are its codes', () => {
  const legend = '1 Gluten, 2 Crustaceans, 3 Eggs, 7 Milk, 11 Sesame';
  const text = `BREAKFAST

Full Irish
€13.50
Two sausages and toast
(1, 3, 7)

Smashed Avocado
€10.50
Feta and seeds (1, 7, 11)

Flat White
€3.50
Two shots with steamed milk

ALLERGENS
${legend}`;
  const { sections } = readPastedMenu(text, { currency: 'EUR', main: 'en', others: [] });
  const dishes = sections.flatMap(({ items }) => items);
  expect(dishes.map((dish) => [dish.title, dish.description, dish.ingredient_warnings])).toEqual([
    ['Full Irish', 'Two sausages and toast', ['gluten', 'eggs', 'milk']],
    ['Smashed Avocado', 'Feta and seeds', ['gluten', 'milk', 'sesame']],
    ['Flat White', 'Two shots with steamed milk', []],
  ]);
});
