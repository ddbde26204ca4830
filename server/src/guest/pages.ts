import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { GUEST_SCRIPT_PATH } from '@sofra/guest/script-path';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { isDatabaseAway, logFailure } from '../platform/database/failures.ts';
import type { FastLane } from '../platform/http/http.ts';
import { venueIn } from '../venues/public-change.ts';
import { type GuestAddress, readAddress } from './address.ts';
import { type Page, type PageCache, pageCache } from './cache.ts';
import { cacheRoom } from './cache-room.ts';
import { type Entry, holds, respond } from './entry.ts';
import { type Chosen, choose, make, noData, notice, redirect } from './making.ts';
import { type PictureLane, pictureLane } from './pictures.ts';
import { previewPages } from './previews.ts';
import { scriptRoutes } from './script-routes.ts';
import { type VenueStates, venueStates } from './venue-states.ts';

/**
 * Milliseconds before a guest gets the last known page instead of a newer one: a database of `DATABASE_URL` may be frozen. The
 * embedded one is at most busy, and the first page after a publication is then worth its wait (rule 18).
 */
const PATIENCE_MS = 800;

/** Addresses of public menus, with a venue's name or without. */
const PUBLIC = /^\/m(?:[/?]|$)/;

/** The folder of the pages' scripts. */
const SCRIPTS = GUEST_SCRIPT_PATH.slice(0, GUEST_SCRIPT_PATH.lastIndexOf('/') + 1);

/** The public pages: the lane that answers before Fastify, and the routes that make what is missing. */
export type GuestPages = {
  fastLane: FastLane;
  routes(http: FastifyInstance): void;
  /** How many finished pages are in memory, and their bytes. */
  size: PageCache['size'];
};

type Lane = {
  app: AppContext;
  states: VenueStates;
  cache: PageCache;
  pictures: PictureLane;
  /** Pages that are being made, so that a crowd that comes at once makes each only once. */
  making: Map<string, Promise<Entry>>;
};

function answerUnknown(app: AppContext, request: IncomingMessage, response: ServerResponse): true {
  notice(app, { kind: 'unknown' }, request)
    .then((entry) => respond(request, response, entry, app.clock.now().getTime()))
    .catch((error: unknown) => {
      app.log.error({ err: error }, 'a notice could not be made');
      response.writeHead(503, { 'retry-after': '2' }).end();
    });
  return true;
}

/** The cached page that shows a venue as it is at a moment, perhaps made for an earlier publication. */
function held(cache: PageCache, { key, shows }: Chosen, now: number): Page | undefined {
  const page = cache.find(key);
  return page?.shows === shows && holds(page, now) ? page : undefined;
}

/** Answers with a cached page that still holds; all other requests go to Fastify. */
function answerFast(lane: Lane, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '' } = request;
  const { app } = lane;
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (url.startsWith('/i/')) return lane.pictures.answer(request, response);
  if (url.startsWith(SCRIPTS)) return false;
  const address = readAddress(url);
  // An impossible address, such as one with an invalid escape, has no route and gets the friendly error page.
  if (!address && PUBLIC.test(url)) return answerUnknown(app, request, response);
  const state = address && lane.states.find(address.slug);
  if (!address || !state || state.stale || state.number === 0 || !address.isCanonical) return false;
  const now = app.clock.now().getTime();
  const entry = held(lane.cache, choose(address, state, request), now);
  if (!entry) return false;
  respond(request, response, entry, now);
  return true;
}

async function entryFor(
  lane: Lane,
  address: GuestAddress,
  request: IncomingMessage,
  requestId: string,
): Promise<Entry> {
  const { app } = lane;
  if (!address.isCanonical) return redirect(app, address.slug, address, request);
  const loaded = await lane.states.load(app, address.slug);
  if (loaded.kind === 'moved') return redirect(app, loaded.slug, address, request);
  if (loaded.kind !== 'publication')
    return address.page === 'json'
      ? noData(app, loaded.kind, request, requestId)
      : notice(app, loaded, request);
  const { number } = loaded.state;
  const chosen = choose(address, loaded.state, request);
  const kept = held(lane.cache, chosen, app.clock.now().getTime());
  if (kept) return kept;
  const task = `${number} ${chosen.key} ${chosen.shows}`;
  const made =
    lane.making.get(task) ?? make(app, address, loaded, chosen).finally(() => lane.making.delete(task));
  lane.making.set(task, made);
  const entry = await made;
  // Only published pages are cached: strangers could make up addresses without end.
  if (entry.status === 200) lane.cache.keep(chosen, number, entry);
  else lane.cache.drop(chosen.key);
  return entry;
}

type LastGood = { page: Page; isNewest: boolean };

// While the database is away (`docs/guest.md`), or when a page can't be made, its last good copy is served.
function lastGood(
  { states, cache }: Lane,
  address: GuestAddress,
  request: IncomingMessage,
): LastGood | undefined {
  const state = states.find(address.slug);
  if (!state) return undefined;
  const { key, shows } = choose(address, state, request);
  const page = cache.find(key);
  return page && { page, isNewest: page.shows === shows };
}

async function answer(
  lane: Lane,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<void> {
  const { app } = lane;
  const address = readAddress(request.url ?? '');
  const now = app.clock.now().getTime();
  if (!address) return respond(request, response, await notice(app, { kind: 'unknown' }, request), now);
  const kept = lastGood(lane, address, request);
  const asked = entryFor(lane, address, request, requestId);
  try {
    const mayFreeze = app.env.DATABASE_URL !== undefined;
    respond(request, response, await (kept?.isNewest && mayFreeze ? soon(asked, PATIENCE_MS) : asked), now);
  } catch (error) {
    const isAway = isDatabaseAway(error as Error);
    if (!kept && !isAway) throw error;
    const what = kept ? 'a page is served from before' : 'a page is not in memory';
    if (isAway) logFailure(app.log, 'warn', error, `${what}: the database is away`);
    else logFailure(app.log, 'error', error, `${what}: it can't be made`);
    const instead = kept?.page ?? (await awayEntry(app, address, request, requestId));
    respond(request, response, instead, now);
  }
}

const awayEntry = (app: AppContext, address: GuestAddress, request: IncomingMessage, requestId: string) =>
  address.page === 'json' ? noData(app, 'away', request, requestId) : notice(app, { kind: 'away' }, request);

/** Waits for a result, and throws as for a lost database when it takes longer than `milliseconds`. */
async function soon<T>(made: Promise<T>, milliseconds: number): Promise<T> {
  const late = wait(milliseconds, undefined, { ref: false }).then(() => {
    throw new Error('Query read timeout');
  });
  return Promise.race([made, late]);
}

function hear({ app, states }: Lane): void {
  app.announcements.listen((word) => {
    const venueId = word === null ? null : venueIn(word);
    if (venueId !== undefined) states.doubt(venueId);
  });
}

function pageRoute(http: FastifyInstance, lane: Lane): void {
  http.get('/m/*', { schema: { hide: true } }, async (request, reply) => {
    reply.hijack();
    try {
      await answer(lane, request.raw, reply.raw, request.id);
    } catch (error) {
      logFailure(request.log, 'error', error, 'a public page failed');
      reply.raw
        .writeHead(503, { 'retry-after': '2', 'content-type': 'text/plain; charset=utf-8' })
        .end('503');
    }
  });
}

/** Makes the public pages of an installation. */
export function guestPages(app: AppContext): GuestPages {
  const report = (error: unknown) => app.log.warn({ err: error }, 'a page could not be made smaller');
  const lane: Lane = {
    app,
    states: venueStates(),
    cache: pageCache(cacheRoom(app.env).pages, report),
    pictures: pictureLane(app),
    making: new Map(),
  };
  hear(lane);
  return {
    fastLane: (request, response) => answerFast(lane, request, response),
    size: lane.cache.size,
    routes(http) {
      scriptRoutes(http, app);
      pageRoute(http, lane);
      previewPages(http, app);
      lane.pictures.routes(http);
    },
  };
}
