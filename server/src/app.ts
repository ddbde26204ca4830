import type { AddressInfo } from 'node:net';
import cors from '@fastify/cors';
import { ACTIVITY_HEADER } from '@sofra/contract/api/jsonapi';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { accountJobs, accountUpkeep } from './accounts/jobs.ts';
import { mailLinkRoutes, profileRoutes, signInRoutes } from './accounts/routes.ts';
import { API } from './api/path.ts';
import { routesOn } from './api/route.ts';
import { apiDescription } from './api-description.ts';
import { brandingRoutes } from './branding/routes.ts';
import { addStartingThemes } from './branding/starting-themes.ts';
import { dropLooks } from './branding/theme-rows.ts';
import { emptyBin } from './catalogue/empty-bin.ts';
import { languageRoutes } from './catalogue/languages.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { translationRoutes } from './catalogue/translation-routes.ts';
import { keepWords } from './catalogue/translation-sources.ts';
import { consoleFiles } from './console-files.ts';
import { geocoder, providerOf } from './geography/geocoder.ts';
import { cardRoutes } from './guest/card-route.ts';
import { changeFollower, FOLLOWING } from './guest/follow-change.ts';
import { fontRoutes } from './guest/font-route.ts';
import { type GuestPages, guestPages } from './guest/pages.ts';
import { sitemapRoutes } from './guest/sitemap.ts';
import { staticUpkeep } from './guest/static/shared-files.ts';
import { historyRoutes, putBackRoutes } from './history/routes.ts';
import { onboardingRoutes } from './onboarding/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import type { AppContext } from './platform/app-context.ts';
import { backupDoor } from './platform/backup/backup-door.ts';
import { scheduledBackups } from './platform/backup/scheduled-backups.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { announcementsFor } from './platform/database/announcements.ts';
import { type Connection, connect } from './platform/database/connection.ts';
import { vacuums } from './platform/embedded/vacuum.ts';
import type { Env } from './platform/env.ts';
import { openFiles } from './platform/files/open-files.ts';
import { draining } from './platform/http/draining.ts';
import { createHttp, type FastLane } from './platform/http/http.ts';
import { noteAddress } from './platform/http/operator-door.ts';
import { stayWithHttps } from './platform/http/transport.ts';
import { unknownRoutes } from './platform/http/unknown-routes.ts';
import type { AnyJob, Upkeep } from './platform/jobs/jobs.ts';
import { startJobs } from './platform/jobs/run-jobs.ts';
import { readSecret } from './platform/secret.ts';
import { checkStart } from './platform/start-checks.ts';
import { healthRoutes } from './platform/watching/health-routes.ts';
import { openMetrics } from './platform/watching/metrics.ts';
import { openTraces, type Traces, untraced } from './platform/watching/traces.ts';
import { publishingRoutes } from './publishing/routes.ts';
import { makeCards } from './publishing/share-cards.ts';
import { unpublishedCounter } from './publishing/unpublished.ts';
import { soldOutRoutes } from './sold-out/routes.ts';
import { suggestionRoutes } from './suggestions/routes.ts';
import { translator } from './suggestions/translator.ts';
import { supportJobs } from './support/jobs.ts';
import { supporterDoor } from './support/operator-door.ts';
import { invitationRoutes, siteRoutes } from './support/routes.ts';
import { freeChildren } from './sync/children.ts';
import { syncJobs } from './sync/jobs.ts';
import { syncRoutes } from './sync/routes.ts';
import { cleanUp, makeAvif } from './uploads/jobs.ts';
import { pictureRoutes } from './uploads/picture-routes.ts';
import { uploadRoutes } from './uploads/routes.ts';
import { currentVenueRoutes, placeRoutes, settingsRoutes, venueRoutes } from './venues/routes.ts';

/** Read-only addresses: public pages, pictures, health checks and files for crawlers. */
const READ_ONLY = /^\/([mip]|files)\/|^\/(healthz|readyz|robots\.txt|sitemap\.xml|api\/v1\/openapi\.json)$/;

const JOBS: readonly AnyJob[] = [
  makeAvif,
  makeCards,
  emptyBin,
  ...FOLLOWING,
  ...accountJobs,
  ...supportJobs,
  ...syncJobs,
];

/** The upkeep of every server, whatever its settings. */
export const UPKEEP: readonly Upkeep[] = [cleanUp, ...accountUpkeep];

/** A server that listens. */
export type Server = {
  /** Where it listens: `http://127.0.0.1:3000`. */
  url: string;
  app: AppContext;
  /** Stops taking requests, finishes those that are under way, and closes everything. */
  close(): Promise<void>;
};

async function browserRules(http: FastifyInstance, { PUBLIC_URL }: Env): Promise<void> {
  const anyOrigin = {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['Authorization', 'ETag', 'Location', 'Retry-After', ACTIVITY_HEADER],
    maxAge: 86_400,
  };
  // Pages of other origins may call the API; the console's own page is nothing that they should read.
  await http.register(cors, {
    delegator: ({ method, url, headers }, done) => {
      const isPlainOptions = method === 'OPTIONS' && !headers['access-control-request-method'];
      done(null, url?.startsWith('/api/') && !isPlainOptions ? anyOrigin : { origin: false });
    },
  });
  const [transport, rule] = stayWithHttps(PUBLIC_URL);
  http.addHook('onRequest', async (_request, reply) => {
    if (transport) reply.header(transport, rule);
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin');
  });
}

/** Every call of the API. */
function apiRoutes(http: FastifyInstance, app: AppContext): void {
  const route = routesOn(http, app);
  settingsRoutes(route);
  signInRoutes(route);
  profileRoutes(route);
  mailLinkRoutes(route);
  invitationRoutes(route);
  siteRoutes(route);
  historyRoutes(route);
  putBackRoutes(route);
  venueRoutes(route, addStartingThemes);
  currentVenueRoutes(route, { free: freeChildren, keepWords });
  placeRoutes(route, geocoder(app, providerOf(app.env)));
  uploadRoutes(route);
  catalogueRoutes(route, dropLooks);
  brandingRoutes(route);
  translationRoutes(route);
  languageRoutes(route);
  suggestionRoutes(route, translator(app));
  publishingRoutes(route);
  soldOutRoutes(route);
  syncRoutes(route);
  overviewRoutes(route);
  onboardingRoutes(route);
}

/** The work that the operator's commands ask of a server that runs. */
function operatorDoors(http: FastifyInstance, app: AppContext): void {
  supporterDoor(http, app);
  backupDoor(http, app);
}

/** Registers the pages beside the public menu: the API's description and the console. */
async function screens(http: FastifyInstance, env: Env): Promise<void> {
  await apiDescription(http);
  await consoleFiles(http, env);
}

/** Registers everything that is answered besides those. */
function allRoutes(http: FastifyInstance, app: AppContext, pages: GuestPages, connection: Connection): void {
  apiRoutes(http, app);
  pictureRoutes(http, app);
  pages.routes(http);
  cardRoutes(http, app);
  fontRoutes(http);
  sitemapRoutes(http, app);
  operatorDoors(http, app);
  healthRoutes(http, connection);
  unknownRoutes(http, API, READ_ONLY);
}

/** Opens what requests depend on: database, files, and all that is made of them once. */
async function openApp(
  env: Env,
  clock: Clock,
  log: FastifyBaseLogger,
  traces: Traces | undefined,
): Promise<{ app: AppContext; connection: Connection }> {
  const [connection, files, secret] = await Promise.all([
    connect(env, log, traces?.statement),
    openFiles(env),
    readSecret(env),
  ]);
  const announcements = announcementsFor(env, log);
  const urls = { public: env.PUBLIC_URL ?? '', menus: env.MENU_BASE_URL ?? env.PUBLIC_URL ?? '' };
  const countUnpublished = unpublishedCounter(connection.db);
  const followPublicChange = changeFollower(env, clock);
  const ground = { db: connection.db, clock, env, secret, urls, files, announcements };
  const traced = traces?.traced ?? untraced;
  const app: AppContext = { ...ground, countUnpublished, followPublicChange, traced, log };
  return { app, connection };
}

/** Builds the server of the settings and lets it listen. `clock` and the rest are for tests: their time, their work. */
export async function startServer(
  env: Env,
  clock: Clock = systemClock(env.CLOCK_OFFSET),
  { moreJobs = [], upkeep = UPKEEP }: { moreJobs?: readonly AnyJob[]; upkeep?: readonly Upkeep[] } = {},
): Promise<Server> {
  const troubles = await checkStart(env);
  let pages: GuestPages | undefined;
  const lane: FastLane = (request, response) => pages?.fastLane(request, response) ?? false;
  const metrics = await openMetrics(env);
  const fastLane = metrics?.counted(lane) ?? lane;
  const http = createHttp({ logLevel: env.LOG_LEVEL, proxies: env.TRUST_PROXY, fastLane });
  const drain = draining(http.server);
  const { log } = http;
  for (const trouble of troubles) log.warn(trouble);
  const traces = await openTraces(env, log);
  const { app, connection } = await openApp(env, clock, log, traces);
  const guests = guestPages(app);
  pages = guests;
  traces?.serve(http);
  const backups = scheduledBackups(env);
  metrics?.serve(http, { connection, clock, pages: guests.size, backups });
  await browserRules(http, env);
  await screens(http, env);
  http.after(() => allRoutes(http, app, guests, connection));
  await http.listen({ port: env.PORT, host: env.HOST });
  const url = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
  const forgetAddress = noteAddress(env, url);
  // The default address is the machine's own, which is known only now.
  if (!env.PUBLIC_URL) app.urls.public = url;
  if (!env.MENU_BASE_URL) app.urls.menus = app.urls.public;
  const jobs = startJobs(
    app,
    [...JOBS, ...moreJobs],
    [...upkeep, ...(backups ? [backups.upkeep] : []), ...vacuums(env), ...staticUpkeep(env)],
  );
  return {
    url,
    app,
    close: async () => {
      forgetAddress();
      await drain();
      await http.close();
      await jobs.close();
      await traces?.close();
      await app.announcements.close();
      await connection.close();
    },
  };
}
