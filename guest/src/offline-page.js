// biome-ignore-all lint/correctness/noUnusedVariables: the worker, which is joined to this script, uses it
// The page for an address without a copy, while there is no connection: the pages that are saved. OFFLINE has the words of
// each language.

/** The saved pages, the newest first, each with its language and its title, which names the menu and the venue. */
async function savedPages() {
  const pages = [];
  for (const name of (await caches.keys()).filter((one) => one.startsWith('menu '))) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const kept = await cache.match(url, SAME);
      if (!kept?.headers.get('content-type')?.startsWith('text/html')) continue;
      if (new URL(url).searchParams.has('from')) continue;
      const html = await kept.text();
      const [, title] = /<title>([^<]*)/.exec(html) ?? [];
      const [, lang] = /<html[^>]* lang="?(\w+)/.exec(html) ?? [];
      const at = Date.parse(kept.headers.get('date')) || 0;
      if (title && OFFLINE[lang]) pages.push({ url, title, lang, at });
    }
  }
  return pages.sort((a, b) => b.at - a.at);
}

/** One link for each page, in the guest's language where there is such a copy. */
function linksTo(pages, lang) {
  const byPath = new Map();
  for (const page of [...pages].sort((a, b) => (b.lang === lang) - (a.lang === lang))) {
    const { pathname } = new URL(page.url);
    if (!byPath.has(pathname)) byPath.set(pathname, page);
  }
  return [...byPath.values()]
    .sort((a, b) => a.title.localeCompare(b.title, lang))
    .map(
      (page) =>
        `<li><a href="${page.url.replaceAll('&', '&amp;')}" lang=${page.lang} dir=auto>${page.title}</a>`,
    );
}

/** The list of the saved pages, in the language of the address, else in that of the newest one; nothing where none is saved. */
async function offlinePage({ url }) {
  const pages = await savedPages();
  const [newest] = pages;
  if (!newest) return undefined;
  const asked = new URL(url).searchParams.get('lang');
  const lang = Object.hasOwn(OFFLINE, asked) ? asked : newest.lang;
  const { title, text } = OFFLINE[lang];
  const html = `<!DOCTYPE html><html lang=${lang} dir=${lang === 'ar' ? 'rtl' : 'ltr'}><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1"><meta name=robots content=noindex><title>${title}</title><style>${OFFLINE_LOOKS}</style><main><h1>${title}</h1><p>${text}</p><ul>${linksTo(pages, lang).join('')}</ul></main><script>addEventListener('online',()=>location.reload())</script>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
