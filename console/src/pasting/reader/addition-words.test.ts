import { expect, test } from 'vitest';
import { someOf } from '../../../../scripts/proof.ts';
import { readPastedMenu } from './read-menu.ts';

/** Additions of one thing for 2, by language; a line of each way to say it. */
const ADDITIONS: { [language: string]: string } = {
  en: 'Add cheese 2|add cheese +2|+ cheese 2|Cheese +2|Additional cheese 2|Extra cheese 2|extra cheese 2|Add-on: cheese 2|Swap to cheese 2|Upgrade to cheese 2|Cheese surcharge 2|Cheese: supplement 2',
  de: 'Zusätzlich Käse 2|Extra Käse 2|Zusätzlicher Käse 2|Mit extra Käse 2|Aufpreis Käse 2|Aufpreis für Käse 2|Zuschlag für Käse 2|Käse Aufpreis 2|Käsezuschlag 2|mit Käse +2|+ Käse 2',
  fr: 'Supplément fromage 2|Supplément de fromage 2|Suppl. fromage 2|Ajouter fromage 2|Ajoutez fromage 2|En supplément fromage 2|Extra fromage 2|fromage en supplément 2|Fromage supplément 2',
  es: 'Añade queso 2|Añadir queso 2|Agrega queso 2|Adicional de queso 2|Adicional queso 2|Suplemento de queso 2|Suplemento queso 2|Extra queso 2|Extra de queso 2|Con extra queso 2|Queso extra 2|Con queso +2',
  pt: 'Adicional de queijo 2|Adicional queijo 2|Adicione queijo 2|Acrescente queijo 2|Acréscimo de queijo 2|Extra queijo 2|Suplemento queijo 2',
  it: 'Aggiunta formaggio 2|Aggiunta di formaggio 2|Aggiungi formaggio 2|Supplemento formaggio 2|Con aggiunta di formaggio 2|Extra formaggio 2|Formaggio extra 2',
  nl: 'Extra kaas 2|Toevoeging kaas 2|Toeslag kaas 2|Met extra kaas 2|Meerprijs kaas 2|Kaas toeslag 2|Supplement kaas 2',
  pl: 'Dodatek ser 2|Dodatkowy ser 2|Dopłata za ser 2|Dodaj ser 2|Extra ser 2|Ekstra ser 2|z serem dopłata 2|Ser dopłata 2',
  cs: 'Přidat sýr 2|Příplatek za sýr 2|Extra sýr 2|Sýr navíc 2|Navíc sýr 2|Přídavek sýr 2',
  sk: 'Pridať syr 2|Príplatok za syr 2|Extra syr 2|Prídavok syr 2|Navyše syr 2',
  hu: 'Extra sajt 2|Plusz sajt 2|Feltét sajt 2|Felár sajt 2|Sajt felár 2|Ekstra sajt 2',
  ro: 'Adaugă brânză 2|Supliment brânză 2|Extra brânză 2|Adaos brânză 2|În plus brânză 2',
  bg: 'Добави сирене 2|Добавка сирене 2|Допълнително сирене 2|Доп. сирене 2|Екстра сирене 2',
  sr: 'Dodatak sir 2|Dodatni sir 2|Dodaj sir 2|Doplata sir 2|Ekstra sir 2|Додатак сир 2|Додатно сир 2',
  ru: 'Добавить сыр 2|Добавка: сыр 2|Доп. сыр 2|доп. сыр 2|Доп сыр 2|Дополнительно сыр 2|Дополнительный сыр 2|Экстра сыр 2|Доплата за сыр 2|Сыр доплата 2|+ сыр 2|Сыр +2',
  uk: 'Додати сир 2|Додатково сир 2|Додатковий сир 2|Дод. сир 2|Екстра сир 2|Доплата сир 2',
  tr: 'İlave kaşar 2|ilave kaşar 2|Ekstra kaşar 2|Ek kaşar 2|Kaşar ilavesi 2|Kaşar farkı 2|Extra kaşar 2|+ kaşar 2|İlave: kaşar 2',
  el: 'Έξτρα τυρί 2|Επιπλέον τυρί 2|Προσθήκη τυρί 2|Πρόσθετο τυρί 2|Extra τυρί 2',
  sv: 'Tillägg ost 2|Extra ost 2|Lägg till ost 2|Ost tillägg 2|Osttillägg 2',
  da: 'Tilvalg ost 2|Ekstra ost 2|Tilføj ost 2|Tillæg ost 2',
  no: 'Tillegg ost 2|Ekstra ost 2|Legg til ost 2',
  fi: 'Lisä juusto 2|Lisää juusto 2|Lisäjuusto 2|Lisänä juusto 2|Juustolisä 2|Extra juusto 2|Ekstra juusto 2',
  et: 'Lisand juust 2|Lisaks juust 2|Ekstra juust 2',
  ar: 'إضافة جبن 2|اضافة جبن 2|أضف جبن 2|زيادة جبن 2|مع إضافة جبن 2|جبن إضافي 2|اكسترا جبن 2|إكسترا جبن 2|+ جبن 2',
  fa: 'اضافه پنیر 2|افزودن پنیر 2',
  he: 'תוספת גבינה 2|תוספת של גבינה 2|הוסף גבינה 2|אקסטרה גבינה 2',
  ka: 'დამატება ყველი 2|დამატებით ყველი 2|დაამატე ყველი 2|ექსტრა ყველი 2',
  hy: 'Հավելում պանիր 2|Ավելացնել պանիր 2|Լրացուցիչ պանիր 2|Էքստրա պանիր 2',
  kk: 'Қосымша ірімшік 2|Қосу ірімшік 2',
  hi: 'अतिरिक्त पनीर 2|एक्स्ट्रा पनीर 2',
  th: 'เพิ่มชีส 2|เพิ่ม ชีส 2|ชีสเพิ่ม 2',
  vi: 'Thêm phô mai 2|thêm phô mai 2',
  id: 'Tambah keju 2|Tambahan keju 2|Extra keju 2|Ekstra keju 2',
  zh: '加芝士 2|加点芝士 2|另加芝士 2|额外芝士 2|追加芝士 2',
  ja: 'チーズ追加 2|追加チーズ 2|チーズトッピング 2|追加 チーズ 2|チーズ増し 2',
  ko: '치즈 추가 2|치즈추가 2|추가 치즈 2',
};
const FORMS: ((line: string) => string)[] = [
  (line) => line,
  (line) => line.replace(/\+?2$/, (amount) => `${amount} €`),
  (line) => line.replace(/ ?(\+?)2$/, ' …… $12,00'),
  (line) => line.replace(/(\+?)2$/, '– $12'),
];
const read = (text: string) => readPastedMenu(text, { currency: 'eur', main: 'en', others: [] }).sections;
const told = (text: string) =>
  read(text).flatMap(({ items }) =>
    items.map(({ title, doubt, extras }) => [title, doubt, ...extras.map(({ price }) => Number(price))]),
  );

test.each(Object.entries(ADDITIONS))('an addition is an extra or in doubt: %s', (_, lines) => {
  const wrong: string[] = [];
  for (const [at, line] of lines.split('|').entries())
    for (const form of someOf(FORMS, at, 2)) {
      const own = form(line);
      const alone = told(`MAINS\n\nPerla 12\n${own}\n\nSoup 14\n\nSteak 20`);
      const last = told(`MAINS\nPerla 12\nSoup 14\n${own}\n\nDRINKS\nCola 3`);
      const between = told(`MAINS\nPerla 12\n${own}\nSoup 14`);
      const isSilent = (dishes: (string | number | undefined)[][]) =>
        dishes.some(
          ([title, doubt]) => doubt === undefined && !/^(?:Perla|Soup|Steak|Cola)$/.test(`${title}`),
        );
      if (isSilent(alone) || isSilent(last) || isSilent(between)) wrong.push(own);
      else if (alone.some(([title, doubt, ...extras]) => title !== 'Perla' && (doubt || extras.length > 0)))
        if (!/[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/u.test(own))
          // A name too short for the title of an extra stays in doubt.
          wrong.push(`${own}: doubt`);
    }
  expect(wrong).toEqual([]);
});

test.each(Object.entries(ADDITIONS))('under a heading of extras a line is a dish: %s', (_, lines) => {
  for (const heading of ['EXTRAS', 'Toppings:'])
    for (const line of lines.split('|').filter((one) => !/\+|surcharge/.test(one))) {
      const [, section] = read(`MAINS\nPerla 12\nSoup 14\n\n${heading}\nHam 3\n${line}`);
      expect(
        section?.items.map(({ doubt }) => doubt),
        line,
      ).toEqual([undefined, undefined]);
    }
});

test.each([
  'Served on a toasted roll, add fries 2',
  'All burgers with salad. Add bacon 2',
  'Tous nos plats sont servis avec frites. Supplément salade 2',
  'Alle Pizzen mit Tomate. Zuschlag für Käse 2',
  'Все блюда с гарниром. Доплата за соус 2',
  'جميع الأطباق مع الأرز. إضافة سلطة 2',
  'Wszystkie burgery z frytkami. Dopłata za ser 2',
])('what is added to all is in doubt below a heading and below the last: %s', (line) => {
  const above = told(`MAINS\n${line}\nPerla 12\nSoup 14\nSteak 20`);
  const below = told(`MAINS\nPerla 12\nSoup 14\nSteak 20\n${line}`);
  const plain = [
    ['Perla', undefined],
    ['Soup', undefined],
    ['Steak', undefined],
  ];
  expect(above.filter(([, doubt]) => !doubt)).toEqual(plain);
  const isDescription = line.startsWith('Served');
  expect(below.filter(([, doubt]) => !doubt)).toEqual(
    isDescription ? [...plain.slice(0, 2), ['Steak', undefined, 2]] : plain,
  );
});

test.each([
  'Extra hot curry 14|Extra virgin focaccia 9|Extra large pizza 20|Plus size burger 14|Ekstra acılı adana 16',
  'California roll 12|加州卷 12|Addas polow 12|Ekmek 8|Ekler 9|Adana kebap 14',
  'Dopamine bowl 12|Допплер 12|Lisboa cake 8|Lissabon 9|Doppelkorn 8|Toad in the hole 13',
  'Supper plate 15|Suppe 8|Plusquam 9|Tilapia 14|Navarin 15|Thémis 9',
])('a dish that begins alike stays: %s', (dishes) => {
  const text = `MAINS\nPerla 12\n${dishes.replaceAll('|', '\n')}\nSoup 14`;
  expect(told(text).slice(1, -1)).toEqual(
    dishes.split('|').map((dish) => [dish.replace(/ \d+$/, ''), undefined]),
  );
});
