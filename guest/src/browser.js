// The whole script of the public menu: the page works without it. It makes an open item a dialog, marks the
// current section where the platform can't, keeps the chosen language, and asks for a fresh page after a schedule change.

const openItem = () => document.querySelector('.item:target');
let shown = null;
let opened = false;

function settle() {
  const now = openItem();
  if (shown === now) return;
  if (shown) {
    for (const name of ['role', 'aria-modal', 'aria-labelledby']) shown.removeAttribute(name);
    if (!now) shown.querySelector('h3 a').focus({ preventScroll: true });
  }
  shown = now;
  if (!now) return;
  const title = now.querySelector('h3');
  title.id = `${now.id}-title`;
  now.setAttribute('role', 'dialog');
  now.setAttribute('aria-modal', 'true');
  now.setAttribute('aria-labelledby', title.id);
  now.querySelector('.close').focus({ preventScroll: true });
}

function follow(event) {
  const link = event.target.closest?.('a');
  if (!link) return;
  if (link.hreflang) {
    const secure = location.protocol === 'https:' ? ';secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere yet, and the value is ours
    document.cookie = `lang=${link.hreflang};path=/;max-age=31536000;samesite=lax${secure}`;
  }
  if (link.hash.startsWith('#item-')) opened = true;
  if (link.matches('.close') && opened) {
    // Closing goes back, so that the phone's back button does not open the item again.
    event.preventDefault();
    opened = false;
    history.back();
  }
}

function markSections(strip) {
  const native = CSS.supports('selector(:target-current)');
  const links = new Map([...strip.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]));
  const mark = (link) => {
    for (const other of links.values()) other.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
  };
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        const link = links.get(target.id);
        if (!native) mark(link);
        const [a, b] = [link.getBoundingClientRect(), strip.getBoundingClientRect()];
        strip.scrollBy({ left: a.x + a.width / 2 - b.x - b.width / 2 });
      }
    },
    { rootMargin: '-20% 0px -70%' },
  );
  for (const id of links.keys()) seen.observe(document.getElementById(id));
}

function refresh() {
  const until = Number(document.documentElement.dataset.until);
  if (until && document.visibilityState === 'visible' && Date.now() >= until) location.reload();
}

addEventListener('hashchange', settle);
settle();
document.addEventListener('click', follow);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') openItem()?.querySelector('.close').click();
});
const strip = document.querySelector('.section-links');
if (strip) markSections(strip);
addEventListener('pageshow', (event) => event.persisted && refresh());
document.addEventListener('visibilitychange', refresh);
