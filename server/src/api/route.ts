import type { Call, CallKey } from '@sofra/contract/api/call';
import { type CallName, type Calls, calls } from '@sofra/contract/api/calls';
import { uuid } from '@sofra/contract/api/fields';
import { ACTIVITY_HEADER, MEDIA_TYPE } from '@sofra/contract/api/jsonapi';
import { BODY_BYTES, RATE } from '@sofra/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../platform/app-context.ts';
import { accepts } from '../platform/http/accepting.ts';
import { etagOf, namesTag, Refusal, refuse } from '../platform/http/answer.ts';
import { limit } from '../platform/http/client-limits.ts';
import { type AccountWho, type VenueWho, type Who, whoIs } from '../sessions/who.ts';
import type { Answer } from './answer.ts';
import { checkedBody, judgeAllButBody, readerOf } from './checked-body.ts';
import { clientOf } from './client-address.ts';
import { described } from './described.ts';
import { once } from './idempotency.ts';
import { API } from './path.ts';
import { type IfMatch, matchVersions } from './versions.ts';

type Params<P extends string> = P extends `${string}{${infer K}}${infer Rest}`
  ? { [X in K]: string } & Params<Rest>
  : unknown;
type Callers = { open: null; either: Who | null; account: AccountWho; venue: VenueWho };
type CallerOf<C extends Call> = C extends { recognises: true }
  ? Who | null
  : C['access'] extends keyof Callers
    ? Callers[C['access']]
    : Who;
type Parsed<C, K extends string> = C extends { [X in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** The input of a call's handler: the caller, and the checked parameters, query and body. */
export type Input<K extends CallName> = {
  who: CallerOf<Calls[K]>;
  params: Params<K>;
  query: Parsed<Calls[K], 'query'>;
  body: Parsed<Calls[K], 'body'>;
  /** The versions that `If-Match` names; undefined when the client doesn't ask. */
  ifMatch: IfMatch;
  /** The client's address or network, for rate limits. */
  client: string;
  acceptLanguage: string | undefined;
};

/** Answers one call. */
type Handler<K extends CallName> = (app: AppContext, input: Input<K>) => Promise<Answer>;

/** Puts a call of the contract on the server. */
export type Route = <K extends CallName>(name: K, handler: Handler<K>) => void;

// Without a schema of its own a call still refuses the families of JSON:API's parameters (`docs/api.md`, Unknown fields).
const NO_PARAMETERS = z.strictObject({});

/** The length from which an answer counts as long, in characters. */
const LONG = 16_384;

const callers = new WeakMap<FastifyRequest, Who>();

function splitKey(name: CallKey): { method: string; path: string; parameters: string[] } {
  const [method = '', path = ''] = name.split(' ');
  return {
    method,
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter),
  };
}

// Nearly every record is named by a UUID; an activity's number fits into an integer of the database's.
const number = z.string().regex(/^[1-9]\d{0,8}$/);
const OWN_IDS: Record<string, z.ZodType> = {
  translate: z.string().max(100),
  activity: number,
  publication: number,
  change: z.string().regex(/^[a-z]+-[\da-f-]{36}$/),
};

const parameterSchema = (name: string) => OWN_IDS[name] ?? uuid;

async function recognise({ db, clock }: AppContext, request: FastifyRequest): Promise<void> {
  const { authorization } = request.headers;
  try {
    if (authorization) callers.set(request, await whoIs(db, clock.now(), authorization));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

async function authorise(app: AppContext, call: Call, request: FastifyRequest): Promise<void> {
  const { accept, authorization } = request.headers;
  if (accept && !accepts(accept)) refuse('not_acceptable');
  if (call.recognises) return recognise(app, request);
  if (call.access === 'open' || (call.access === 'either' && !authorization)) return;
  const who = await whoIs(app.db, app.clock.now(), authorization);
  callers.set(request, who);
  if (who.supportEnded && !call.afterSupport) refuse('support_ended');
  if ((call.access === 'account' || call.access === 'venue') && who.accountId === null) refuse('no_site');
  if (call.access === 'venue' && !who.venue) refuse('not_found');
  if (call.access === 'support' && who.userKind !== 'support') refuse('forbidden');
  if (call.access === 'spoofed' && who.supportUserId === null) refuse('forbidden');
  if (call.ownerOnly && who.supportUserId !== null) refuse('forbidden');
  if (call.changes && who.disconnected) refuse('email_not_confirmed');
}

/** Counts a call against its client's limit before the body is read, so that broken bodies count too. */
const counting = (app: AppContext, name: keyof typeof RATE) => (request: FastifyRequest) =>
  limit(app, name, RATE[name], clientOf(request.ip));

/** Counts a call on a whole venue against its account's limit. */
const countingHeavy = (app: AppContext) => async (request: FastifyRequest) => {
  const accountId = callers.get(request)?.accountId;
  if (accountId) await limit(app, 'heavy', RATE.heavy, accountId);
};

function readInput(request: FastifyRequest, query = request.query): Input<CallName> {
  return {
    who: callers.get(request) ?? null,
    params: request.params,
    query,
    body: request.body,
    ifMatch: matchVersions(request.headers['if-match']),
    client: clientOf(request.ip),
    acceptLanguage: request.headers['accept-language'],
  } as Input<CallName>;
}

function send(call: Call, request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  if (answer.token) reply.header('authorization', `Bearer ${answer.token}`);
  if (answer.location) reply.header('location', answer.location);
  if (answer.activity) reply.header(ACTIVITY_HEADER, String(answer.activity));
  reply.code(call.status).header('cache-control', 'no-store');
  if (call.status === 204) return reply.send();
  const text = typeof answer.document === 'string' ? answer.document : JSON.stringify(answer.document);
  // A long text is encoded once, for tag and answer; a short one is sent in one write with its headers.
  const body = text.length > LONG ? Buffer.from(text) : text;
  if (call.fleeting) return reply.type(MEDIA_TYPE).send(body);
  const etag = etagOf(answer.version ?? 0, body);
  reply.header('etag', etag);
  if (request.method === 'GET') {
    reply.header('cache-control', 'private, no-cache').header('vary', 'Authorization, Accept-Language');
    if (namesTag(request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send();
  }
  return reply.type(answer.type ?? MEDIA_TYPE).send(body);
}

type AnyHandler = Handler<CallName>;

/**
 * The steps of every call: accept, authorise, check path, body and query by their schemas, run the handler.
 * Returns the function that puts one call of the contract on the server.
 */
export function routesOn(http: FastifyInstance, app: AppContext): Route {
  const readers = new Map<string, AnyHandler>();
  return (name, handler) => {
    const call: Call = calls[name];
    const { method, path, parameters } = splitKey(name);
    const [reader, { body: schema }] = [readerOf(name), call];
    if (method === 'GET') readers.set(name, handler as AnyHandler);
    http.route({
      method,
      url: API + path,
      bodyLimit: call.maxBytes ?? BODY_BYTES,
      schema: {
        ...described(name, call),
        params: z.object(Object.fromEntries(parameters.map((key) => [key, parameterSchema(key)]))),
        querystring: call.query ?? NO_PARAMETERS,
        ...(call.body && { body: call.body }),
      },
      ...(reader && { validatorCompiler: judgeAllButBody }),
      onRequest: [
        ...(call.limit ? [counting(app, call.limit)] : []),
        (request) => authorise(app, call, request),
        ...(call.heavy ? [countingHeavy(app)] : []),
      ],
      handler: async (request, reply) => {
        const input = readInput(request) as Input<typeof name>;
        const read = reader && readers.get(reader);
        if (read && schema)
          Object.assign(input, {
            body: await checkedBody(schema, input.body, (query = {}) => read(app, readInput(request, query))),
          });
        const asked = { name, call, headers: request.headers, who: input.who };
        const answer = await once(app, asked, () => handler(app, input));
        return send(call, request, reply, answer);
      },
    });
  };
}
