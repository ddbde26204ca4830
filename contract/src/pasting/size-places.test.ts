import { expect, test } from 'vitest';
import { readPastedMenu } from './read-menu.ts';

/** Names of sizes from the smallest to the largest, by language. */
const SIZES: { [language: string]: string } = {
  en: 'Small,Medium,Large',
  en3: 'Glass,Carafe,Bottle',
  en4: 'Single,Double,Triple',
  en5: 'Half,Full',
  en6: 'Cup,Bowl',
  en7: 'Regular,Large',
  en8: '8oz,12oz,16oz',
  en10: 'Half pint,Pint',
  ar: 'صغير,وسط,كبير',
  ar2: 'نص,كامل',
  ar3: 'فردي,عائلي',
  ru: 'Маленькая,Средняя,Большая',
  ru2: '200 мл,300 мл,400 мл',
  ru3: 'Бокал,Бутылка',
  ru4: '0.3 л,0.5 л',
  uk: 'Мала,Середня,Велика',
  tr: 'Küçük,Orta,Büyük',
  tr2: 'Yarım,Tam',
  tr3: 'Kadeh,Şişe',
  fr: 'Petit,Moyen,Grand',
  fr2: 'Verre,Pichet,Bouteille',
  fr3: 'Demi,Pinte',
  de: 'Klein,Mittel,Groß',
  de2: 'Glas,Flasche',
  es: 'Tapa,Ración',
  es2: 'Tapa,Media ración,Ración',
  es3: 'Copa,Botella',
  es4: 'Pequeña,Mediana,Grande',
  it: 'Piccola,Media,Grande',
  it2: 'Calice,Bottiglia',
  it3: 'Normale,Maxi',
  pt: 'Pequena,Média,Grande',
  pt2: 'Copo,Garrafa',
  nl: 'Klein,Middel,Groot',
  nl2: 'Glas,Fles',
  pl: 'Mała,Średnia,Duża',
  pl2: 'Kieliszek,Butelka',
  cs: 'Malá,Střední,Velká',
  cs2: 'Sklenice,Láhev',
  hu: 'Kicsi,Közepes,Nagy',
  hu2: 'Pohár,Üveg',
  ro: 'Mică,Medie,Mare',
  ro2: 'Pahar,Sticlă',
  el: 'Μικρή,Μεσαία,Μεγάλη',
  el2: 'Ποτήρι,Μπουκάλι',
  sv: 'Liten,Mellan,Stor',
  sv2: 'Glas,Flaska',
  he: 'קטן,בינוני,גדול',
  he2: 'כוס,בקבוק',
  zh2: '小份,大份',
  ja2: 'グラス,ボトル',
  ja3: 'ハーフ,フル',
  th: 'เล็ก,กลาง,ใหญ่',
  th2: 'แก้ว,ขวด',
  hi: 'हाफ,फुल',
  hi2: 'छोटा,बड़ा',
  ka: 'პატარა,საშუალო,დიდი',
  ka2: 'ჭიქა,ბოთლი',
  id: 'Kecil,Sedang,Besar',
  vi: 'Nhỏ,Vừa,Lớn',
  sr: 'Mala,Srednja,Velika',
  bg: 'Малка,Средна,Голяма',
};
const AMOUNTS = [
  [12, 16, 21],
  [14, 18, 23],
  [13, 17, 22],
  [15, 19, 25],
] as const;
const NAMES = ['Bruno', 'Carla', 'Dora', 'Elena'];

type Row = { name: string; amounts: readonly number[]; pairs: string[][] };
/** The places of the names: `over` makes the lines over the dishes, and `row` the line of one. */
type Place = { over: (sizes: string[]) => string; row: (row: Row) => string };

const above = (over: Place['over'], between: string): Place => ({
  over,
  row: ({ name, amounts }) => `${name}${between === ' / ' ? ' ' : between}${amounts.join(between)}`,
});
const inRow = (one: (size: string, amount: string) => string, between: string): Place => ({
  over: () => 'DRINKS',
  row: ({ name, pairs }) =>
    `${name} ${pairs.map(([size = '', amount = '']) => one(size, amount)).join(between)}`,
});

const PLACES: { [place: string]: Place } = {
  'cells beside the heading': above((sizes) => `DRINKS\t${sizes.join('\t')}`, '\t'),
  'cells below the heading': above((sizes) => `DRINKS\n\t${sizes.join('\t')}`, '\t'),
  'columns beside the heading': above((sizes) => `DRINKS    ${sizes.join('   ')}`, '   '),
  'brackets beside the heading': above((sizes) => `DRINKS (${sizes.join(' / ')})`, ' / '),
  'a line below the heading': above((sizes) => `DRINKS\n${sizes.join(' / ')}`, ' / '),
  'columns below the heading': above((sizes) => `DRINKS\n        ${sizes.join('    ')}`, '    '),
  'brackets in the line': {
    over: () => 'DRINKS',
    row: ({ name, amounts, pairs }) =>
      `${name} (${pairs.map(([size]) => size).join('/')}) ${amounts.join('/')}`,
  },
  'before each price': inRow((size, amount) => `${size} ${amount}`, ' / '),
  'before each, with commas': inRow((size, amount) => `${size} ${amount}`, ', '),
  'before each, with blanks': inRow((size, amount) => `${size} ${amount}`, ' '),
  'behind each in brackets': inRow((size, amount) => `${amount} (${size})`, ' / '),
  'before each with a currency': inRow((size, amount) => `${size} ${amount} €`, ' | '),
  'before each with a colon': inRow((size, amount) => `${size}: ${amount}`, '; '),
};

test.each(Object.entries(SIZES))('names of sizes are read in every place: %s', (_, words) => {
  const sizes = words.split(',');
  for (const [place, { over, row }] of Object.entries(PLACES)) {
    const rows = NAMES.map((name, at): string => {
      const amounts = (AMOUNTS[at] ?? []).slice(0, sizes.length);
      return row({ name, amounts, pairs: sizes.map((size, which) => [size, String(amounts[which])]) });
    });
    const text = `${over(sizes)}\n${rows.join('\n')}`;
    const { sections } = readPastedMenu(text, { currency: 'eur', main: 'en', others: [] });
    const got = sections.flatMap(({ title, items }) =>
      items.map((item) => [
        title,
        item.title,
        item.price,
        item.doubt,
        ...item.extras.map(({ price }) => price),
      ]),
    );
    const wanted = NAMES.map((name, at) => {
      const [first = 0, ...others] = (AMOUNTS[at] ?? []).slice(0, sizes.length);
      return ['DRINKS', name, String(first), undefined, ...others.map((amount) => String(amount - first))];
    });
    expect(got, `${place}: ${text}`).toEqual(wanted);
    const named = sections[0]?.items.every(({ extras }) =>
      extras.every(({ title }) => !/^Size [23]$/.test(title)),
    );
    expect(named, text).toBe(true);
  }
});
