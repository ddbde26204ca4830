// The script of the public menu: the page works without it. It makes what is open a dialog, with a way to the next
// dish, marks the current section where the platform can't, and keeps the chosen language.

const root = document.documentElement;
const WORDS = PHRASES[root.lang];
const all = (selector) => [...document.querySelectorAll(selector)];
const closer = document.querySelector('.close');
const strip = document.querySelector('.section-links');
const looks = new CSSStyleSheet();
looks.replaceSync(LOOKS);
document.adoptedStyleSheets = [looks];

const openSheet = () =>
  document.querySelector('.item:target') ?? document.querySelector('.section-links:target');
let shown = null;
let opened = false;
/** The link that opened the dish: its row's, or one of the popular dishes on top. */
let opener = null;
/** How far down on the screen that link was: going back to a section's address leads to the section. */
let place = 0;
/** The way that the guest took to the open dish: `next` or `prev` from another one, `address` from elsewhere, or none. */
let way = '';
let inert = [];

/** All that stands beside an element and beside those around it. */
function outside(node) {
  if (node === document.body) return [];
  const beside = [...node.parentNode.children].filter((it) => it !== node && it !== closer && !it.inert);
  return [...beside, ...outside(node.parentNode)];
}

/** A row keeps its place while it is open as a sheet, so that nothing moves under it. */
function hold(hash) {
  const { style, offsetHeight } = document.querySelector(hash).parentNode;
  style.minBlockSize = `${offsetHeight}px`;
}

function steps(item) {
  const items = all('.item').filter((it) => !it.closest('[hidden]'));
  const place = items.indexOf(item);
  const made = document.createElement('p');
  made.className = 'steps';
  for (const side of [-1, 1]) {
    const to = items[place + side];
    if (!to) continue;
    const link = document.createElement('a');
    link.href = `#${to.id}`;
    link.rel = side < 0 ? 'prev' : 'next';
    link.textContent = to.querySelector('h3').textContent;
    link.ariaLabel = `${WORDS[link.rel]}: ${link.textContent}`;
    made.append(link);
  }
  return made;
}

/** Takes what lies under the open sheet out of reach, and keeps it laid out, so that nothing moves when the sheet closes. */
function cover() {
  for (const section of all('section')) section.classList.add('settled');
  const under = outside(shown);
  for (const it of under) it.inert = true;
  inert.push(...under);
}

/** A part that has joined the page lies under an open sheet too, and may begin with the next dish. */
function underSheet() {
  const old = shown?.querySelector('.steps');
  if (!shown) return;
  cover();
  const { rel } = document.activeElement;
  old?.replaceWith(steps(shown));
  shown.querySelector(`[rel="${rel}"]`)?.focus();
}

function leave(now) {
  shown.role = shown.ariaLabel = null;
  for (const it of inert) it.inert = false;
  inert = [];
  shown.style.translate = '';
  const link = shown.querySelector('h3 a');
  if (link) {
    for (const it of shown.querySelectorAll('.steps, .share')) it.remove();
    shown.parentNode.style.minBlockSize = '';
  }
  if (now || (!link && !/^(#~)?$/.test(location.hash))) return;
  const known = !way && opener;
  const from = known || link || document.querySelector('.all');
  from.focus({ preventScroll: true });
  if (known) scrollBy({ top: from.getBoundingClientRect().top - place, behavior: 'instant' });
  else if (link) from.scrollIntoView({ block: 'center', behavior: 'instant' });
  opener = null;
  way = '';
}

/** Replaces a dish's picture with its wide one once that is there: without a connection the small one stays. */
function widen(picture) {
  if (!picture?.src.endsWith(WIDTHS.row)) return;
  const wide = new Image();
  wide.src = picture.src.replace(/\d+$/, Math.min(WIDTHS.sheet, picture.getAttribute('width')));
  wide.onload = () => {
    picture.src = wide.src;
  };
}

function enter(now) {
  const title = now.querySelector('h3');
  // Its row may be hidden by a choice, and its section too.
  for (const it of all('[hidden]')) if (it.contains(now)) it.hidden = false;
  now.role = 'dialog';
  now.ariaLabel = title?.textContent ?? now.parentNode.ariaLabel;
  cover();
  if (title) {
    if (way !== 'address') void learn();
    widen(now.querySelector('img'));
    now.append(...sharing(), steps(now));
  }
  now.scrollTop = 0;
  ((way && now.querySelector(`[rel=${way}]`)) || closer).focus({ preventScroll: true });
}

function settle() {
  const now = openSheet();
  if (shown === now) return;
  if (shown) leave(now);
  shown = now;
  // A dish that was opened by its address has no row in sight to return to.
  if (now && !opened) way ||= 'address';
  if (now) enter(now);
}

function follow(event) {
  const link = event.target.closest?.('a');
  if (shown && link !== closer && !link?.hreflang && !shown.contains(event.target)) closer.click();
  if (!link) return;
  if (link.hreflang) {
    const secure = location.protocol === 'https:' ? ';secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere yet, and the value is ours
    document.cookie = `lang=${link.hreflang};path=/;max-age=31536000;samesite=lax${secure}`;
    // The other language opens at the same dish or section.
    const isDish = shown && shown !== strip;
    link.hash = isDish ? location.hash : (strip?.querySelector('[aria-current]:not([hreflang])')?.hash ?? '');
    return;
  }
  if (link.rel) {
    // The next dish takes the place of this one, so that going back leads to the menu.
    event.preventDefault();
    way = link.rel;
    hold(link.hash);
    location.replace(link.hash);
  } else if (link === closer && opened) {
    // Closing goes back, so that the phone's back button does not open the item again.
    event.preventDefault();
    opened = false;
    history.back();
  } else if (link.matches('.all')) opened = true;
  else if (/^#item-/.test(link.hash)) {
    opened = true;
    opener = link;
    place = link.getBoundingClientRect().top;
    hold(link.hash);
  } else if (shown === strip && strip?.contains(link)) {
    event.preventDefault();
    opened = false;
    location.replace(link.hash);
  }
}

/** The place where a finger took hold of a sheet, and how far down it has drawn it. */
let held = null;
let drawn = 0;

function draw(event) {
  if (held === null) return;
  drawn = event.touches[0].clientY - held;
  if (drawn < 0) held = null;
  else if (event.cancelable) event.preventDefault();
  shown.style.translate = drawn > 0 ? `0 ${drawn}px` : '';
}

function letGo() {
  if (held !== null && drawn > 96) closer.click();
  else if (shown) shown.style.translate = '';
  held = null;
}

/** The sheet of the sections has the languages too, which are at the top of a long page. */
function offerLanguages() {
  const languages = document.querySelector('.languages');
  if (!languages) return;
  const copy = document.createElement('p');
  copy.className = languages.className;
  copy.innerHTML = languages.innerHTML;
  strip.append(copy);
}

function markSections() {
  const links = new Map([...strip.children].map((link) => [link.hash.slice(1), link]));
  const mark = (link) => {
    for (const other of links.values()) other.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
  };
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || shown) continue;
        const link = links.get(target.id);
        mark(link);
        const [a, b] = [link.getBoundingClientRect(), strip.getBoundingClientRect()];
        strip.scrollBy({ left: a.x + a.width / 2 - b.x - b.width / 2 });
      }
    },
    { rootMargin: '-20% 0px -70%' },
  );
  const observe = () => {
    for (const [id, link] of links) {
      const section = document.getElementById(id);
      if (!section) continue;
      link.href = link.hash;
      seen.observe(section);
    }
  };
  observe();
  addEventListener('joined', observe);
}

/** Lets dishes out of sight join the layout from the first touch or key on, one section in a frame, so that a jump to them moves nothing. */
function layOut() {
  const section = document.querySelector('section:not(.settled)');
  section?.classList.add('settled');
  if (section) requestAnimationFrame(layOut);
}

document.addEventListener('click', follow);
addEventListener('pointerdown', layOut);
addEventListener('keydown', layOut);
if (strip) {
  addEventListener('hashchange', settle);
  addEventListener('joined', underSheet);
  // The target of a long page may not be known before.
  addEventListener('load', settle);
  settle();
  markSections();
  offerLanguages();
  if (document.querySelector('.part')) void import('./parts.js');
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && shown) closer.click();
  });
  document.addEventListener('touchstart', ({ target, touches }) => {
    drawn = 0;
    held =
      shown?.contains(target) && shown.scrollTop <= 0 && touches.length === 1 ? touches[0].clientY : null;
  });
  document.addEventListener('touchmove', draw, { passive: false });
  document.addEventListener('touchend', letGo);
}
