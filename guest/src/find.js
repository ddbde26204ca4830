// Search. It hides what does not fit, as the filter does.

bar.insertAdjacentHTML(
  'beforeend',
  `<form class="find" role="search" hidden><input type="search" placeholder="${WORDS.find}" aria-label="${WORDS.find}"><button type="button" ${CROSS}</form><p class="found" role="status"></p>`,
);
const [form, found] = [...bar.children].slice(-2);
const [input, end] = form.children;
const opener = bar.querySelector('.search');

function search() {
  const query = input.value.trim();
  const wanted = fold(query).split(' ');
  let matching = 0;
  for (const dish of dishes.values()) {
    dish.fits = wanted.every((word) => dish.text.includes(word));
    if (dish.fits && dish.suits) matching += 1;
  }
  showRows();
  const hits = matching ? `${WORDS.found}: ${matching}. ` : isWhole() ? `${WORDS.none} “${query}”. ` : '';
  found.textContent = query && hits;
  if (query && !isWhole()) found.append('…');
}

function turn(isOn) {
  form.hidden = !isOn;
  for (const it of [...strip.parentNode.children])
    if (it !== kept && it !== sheet && it !== found && !it.matches('.back'))
      it.hidden = isOn !== (it === form);
  input.value = '';
  search();
  (isOn ? input : opener).focus();
}

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
};
input.oninput = () => {
  search();
  if (scrollY > bar.offsetTop) document.querySelector('section:not([hidden])')?.scrollIntoView();
};
addEventListener('joined', search);
opener.onclick = () => turn(true);
