// A long menu comes in parts, each on a page of its own. This script, which only their pages load, lets the other parts
// join the page that is open: as one scrolls, and all of them for a search or for a dish that is not there yet.

const root = document.documentElement;
/** The link to the part before or after what is on the page: `earlier` or `later`. */
const byId = (id) => document.getElementById(id);
let joining = null;

/** Adds the rows of a section to those that the page has; `side` is `append` or `prepend`. */
function addRows(section, here, side) {
  const rows = [...section.querySelector('ul').children];
  // After a change of the menu, the same dish may stand in both parts.
  const added = rows.filter((row) => !byId(row.firstElementChild.id));
  here.querySelector('ul')[side](...added);
}

async function join(link) {
  const answer = await fetch(link.href);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  // A saved part has the prices of its day.
  const isOld = page.documentElement.dataset.saved && !root.dataset.saved;
  if (!answer.ok || answer.redirected || isOld) throw answer.status;
  const isLater = link.id === 'later';
  const sections = [...page.querySelectorAll('section')];
  for (const section of isLater ? sections : sections.reverse()) {
    const here = byId(section.id);
    if (here) addRows(section, here, isLater ? 'append' : 'prepend');
    else if (isLater) link.before(section);
    else link.after(section);
  }
  const joined = link.href;
  const next = page.getElementById(link.id);
  if (next) link.href = next.href;
  else link.remove();
  dispatchEvent(new CustomEvent('joined', { detail: joined }));
}

/** Lets the part of a link join the page; false without a connection. */
function joinPart(link) {
  joining ??= join(link)
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      joining = null;
    });
  return joining;
}

/** Lets parts join the page until something is there, or all are. */
async function joinUntil(isThere) {
  for (const id of ['later', 'earlier'])
    while (!isThere() && byId(id)) if (!(await joinPart(byId(id)))) return;
}

const isAway = (hash) => /^#(item-|s)\d/.test(hash) && !byId(hash.slice(1));

/** Goes to a section or a dish on another part; without a connection to its page, which may have been saved. */
async function lead({ hash, href }) {
  await joinUntil(() => !isAway(hash));
  if (!isAway(hash)) {
    location.replace(hash);
    dispatchEvent(new Event('hashchange'));
  } else if (href !== location.href) location.assign(href);
}

async function follow(event) {
  const link = event.target.closest?.('a');
  if (!link) return;
  const isPart = link.matches('.part');
  if (!isPart && !(isAway(link.hash) && link.closest('nav'))) return;
  event.preventDefault();
  event.stopPropagation();
  if (!isPart) await lead(link);
  else if (!(await joinPart(link))) location.assign(link);
}

/** An open dish at the end of what is there has a next one in the next part. */
function joinBeside() {
  const rows = [...document.querySelectorAll('.item')];
  for (const [id, at] of Object.entries({ earlier: 0, later: -1 }))
    if (byId(id) && rows.at(at).matches(':target')) void joinPart(byId(id));
}

const joinAll = () => joinUntil(() => false);

document.addEventListener('click', follow, true);
document.addEventListener('input', joinAll);
addEventListener('hashchange', joinBeside);
const seen = new IntersectionObserver(
  (entries) => {
    const { isIntersecting, target } = entries.at(-1);
    if (isIntersecting) void joinPart(target);
  },
  { rootMargin: '0px 0px 200%' },
);
/** It is observed anew after each part, for a guest who scrolls fast may not have lost sight of it. */
function observe() {
  seen.disconnect();
  if (byId('later')) seen.observe(byId('later'));
}
addEventListener('joined', observe);
observe();
joinBeside();
if (isAway(location.hash)) void lead(location);
// What a guest avoids was chosen on an earlier page.
else if (root.dataset.choice) void joinAll();
