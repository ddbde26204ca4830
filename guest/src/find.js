// Search. It hides what does not fit, as the filter does, shows the hits where they begin, and marks their words.

bar.insertAdjacentHTML(
  'beforeend',
  `<form class="find" role="search" hidden><input type="search" placeholder="${WORDS.find}" aria-label="${WORDS.find}"><button type="button" ${CROSS}<button type="button" hidden></button></form><p class="found" role="status"></p>`,
);
const [form, found] = [...bar.children].slice(-2);
const [input, end, offer] = form.children;
const opener = bar.querySelector('.search');
/** How far down the page was when the search began. */
let place = 0;

/** Whether a dish has a word that is like one that was typed. */
const isIn = ({ text }, typed) => text.includes(typed) || text.split(' ').some((word) => isNear(typed, word));

/** What counts as a hit, in the order in which it is tried: the next one where no dish is one of the former. */
const FITS = [
  (dish, wanted) => wanted.every((word) => dish.text.includes(word)),
  (dish, wanted) => wanted.every((word) => isIn(dish, word)),
  (dish, wanted) => wanted.some((word) => word.length > 2 && isIn(dish, word)),
];

/** How a question is answered: dishes without what is named say so, and where an ingredient is named none is merely similar. */
function waysOf(question) {
  if (question.denies) return [(dish) => isWithout(dish, question)];
  return question.named.length > 0 ? FITS.slice(0, 2) : FITS;
}

/** Offers to avoid the ingredients that are named, since the filter marks every dish. */
function offerChoice(named) {
  offer.hidden = named.every((key) => choice.avoid.includes(key));
  offer.textContent = offer.hidden ? '' : say('avoid', named);
  offer.onclick = () => {
    choose({ ...choice, avoid: [...new Set([...choice.avoid, ...named])] });
    turn(false);
  };
}

/** The places in a dish's texts of the words that are those wanted, or like them where no word is as it was typed. */
function rangesIn(item, wanted, isExact) {
  const isHit = (word) =>
    wanted.some((typed) =>
      typed.length > 2 ? word.includes(typed) || (!isExact && isNear(typed, word)) : word.startsWith(typed),
    );
  return textsIn(item).flatMap((node) =>
    [...node.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
      if (!isHit(fold(word))) return [];
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return range;
    }),
  );
}

/** Marks words without a change of the page, where the browser can. */
function highlight(wanted, isExact) {
  if (!CSS.highlights) return;
  const hits = [...dishes.values()].filter(({ row }) => wanted.length > 0 && !row.hidden);
  CSS.highlights.set('found', new Highlight(...hits.flatMap(({ item }) => rangesIn(item, wanted, isExact))));
}

function search() {
  const query = input.value.trim();
  const question = asked(query);
  const ways = waysOf(question);
  const tried = ways.findIndex((fits) => [...dishes.values()].some((dish) => fits(dish, question.wanted)));
  const level = isWhole() || tried === 0 ? tried : -1;
  let matching = 0;
  for (const dish of dishes.values()) {
    dish.fits = level >= 0 && ways[level](dish, question.wanted);
    if (dish.fits && dish.suits) matching += 1;
  }
  showRows();
  highlight(question.denies ? [] : question.wanted, level === 0);
  offerChoice(question.named);
  const none = `${WORDS.none} “${query}”. `;
  const hits = level > 0 ? `${none}${WORDS.near}: ${matching}. ` : `${WORDS.found}: ${matching}. `;
  found.textContent = query ? (level < 0 ? (isWhole() ? none : '') : hits) : '';
  if (query && !isWhole()) found.append('…');
  if (question.denies && level === 0) found.append(WORDS.denied);
  // Hits stand under the bar, which is as high as what it says.
  document.documentElement.style.scrollPaddingBlockStart = form.hidden ? '' : `${bar.offsetHeight + 8}px`;
}

/** Shows the first hit, and without a search what was there before. */
function show() {
  const first = input.value.trim() && document.querySelector('section:not([hidden])');
  if (first) first.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: place, behavior: 'instant' });
}

function turn(isOn) {
  if (isOn) place = scrollY;
  bar.toggleAttribute('data-searching', isOn);
  form.hidden = !isOn;
  for (const it of [...bar.children])
    if (it !== kept && it !== sheet && it !== found && !it.matches('.saved'))
      it.hidden = isOn !== (it === form);
  input.value = '';
  search();
  (isOn ? input : opener).focus({ preventScroll: true });
  show();
}

opener.onclick = () => turn(true);
end.onclick = () => turn(false);
form.onsubmit = (event) => {
  event.preventDefault();
  input.blur();
};
form.onkeydown = (event) => {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  if (!input.value) return turn(false);
  input.value = '';
  search();
  show();
};
input.oninput = () => {
  search();
  show();
};
const searchAgain = () => form.hidden || search();
addEventListener('joined', searchAgain);
addEventListener('chosen', searchAgain);
