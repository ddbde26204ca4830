// Search, and the filter by what a guest avoids. Both need the script, which makes their controls.

/** A text for comparison, as `contract/src/folding.ts` folds it; the tables come from there. */
const fold = (text) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => digit.charCodeAt(0) & 15)
    .replaceAll(UNREAD, '')
    .replaceAll(/./gu, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The choice, remembered for as long as the page is open in its tab. */
let kept = { keys: [] };
try {
  kept = JSON.parse(sessionStorage.avoid);
} catch {
  // There is none, or the browser stores nothing.
}
const WARNED = WARNINGS[root.lang].split('|');

/** A dish's row: its text, and the ingredient warnings that it states. */
function rowOf(item) {
  const said = item.querySelector('.warnings')?.textContent.split(':').pop() ?? '';
  const words = said.split(',').map((word) => word.trim());
  const section = item.closest('section').querySelector('h2')?.textContent ?? '';
  const stated = words.map((word) => WARNED.indexOf(word));
  return { item, row: item.parentNode, stated, text: fold(`${section} ${item.textContent}`), said };
}

function startFinding() {
  const bar = strip.parentNode;
  const rows = new Map();
  const read = () => {
    for (const item of all('.item')) if (!rows.has(item)) rows.set(item, rowOf(item));
  };
  const cross = `aria-label="${closer.ariaLabel}">${closer.innerHTML}</button>`;
  const box = '<label><input type="checkbox">';
  bar.insertAdjacentHTML(
    'beforeend',
    `<form class="find" role="search" hidden><input type="search" placeholder="${WORDS.find}" aria-label="${WORDS.find}"><button type="button">${WORDS.avoid}</button><button type="button" ${cross}</form><p class="found" role="status"></p><dialog class="avoid" aria-label="${WORDS.avoid}"><form method="dialog"><p><b>${WORDS.avoid}</b><button ${cross}</p><p>${WORDS.ask}</p><div>${WARNED.map((word) => `${box}${word}</label>`).join('')}</div>${box}${WORDS.mark}</label></form></dialog>`,
  );
  const open = document.createElement('button');
  open.ariaLabel = WORDS.find;
  open.innerHTML =
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l5 5"/></svg>';
  const [back] = bar.children;
  const [form, found, choice] = [...bar.children].slice(-3);
  const [input, avoid, end] = form.children;
  const boxes = [...choice.querySelectorAll('input')];
  const mark = boxes.pop();
  boxes.forEach((it, at) => {
    it.checked = kept.keys.includes(at);
  });
  mark.checked = kept.mark;

  function show() {
    const query = input.value.trim();
    const wanted = fold(query).split(' ');
    // The parts of a long menu that are not there yet are on their way.
    const isWhole = !document.querySelector('.part');
    let [matching, met] = [0, 0];
    for (const { item, row, stated, text, said } of rows.values()) {
      const fits = wanted.every((word) => text.includes(word));
      const isMet = stated.some((key) => kept.keys.includes(key));
      row.hidden = item !== shown && (!fits || (isMet && !kept.mark));
      if (isMet) met += 1;
      if (!row.hidden) matching += 1;
      const note = isMet ? `⚠ ${said.trim()}` : kept.keys.length > 0 && !said ? WORDS.unstated : '';
      if (note) item.dataset.note = note;
      else delete item.dataset.note;
    }
    for (const section of all('section')) section.hidden = !section.querySelector('li:not([hidden])>div');
    for (const link of strip.children) link.hidden = document.querySelector(link.hash)?.hidden;
    const hits = matching ? `${WORDS.found}: ${matching}. ` : isWhole ? `${WORDS.none} “${query}”. ` : '';
    const warned = kept.keys.length > 0 ? `${WORDS.met}: ${met}. ${WORDS.ask}` : '';
    found.textContent = (query && hits) + warned;
    if ((query || warned) && !isWhole) found.append('…');
    avoid.textContent = WORDS.avoid + (kept.keys.length > 0 ? ` (${kept.keys.length})` : '');
  }

  function turn(isOn) {
    form.hidden = !isOn;
    for (const it of bar.children)
      if (it !== found && it !== choice && it !== back) it.hidden = isOn !== (it === form);
    input.value = '';
    show();
    (isOn ? input : open).focus();
  }

  bar.querySelector('.all').before(open);
  open.onclick = () => turn(true);
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
    show();
  };
  input.oninput = () => {
    show();
    if (scrollY > bar.offsetTop)
      strip.closest('main').querySelector('section:not([hidden])')?.scrollIntoView();
  };
  avoid.onclick = () => choice.showModal();
  choice.onclick = ({ target }) => {
    if (target === choice) choice.close();
  };
  choice.onchange = () => {
    kept = { keys: boxes.flatMap((box, at) => (box.checked ? at : [])), mark: mark.checked };
    show();
    sessionStorage.avoid = JSON.stringify(kept);
  };
  const update = () => {
    read();
    show();
  };
  addEventListener('joined', update);
  update();
}

if (strip) startFinding();
