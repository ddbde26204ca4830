import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span, Tracer } from '@opentelemetry/api';
import { VERSION } from '@sofra/contract/version';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { LogEvent } from 'kysely';
import type { Env } from '../env.ts';
import { tellOfFailures } from './trace-exports.ts';

/** Does work as a part of what is traced; without traces it is done all the same. */
export type Traced = <T>(name: string, attributes: Attributes, work: () => Promise<T>) => Promise<T>;

/** OpenTelemetry's traces of a server. */
export type Traces = {
  traced: Traced;
  /** Follows the requests of a server. */
  serve(http: FastifyInstance): void;
  /** Notes a statement that was made within something that is traced; polling between them would be most of all. */
  statement(event: LogEvent): void;
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>;
};

/** Work without traces. */
export const untraced: Traced = (_name, _attributes, work) => work();

const CLOSE_MS = 2000;
/** The most characters of a statement, of which the longest are lists of columns. */
const MOST_SQL = 2000;
/** Addresses that are asked all the time, and tell nothing. */
const NOT_TRACED = new Set(['/healthz', '/readyz', '/metrics']);

type Api = typeof import('@opentelemetry/api');

/** The parts of a trace, each below that in whose course it began. */
function parts(tracer: Tracer, { ROOT_CONTEXT, trace, SpanStatusCode, SpanKind }: Api) {
  const current = new AsyncLocalStorage<Span>();
  const begin = (name: string, kind: number, attributes: Attributes, startTime?: number) => {
    const above = current.getStore();
    const context = above ? trace.setSpan(ROOT_CONTEXT, above) : ROOT_CONTEXT;
    return tracer.startSpan(name, { kind, attributes, ...(startTime && { startTime }) }, context);
  };
  // A message may have a value in it, a code can't.
  const fail = (span: Span, error: unknown) => {
    const { code, name = 'Error' } = error as { code?: unknown; name?: string };
    span.setAttribute('error.type', typeof code === 'string' ? code : name);
    span.setStatus({ code: SpanStatusCode.ERROR });
  };
  return { current, begin, fail, kinds: SpanKind };
}

type Parts = ReturnType<typeof parts>;

function followRequests(http: FastifyInstance, { current, begin, fail, kinds }: Parts): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  http.addHook('onRequest', (request, _reply, done) => {
    const { method, id, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    if (NOT_TRACED.has(route)) return done();
    const attributes = { 'http.request.method': method, 'http.route': route, 'sofra.request_id': id };
    const span = begin(`${method} ${route}`, kinds.SERVER, attributes);
    spans.set(request, span);
    current.run(span, done);
  });
  // A body is read in the course of its connection, which is nobody's.
  http.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) current.run(span, done);
    else done();
  });
  http.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (span && statusCode >= 500) fail(span, { code: String(statusCode) });
    span?.end();
  });
}

function noteStatement({ current, begin, fail, kinds }: Parts, event: LogEvent): void {
  if (!current.getStore()) return;
  const { sql } = event.query;
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, MOST_SQL) };
  const [word = 'statement'] = sql.trim().split(/\s/, 1);
  const ended = performance.timeOrigin + performance.now();
  const span = begin(word.toLowerCase(), kinds.CLIENT, attributes, ended - event.queryDurationMillis);
  if (event.level === 'error') fail(span, event.error);
  span.end();
}

/** The traces that the settings ask for; undefined without an endpoint, and then nothing of them is loaded. */
export async function openTraces(env: Env, log: FastifyBaseLogger): Promise<Traces | undefined> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return undefined;
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const headers = env.OTEL_EXPORTER_OTLP_HEADERS ?? {};
  const exporter = tellOfFailures(new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers }), log);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'sofra', 'service.version': VERSION }),
    sampler: new sdk.ParentBasedSampler({
      root: new sdk.TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG),
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const made = parts(provider.getTracer('sofra'), api);
  const traced: Traced = async (name, attributes, work) => {
    const span = made.begin(name, made.kinds.INTERNAL, attributes);
    try {
      return await made.current.run(span, work);
    } catch (error) {
      made.fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  };
  return {
    traced,
    serve: (http) => followRequests(http, made),
    statement: (event) => noteStatement(made, event),
    close: async () => {
      const given = new Promise((ended) => setTimeout(ended, CLOSE_MS).unref());
      await Promise.race([provider.shutdown(), given]);
    },
  };
}
