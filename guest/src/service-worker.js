// The worker of the public menus: a menu that was read opens again without a connection, marked with its date, and so do
// its table of allergens and the venue's other ones. Every page comes from the network, where that answers in time. Each venue has a cache of its own;
// nothing outside `/m/` is touched. `offline-page.js` has the page for an address without a copy.

const CACHES = 20;
const FILES = 400;
/** The most of a venue's other menus that are saved with the one that was read, and of characters in them. */
const OTHERS = 8;
const OTHERS_LENGTH = 2 ** 21;
/** Milliseconds for which the copy of another menu is not asked for anew. */
const RECENT = 86_400_000;
/** Milliseconds for which a guest waits for the network where there is a copy, and on a line that has just been too poor. */
const PATIENCE = { first: 4000, poor: 1000 };
let isPoor = false;
/** The same address is the same file here, whoever asks for it. */
const SAME = { ignoreVary: true };

const venueIn = (address) => /\/m\/([a-z0-9-]+)/.exec(new URL(address).pathname)?.[1];
const isGone = ({ status }) => status === 404 || status === 410;
const isFile = ({ pathname }) => /\/(i|f|c)\/|\/m\/-\//.test(pathname);

const nameOf = (venue) => `menu ${venue}`;
/** The cache of a venue of which something is kept. */
const keptOf = async (venue) => (await caches.has(nameOf(venue))) && caches.open(nameOf(venue));

/** The place to which the address of a shared dish leads, which is no page to be kept. */
function dishIn(address) {
  const url = new URL(address);
  const [, menu, dish] = /^(.*\/m\/[a-z0-9-]+\/[a-z0-9-]+)\/(\d+)$/.exec(url.pathname) ?? [];
  if (!dish) return undefined;
  url.pathname = menu;
  url.hash = `item-${dish}`;
  return url;
}

/** The cache of a venue; the caches of venues that were read longest ago go. */
async function cacheOf(venue) {
  const name = nameOf(venue);
  const names = (await caches.keys()).filter((one) => one.startsWith('menu ') && one !== name);
  for (const old of names.slice(0, Math.max(0, names.length - CACHES + 1))) await caches.delete(old);
  return caches.open(name);
}

async function keep(venue, request, response) {
  const cache = await cacheOf(venue);
  await cache.put(request, response);
  const kept = await cache.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - FILES))) await cache.delete(old);
}

/**
 * Lets go of what is no longer there: the copies of a page in every language with a menu's table, and all of a venue that
 * was deleted, which its first page tells.
 */
async function forget(venue, { url }) {
  const home = await fetch(new URL(venue, registration.scope), { method: 'HEAD' });
  if (isGone(home)) return caches.delete(nameOf(venue));
  const cache = await keptOf(venue);
  const { pathname } = new URL(url);
  const kept = cache ? await cache.keys() : [];
  for (const one of kept)
    if (`${new URL(one.url).pathname}/`.startsWith(`${pathname}/`)) await cache.delete(one);
}

/** Keeps a page as it was answered, or lets its copies go. */
async function remember(venue, request, response) {
  if (response.status === 200 && !dishIn(request.url)) await keep(venue, request, response);
  else if (isGone(response)) await forget(venue, request);
}

/** The page in another language, from its beginning. */
async function alike(cache, request) {
  const { pathname } = new URL(request.url);
  const kept = (await cache.keys()).map(({ url }) => new URL(url));
  const found = kept.find((one) => one.pathname === pathname && !one.searchParams.has('from'));
  return found && cache.match(found, SAME);
}

/** The copy of a page. */
async function copyOf(venue, request) {
  const cache = await keptOf(venue);
  return (
    cache &&
    ((await cache.match(request, SAME)) ?? (request.mode === 'navigate' ? alike(cache, request) : undefined))
  );
}

/** A kept page, marked with the time at which the server sent it. */
async function marked(kept) {
  const at = Date.parse(kept.headers.get('date')) || 0;
  const html = (await kept.text()).replace('<html ', `<html data-saved=${at} `);
  const headers = new Headers(kept.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { headers });
}

/** The way to a dish on its menu, where there is a copy of that. */
async function savedDish(venue, place) {
  const cache = await keptOf(venue);
  return cache && (await alike(cache, { url: place })) && Response.redirect(place);
}

/** An answer that has come to its end: a line may break off in the middle. */
async function complete(response) {
  await response.clone().arrayBuffer();
  return response;
}

/** The answer of the network, complete and in time; a later answer is kept for the next view. */
async function inTime(answer) {
  const wait = isPoor ? PATIENCE.poor : PATIENCE.first;
  const late = new Promise((_, fail) => setTimeout(fail, wait, new Error('The network is too slow')));
  try {
    const response = await Promise.race([answer.then(complete), late]);
    isPoor = false;
    return response;
  } catch (error) {
    isPoor = true;
    throw error;
  }
}

/** Asks the network, and keeps what it answers. */
function ask(event, store) {
  const answer = fetch(event.request);
  event.waitUntil(answer.then((response) => store(response.clone())).catch(() => undefined));
  return answer;
}

async function page(event, venue) {
  const { request } = event;
  const dish = dishIn(request.url);
  const answer = ask(event, (response) => remember(venue, request, response));
  const saved = await (dish ? savedDish(venue, dish) : copyOf(venue, request));
  try {
    return await (saved ? inTime(answer) : answer);
  } catch (error) {
    if (saved) return dish ? saved : marked(saved);
    const instead = request.mode === 'navigate' && (await offlinePage(request));
    if (instead) return instead;
    throw error;
  }
}

async function file(event, named) {
  const { request, clientId } = event;
  // What a script imports names the script, which is no venue's, and not the page.
  const asking = await clients.get(clientId);
  const venue = (asking && venueIn(asking.url)) ?? named;
  const cache = await cacheOf(venue);
  const kept = await cache.match(request, SAME);
  // Pictures and fonts never change; the script may.
  if (kept && !request.url.includes('/m/-/')) return kept;
  const answer = ask(event, (response) => response.status === 200 && keep(venue, request, response));
  return kept ? inTime(answer).catch(() => kept) : answer;
}

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  const venue = venueIn(request.mode === 'navigate' ? request.url : request.referrer || request.url);
  if (!venue) return;
  // A part of a long menu is loaded by its page, and is kept as a page is.
  if (request.mode === 'navigate' || address.searchParams.has('from')) event.respondWith(page(event, venue));
  else if (isFile(address)) event.respondWith(file(event, venue));
});

/** Asks for a page and keeps it; its text, or nothing where there is none. */
async function save(venue, address) {
  const request = new Request(address);
  const response = await fetch(request);
  const copy = response.clone();
  // The way past a selection of one menu is no page, and a navigation does not take it.
  if (response.redirected) return '';
  await remember(venue, request, response);
  return copy.status === 200 ? copy.text() : '';
}

/** The menus that a selection leads to, without the one that was read. */
function menusIn(html, selection, read) {
  const links = [...html.matchAll(/ href="([^"]+)"/g)];
  const addresses = links.map(([, link]) => new URL(link.replaceAll('&amp;', '&'), selection));
  const isOther = ({ origin, pathname }) =>
    origin === location.origin &&
    pathname.startsWith(selection.pathname.replace(/menus$/, '')) &&
    ![selection.pathname, read.pathname].includes(pathname);
  return [...new Set(addresses.filter(isOther).map(String))].slice(0, OTHERS);
}

/** The table of allergens of the menu that was read, if it has one. */
function tableOf(html, read) {
  const table = new URL(read);
  table.pathname += '/allergens';
  table.searchParams.delete('from');
  return html.includes(table.pathname) ? [String(table)] : [];
}

/** Saves the table of the menu that was read and the venue's other menus, in the language of the page. */
async function saveOthers(venue, address, html) {
  const read = new URL(address);
  const lang = read.searchParams.get('lang');
  const selection = new URL(`${venue}/menus${lang ? `?lang=${lang}` : ''}`, registration.scope);
  const cache = await cacheOf(venue);
  const recent = async (one) => {
    const kept = await cache.match(one, SAME);
    return Date.now() - Date.parse(kept?.headers.get('date')) < RECENT ? kept.text() : undefined;
  };
  const list = (await recent(selection)) ?? (await save(venue, selection));
  let left = OTHERS_LENGTH;
  for (const one of [...tableOf(html, read), ...menusIn(list, selection, read)])
    if (left > 0 && (await recent(one)) === undefined) left -= (await save(venue, one)).length;
}

// The first page was read before the worker ran: it says what it is made of, when it is complete.
addEventListener('message', (event) => {
  const { address, files, sparing } = event.data;
  const venue = venueIn(address);
  if (!venue) return;
  const saveFile = async (one) => {
    const request = new Request(one);
    const response = await fetch(request);
    if (response.status === 200) await keep(venue, request, response);
  };
  const saveAll = async () => {
    const html = await save(venue, address);
    if (!html) return;
    await Promise.allSettled(files.map(saveFile));
    if (!sparing) await saveOthers(venue, address, html);
  };
  event.waitUntil(saveAll().catch(() => undefined));
});
