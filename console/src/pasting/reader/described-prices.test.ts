import { expect, test } from 'vitest';
import { readPastedMenu } from './read-menu.ts';

/** A heading, and dishes with their ingredients, by language. */
const MENUS: { [language: string]: string } = {
  en: 'Plates; Caesar: romaine, croutons, parmesan; Greek: feta, olives, cucumber; Garden: leaves, seeds and herbs',
  de: 'Teller; Bauernsalat: Tomate, Gurke, Feta; Wurstsalat: Lyoner, Zwiebel, Essig; Kartoffelsalat: Speck, Senf, Gurke',
  fr: 'Assiettes; Niçoise: thon, olives, œuf; Lyonnaise: lardons, croûtons, œuf poché; Paysanne: pommes de terre, comté',
  es: 'Platos; Gringa: queso, carne al pastor, piña; Cemita: quesillo, aguacate, chipotle; Volcán: tostada, queso, salsa',
  it: 'Piatti; Caprese: mozzarella, pomodoro, basilico; Nizzarda: tonno, olive, uova; Contadina: patate, cipolla, speck',
  pt: 'Pratos; Bauru: rosbife, queijo, tomate; Misto: presunto, queijo, pão; Vegano: grão, alface, cenoura',
  pl: 'Talerze; Grecka: feta, oliwki, ogórek; Cezar: sałata, grzanki, parmezan; Wiejska: pomidor, ogórek, śmietana',
  cs: 'Talíře; Šopský: rajče, okurka, sýr; Caesar: salát, krutony, parmazán; Zelný: zelí, mrkev, ocet',
  hu: 'Tálak; Görög: feta, olíva, uborka; Cézár: saláta, kruton, parmezán; Kerti: paradicsom, retek, hagyma',
  ro: 'Platouri; Grecească: brânză, măsline, castravete; Cezar: salată, crutoane, parmezan; Orientală: cartofi, ou, ceapă',
  ru: 'Тарелки; Цезарь: салат, гренки, пармезан; Греческий: фета, оливки, огурец; Оливье: картофель, горошек, курица',
  uk: 'Тарілки; Цезар: салат, грінки, пармезан; Грецький: фета, оливки, огірок; Олівʼє: картопля, горошок, курка',
  bg: 'Плата; Шопска: домат, краставица, сирене; Цезар: салата, крутони, пармезан; Снежанка: мляко, краставица, орехи',
  tr: 'Tabaklar; Çoban: domates, salatalık, biber; Gavurdağı: ceviz, nar ekşisi, domates; Sezar: marul, kruton, parmesan',
  el: 'Πιάτα; Χωριάτικη: ντομάτα, αγγούρι, φέτα; Σεζάρ: μαρούλι, κρουτόν, παρμεζάνα; Πολίτικη: λάχανο, καρότο, σέλινο',
  sv: 'Tallrikar; Grekisk: fetaost, oliver, gurka; Caesar: sallad, krutonger, parmesan; Skagen: räkor, dill, majonnäs',
  fi: 'Lautaset; Kreikkalainen: feta, oliivi, kurkku; Caesar: salaatti, krutonki, parmesan; Kesä: retiisi, herne, tilli',
  ar: 'الأطباق; استوائي: أناناس ومانجو وجوز هند; قلب الملكة: فواكه مشكلة وعسل ومكسرات; القيصر: خس، خبز محمص، جبن',
  he: 'צלחות; יווני: פטה, זיתים, מלפפון; קיסר: חסה, קרוטונים, פרמזן; ערבי: עגבנייה, מלפפון, בצל',
  ka: 'თეფშები; ბერძნული: ფეტა, ზეთისხილი, კიტრი; ცეზარი: სალათა, ორცხობილა, პარმეზანი; ქართული: პომიდორი, კიტრი, ნიგოზი',
};
const PRICES = ['12', '14', '16'];

type Dish = { title: string; description: string; price: string };
/** The places of the description and the price of a dish. */
const LAYOUTS: { [layout: string]: (dish: Dish) => string } = {
  'description and price on a line': ({ title, description, price }) => `${title}\n${description} ${price}`,
  'with leaders': ({ title, description, price }) => `${title}\n${description} ...... ${price},00 €`,
  'with a dash and a currency': ({ title, description, price }) => `${title}\n${description} – ${price} €`,
  'three lines': ({ title, description, price }) => `${title}\n${description}\n${price} €`,
};

test.each(Object.entries(MENUS))('ingredients with a price describe the title above: %s', (_, menu) => {
  const [heading = '', ...rows] = menu.split('; ');
  const dishes = rows.map((row, at): Dish => {
    const [title = '', description = ''] = row.split(': ');
    return { title, description, price: PRICES[at] ?? '' };
  });
  const wanted = dishes.map(({ title, description, price }) => [
    title,
    Number(price),
    description,
    undefined,
  ]);
  for (const [layout, line] of Object.entries(LAYOUTS))
    for (const gap of ['\n', '\n\n']) {
      const other = dishes.map((dish) => line({ ...dish, title: `${dish.title}-${dish.title}` })).join(gap);
      const text = `# ${heading}\n\n${dishes.map(line).join(gap)}\n\n# Grill\n\n${other}`;
      const { sections } = readPastedMenu(text, { currency: 'eur', main: 'en', others: [] });
      const got = sections.map(({ title, items }) => [
        title,
        ...items.map((item) => [item.title, Number(item.price), item.description, item.doubt]),
      ]);
      expect(got[0], `${layout}: ${text}`).toEqual([heading, ...wanted]);
    }
});

const read = (text: string) =>
  readPastedMenu(text, { currency: 'eur', main: 'en', others: [] }).sections.map(({ title, items }) => [
    title,
    ...items.map((item) => (item.doubt ? '? ' : '') + item.title),
  ]);

test('a heading over dishes that are lists stays one', () => {
  expect(
    read('Burgers\nCheese, bacon and egg 9\nPlain 8\n\nGrill\nHam, olives and cheese 9\nSteak 8'),
  ).toEqual([
    ['Burgers', 'Cheese, bacon and egg', 'Plain'],
    ['Grill', 'Ham, olives and cheese', 'Steak'],
  ]);
  expect(read('PIEROGI\nz mięsem, cebulą 20\nz serem 18\nz kapustą 17')).toEqual([
    ['PIEROGI', 'z mięsem, cebulą', 'z serem', 'z kapustą'],
  ]);
});

test('a lone title over a list with a price is in doubt', () => {
  expect(read('Salate\nSoup 9\nCaesar\nromaine, croutons, parmesan 12\nPie 9\nFish 10')).toEqual([
    ['Salate', 'Soup', '? Caesar', 'Pie', 'Fish'],
  ]);
});

test.each([
  'Lobster MP',
  'Lobster SQ',
  'Lobster – market price',
  'Fisch Tagespreis',
  'Peixe preço de mercado',
  'Ryba cena wg wagi',
  'Vis dagprijs',
  'Hal napi áron',
  'Рыба – по запросу',
  'سمك حسب السوق',
  '**Crayfish** SQ',
])('a dish without a price is left with its description: %s', (line) => {
  for (const gap of ['\n', '\n\n'])
    for (const description of ['grilled, garlic butter', 'with rice', 'на гриле, с лимоном', 'مع الأرز']) {
      const text = ['Lamb 30\nrosemary, garlic', `${line}\n${description}`, 'Beef 36\nonion, jus'].join(gap);
      const { sections, left } = readPastedMenu(`MAINS\n\n${text}`, {
        currency: 'eur',
        main: 'en',
        others: [],
      });
      expect(
        sections.map((section) => [
          section.title,
          section.items.map((item) => item.title + item.description),
        ]),
      ).toEqual([['MAINS', ['Lambrosemary, garlic', 'Beefonion, jus']]]);
      expect(left.at(-1)).toBe(description);
    }
});

const CODED = '(G) contains gluten (D) contains dairy (E) contains egg';

const titlesOf = (text: string) =>
  readPastedMenu(text, { currency: 'aed', main: 'en', others: [] }).sections.flatMap(({ items }) =>
    items.map(({ title, description }) => (description ? `${title}: ${description}` : title)),
  );

test('codes behind a line without a price say that it is a title, and the next line its description', () => {
  const eggs =
    'EGGS\nBoiled eggs (E) 20\nEggs Benedict (G) (E)\nPoached eggs, ham, muffin 74\nPlain toast (G) 12';
  expect(titlesOf(`${eggs}\n\n${CODED}`)).toEqual([
    'Boiled eggs',
    'Eggs Benedict: Poached eggs, ham, muffin',
    'Plain toast',
  ]);
});

test('codes behind a description that begins small make it no title, nor do those of a dish with its own price', () => {
  const text = `BREAD\nCroissant 28\nwith butter (D)\nRolls, jam 20\nRye (G) 22\nBun, small (G) 9\n\n${CODED}`;
  expect(titlesOf(text)).toEqual(['Croissant: with butter', 'Rolls, jam', 'Rye', 'Bun, small']);
});
