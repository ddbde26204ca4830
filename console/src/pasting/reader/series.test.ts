import { isLocale } from '@sofra/contract/languages/locales';
import { expect, test } from 'vitest';
import { readPastedMenu } from './read-menu.ts';

/** The dishes of a line: title, price, description and extras, with a mark before those in doubt. */
const read = (facts: string, line: string) => {
  const [currency = '', ...languages] = facts.split(' ');
  const [main = 'en', ...others] = languages.filter(isLocale);
  return readPastedMenu(line, { currency, main, others })
    .sections.flatMap(({ items }) =>
      items.map(({ title, price, description, extras, doubt }) => {
        const sizes = extras.map((extra) => `+ ${extra.title} ${extra.price}`);
        return (doubt ? '? ' : '') + [title, price, description, ...sizes].filter(Boolean).join(' | ');
      }),
    )
    .join(' || ');
};

test.each([
  ['usd en', 'Chicken Noodle .... Cup $4.95  Bowl $6.95', 'Chicken Noodle | 4.95 | Cup | + Bowl 2.00'],
  ['usd en', 'Tomato  Mug $4  Crock $6', 'Tomato | 4 | Mug | + Crock 2'],
  ['usd en', 'Chili - cup 4.5, bowl 6.5', 'Chili | 4.5 | cup | + bowl 2.0'],
  ['usd en', 'Wings (6) 9 / (12) 16', 'Wings | 9 | (6) | + (12) 7'],
  ['usd en', 'Wings 6 pc $9 | 12 pc $16', 'Wings | 9 | 6 pc | + 12 pc 7'],
  ['usd en', 'Nuggets 6pcs 5 - 9pcs 7 - 20pcs 12', 'Nuggets | 5 | 6pcs | + 9pcs 2 | + 20pcs 7'],
  ['usd en', 'Ribs: half rack $18 / full rack $28', 'Ribs | 18 | half rack | + full rack 10'],
  ['usd en', 'Nachos sm 8 lg 12', 'Nachos | 8 | Small | + Large 4'],
  ['usd en', 'Fries reg $3 lge $5', 'Fries | 3 | reg | + lge 2'],
  ['usd en', 'White reg 5 / lge 5.8', 'White | 5 | reg | + lge 0.8'],
  ['usd en', 'Coffee S 3 / M 3.5 / L 4', 'Coffee | 3 | Small | + Medium 0.5 | + Large 1'],
  ['usd en', 'Coffee 12oz 3 / 16oz 3.5', 'Coffee | 3 | 12oz | + 16oz 0.5'],
  ['usd en', 'Latte Small (12oz) $4, Large (16oz) $5', 'Latte | 4 | Small (12oz) | + Large (16oz) 1'],
  ['usd en', 'House wine gls 8 / btl 30', 'House wine | 8 | gls | + btl 22'],
  ['usd en', 'Merlot 175ml 6 | 250ml 8 | bottle 24', 'Merlot | 6 | 175ml | + 250ml 2 | + bottle 18'],
  ['usd en', 'Gin sgl 6 / dbl 9', 'Gin | 6 | sgl | + dbl 3'],
  ['usd en', 'Draft beer ½ pint 3 - pint 5.5', 'Draft beer | 3 | ½ pint | + pint 2.5'],
  ['usd en', 'Paella for 2 $30 / for 4 $55', 'Paella | 30 | for 2 | + for 4 25'],
  [
    'usd en',
    'Pizza - Personal $9, Medium $14, Family $20',
    'Pizza | 9 | Personal | + Medium 5 | + Family 11',
  ],
  ['usd en', 'Salad Side 5 / Main 11', 'Salad | 5 | Side | + Main 6'],
  ['usd en', 'Latte hot 4 / iced 5', 'Latte | 4 | hot | + iced 1'],
  ['usd en', 'Juice 3 (S) / 5 (L)', 'Juice | 3 | Small | + Large 2'],
  ['usd en', 'Wine £6 glass / £24 bottle', 'Wine | 6 | glass | + bottle 18'],
  ['usd en', 'Steak 200g 20 / 300g 28', 'Steak | 20 | 200g | + 300g 8'],
  ['usd en', 'Rice bowl small 5 / large 8', 'Rice bowl | 5 | small | + large 3'],
  ['usd en', 'Fish sandwich 8 / meal 11', 'Fish sandwich | 8 | + meal 3'],
  ['usd en', 'Ribs 6" 9 / 12" 15', 'Ribs | 9 | 6" | + 12" 6'],
  ['usd en', 'Soup (cup/bowl) 5/7', 'Soup | 5 | cup | + bowl 2'],
  ['usd en', 'BEER 0.3 l 0.5 l', ''],
  [
    'eur en',
    'Vin rouge verre 5 € / pichet 12 € / bouteille 22 €',
    'Vin rouge | 5 | verre | + pichet 7 | + bouteille 17',
  ],
  ['eur en', 'Croque entier 12 € - demi 7 €', 'Croque | 12 | entier 12 / demi 7'],
  ['eur en', 'Bier klein 3,20 € / groß 4,50 €', 'Bier | 3.20 | klein | + groß 1.30'],
  [
    'eur en',
    'Schnitzel halbe Portion 9,90 € / ganze Portion 15,90 €',
    'Schnitzel | 9.90 | halbe Portion | + ganze Portion 6.00',
  ],
  ['eur en', 'Bravas media ración 5 € ración 8,50 €', 'Bravas | 5 | media ración | + ración 3.50'],
  ['eur en', 'Tortilla - tapa 3 - ración 9', 'Tortilla | 3 | tapa | + ración 6'],
  [
    'eur en',
    'Vino della casa (12) 1/4 l € 4,00 / 1/2 l € 7,50',
    'Vino della casa | 4.00 | 1/4 l, (12) | + 1/2 l 3.50',
  ],
  ['eur en', 'Vino calice 5 / bottiglia 22', 'Vino | 5 | calice | + bottiglia 17'],
  ['eur en', 'Pizza mezza 5 € intera 9 €', 'Pizza | 5 | mezza | + intera 4'],
  ['eur en', 'Ούζο ποτήρι 3 / καράφα 9', 'Ούζο | 3 | ποτήρι | + καράφα 6'],
  ['eur en', 'Duck quarter 13.5 / half 24 / whole 45', 'Duck | 13.5 | quarter | + half 10.5 | + whole 31.5'],
  ['eur en', '鸭 半只 24 / 一只 45', '鸭 | 24 | 半只 | + Size 一只 21'],
  ['try en', 'Adana ₺420 / 1,5 porsiyon ₺590', 'Adana | 420 | + 1,5 porsiyon 170'],
  ['try en', 'Adana 420 TL / 1,5 porsiyon 590 TL', 'Adana | 420 | + 1,5 porsiyon 170'],
  ['try en', 'Çay küçük 30 büyük 45', 'Çay | 30 | küçük | + büyük 15'],
  ['try en', 'Rakı tek 90 TL, duble 160 TL', 'Rakı | 90 | tek | + duble 70'],
  ['inr en', 'Paneer Tikka half 180 / full 320', 'Paneer Tikka | 180 | half | + full 140'],
  ['inr en', 'Biryani aadha 120 poora 220', 'Biryani | 120 | aadha | + poora 100'],
  ['inr en', 'Chai Half Rs 20 - Full Rs 35', 'Chai | 20 | Half | + Full 15'],
  ['inr en', 'दाल हाफ 90 / फुल 160', 'दाल | 90 | हाफ | + फुल 70'],
  ['egp ar', 'كفتة بلدي: ربع ١٢٠ - نص ٢٣٠ - كيلو ٤٥٠', 'كفتة بلدي | 120 | ربع | + نصف 110 | + كيلو 330'],
  ['egp ar', 'طرب ربع 130 / نص 250 / كيلو 490', 'طرب | 130 | ربع | + نصف 120 | + كيلو 360'],
  ['egp ar', 'ريش ربع ك 120 نص ك 230 ك 450', 'ريش | 120 | ربع كيلو | + نص كيلو 110 | + كيلو 330'],
  ['egp ar', 'كباب 1/4 120 - 1/2 230 - كيلو 450', 'كباب | 120 | 1/4 | + 1/2 110 | + كيلو 330'],
  [
    'egp ar',
    'كباب: ربع كيلو 120 - نصف كيلو 230 - كيلو 450',
    'كباب | 120 | ربع كيلو | + نصف كيلو 110 | + كيلو 330',
  ],
  [
    'egp ar',
    'Kofta quarter 120 LE - half 230 LE - kilo 450 LE',
    'Kofta | 120 | quarter | + half 110 | + kilo 330',
  ],
  ['egp ar', 'كشري صغير 20 - وسط 30 - كبير 40', 'كشري | 20 | صغير | + وسط 10 | + كبير 20'],
  ['egp ar', 'كشري ص 20 و 30 ك 40', 'كشري | 20 | صغير | + وسط 10 | + كبير 20'],
  ['egp ar', 'كشري علبة صغيرة 20، علبة كبيرة 40', 'كشري | 20 | علبة صغيرة | + علبة كبيرة 20'],
  ['egp ar', 'عصير كوب 15 / جك 50', 'عصير | 15 | كوب | + الحجم جك 35'],
  ['egp ar', 'عصير 15 صغير / 25 كبير', 'عصير | 15 | صغير | + كبير 10'],
  ['egp ar', 'شاورما ساندوتش 40 - صحن 80 - وجبة 100', 'شاورما | 40 | ساندوتش | + صحن 40 | + وجبة 60'],
  ['egp ar', 'بيتزا S 60 M 80 L 100', 'بيتزا | 60 | صغير | + وسط 20 | + كبير 40'],
  ['egp ar', 'مندي نفر 35 / نفرين 65', 'مندي | 35 | نفر | + نفرين 30'],
  ['egp ar', 'برجر سنجل 70 دبل 100', 'برجر | 70 | سنجل | + دبل 30'],
  ['egp ar', 'رز الحجم الصغير 10 الحجم الكبير 15', 'رز | 10 | الحجم الصغير | + الحجم الكبير 5'],
  [
    'rub ru',
    'Капучино 200/300/400 мл — 190/230/270 ₽',
    'Капучино | 190 | 200 мл | + 300 мл 40 | + 400 мл 80',
  ],
  ['rub ru', 'Чай 300мл/400мл - 100 ₽/ 120 ₽', 'Чай | 100 | 300мл | + 400мл 20'],
  ['rub ru', 'Пиво 0,3 / 0,5 л — 200 / 300', 'Пиво | 200 | 0,3 л | + 0,5 л 100'],
  ['rub ru', 'Пиво 0.3/0.5 200/300', 'Пиво | 200 | 0.3 | + 0.5 100'],
  ['rub ru', 'Какао мал. 150 / бол. 200', 'Какао | 150 | мал | + бол 50'],
  ['rub ru', 'Вино бок. 350 бут. 1 800 руб.', 'Вино | 350 | бок | + бут 1450'],
  ['rub ru', 'Пицца 25 см 450 / 35 см 690', 'Пицца | 450 | 25 см | + 35 см 240'],
  ['rub ru', 'Пицца ∅25 450 / ∅35 690', 'Пицца | 450 | ∅25 | + ∅35 240'],
  ['rub ru', 'Пицца (25/35 см) 450/690', 'Пицца | 450 | 25 см | + 35 см 240'],
  ['rub ru', 'Блины 1 шт. - 60 руб., 3 шт. - 160 руб.', 'Блины | 60 | 1 шт | + 3 шт 100'],
  ['rub ru', 'Плов 0,5 порции - 150, 1 порция - 280', 'Плов | 150 | 0,5 порции | + 1 порция 130'],
  ['sar ar', 'عريكة بـ 20 ريال', 'عريكة | 20'],
  ['gbp en', 'Cauliflower cheese £4.5 v', 'Cauliflower cheese | 4.5 | (v)'],
  ['rub ru', 'Морс 0.3 - 100 / 0.5 - 150 / 1 л - 280', 'Морс | 100 | 0.3 | + 0.5 50 | + 1 л 180'],
  ['rub ru', 'Суп 250/350 г 120/200 ₽', 'Суп | 120 | 250 г | + 350 г 80'],
  ['rub ru', 'Эспрессо одинарный 120 двойной 160', 'Эспрессо | 120 | одинарный | + двойной 40'],
] as const)('sizes with a price each (%s) %s', (facts, line, wanted) => {
  expect(read(facts, line)).toBe(wanted);
});

test.each([
  ['inr en', 'Gobi 65 / Paneer 65 190'],
  ['egp ar', 'فطيرة سادة 30 / محشوة 50'],
  ['usd en', 'Tea 3, Coffee 4'],
  ['usd en', 'Small water 1 Large water 2'],
  ['try en', 'Adana 420 TL, acılı 590 TL'],
  ['rub ru', 'Чай 100 руб с лимоном 120 руб'],
  ['usd en', 'Burger 9.5 with cheddar 11.5'],
  ['usd en', 'Burger 8 fries 3'],
  ['usd en', 'Eggs 9 (bacon 12)'],
  ['usd en', 'Cookie 10 each or 3 for 25'],
  ['sar ar', 'مشروب غازي 3 ريال | ماء 1 ريال'],
  ['aed ar', 'شاي 3 قهوة 5'],
  ['rub ru', 'Чай 100 кофе 150'],
  ['rub ru', 'Пиво светлое 0,5 - 250 тёмное 0,5 - 270'],
])('a further number that may be a price leaves doubt (%s) %s', (facts, line) => {
  expect(read(facts, line)).toMatch(/^\? /);
});

test.each([
  ['inr en', 'Chicken 65 dry 190'],
  ['eur en', 'Gemischtes Eis, 3 Kugeln 5,40'],
  ['usd en', 'Ice cream 3 scoops 5.50'],
  ['usd en', 'Set 8 - burger 12'],
  ['usd en', 'No. 7, fried rice 12'],
  ['usd en', '7 UP can 3'],
  ['usd en', 'Coca Cola 330 can 3'],
  ['eur en', 'Merlot 2019, Chile 28'],
  ['usd en', 'Wings (8), ranch 12'],
])('a number of the title leaves none (%s) %s', (facts, line) => {
  expect(read(facts, line)).not.toMatch(/^\? |^$/);
});

test('numbers of dishes, pictures around headings and names in brackets are no part of titles', () => {
  const titles = (text: string) =>
    readPastedMenu(text, { currency: 'inr', main: 'en', others: [] }).sections.flatMap(({ title, items }) => [
      title,
      ...items.map((item) => item.title),
    ]);
  expect(titles('Desserts 🍰\n#12 Pad thai 12\n▫️Roll 5\nEspresso ~ 3\nSuppe 14,-- €')).toEqual([
    'Desserts',
    'Pad thai',
    'Roll',
    'Espresso',
    'Suppe',
  ]);
  expect(titles('RICE\nA1 Plain 5\nManchurian (Dry/Gravy) 180/200')).toEqual([
    'RICE',
    'A1 Plain',
    'Manchurian',
  ]);
});
