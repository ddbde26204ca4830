import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { bodyProblems } from '@sofra/contract/api/body-problems';
import { MEDIA_TYPE } from '@sofra/contract/api/jsonapi';
import type { Problem } from '@sofra/contract/api/problems';
import { BODY_BYTES, UPLOAD } from '@sofra/contract/limits';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { z } from 'zod';
import { isDatabaseAway, logFailure } from '../database/failures.ts';
import { isForeign } from './accepting.ts';
import { errorDocument, localeOf, queryProblems, Refusal } from './answer.ts';
import { refuseBroken } from './broken-requests.ts';
import { logStream } from './log-stream.ts';
import { loggedError } from './logged-error.ts';
import { loggedPath } from './logged-path.ts';

// An import of it as a module would load its client for WebSockets too, with HTTP/2: 13 MB that nothing here uses.
const { createServer } = process.getBuiltinModule('node:http');

/** Answers a request before Fastify sees it, or says false. */
export type FastLane = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Options of `createHttp`; `proxies` counts those in front of the server, `slowRequestMs` is for tests. */
export type HttpOptions = {
  logLevel: string;
  proxies: number;
  fastLane?: FastLane;
  slowRequestMs?: number;
};

const FAMILY = /^(include|sort|filter|page|fields)(\[|$)/;

/** Reads a query string flat: `fields[menus][]=a` becomes `fields[menus]`, and a parameter given twice a list. */
function readQuery(text: string): Record<string, unknown> {
  const read: Record<string, unknown> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const key = name.endsWith('[]') ? name.slice(0, -2) : name;
    if (read[key] === undefined) read[key] = value;
    else read[key] = name === key ? [read[key], value] : `${read[key]},${value}`;
  }
  return read;
}

/** A schema sees the parameters that it knows, and those of JSON:API's families, which it must know. */
function judgedQuery(schema: z.ZodType, query: Record<string, unknown>) {
  const known = 'shape' in schema ? (schema.shape as object) : {};
  return Object.fromEntries(Object.entries(query).filter(([name]) => name in known || FAMILY.test(name)));
}

/** Checks a part of a request by its schema: its value, or the refusal. */
export function judge(schema: z.ZodType, part: string | undefined, data: unknown) {
  const given = part === 'querystring' ? judgedQuery(schema, data as Record<string, unknown>) : (data ?? {});
  const read = schema.safeParse(given, { reportInput: true });
  if (read.success) return { value: read.data };
  if (part === 'params') return { error: new Refusal([{ code: 'not_found' }]) };
  const problems = part === 'querystring' ? queryProblems(read.error) : bodyProblems(read.error);
  return { error: new Refusal(problems) };
}

const FROM_FASTIFY: Record<string, Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'body_too_large' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'unsupported_media_type' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'malformed_request' },
  FST_ERR_BAD_URL: { code: 'not_found' },
};

function refusalOf(error: FastifyError | Refusal, bodyLimit: number): Refusal {
  if (error instanceof Refusal) return error;
  // Only a call that carries a file may be larger than the others.
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' && bodyLimit > BODY_BYTES)
    return new Refusal([{ code: 'file_too_large', parameters: { max: UPLOAD.maxBytes } }]);
  const known = FROM_FASTIFY[error.code];
  if (known) return new Refusal([known]);
  if (isDatabaseAway(error)) return new Refusal([{ code: 'database_unavailable' }], { 'retry-after': '2' });
  return new Refusal([{ code: (error.statusCode ?? 500) < 500 ? 'malformed_request' : 'internal' }]);
}

/** Sends a refusal as an error document, in the client's language, with the request's id. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const document = errorDocument(refusal.problems, request.id, localeOf(request.headers['accept-language']));
  return reply
    .code(refusal.statusCode)
    .headers(refusal.headers)
    .type(MEDIA_TYPE)
    .serializer(JSON.stringify)
    .send(document);
}

function parseBody(
  request: FastifyRequest,
  bytes: Buffer,
  done: (error: Error | null, body?: unknown) => void,
) {
  if (isForeign(request.headers)) return done(new Refusal([{ code: 'unsupported_media_type' }]));
  if (bytes.length === 0) return done(null, undefined);
  try {
    // `toString` would replace invalid UTF-8 with other characters.
    if (!isUtf8(bytes)) throw new SyntaxError('not in UTF-8');
    done(null, JSON.parse(bytes.toString()));
  } catch {
    // The parser's message is of no use to the client.
    done(new Refusal([{ code: 'malformed_json', pointer: '' }]));
  }
}

/** The scheme and host of a request target in absolute form, which means the same as its path (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*(?=\/)/i;

/**
 * Milliseconds for which a connection without a request stays open: longer than the minute after which proxies close
 * theirs, which else would send a request into one that has just been closed (node's own 5 s also cost a phone that reads
 * on a new connection). Fastify's setting does not reach a server from a factory.
 */
const KEEP_ALIVE_MS = 75_000;

/** Milliseconds in which a whole request must arrive: an 8 MiB upload at 2.5 Mbit/s. */
export const SLOW_REQUEST_MS = 30_000;
/** The number of checks for slow requests in that time. */
const LOOKS = 10;

/** A node server whose requests the fast lane may answer before Fastify. */
function serverWith(fastLane: FastLane | undefined, requestTimeout: number) {
  const options = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    // A request without a body comes as already read: an empty stream costs a guest's 304 a tenth of its time.
    optimizeEmptyRequests: true,
    requestTimeout,
    connectionsCheckingInterval: requestTimeout / LOOKS,
  };
  return (handler: RequestListener): Server =>
    createServer(options, (request, response) => {
      if (request.url?.[0] !== '/') request.url = request.url?.replace(ORIGIN, '') ?? '';
      if (!fastLane?.(request, response)) handler(request, response);
    });
}

/**
 * An ended stream for a missing body, because Fastify waits for the end when a content type is given. The
 * body of a GET is not read.
 */
const bodyOf = ({ method, headers }: FastifyRequest, sent: Readable): Readable =>
  sent.readableEnded && method !== 'GET' && headers['content-type'] ? Readable.from([]) : sent;

/** A Fastify server that speaks JSON:API: one form for every error, schemas of zod, one log line a request. */
export function createHttp({
  logLevel,
  proxies,
  fastLane,
  slowRequestMs = SLOW_REQUEST_MS,
}: HttpOptions): FastifyInstance {
  const lines = logStream();
  const app = fastify({
    logger: { level: logLevel, stream: lines, serializers: { err: loggedError } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Only the entries of `X-Forwarded-For` that our proxies added are trusted; clients can forge the rest.
    trustProxy: proxies > 0 && ((_address, hop) => hop < proxies),
    bodyLimit: BODY_BYTES,
    forceCloseConnections: 'idle',
    routerOptions: { querystringParser: readQuery, ignoreTrailingSlash: true },
    serverFactory: serverWith(fastLane, slowRequestMs),
    clientErrorHandler: refuseBroken,
    // Errors before routing, such as an address that can't be decoded.
    frameworkErrors: (error, request, reply) => sendRefusal(request, reply, refusalOf(error, BODY_BYTES)),
  });
  process.once('exit', lines.flush);
  app.addHook('onClose', async () => {
    lines.close();
    process.off('exit', lines.flush);
  });
  app.addHook('preParsing', (request, _reply, sent, done) => done(null, bodyOf(request, sent as Readable)));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(MEDIA_TYPE, { parseAs: 'buffer' }, parseBody);
  app.setValidatorCompiler<z.ZodType>(
    ({ schema, httpPart }) =>
      (data) =>
        judge(schema, httpPart, data),
  );
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error, request.routeOptions.bodyLimit);
    if (request.raw.readableAborted) request.log.info('the client went away before it had sent all');
    else if (refusal.statusCode >= 500) logFailure(request.log, 'error', error, 'request failed');
    return sendRefusal(request, reply, refusal);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        url: loggedPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  return app;
}
