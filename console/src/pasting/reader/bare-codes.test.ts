import { expect, test } from 'vitest';
import { someOf } from '../../../../scripts/proof.ts';
import { readPastedMenu } from './read-menu.ts';

/** Three kinds of dishes by language. */
const NAMES: { [language: string]: string } = {
  en: 'Tomato soup, Roast beef, Apple pie, Draught beer, Cheese board, Green salad',
  de: 'Leberknödelsuppe, Käsespätzle vom Brett, Apfelstrudel, Helles vom Fass, Obazda mit Breze, Wurstsalat',
  fr: 'Soupe à l’oignon, Bœuf bourguignon, Tarte aux pommes, Bière pression, Plateau de fromages, Salade verte',
  it: 'Zuppa di pesce, Brasato al Barolo, Torta di mele, Birra alla spina, Tagliere misto, Insalata verde',
  es: 'Sopa de ajo, Carne asada, Tarta de manzana, Caña de cerveza, Tabla de quesos, Ensalada verde',
  pl: 'Zupa pomidorowa, Kotlet schabowy, Szarlotka, Piwo z beczki, Deska serów, Sałatka zielona',
  cs: 'Hovězí vývar, Svíčková na smetaně, Jablečný závin, Točené pivo, Sýrový talíř, Zelený salát',
  hr: 'Juha od rajčice, Pečena govedina, Pita od jabuka, Točeno pivo, Plata sireva, Zelena salata',
  hu: 'Gulyásleves, Marhapörkölt, Almás pite, Csapolt sör, Sajttál, Zöldsaláta',
  ru: 'Томатный суп, Ростбиф с кровью, Яблочный пирог, Пиво разливное, Сырная тарелка, Зелёный салат',
  ar: 'شوربة عدس, لحم مشوي, فطيرة تفاح, عصير تفاح, طبق أجبان, سلطة خضراء',
  el: 'Ντοματόσουπα, Ψητό μοσχάρι, Μηλόπιτα, Μπύρα βαρέλι, Πιάτο τυριών, Πράσινη σαλάτα',
};
const CODES = [['A', 'C', 'I'], ['A', 'G'], ['A', 'C', 'G'], ['A'], ['G', 'M', '2', '3'], ['M']] as const;
const AMOUNTS = ['5.40', '14.90', '6.80', '3.40', '9.50', '8.20'];

const LISTS: { [form: string]: (codes: readonly string[]) => string } = {
  commas: (codes) => codes.join(','),
  'commas and blanks': (codes) => codes.join(', '),
  slashes: (codes) => codes.join('/'),
};
const PLACES: { [place: string]: (name: string, codes: string, amount: string) => string } = {
  'before the price': (name, codes, amount) => `${name} ${codes} ${amount} €`,
  'before leaders': (name, codes, amount) => `${name} ${codes} ........ ${amount} €`,
  'before a dash': (name, codes, amount) => `${name} ${codes} – ${amount} €`,
  'before a measure': (name, codes, amount) => `${name} ${codes} ...... 0,5 l ${amount} €`,
  'behind a measure': (name, codes, amount) => `${name} 200 g ${codes} ${amount} €`,
  'behind the price': (name, codes, amount) => `${name} ${amount} € ${codes}`,
  'behind leaders and the price': (name, codes, amount) => `${name} ..... ${amount} € ${codes}`,
  'behind a column': (name, codes, amount) => `${name}   ${amount} €   ${codes}`,
};
const LEGENDS = [
  '',
  'A Gluten, C Egg, G Milk, I Celery, M Mustard',
  'Zusatzstoffe: 2 mit Konservierungsstoff, 3 mit Antioxidationsmittel\nAllergene: A Gluten, C Ei, G Milch, I Sellerie, M Senf',
  'A = gluten, C = eggs, G = milk, I = celery, M = mustard, 2 = preservative, 3 = antioxidant',
  'Allergens: 2 preservative, 3 antioxidant, A gluten, C eggs, G milk, I celery, M mustard',
];

const read = (text: string) =>
  readPastedMenu(text, { currency: 'eur', main: 'en', others: [] }).sections.map(({ title, items }) =>
    [title, ...items.map((item) => `${item.doubt ?? ''}${item.title} ${Number(item.price)}`)].join('; '),
  );

test.each(Object.entries(NAMES))('codes behind titles are no part of them: %s', (_, words) => {
  const names = words.split(', ');
  const wanted = ['MENU', ...names.map((name, at) => `${name} ${Number(AMOUNTS[at])}`)].join('; ');
  const wrong: string[] = [];
  for (const [turn, [form, list]] of Object.entries(LISTS).entries())
    for (const [at, [place, line]] of Object.entries(PLACES).entries())
      for (const legend of someOf(LEGENDS, turn + at, LEGENDS.length)) {
        const lines = names.map((name, at) => line(name, list(CODES[at] ?? []), AMOUNTS[at] ?? ''));
        const [got, ...more] = read(`MENU\n${lines.join('\n')}\n\n${legend}`);
        if (got !== wanted || more.length > 0) wrong.push(`${form} ${place}, ${legend}: ${got}`);
      }
  expect(wrong).toEqual([]);
});

test.each(Object.entries(NAMES))('letters in a run behind titles are codes: %s', (_, words) => {
  const names = words.split(', ');
  const runs = ['ACI', 'AG', 'ACG', 'A', 'GM', 'ACGM'];
  const wanted = ['MENU', ...names.map((name, at) => `${name} ${Number(AMOUNTS[at])}`)].join('; ');
  const wrong: string[] = [];
  for (const [at, [place, line]] of Object.entries(PLACES).entries())
    for (const legend of someOf(LEGENDS, at, LEGENDS.length)) {
      const lines = names.map((name, at) => line(name, runs[at] ?? '', AMOUNTS[at] ?? ''));
      const [got] = read(`MENU\n${lines.join('\n')}\n\n${legend}`);
      if (got !== wanted) wrong.push(`${place}, ${legend}: ${got}`);
    }
  expect(wrong).toEqual([]);
});

test('codes behind titles become warnings where a legend explains them, and are told where none does', () => {
  const dishes = 'MENU\nSoup A,C 5.00 €\nPie A,G 6.00 €\nStew C,G 7.00 €\nCake A,C,G 4.00 €';
  const of = (text: string) =>
    readPastedMenu(text, { currency: 'eur', main: 'en', others: [] }).sections[0]?.items[0];
  expect(of(`${dishes}\n\nA = gluten, C = eggs, G = milk`)).toMatchObject({
    title: 'Soup',
    description: '',
    ingredient_warnings: ['gluten', 'eggs'],
  });
  expect(of(dishes)).toMatchObject({ title: 'Soup', description: '(A, C)', ingredient_warnings: [] });
});

test.each([
  ['Soup V GF 5.00 €', 'Soup', '(V, GF)'],
  ['Soup V, GF 5.00 €', 'Soup', '(V, GF)'],
  ['Soup VG ..... 5.00 €', 'Soup', '(VG)'],
  ['Pizza V 5.00 €', 'Pizza V', ''],
])('codes of diets need neither a legend nor other dishes: %s', (line, title, description) => {
  const text = `MENU\n${line}\nPie 6.00 €\nStew 7.00 €\nCake 4.00 €`;
  const [menu] = readPastedMenu(text, { currency: 'eur', main: 'en', others: [] }).sections;
  expect(menu?.items[0]).toMatchObject({ title, description });
});

const ORDINARY =
  'Vitamin C|Juice Vitamin C|Menu A|Menü B|Plan B|Plan B Burger|Hepatitis B|Cola 0,2|Set A|Lunch A|Option B|Combo C|Brie AOP|Cheese DIP|Nr. 5|7 UP|Chicken 65|Burger XL';
test.each(ORDINARY.split('|'))('names that end with letters keep them: %s', (name) => {
  const others = 'Soup 5.00 €\nPie 6.00 €\nStew 7.00 €\nCake 4.00 €';
  const coded = 'Soup A,C 5.00 €\nPie A,G 6.00 €\nStew C,B 7.00 €\nCake A,C,G 4.00 €';
  const [plain] = read(`MENU\n${others}\n${name} 8.00 €`);
  expect(plain?.startsWith('MENU; Soup 5; Pie 6; Stew 7; Cake 4; ')).toBe(true);
  if (!name.includes('0,2')) expect(plain).toBe(`MENU; Soup 5; Pie 6; Stew 7; Cake 4; ${name} 8`);
  const [among] = read(`MENU\n${coded}\n${name} 8.00 €\n\nA gluten, B nuts, C eggs, G milk`);
  expect(among).toBe(plain);
});

test('titles that only a letter tells apart keep it', () => {
  const text = 'Banquet A 30 €\nBanquet B 40 €\nSoup A,C 5 €\nPie A,B 6 €\n\nA = gluten, B = nuts, C = eggs';
  expect(read(`MENU\n${text}`)).toEqual(['MENU; Banquet A 30; Banquet B 40; Soup 5; Pie 6']);
});

test.each(['5 € GF', '5 € V GF', '5,00 € V', '€5 V, GF', '5 EUR V', '5 V GF', '5.00 VG GF'])(
  'codes of diets behind a price leave the dish: %s',
  (price) => {
    const codes = /[VG][VGF, ]*$/.exec(price)?.[0];
    const { items = [] } =
      readPastedMenu(`MAINS\nSoup ${price}\nPie 6 €\nCake 7 € V`, { currency: 'eur', main: 'en', others: [] })
        .sections[0] ?? {};
    expect(items.map(({ title, price: amount }) => `${title} ${Number(amount)}`)).toEqual([
      'Soup 5',
      'Pie 6',
      'Cake 7',
    ]);
    expect(items[0]?.description, 'the codes are told').toContain(codes?.split(/\W/)[0]);
  },
);
