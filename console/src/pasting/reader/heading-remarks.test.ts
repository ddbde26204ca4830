import { expect, test } from 'vitest';
import { someOf } from '../../../../scripts/proof.ts';
import { readPastedMenu } from './read-menu.ts';
import { type Sampled, sampleIn } from './testing/menu-in-languages.ts';

/** Remarks behind a heading by language: hours, ways to serve, and what goes with every dish. */
const REMARKS: { [language in Sampled]: string } = {
  en: 'all day;served all day;until 11:30;7am - 11am;served with chips;weekends only;for two or more;mild, medium or hot',
  ar: 'طوال اليوم;حتى 11:30;تقدم مع الأرز;يوم الجمعة فقط;من 7 إلى 11',
  ru: 'до 11:30;весь день;подаётся с луком;подается с соусом, хлебом;по будням;с 12 до 16;до 12',
  tr: 'bütün gün;12:00 - 15:00;pilav ile servis edilir;hafta sonu;saat 11’e kadar',
  fr: 'toute la journée;jusqu’à 11h30;servis avec frites;le midi seulement;12h - 14h30;au choix',
  de: 'ganztägig;bis 11:30;bis 11 Uhr;mit Pommes und Salat;nur am Wochenende;12-14 Uhr',
  es: 'todo el día;hasta las 11:30;con papas fritas;solo fines de semana;12:00 - 16:00',
  it: 'tutto il giorno;fino alle 11:30;serviti con patatine;solo la domenica;12-15',
  pl: 'cały dzień;do 11:30;do 12;podawane z frytkami;tylko w weekendy;12-16',
  uk: 'до 11:30;весь день;подається з цибулею;у будні;до 12',
  kk: '11:30 дейін;күні бойы;пиязбен беріледі',
  ka: '11:30-მდე;მთელი დღე;ხახვით',
  hy: 'մինչև 11:30;ամբողջ օրը;սոխով',
  he: 'כל היום;עד 11:30;מוגש עם סלט',
  fa: 'تمام روز;تا 11:30;همراه با برنج',
  el: 'όλη μέρα;έως 11:30;με πατάτες',
  zh: '全天供应;至 11:30;配米饭',
  ja: '終日;11:30まで;ライス付き;税込',
  ko: '종일;11:30까지;밥 포함',
  th: 'ทั้งวัน;ถึง 11:30;เสิร์ฟพร้อมข้าว',
  hi: 'पूरे दिन;11:30 तक;चावल के साथ',
};
const PRICES = ['22', '28', '46'];

const MARKS: ((title: string, remark: string) => string)[] = [
  (title, remark) => `${title} (${remark})`,
  (title, remark) => `${title.toUpperCase()} (${remark})`,
  (title, remark) => `${title}(${remark})`,
  (title, remark) => `${title} [${remark}]`,
  (title, remark) => `# ${title} (${remark})`,
  (title, remark) => `**${title} (${remark})**`,
  (title, remark) => `${title} (${remark}):`,
  (title, remark) => `🍽 ${title} (${remark})`,
];

test.each(Object.entries(REMARKS))(
  'a remark in brackets behind a heading is its description: %s',
  (language, remarks) => {
    const [first, second] = sampleIn(language as Sampled);
    for (const remark of remarks.split(';'))
      for (const [at, mark] of MARKS.entries())
        for (const gap of someOf(['\n', '\n\n'], at, 2)) {
          const dishes = (names: readonly string[] = []) =>
            names.map((name, at) => `${name} ${PRICES[at]}`).join('\n');
          const text = `${mark(first?.heading ?? '', remark)}${gap}${dishes(first?.dishes)}\n\n${second?.heading}\n${dishes(second?.dishes)}`;
          const { sections } = readPastedMenu(text, { currency: 'eur', main: 'en', others: [] });
          const got = sections.map(({ title, description, items }) => [
            title.toUpperCase(),
            description,
            items.length,
          ]);
          const own = (first?.heading ?? '').toUpperCase();
          expect(got, text).toEqual([
            [own, remark, 3],
            [(second?.heading ?? '').toUpperCase(), '', 3],
          ]);
        }
  },
);

test('a remark stays where it tells two headings apart', () => {
  const text = 'Wine (glass)\nMerlot 6\nRioja 7\n\nWine (bottle)\nMerlot 24\nRioja 28';
  const { sections } = readPastedMenu(text, { currency: 'eur', main: 'en', others: [] });
  expect(sections.map(({ title }) => title)).toEqual(['Wine (glass)', 'Wine (bottle)']);
});
