import { expect, test } from 'vitest';
import { readPastedMenu } from './read-menu.ts';

/** The prices of a text; one in doubt has a mark before it. */
const pricesOf = (text: string, currency: string) =>
  readPastedMenu(text, { currency, main: 'en', others: [] }).sections.flatMap(({ items }) =>
    items.map(({ price, doubt }) => `${doubt ? '? ' : ''}${price}`),
  );

test.each([
  ['try', 'Adana ₺420\nTavuk ₺360\nSu ₺25\nIzgara ₺1.150', ['420', '360', '25', '1150']],
  ['try', 'Ürün\tFiyat\nAdana\t420\nTavuk\t360\nSu\t25\nIzgara\t1.150', ['420', '360', '25', '1150']],
  ['rub', 'Рибай 2.350 руб\nСуп 350 руб\nЧай 200 руб\nХлеб 100 руб', ['2350', '350', '200', '100']],
  ['idr', 'Nasi goreng 25.000\nMie goreng Rp 22.500\nEs teh 5.000', ['25000', '22500', '5000']],
  ['cop', 'Bandeja $ 32.000\nAjiaco $ 28.500\nArepa $ 9.000\nAgua $ 900', ['32000', '28500', '9000', '900']],
  ['clp', 'Lomo 12.500\nAgua 900', ['12500', '900']],
  ['idr', 'Sate 1 porsi 30.000 / 2 porsi 55.000\nMie 22.500\nTeh 5.000', ['30000', '22500', '5000']],
  ['vnd', 'Pho bo 65k\nPho ga 55k\nBun cha 60k / 75k\nTra 1.5k', ['65000', '55000', '60000', '1500']],
] as const)(
  'a point before three digits parts thousands where the other prices say so (%s) %s',
  (currency, text, wanted) => {
    expect(pricesOf(text, currency)).toEqual(wanted);
  },
);

test.each([
  ['eur', 'Soup 8,50 €\nSteak 25 €\nFish 22 €\nCaviar 1.250 €', ['8.50', '25', '22', '? 1.250']],
  ['usd', 'Caviar 1.250', ['? 1.250']],
  ['eur', 'Coffee 1.20\nTea 1.50\nWater 1.000\nCola 2.50', ['1.20', '1.50', '? 1.000', '2.50']],
] as const)('it leaves doubt where they do not (%s) %s', (currency, text, wanted) => {
  expect(pricesOf(text, currency)).toEqual(wanted);
});

test('three decimals of a dinar, weights and amounts with all their marks are what they are', () => {
  expect(pricesOf('Karak 0.250\nLatte 1.250\nBurger 2.750', 'kwd')).toEqual(['0.250', '1.250', '2.750']);
  const weighed = 'Rind 1.500 g 45 €\nLamm 1.250 kg 30 €\nHuhn 20 €\nEnte 25 €';
  expect(pricesOf(weighed, 'eur')).toEqual(['45', '30', '20', '25']);
  expect(pricesOf('Adana 420\nTavuk 360\nIzgara 1.250,00', 'try')).toEqual(['420', '360', '1250.00']);
});

test('a currency of three decimals beside the prices counts, whatever the menu has', () => {
  const dinars = 'Espresso 1.000 KD\nLatte 1.500 KD\nMocha 1.750 KD\nTea 0.500 KD';
  expect(pricesOf(dinars, 'usd')).toEqual(['1.000', '1.500', '1.750', '0.500']);
});

test('bare prices of three decimals are in doubt where the currency of the menu is not chosen', () => {
  expect(pricesOf('Espresso 1.000\nLatte 1.500\nMocha 1.750', 'usd')).toEqual([
    '? 1.000',
    '? 1.500',
    '? 1.750',
  ]);
  expect(pricesOf('Espresso 1.000\nLatte 1.500\nMocha 1.750', 'KWD')).toEqual(['1.000', '1.500', '1.750']);
});

test.each([' ', ' ........ ', ' — ', ': ', '\t'])(
  'a blank parts thousands without a currency too, behind «%s»',
  (between) => {
    const lines = ['Лагман', 'Плов', 'Манты'].map((name, at) => `${name}${between}${at + 1} 490`);
    expect(pricesOf(`${lines.join('\n')}\nЧай${between}590`, 'kzt')).toEqual(['1490', '2490', '3490', '590']);
  },
);

test('thin blanks and apostrophes part thousands, and two sizes or a volume before a price do not', () => {
  expect(pricesOf("Bœuf 12\u2009500\nPorc 9'500\nThé 8\u202f900", 'xof')).toEqual(['12500', '9500', '8900']);
  expect(pricesOf('Set 1 490\nSet 2 590\nSet 3 690', 'rub')).toEqual(['490', '590', '690']);
  expect(pricesOf('Beluga 50 450\nRussian 50 390\nImperia 50 420', 'rub')).not.toContain('50450');
});
