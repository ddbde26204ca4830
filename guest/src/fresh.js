// biome-ignore-all lint/correctness/noUnusedVariables: the script of the page, which is joined to this one, uses it
// Keeps an open page fresh: it is asked for anew after a schedule change, and what is sold out by now is marked.

function refresh() {
  const until = Number(root.dataset.until);
  if (document.visibilityState !== 'visible') return;
  if (until && Date.now() >= until) location.reload();
  else void learn();
}

/** Takes over what a newer page says of a dish and its extras being sold out. */
function takeMarks(item) {
  const here = document.getElementById(item.id);
  if (!here) return;
  const parts = (dish) => [dish, ...dish.querySelectorAll('.details li')];
  const newer = parts(item);
  for (const [at, part] of parts(here).entries()) {
    const isSold = newer[at]?.matches('.sold-out') ?? false;
    if (part.matches('.sold-out') === isSold) continue;
    part.className = newer[at]?.className ?? '';
    part.querySelector(at === 0 ? '.marks' : '.gone')?.remove();
    if (at > 0 && isSold) part.append(newer[at].querySelector('.gone'));
    else if (at === 0) part.querySelector('h3').after(newer[at].querySelector('.marks') ?? '');
  }
}

/** The pages whose dishes are here: this one, and those that have joined it. */
const pages = new Set([location.href.replace(location.hash, '')]);
addEventListener('joined', ({ detail }) => detail && pages.add(detail));

/** Asks for the pages again, for something may be sold out by now; a saved copy knows nothing newer. */
async function learn() {
  if (root.dataset.saved || !strip) return;
  for (const address of pages) {
    const answer = await fetch(address).catch(() => undefined);
    if (!answer?.ok || answer.redirected) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const { saved, edition, until = '' } = page.documentElement.dataset;
    if (saved) return;
    if (edition !== root.dataset.edition) return location.reload();
    root.dataset.until = until;
    page.querySelectorAll('.item').forEach(takeMarks);
  }
}

addEventListener('pageshow', (event) => event.persisted && refresh());
document.addEventListener('visibilitychange', refresh);
