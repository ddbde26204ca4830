// The filter by what a guest avoids, and by diets. A dish is never without a mark beside dishes that have one: what it says of
// each ingredient that is avoided, and of each diet, stands on it, and what it does not say is “not stated”.

const KEYS = Object.keys(LETTERS);
const DIET_KEYS = Object.keys(DIETS);
const NAMES = DIETARY[root.lang];
/** The link under the title; a page that was saved before there was one has none. */
const chip = document.querySelector('.chip');
const NO_CHOICE = { avoid: [], diets: [], all: false };
/** The guest's choice: keys, so that it holds in every language; `all`: dishes that do not suit are marked and not hidden. */
let choice = NO_CHOICE;

/** Takes the choice that was made on this or another page. */
function recall() {
  try {
    choice = { ...NO_CHOICE, ...JSON.parse(sessionStorage.choice ?? '{}') };
  } catch {
    // The browser stores nothing: the choice of this page holds.
  }
}

/** The state of an ingredient by its letter, the gravest first; `u` is not stated. */
const stateIn = (stated, letter) => Object.keys(stated).find((list) => stated[list].includes(letter)) ?? 'u';

/** The letters of what stands against a diet in a dish with these claims; an extra has none. */
const against = (diet, claims) => (claims.includes(DIETS[diet]) ? AGAINST_CLAIM : AGAINST)[diet];

/**
 * The ingredients that matter to the guest by what is stated of each. What is not avoided, and stands against a chosen diet,
 * is named only where it is or may be in the dish.
 */
function byState(stated, claims = []) {
  const states = { c: [], m: [], u: [], f: [] };
  for (const key of KEYS) {
    const letter = LETTERS[key];
    const state = stateIn(stated, letter);
    const isAgainst = choice.diets.some((diet) => against(diet, claims).includes(letter));
    const isNamed = isAgainst && (state === 'c' || state === 'm');
    if (isNamed || choice.avoid.includes(key)) states[state].push(key);
  }
  return states;
}

/** What follows for a diet: freedom from what stands against it is the diet itself only where that is one ingredient. */
function dietIn(stated, diet, claims = []) {
  const states = [...against(diet, claims)].map((letter) => stateIn(stated, letter));
  return ['c', 'm'].find((state) => states.includes(state)) ?? (states[1] ? 'u' : states[0]);
}

const say = (list, keys) => `${WORDS[list]}: ${keys.map((key) => NAMES[key].toLowerCase()).join(', ')}`;

/** What is said of an extra, within a sentence. */
const sayOf = (of, said) => `${of} – ${said[0].toLowerCase()}${said.slice(1)}`;

/** The marks of a dish: what its ingredients are, then its extras, then what it is free of, and the diets that it claims. */
function marksOf({ stated, extras, diets }) {
  const states = byState(stated, diets);
  const claimed = choice.diets.filter((key) => diets.includes(DIETS[key]));
  const kept = claimed.filter((key) => dietIn(stated, key, diets) !== 'c');
  states.u.push(...choice.diets.filter((key) => !claimed.includes(key)));
  const ofExtras = extras.map(({ name, stated: own }) => ({ name, own, ...byState(own) }));
  const unsure = [
    ...states.f.filter((key) => ofExtras.some(({ u }) => u.includes(key))),
    ...kept.filter((key) => ofExtras.some(({ own }) => dietIn(own, key) === 'u')),
  ];
  const marks = ['c', 'm'].map((list) => [list, states[list], say(list, states[list])]);
  for (const extra of ofExtras)
    for (const list of ['c', 'm'])
      marks.push([
        list,
        extra[list],
        sayOf(
          WORDS.with.replace('{}', () => extra.name),
          say(list, extra[list]),
        ),
      ]);
  marks.push(['u', states.u, say('u', states.u)], ['u', unsure, sayOf(WORDS.extras, say('u', unsure))]);
  marks.push(['f', states.f, say('f', states.f)], ['f', kept, say('stated', kept)]);
  return marks.filter(([, keys]) => keys.length > 0);
}

/** Whether a dish is one that the guest wants to see: it claims each diet, and contains nothing that is avoided or against one. */
const isWanted = ({ stated, diets }) =>
  byState(stated, diets).c.length === 0 && choice.diets.every((key) => diets.includes(DIETS[key]));

function markDish(dish) {
  for (const it of [dish.item, dish.tile]) it?.querySelector('.states')?.remove();
  const marks = marksOf(dish);
  if (marks.length === 0) return;
  const line = document.createElement('p');
  line.className = 'states';
  for (const [list, , said] of marks) {
    const mark = document.createElement('span');
    mark.dataset.state = list;
    mark.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${SIGNS[list]}"/></svg>`;
    mark.append(said);
    line.append(mark);
  }
  dish.item.querySelector('h3').parentNode.after(line);
  dish.tile?.append(line.cloneNode(true));
}

const box = (name, value, word) =>
  `<label><input type="checkbox" name="${name}" value="${value}">${word}</label>`;
const group = (legend, boxes) =>
  boxes.length > 0 ? `<fieldset><legend>${legend}</legend>${boxes.join('')}</fieldset>` : '';
const ingredients = (keys) => keys.map((key) => box('avoid', key, NAMES[key]));

/** The filter's sheet: what the menu states something about stands first. */
function sheetOf() {
  const isStated = (key) => chip?.dataset.stated?.includes(LETTERS[key]);
  const [said, unsaid] = [KEYS.filter(isStated), KEYS.filter((key) => !isStated(key))];
  const diets = DIET_KEYS.map((key) => box('diets', key, NAMES[key]));
  return `<form method="dialog"><p><b id="filter">${WORDS.filter}</b><button ${CROSS}</p>${
    group(WORDS.avoid, ingredients(said)) +
    group(WORDS.unsaid, ingredients(unsaid)) +
    group(WORDS.diets, diets)
  }<p>${WORDS.ask}</p>${box('all', '', WORDS.mark)}<footer>${
    chip ? `<a href="${chip.href}">${WORDS.table}</a>` : ''
  }<button></button></footer></form>`;
}

bar.insertAdjacentHTML(
  'beforeend',
  `<div class="kept" hidden><button aria-haspopup="dialog" aria-label="${WORDS.filter}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M7 12h10M10 17h4"/></svg></button><span role="status"></span><button></button><button>${WORDS.clear}</button></div><dialog class="avoid" aria-labelledby="filter">${sheetOf()}</dialog>`,
);
const [kept, sheet] = [...bar.children].slice(-2);
const [change, status, toggle, clear] = kept.children;
const [boxes, done] = [[...sheet.querySelectorAll('input')], sheet.querySelector('footer button')];

// The sheet has the bar's colours, and its button has them the other way round.
const { color, backgroundColor } = getComputedStyle(bar);
done.style.color = backgroundColor;
done.style.backgroundColor = color;
sheet.style.colorScheme = color.match(/\d+/)?.[0] > 127 ? 'dark' : 'light';

/** Marks all dishes anew, and says how many do not suit. */
function applyChoice() {
  const isChosen = choice.avoid.length + choice.diets.length > 0;
  let others = 0;
  for (const dish of dishes.values()) {
    const isFine = isWanted(dish);
    if (!isFine) others += 1;
    dish.suits = isFine || choice.all;
    markDish(dish);
  }
  const shown = choice.all ? dishes.size : dishes.size - others;
  kept.hidden = !isChosen;
  // That nothing is hidden says itself; of a page that is still loading the number is not the last.
  const said = others > 0 ? (choice.all ? WORDS.shown : WORDS.hidden).replace('{}', others) : '';
  status.textContent = isChosen ? said + (isWhole() ? '' : '…') : '';
  toggle.textContent = choice.all ? WORDS.hide : WORDS.show;
  toggle.hidden = others === 0;
  done.textContent = `${WORDS.done} (${shown}${isWhole() ? '' : '…'})`;
  const count = choice.avoid.length + choice.diets.length;
  if (chip) chip.textContent = WORDS.filter + (count > 0 ? ` (${count})` : '');
  for (const it of boxes) it.checked = it.name === 'all' ? choice.all : choice[it.name].includes(it.value);
  showRows();
}

function choose(made) {
  choice = made;
  applyChoice();
  dispatchEvent(new Event('chosen'));
  try {
    sessionStorage.choice = JSON.stringify(choice);
  } catch {
    // It holds until the page is left.
  }
}

change.onclick = () => sheet.showModal();
toggle.onclick = () => choose({ ...choice, all: !choice.all });
clear.onclick = () => {
  choose(NO_CHOICE);
  delete sessionStorage.choice;
  bar.querySelector('.all').focus({ preventScroll: true });
};
sheet.onclick = ({ target }) => {
  if (target === sheet) sheet.close();
};
sheet.onchange = () => {
  const chosen = (name) => boxes.filter((it) => it.name === name && it.checked).map(({ value }) => value);
  choose({ avoid: chosen('avoid'), diets: chosen('diets'), all: chosen('all').length > 0 });
};
addEventListener('joined', () => {
  read();
  applyChoice();
});
// A page to which one goes back may have been left with another choice.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  recall();
  applyChoice();
  dispatchEvent(new Event('chosen'));
});
read();
recall();
applyChoice();
if (chip)
  chip.onclick = (event) => {
    event.preventDefault();
    sheet.showModal();
  };
