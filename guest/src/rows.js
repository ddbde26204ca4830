// biome-ignore-all lint/correctness/noUnusedVariables: the scripts that are joined to this one use them
// What search and filter share: the dishes of the page, and which of their rows are shown. The script loads all three with
// their first use.

const root = document.documentElement;
const WORDS = FINDING[root.lang];
const all = (selector) => [...document.querySelectorAll(selector)];
const strip = document.querySelector('.section-links');
const bar = strip.parentNode;
const closer = document.querySelector('.close');
const CROSS = `aria-label="${closer.ariaLabel}">${closer.innerHTML}</button>`;
const looks = new CSSStyleSheet();
looks.replaceSync(FIND_LOOKS);
document.adoptedStyleSheets.push(looks);

/** Whether no part of a long menu is still missing. */
const isWhole = () => !document.querySelector('.part');

/** A text for comparison, as `contract/src/languages/folding.ts` folds it; the tables come from there. */
const fold = (text) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => digit.charCodeAt(0) & 15)
    .replaceAll(UNREAD, '')
    .replaceAll(/./gu, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The dishes by their elements: `fits` what is searched for, and `suits` what is chosen. */
const dishes = new Map();

/** The letters of the ingredients that elements say are contained, may be contained, and are not contained. */
function lettersIn(elements) {
  const letters = { c: '', m: '', f: '' };
  for (const { dataset } of elements) for (const list in letters) letters[list] += dataset[list] ?? '';
  return letters;
}

/** On a page that was saved before rows had letters, the words say what a dish contains. */
function lettersInWords(said) {
  const words = (said?.textContent.split(':')[1] ?? '').split(',').map((word) => word.trim());
  const c = KEYS.filter((key) => words.includes(NAMES[key])).map((key) => CONTAINED[key]);
  return { c: c.join(''), m: '', f: '' };
}

/** What a dish states of ingredients, and the prices of its extras: words that say nothing of what it is. */
const UNSEARCHED = ['.warnings', '.details small', '.details b'];

/** The labels of a dish that say what it is free of, which count only as a whole. */
const labelsIn = (item) =>
  [...item.querySelectorAll('.specialities span')].filter((it) =>
    fold(it.textContent).split(' ').some(isDenial),
  );

/** The texts in which one searches, each with its node, without those of what an open dish has been given by the script. */
function textsIn(item) {
  const nodes = [];
  const labels = labelsIn(item);
  const texts = document.createTreeWalker(item.querySelector('div'), NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (!UNSEARCHED.some((it) => node.parentNode.closest(it)) && !labels.includes(node.parentNode))
      nodes.push(node);
  return nodes;
}

function dishOf(item) {
  const section = item.closest('section').querySelector('h2')?.textContent ?? '';
  const said = [...item.querySelectorAll('.warnings')];
  const extras = [...item.querySelectorAll('.details li')].map((line) => ({
    name: line.firstChild.textContent,
    stated: lettersIn([line]),
  }));
  const diets = [...item.querySelectorAll('[itemprop=suitableForDiet]')].map(({ href }) => href);
  return {
    item,
    row: item.parentNode,
    tile: document.querySelector(`.popular-row [href="#${item.id}"]`),
    title: fold(item.querySelector('h3').textContent),
    labels: labelsIn(item).map(({ textContent }) => fold(textContent)),
    text: fold([section, ...textsIn(item).map(({ data }) => data)].join(' ')),
    stated: chip ? lettersIn(said) : lettersInWords(said[0]),
    extras,
    diets,
    fits: true,
    suits: true,
  };
}

function read() {
  for (const item of all('.item')) if (!dishes.has(item)) dishes.set(item, dishOf(item));
}

/** Shows the rows that fit and suit; an open dish stays. */
function showRows() {
  for (const { item, row, tile, fits, suits } of dishes.values()) {
    row.hidden = !item.role && !(fits && suits);
    if (tile) tile.parentNode.hidden = !(fits && suits);
  }
  const top = document.querySelector('.popular-row');
  if (top) top.hidden = !top.querySelector('li:not([hidden])');
  for (const section of all('section')) {
    const left = section.querySelectorAll('li:not([hidden]) > div').length;
    const link = strip.querySelector(`[href$="#${section.id}"]`);
    section.hidden = !left;
    if (!link) continue;
    link.hidden = !left;
    if (isWhole()) link.dataset.count = left;
  }
}
