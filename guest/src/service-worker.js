// The worker of the public menus: a menu that was read opens again without a connection, marked with its date. With a
// connection every page comes from the network. Each venue has a cache of its own; nothing outside `/m/` is touched.

const CACHES = 20;
const FILES = 400;
/** The same address is the same file here, whoever asks for it. */
const SAME = { ignoreVary: true };

const venueIn = (address) => /\/m\/([a-z0-9-]+)/.exec(new URL(address).pathname)?.[1];
const isFile = ({ pathname }) => /\/(i|f)\/|\/m\/-\//.test(pathname);

/** The cache of a venue; the caches of venues that were read longest ago go. */
async function cacheOf(venue) {
  const name = `menu ${venue}`;
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

/** The page in another language, from its beginning. */
async function alike(cache, request) {
  const { pathname } = new URL(request.url);
  const kept = (await cache.keys()).map(({ url }) => new URL(url));
  const found = kept.find((one) => one.pathname === pathname && !one.searchParams.has('from'));
  return found && cache.match(found, SAME);
}

/** A kept page, marked with the time at which the server sent it. */
async function savedPage(venue, request) {
  const cache = await cacheOf(venue);
  const kept =
    (await cache.match(request, SAME)) ?? (request.mode === 'navigate' && (await alike(cache, request)));
  if (!kept) return undefined;
  const at = Date.parse(kept.headers.get('date')) || 0;
  const html = (await kept.text()).replace('<html ', `<html data-saved=${at} `);
  const headers = new Headers(kept.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { headers });
}

async function page(event, venue) {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (response.status === 200) event.waitUntil(keep(venue, request, response.clone()));
    return response;
  } catch (error) {
    const saved = await savedPage(venue, request);
    if (saved) return saved;
    throw error;
  }
}

async function file(event, venue) {
  const { request } = event;
  const cache = await cacheOf(venue);
  try {
    // Pictures and fonts never change; the script may.
    const isFixed = !request.url.includes('/m/-/');
    const kept = isFixed && (await cache.match(request, SAME));
    if (kept) return kept;
    const response = await fetch(request);
    if (response.status === 200) event.waitUntil(keep(venue, request, response.clone()));
    return response;
  } catch (error) {
    const kept = await cache.match(request, SAME);
    if (kept) return kept;
    throw error;
  }
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

// The first page was read before the worker ran: it says what it is made of.
addEventListener('message', (event) => {
  const { address, files } = event.data;
  const venue = venueIn(address);
  if (!venue) return;
  const all = [address, ...files].map(async (one) => {
    const request = new Request(one);
    const response = await fetch(request);
    if (response.status === 200) await keep(venue, request, response);
  });
  event.waitUntil(Promise.allSettled(all));
});
