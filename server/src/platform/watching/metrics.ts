import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Connection } from '../database/connection.ts';
import { logFailure } from '../database/failures.ts';
import type { Env } from '../env.ts';
import type { FastLane } from '../http/http.ts';
import { isSameSecret } from '../same-bytes.ts';
import { failedJobs, jobFigures, tableFigures } from './database-figures.ts';

/** The things that are measured besides requests. */
type Watched = {
  connection: Connection;
  clock: Clock;
  /** The size of the cache of public pages. */
  pages(): { bytes: number; entries: number };
  /** The scheduled backups, where there are any. */
  backups?: { lateSeconds(now: Date): number } | undefined;
};

/** Prometheus's figures of a server. */
export type Metrics = {
  /** A fast lane whose answers are counted too. */
  counted(lane: FastLane): FastLane;
  /** Counts the requests of a server, measures what is watched, and answers `GET /metrics`. */
  serve(http: FastifyInstance, watched: Watched): void;
};

/** Seconds: from an answer out of memory to a slow upload. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The route of a page that is answered from memory, before any other. */
const FROM_MEMORY = '/m/* from memory';

type Prometheus = typeof import('prom-client');

function requestFigures({ Counter, Histogram }: Prometheus, registry: Registry) {
  const count = new Counter({
    name: 'sofra_http_requests_total',
    help: 'Requests answered, by the pattern of their address',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'sofra_http_request_duration_seconds',
    help: 'Time until the answer was sent',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return (method: string, route: string, status: number, milliseconds: number) => {
    count.inc({ method, route, status });
    duration.observe({ method, route }, milliseconds / 1000);
  };
}

function watchProcess(
  { Gauge }: Prometheus,
  registry: Registry,
  { connection: { pool }, pages, backups, clock }: Watched,
): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('sofra_database_connections', 'Open connections of this process', () => pool.totalCount);
  gauge('sofra_database_connections_idle', 'Those that do nothing', () => pool.idleCount);
  gauge('sofra_database_waiting', 'Statements that wait for a connection', () => pool.waitingCount);
  gauge('sofra_page_cache_bytes', 'Bytes of finished public pages in memory', () => pages().bytes);
  gauge('sofra_page_cache_entries', 'Finished public pages in memory', () => pages().entries);
  gauge(
    'sofra_backup_late_seconds',
    'For how long a scheduled backup has been due and is not made',
    () => backups?.lateSeconds(clock.now()) ?? 0,
  );
}

function watchDatabase({ Gauge }: Prometheus, registry: Registry) {
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const due = gauge('sofra_jobs_due', 'Jobs that are due and not done');
  const seconds = gauge('sofra_jobs_oldest_due_seconds', 'For how long the first of them has been due');
  const failed = gauge('sofra_jobs_failed', 'Jobs that failed and wait for another try, or had their last', [
    'kind',
  ]);
  const bytes = gauge('sofra_table_bytes', 'Size of a table with its indexes', ['table']);
  const written = gauge(
    'sofra_table_rows_written',
    'Rows written since the statistics began, by all processes',
    ['table', 'kind'],
  );
  return async ({ connection: { db }, clock }: Watched) => {
    const jobs = await jobFigures(db, clock.now());
    due.set(jobs.due);
    seconds.set(jobs.seconds);
    failed.reset();
    for (const { kind, failed: count } of await failedJobs(db)) failed.set({ kind }, count);
    for (const { table, bytes: size, ...kinds } of await tableFigures(db)) {
      bytes.set({ table }, size);
      for (const [kind, rows] of Object.entries(kinds)) written.set({ table, kind }, rows);
    }
  };
}

const isAllowed = (header: string | undefined, token: string): boolean =>
  isSameSecret(Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`));

/** The metrics that the settings ask for; undefined without `METRICS_TOKEN`, and then nothing of them is loaded. */
export async function openMetrics({ METRICS_TOKEN }: Env): Promise<Metrics | undefined> {
  if (!METRICS_TOKEN) return undefined;
  const { default: prometheus } = await import('prom-client');
  const registry = new prometheus.Registry();
  const note = requestFigures(prometheus, registry);
  return {
    counted: (lane) => (request, response) => {
      const begun = performance.now();
      const isAnswered = lane(request, response);
      if (isAnswered) note(request.method ?? '', FROM_MEMORY, response.statusCode, performance.now() - begun);
      return isAnswered;
    },
    serve(http, watched) {
      prometheus.collectDefaultMetrics({ register: registry });
      watchProcess(prometheus, registry, watched);
      const readDatabase = watchDatabase(prometheus, registry);
      http.addHook('onResponse', async ({ method, routeOptions }, reply) =>
        note(method, routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime),
      );
      http.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
        reply.type('text/plain').serializer(String);
        if (!isAllowed(request.headers.authorization, METRICS_TOKEN)) return reply.code(401).send('401');
        // Without a database the process still tells of itself.
        await readDatabase(watched).catch((error) =>
          logFailure(http.log, 'warn', error, 'metrics of the database are as they were last'),
        );
        return reply.type(registry.contentType).send(await registry.metrics());
      });
    },
  };
}
