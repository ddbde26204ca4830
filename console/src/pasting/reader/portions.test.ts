import { expect, test } from 'vitest';
import { readPastedMenu } from './read-menu.ts';

/** Numbers of pieces, portions and eaters by language; those in the second list stand in brackets alone. */
const PORTIONS: { [language: string]: [counted: string, inBrackets?: string] } = {
  en: [
    '6 pcs,4 pieces,3 slices,2 scoops,for 2,serves 2,2 persons',
    'slice,for two,per piece,each,serves two',
  ],
  de: ['6 Stück,4 Stk.,3 Scheiben,2 Kugeln,für 2 Personen', 'für zwei,pro Person,Stück'],
  fr: ['6 pièces,2 boules,pour 2,pour 2 personnes', 'pour deux,la part,la pièce,par personne'],
  es: ['6 piezas,4 uds,2 bolas,para 2,para 2 personas', 'para dos,porción,unidad,por persona'],
  pt: ['6 unidades,4 fatias,2 bolas,para 2,2 pessoas', 'fatia,unidade,para dois,por pessoa'],
  it: ['6 pezzi,2 palline,per 2,2 persone', 'per due,fetta,al pezzo,a persona'],
  nl: ['6 stuks,2 bollen,voor 2,2 personen', 'per stuk,voor twee,per persoon'],
  pl: ['8 szt.,2 gałki,dla 2 osób,3 sztuki', 'porcja,sztuka,dla dwojga,za sztukę'],
  cs: ['4 ks,2 kopečky,pro 2 osoby,3 kusy', 'kus,pro dva,porce'],
  sk: ['4 ks,2 kopčeky,pre 2 osoby', 'pre dvoch,porcia'],
  hu: ['5 db,2 gombóc,2 főre,4 szelet', 'szelet,adag,két főre'],
  ro: ['4 buc.,2 cupe,pentru 2 persoane', 'porție,bucata,pentru două persoane'],
  bg: ['2 бр.,3 броя,2 топки,за 2', 'парче,порция,за двама'],
  sr: ['4 kom,2 kugle,za 2 osobe,4 ком', 'porcija,komad,za dvoje'],
  ru: ['6 шт,6 шт.,3 штуки,2 шарика,на 2 персоны,4 куска', 'кусок,порция,на двоих,на компанию'],
  uk: ['6 шт,2 кульки,на 2 особи,3 шматки', 'шматок,порція,на двох'],
  tr: ['4 adet,3 dilim,2 kişilik,2 top', 'dilim,adet,porsiyon,iki kişilik,kişi başı'],
  az: ['4 ədəd,2 nəfərlik', 'tək kişilik'],
  el: ['4 τεμ.,3 τεμάχια,2 μπάλες,για 2,2 άτομα', 'μερίδα,κομμάτι,για δύο'],
  sv: ['2 kulor,för 2 personer,3 bitar', '4 st,skiva,för två,per person'],
  da: ['4 stk.,2 kugler,til 2 personer', 'stykke,til to'],
  no: ['4 stk,2 kuler,for 2 personer', 'stykke,per stk'],
  fi: ['4 kpl,2 palloa,2 henkilölle', 'pala,annos,kahdelle'],
  et: ['3 tk,2 palli,2 inimesele', 'tükk'],
  lt: ['4 vnt.,2 porcijos', 'porcija'],
  lv: ['4 gab.', 'porcija'],
  ar: ['8 حبات,4 قطع,2 كرات,لـ 2,2 أشخاص', 'قطعة,حبة,لشخصين,للشخص'],
  fa: ['4 عدد,2 نفره', 'عدد,برش'],
  he: ["4 יח',2 כדורים,2 סועדים", 'פרוסה,יחידה,לזוג'],
  ka: ['2 ცალი,5 ც', 'ნაჭერი,ცალი,პორცია'],
  hy: ['4 հատ,2 կտոր', 'կտոր,հատ'],
  kk: ['4 дана,2 адам', 'порция'],
  hi: ['2 टुकड़े,4 पीस,2 लोग', 'टुकड़ा,पीस'],
  th: ['3 ชิ้น,5 ไม้,2 ท่าน', 'ชิ้น'],
  vi: ['3 miếng,4 cái,2 người', 'miếng'],
  id: ['3 potong,5 tusuk,2 orang', 'potong'],
  zh: ['6个,4只,3片,2人份', '一份,一片,两人份'],
  ja: ['2本,6個,5貫,1人前,2人前', '一人前,一切れ,5種,5種類'],
  ko: ['6개,3조각,2인분,2인용', '1개'],
};
const NAME: { [language: string]: string } = {
  zh: '春卷',
  ja: 'もも串',
  ko: '만두',
  th: 'ปอเปี๊ยะ',
  ar: 'سمبوسك',
  fa: 'سمبوسه',
};
const MAINS = 'MAINS\nPie 12\nSoup 14\nSteak 20';

const read = (text: string) =>
  readPastedMenu(text, { currency: 'eur', main: 'en', others: [] }).sections.flatMap(({ items }) =>
    items.slice(3).map(({ title, price, description, doubt }) => [title, price, description, doubt]),
  );

const BRACKETED: ((name: string, portion: string) => string)[] = [
  (name, portion) => `${name} (${portion}) 18`,
  (name, portion) => `${name} (${portion}) – 18 €`,
  (name, portion) => `${name} (${portion}) ........ 18,00`,
  (name, portion) => `${name} (${portion})\t18`,
  (name, portion) => `${name} [${portion}] 18`,
];
const BEHIND: ((name: string, portion: string) => string)[] = [
  (name, portion) => `${name} ${portion} – 18 €`,
  (name, portion) => `${name}, ${portion} – 18 €`,
  (name, portion) => `${name} ${portion} ...... 18 €`,
];

test.each(Object.entries(PORTIONS))(
  'pieces, portions and eaters leave the title: %s',
  (language, [counted, single = '']) => {
    const name = NAME[language] ?? 'Perla';
    const inBrackets = [...counted.split(','), ...single.split(',')].filter(Boolean);
    for (const [places, portions] of [
      [BRACKETED, inBrackets],
      [BEHIND, counted.split(',')],
    ] as const)
      for (const place of places)
        for (const portion of portions) {
          const line = place(name, portion);
          const [found = []] = read(`${MAINS}\n${line}`);
          const [title, price, description, doubt] = found;
          expect([title, Number(price), description?.replace(/\.$/, ''), doubt], line).toEqual([
            name,
            18,
            portion.replace(/\.$/, ''),
            undefined,
          ]);
        }
  },
);

test.each([
  'Pot of tea for two',
  'Pizza 4 Stagioni',
  'Chicken 65',
  'Wine (bottle)',
  'Chicken (half)',
  'Cheesecake (whole)',
  'Menu 2',
  'Burger (spicy)',
  'Eggs (any style)',
  'Tequila (gold)',
  'Mixed grill (lamb)',
])('other words in brackets and behind a title stay: %s', (title) => {
  expect(read(`${MAINS}\n${title} – 18 €`)[0]?.[0]).toBe(title);
});
