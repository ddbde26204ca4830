import { type CallName, type Calls, calls } from '@sofra/contract/api/calls';
import { ACTIVITY_HEADER, errors, MEDIA_TYPE } from '@sofra/contract/api/jsonapi';
import type { z } from 'zod';
import { conformanceProblems } from './conformance.ts';
import { theServer } from './harness.ts';

/** The parts of a call; `raw` is a body that is sent as it is, instead of `body` as JSON. */
export type Asking = {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  raw?: string;
  headers?: Record<string, string>;
  /** The server's address, when it is not the worker's own. */
  url?: string;
};

/** One entry of an error document. */
export type WireError = z.output<typeof errors>['errors'][number];

/** A checked answer. `errors` is empty when all went well; `document` throws what the errors say when it didn't. */
export type Answered<K extends CallName> = {
  status: number;
  headers: Headers;
  document: z.output<Calls[K]['answer']>;
  errors: WireError[];
};

// A failing test tells the beginning of an answer, not all of a menu.
const MOST_SAID = 400;

/** Calls whose answer is a document of its own and no JSON:API. */
const OWN_FORM: CallName[] = ['GET /me/venue/draft', 'GET /me/venue/publications/{publication}/document'];

/** The address of a call under the origin, with its parameters in place; one without a value stays visible. */
export function addressOf(name: CallName, { params = {}, query = {} }: Asking): string {
  const path = name
    .slice(name.indexOf('/'))
    .replaceAll(/\{(\w+)\}/g, (all, key: string) => encodeURIComponent((params[key] ?? all).toWellFormed()));
  const parameters = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return `/api/v1${path}${parameters.size > 0 ? `?${parameters}` : ''}`;
}

/** Sends a call and answers it unread. */
export async function send(name: CallName, asking: Asking): Promise<Response> {
  const origin = asking.url ?? (await theServer()).url;
  const body = asking.raw ?? (asking.body === undefined ? undefined : JSON.stringify(asking.body));
  return fetch(origin + addressOf(name, asking), {
    method: name.split(' ')[0] ?? 'GET',
    headers: {
      accept: MEDIA_TYPE,
      ...(asking.token && { authorization: `Bearer ${asking.token}` }),
      ...(body !== undefined && { 'content-type': MEDIA_TYPE }),
      ...asking.headers,
    },
    ...(body !== undefined && { body }),
  });
}

function readDocument(name: CallName, response: Response, text: string): unknown {
  const type = response.headers.get('content-type');
  if (!type?.startsWith(MEDIA_TYPE) && !OWN_FORM.includes(name))
    throw new Error(`${name} answered ${response.status} as ${type}: ${text.slice(0, MOST_SAID)}`);
  const document = JSON.parse(text);
  const problems = OWN_FORM.includes(name) && response.ok ? [] : conformanceProblems(document);
  if (problems.length > 0)
    throw new Error(
      `${name} answered ${response.status} with no JSON:API: ${problems.join('; ').slice(0, MOST_SAID)}\n${text.slice(0, MOST_SAID)}`,
    );
  return document;
}

/** Parses an answer strictly by the contract: by the call's schema when it went well, else by that of errors. */
function parse(name: CallName, response: Response, document: unknown): unknown {
  const schema = response.ok ? calls[name].answer : errors;
  const read = schema.safeParse(document);
  if (read.success) return read.data;
  const said = read.error.issues.map(({ path, message }) => `${path.join('/')}: ${message}`).join('; ');
  throw new Error(`${name} answered ${response.status} against the contract: ${said.slice(0, MOST_SAID)}`);
}

/** Makes a call of the contract and checks its answer by JSON:API's schema, then by the contract's. */
export async function call<K extends CallName>(name: K, asking: Asking = {}): Promise<Answered<K>> {
  const response = await send(name, asking);
  const { status, headers } = response;
  const text = await response.text();
  if (status === 204 || status === 304) {
    if (text !== '') throw new Error(`${name} answered ${status} with a body: ${text}`);
    return { status, headers, document: undefined as never, errors: [] };
  }
  const document = parse(name, response, readDocument(name, response, text));
  if (response.ok) return { status, headers, document: document as never, errors: [] };
  const found = (document as z.output<typeof errors>).errors;
  return {
    status,
    headers,
    errors: found,
    get document(): never {
      const said = found.map(({ code, source }) => `${code} ${source?.pointer ?? source?.parameter ?? ''}`);
      throw new Error(`${name} answered ${status}: ${said.join(', ')}`);
    },
  };
}

/** The token that an answer carries; throws when it has none. */
export function tokenOf({ headers }: { headers: Headers }): string {
  const token = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1];
  if (!token) throw new Error('the answer carries no token');
  return token;
}

/** The activity that an answer says its call has made; throws when it says none. */
export function activityOf({ headers }: { headers: Headers }): string {
  return headers.get(ACTIVITY_HEADER) ?? failWithout(ACTIVITY_HEADER);
}

function failWithout(header: string): never {
  throw new Error(`the answer has no ${header}`);
}
