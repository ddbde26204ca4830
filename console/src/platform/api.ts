import type { CallName } from '@sofra/contract/api/calls';
import { ApiError, type ApiProblem, ConnectionError } from './api-error.ts';
import type { Answer, Args, EitherCall, Extras, OpenCall } from './api-types.ts';
import { markConnection, watchCall } from './connection.ts';
import { currentLocale } from './locale.ts';
import { keepToken, tokenNow } from './session.ts';

const API = '/api/v1';

// The contract's own module would load zod; the type keeps the two equal.
const MEDIA_TYPE: typeof import('@sofra/contract/api/jsonapi').MEDIA_TYPE = 'application/vnd.api+json';

const ACTIVITY_HEADER: typeof import('@sofra/contract/api/jsonapi').ACTIVITY_HEADER = 'Activity-Id';

// Open calls read no token, so none is sent.
const WITHOUT_TOKEN: Record<OpenCall, true> = {
  'GET /settings': true,
  'GET /settings/cities': true,
  'GET /settings/cities/{city}': true,
  'GET /dummy/menu': true,
  'POST /sign_up': true,
  'POST /sign_in': true,
  'POST /password': true,
  'PUT /password': true,
  'POST /contact': true,
};

// These send a token when the tab has one.
const TOKEN_OR_NONE: Record<EitherCall, true> = {
  'GET /confirm_email': true,
  'POST /direct_uploads': true,
};

type CallOptions = Extras & { body?: unknown; query?: Record<string, string | number | undefined> };
type Listener = (error: ApiError) => void;

const unauthorised = new Set<Listener>();

const tellUnauthorised = (error: ApiError): void => {
  for (const listener of unauthorised) listener(error);
};

/** The server's answer to a call without the token that it needs (rule 60). */
function tokenEmpty(): ApiError {
  const title = 'Bearer token is empty';
  return new ApiError(401, [{ code: 'token_empty', title, detail: title }]);
}

/** Tells the listener of each call that needs a good token and has none; what that means is the app's to decide. */
export function onUnauthorised(listener: Listener): () => void {
  unauthorised.add(listener);
  return () => unauthorised.delete(listener);
}

function addressOf(path: string, args: CallOptions): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(args[name as keyof CallOptions])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(args.query ?? {}))
    if (value !== undefined) query.set(name, String(value));
  return `${API}${filled}${query.size > 0 ? `?${query}` : ''}`;
}

function headersOf(method: string, args: CallOptions, token: string | null): Headers {
  const headers = new Headers({ accept: MEDIA_TYPE, 'accept-language': currentLocale() });
  if (args.body !== undefined) headers.set('content-type', MEDIA_TYPE);
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (args.ifMatch) headers.set('if-match', args.ifMatch);
  // A repetition of the same request, by the browser or a proxy, then does its work only once (`docs/api.md`, Retries).
  if (method === 'POST') headers.set('idempotency-key', crypto.randomUUID());
  return headers;
}

async function send(
  method: string,
  path: string,
  args: CallOptions,
  token: string | null,
): Promise<Response> {
  const stopWatching = watchCall();
  try {
    return await (args.carrier ?? fetch)(addressOf(path, args), {
      method,
      headers: headersOf(method, args, token),
      ...(args.body !== undefined && { body: JSON.stringify(args.body) }),
      ...(args.signal && { signal: args.signal }),
    });
  } catch (error) {
    if (args.signal?.aborted) throw error;
    markConnection('lost');
    throw new ConnectionError(error);
  } finally {
    stopWatching();
  }
}

async function documentOf(response: Response): Promise<{ errors?: ApiProblem[] } | undefined> {
  const text = await response.text().catch((error: unknown) => {
    throw new ConnectionError(error);
  });
  // A proxy's page of an error is no document; the status then says it all.
  return text.startsWith('{') ? JSON.parse(text) : undefined;
}

// The statuses of a proxy that cannot reach its server.
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * The result of a call: the document, the record's ETag for `ifMatch`, the token where the call answers one, and the
 * activity by which its changes can be undone.
 */
export type CallResult<K extends CallName> = {
  document: Answer<K>;
  etag: string | null;
  token: string | undefined;
  activity: string | undefined;
};

/** The call that ends the token of all others on their way (rule 15). */
const LEAVE: CallName = 'DELETE /me/sites/sign_out';

/** Settled when support is not about to leave an account. */
let leaving: Promise<unknown> = Promise.resolve();

/**
 * Makes a call of the contract by its name; path, query, body and answer follow from it. A token that answers one of the
 * session's own calls is taken over. Throws ApiError when the server refuses and ConnectionError when it cannot be reached.
 */
export async function call<K extends CallName>(name: K, args: Args<K>): Promise<CallResult<K>> {
  const result = make(name, args);
  if (name === LEAVE) leaving = result.catch(() => undefined);
  return await result;
}

async function make<K extends CallName>(name: K, args: Args<K>): Promise<CallResult<K>> {
  const [method = '', path = ''] = name.split(' ');
  const isOpen = name in WITHOUT_TOKEN;
  const token = isOpen ? null : tokenNow();
  if (token === null && !isOpen && !(name in TOKEN_OR_NONE)) {
    const error = tokenEmpty();
    tellUnauthorised(error);
    throw error;
  }
  const response = await send(method, path, args as CallOptions, token);
  const document = await documentOf(response);
  markConnection(!document && AWAY.has(response.status) ? 'lost' : 'there');
  if (!response.ok) {
    const wait = Number(response.headers.get('retry-after')) || undefined;
    const error = new ApiError(response.status, document?.errors ?? [], wait);
    // An answer to a token that has been replaced or given up meanwhile says nothing about the present one.
    if (response.status === 401 && name !== LEAVE) await leaving;
    if (response.status === 401 && !isOpen && token === tokenNow()) tellUnauthorised(error);
    throw error;
  }
  const fresh = response.headers.get('authorization')?.replace(/^Bearer /, '');
  if (fresh && token) keepToken(token, fresh);
  const { headers } = response;
  const activity = headers.get(ACTIVITY_HEADER) ?? undefined;
  return { document: document as Answer<K>, etag: headers.get('etag'), token: fresh, activity };
}

/** Makes a call and answers its document alone. */
export async function api<K extends CallName>(name: K, args: Args<K>): Promise<Answer<K>> {
  return (await call(name, args)).document;
}
