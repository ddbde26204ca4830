import { expect, test } from 'vitest';
import { partsOf } from './languages.ts';
import { readPastedMenu } from './read-menu.ts';

/** Titles with a Latin name in them and their English ones, by language. */
const NAMED: { [language: string]: string } = {
  ru: 'Крылья BBQ = BBQ wings; Бургер BBQ с сыром = BBQ burger with cheese; Пиво IPA = IPA beer; BBQ крылья = BBQ chicken wings; Пицца XXL с грибами = XXL pizza with mushrooms; Стейк New York = New York steak; Виски Jack Daniels = Jack Daniels whiskey',
  uk: 'Крильця BBQ = BBQ wings; Бургер BBQ із сиром = BBQ burger with cheese; Сік Rich = Rich juice',
  ar: 'أجنحة BBQ = BBQ wings; برجر BBQ مع جبن = BBQ burger with cheese; بيتزا XL = XL pizza; كولا Pepsi = Pepsi cola',
  he: 'כנפיים BBQ = BBQ wings; המבורגר BBQ עם גבינה = BBQ burger with cheese; בירה Carlsberg = Carlsberg beer',
  el: 'Φτερούγες BBQ = BBQ wings; Μπέργκερ BBQ με τυρί = BBQ burger with cheese',
  ka: 'ფრთები BBQ = BBQ wings; ბურგერი BBQ ყველით = BBQ burger with cheese',
  zh: 'BBQ 鸡翅 = BBQ wings; 汉堡 BBQ = BBQ burger',
  ja: 'ウィング BBQ = BBQ wings; ピザ XL = XL pizza',
  ko: '윙 BBQ = BBQ wings; 버거 BBQ = BBQ burger',
  th: 'ปีกไก่ BBQ = BBQ wings; เบอร์เกอร์ BBQ = BBQ burger',
};
const MARKS = [' / ', '/', ' | ', ' – ', ' - '];

test.each(Object.entries(NAMED))('a Latin name stays in a title of another alphabet: %s', (_, titles) => {
  for (const pair of titles.split('; ')) {
    const [own = '', english = ''] = pair.split(' = ');
    for (const mark of MARKS)
      for (const [first, second] of [
        [own, english],
        [english, own],
      ] as const)
        expect(
          partsOf(`${first}${mark}${second}`).map(({ words }) => words),
          pair + mark,
        ).toEqual([first, second]);
  }
});

test.each([
  'Крылья BBQ = BBQ wings',
  'Бургер BBQ = BBQ burger',
  'أجنحة BBQ = BBQ wings',
  'Пиво IPA = IPA beer',
])('without a mark a name that stands twice belongs to both: %s', (pair) => {
  const [own = '', english = ''] = pair.split(' = ');
  expect(partsOf(`${own} ${english}`).map(({ words }) => words)).toEqual([own, english]);
  expect(partsOf(`${english} ${own}`).map(({ words }) => words)).toEqual([english, own]);
});

test('a title with nothing but a Latin name beside it has no translation', () => {
  const text =
    'Супы\nБорщ / Borsch 300\nУха / Fish soup 400\nГорячее\nБургер BBQ 500\nКрылья BBQ / BBQ wings 400\nСуп Soup 200';
  const { sections } = readPastedMenu(text, { currency: 'rub', main: 'ru', others: ['en'] });
  expect(
    sections.flatMap(({ items }) => items.map((item) => [item.title, item.translations.en?.title])),
  ).toEqual([
    ['Борщ', 'Borsch'],
    ['Уха', 'Fish soup'],
    ['Бургер BBQ', undefined],
    ['Крылья BBQ', 'BBQ wings'],
    ['Суп', 'Soup'],
  ]);
});
