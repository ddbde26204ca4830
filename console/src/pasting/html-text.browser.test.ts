import { expect, test } from 'vitest';
import { textOfHtml } from './html-text.ts';
import { readPastedMenu } from './reader/read-menu.ts';

const textOf = (html: string) => textOfHtml(html, { currency: 'eur', text: '' });
/** The dishes that the reader finds in the text of a page, each with its section. */
const dishesOf = (html: string) =>
  readPastedMenu(textOf(html) ?? '', { currency: 'eur', main: 'en', others: [] }).sections.flatMap(
    (section) =>
      section.items.map(({ title, price, description }) =>
        [section.title, title, price, description].join(' | '),
      ),
  );

const CARDS = `<h1>Chez Nous</h1><section><h2>Soups</h2>
  <div class="card"><h4>Lentil soup</h4><p>With lemon and bread</p><span class="price">€ 6</span></div>
  <div class="card"><h4>Onion soup</h4><p>Au gratin</p><span class="price">€ 7.50</span></div></section>
  <section><h2>Grill</h2>
  <div class="card"><h4>Kebab</h4><p>Lamb, rice</p><span class="price">€ 16</span></div></section>`;

const PAGES: Record<string, [html: string, text: string]> = {
  'headings have a mark and a gap': [
    '<h1>Chez Nous</h1><p>Tea 2</p><h3>Soups</h3><p>Lentil soup 6</p>',
    '# Chez Nous\nTea 2\n\n# Soups\nLentil soup 6',
  ],
  'a role makes a heading': [
    '<div role="heading" aria-level="2">Soups</div><div>Lentil soup 6</div>',
    '# Soups\nLentil soup 6',
  ],
  'rows have cells': [
    '<table><tr><th>Dish</th><th>Price</th></tr><tr><td>Lentil soup</td><td>6</td></tr><tr><td></td><td>7</td></tr></table>',
    'Dish\tPrice\nLentil soup\t6\n\t7',
  ],
  'a cell with a title and its description is a dish': [
    '<table><tr><td><b>Lentil soup</b><br>With lemon</td><td>6.00</td></tr><tr><td><b>Kebab</b><br>Lamb</td><td>16.00</td></tr></table>',
    'Lentil soup ... 6.00\nWith lemon\n\nKebab ... 16.00\nLamb',
  ],
  'a table that lays out a page is none': [
    '<table><tr><td><h2>Soups</h2><p>Lentil soup 6</p></td><td><h2>Grill</h2><p>Kebab 16</p></td></tr><tr><td></td><td></td></tr></table>',
    '# Soups\nLentil soup 6\n\n# Grill\nKebab 16',
  ],
  'list items, paragraphs and breaks are lines': [
    '<ul><li>Lentil soup 6</li><li>Kebab <b>16</b></li></ul><p>Tea 2<br>Coffee 3</p>',
    'Lentil soup 6\nKebab 16\nTea 2\nCoffee 3',
  ],
  'terms with one price are dishes': [
    '<h2>Soups</h2><dl><dt>Lentil soup</dt><dd>With lemon</dd><dd>6.00</dd><dt>Onion soup</dt><dd>Au gratin</dd><dd>7.00</dd></dl>',
    '# Soups\nLentil soup ... 6.00\nWith lemon\n\nOnion soup ... 7.00\nAu gratin',
  ],
  'inline elements are joined, and parted where a page parts them': [
    '<ul><li><span><b>L</b>entil </span>soup<span>6</span></li><li><span>Kebab</span><span>€16</span></li></ul>',
    'Lentil soup 6\nKebab €16',
  ],
  'cents and codes are raised': [
    '<ul><li>Lentil soup<sup>A,C</sup> 6<sup>50</sup></li><li>Kebab 16</li></ul>',
    'Lentil soup (A,C) 6.50\nKebab 16',
  ],
  'what nobody sees is left out': [
    '<h2>Soups</h2><p hidden>Old soup 5</p><p style="display: none">Cold soup 5</p><p>Tea<i aria-hidden="true">*</i> 2</p><script>document.title = "x"</script><style>p {}</style>',
    '# Soups\nTea 2',
  ],
  'an old price is marked, and other words that are crossed out go': [
    '<ul><li>Lentil soup <del>8</del> 6</li><li>Kebab <span style="text-decoration: line-through">18</span> 16</li><li><s>Tea 2</s></li><li><s>cold</s> Coffee 3</li></ul>',
    'Lentil soup ~~8~~ 6\nKebab ~~18~~ 16\nCoffee 3',
  ],
  'buttons go, but for those of headings and prices': [
    '<h2><button>Soups</button></h2><p>Lentil soup 6</p><button>Add to cart</button><a href="#" class="btn">Order</a><p><a href="#">Tea</a> 2</p>',
    '# Soups\nLentil soup 6\nTea 2',
  ],
  'leaders stay': ['<ul><li>Lentil soup ...... 6</li></ul>', 'Lentil soup ...... 6'],
  'containers that come again are dishes': [
    CARDS,
    '# Chez Nous\n\n# Soups\nLentil soup ... € 6\nWith lemon and bread\n\nOnion soup ... € 7.50\nAu gratin\n\n# Grill\nKebab ... € 16\nLamb, rice',
  ],
  'a line right above the first dishes is their heading': [
    '<p>Menu 1</p><p>Soups</p><div><b>Lentil soup</b><div>6 €</div></div><div><b>Onion soup</b><div>7 €</div></div>',
    'Menu 1\n\n# Soups\nLentil soup ... 6 €\nOnion soup ... 7 €',
  ],
  'a measure stands behind its title, and a description behind a line below it': [
    '<div><b>Beer</b><div>0,33</div><div>230</div></div><div><b>Water</b><div>0,5</div><div>150</div></div><div><b>Omelette</b> |3 eggs, ham|<div>270</div></div>',
    'Beer 0,33 ... 230\nWater 0,5 ... 150\n\nOmelette ... 270\n3 eggs, ham',
  ],
  'a dish without a price heads no others': [
    '<h2>Soups</h2><div class="dish"><b>Lentil soup</b><p>6 €</p></div><div class="dish"><b>Soup of the day</b><p>Ask us</p></div><div class="dish"><b>Onion soup</b><p>7 €</p></div><h2>Grill</h2><div class="dish"><b>Kebab</b><p>16 €</p></div>',
    '# Soups\nLentil soup ... 6 €\nOnion soup ... 7 €\n\nSoup of the day\nAsk us\n\n# Grill\nKebab ... 16 €',
  ],
  'titles without a container begin dishes': [
    '<h2>Soups</h2><h4>Lentil soup</h4><p>6.00</p><p>With lemon</p><h4>Onion soup</h4><p>7.00</p><p>Au gratin</p><h2>Grill</h2><h4>Kebab</h4><p>16.00</p>',
    '# Soups\nLentil soup ... 6.00\nWith lemon\n\nOnion soup ... 7.00\nAu gratin\n\n# Grill\nKebab ... 16.00',
  ],
};

for (const [name, [html, text]] of Object.entries(PAGES)) test(name, () => expect(textOf(html)).toBe(text));

test('a price before, between or below is that of its container', () => {
  const card = (parts: string[]) => `<li>${parts.map((part) => `<div>${part}</div>`).join('')}</li>`;
  const dishes = [
    ['Lentil soup', 'With lemon and bread', '€ 6'],
    ['Onion soup', 'Gruyère', '€ 7'],
    ['Kebab', 'Lamb, rice', '€ 16'],
  ];
  const wanted = dishes.map(([title, words, price = '']) => ['', title, price.slice(2), words].join(' | '));
  for (const order of [
    [0, 1, 2],
    [0, 2, 1],
    [2, 0, 1],
  ])
    expect(
      dishesOf(`<ul>${dishes.map((parts) => card(order.map((at) => parts[at] ?? ''))).join('')}</ul>`),
    ).toEqual(wanted);
});

test('a text without a structure is left to its plain text', () => {
  for (const html of [
    '<div style="white-space: pre"><div><span>Soups:</span></div><div><span>Lentil soup 6</span></div></div>',
    '<p class="MsoNormal">Soups:</p><p class="MsoNormal">Lentil soup 6</p>',
    'Lentil soup 6',
    '',
  ])
    expect(textOf(html)).toBeUndefined();
});

test('spreadsheets and documents give what their plain text gave', () => {
  expect(
    textOf(
      '<google-sheets-html-origin><style>td {border: 1px}</style><table><tbody><tr><td>Soups</td><td></td></tr><tr><td>Lentil soup</td><td>6</td></tr></tbody></table>',
    ),
  ).toBe('Soups\nLentil soup\t6');
  expect(
    textOf(
      "<h2>Soups</h2><p class=MsoNormal>Lentil soup<span style='mso-tab-count:1'>&nbsp;&nbsp; </span>6<o:p></o:p></p>",
    ),
  ).toBe('# Soups\nLentil soup\t6');
});

test('a page whose words its HTML lacks is left to its plain text', () => {
  const text = 'Lentil soup 6\nOnion soup 7\nKebab 16';
  expect(textOfHtml('<ul><li>Lentil soup 6</li></ul>', { currency: 'eur', text })).toBeUndefined();
});

test('a page that is pasted neither runs nor loads anything', () => {
  textOf(
    `<img src="/pasted.png" onerror="document.title = 'ran'"><script>document.title = 'ran'</script><ul><li>Tea 2</li></ul>`,
  );
  expect(document.title).not.toBe('ran');
  expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('pasted.png'))).toEqual(
    [],
  );
});
