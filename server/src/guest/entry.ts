import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CACHE_SECONDS } from '@sofra/contract/limits';
import type { RenderedPage } from '@sofra/guest/render';
import { chooseEncoding, decode, type Encoded, type Encoding, encode, gzipOf } from './encodings.ts';
import {
  cacheControl,
  type FlatHeaders,
  namesTag,
  pagePolicy,
  securityHeaders,
  sharedSeconds,
  varyOf,
} from './headers.ts';

/** An answer to finish: `shared` when anyone may get it from a cache between, `nextChange` in milliseconds since 1970. */
export type Answer = {
  status: number;
  type: string;
  body: string;
  shared: boolean;
  nextChange: number | null;
  /** Its `Cache-Control`, where it is not the one of a page. */
  control?: string;
  headers: FlatHeaders;
};

/**
 * A finished answer, compressed, with its headers made beforehand. `until`: milliseconds since 1970 from which it may be
 * another one. `bytes`: what it weighs in memory.
 */
export type Entry = {
  status: number;
  tag: string;
  shared: boolean;
  until: number | null;
  control: string | undefined;
  body: Encoded;
  common: FlatHeaders;
  ready: Record<Exclude<Encoding, 'gzip'> | 'unchanged', FlatHeaders>;
  bytes: number;
};

/** Headers and bookkeeping beside the bodies, roughly. */
const OVERHEAD = 2048;
/** How much more than brotli gzip weighs at the most, as long as it is not made. */
const GZIP_RATIO = 2;

type Unfinished = Omit<Entry, 'ready' | 'bytes'>;

const controlOf = ({ control, shared }: Unfinished, seconds: number) =>
  control ?? cacheControl(shared, seconds);

function withBody(entry: Unfinished, encoding: Encoding, length: number, seconds: number): FlatHeaders {
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
  const control = controlOf(entry, seconds);
  return [...entry.common, 'cache-control', control, ...coding, 'content-length', String(length)];
}

function readyHeaders(entry: Unfinished, seconds: number): Entry['ready'] {
  const { body, shared, tag } = entry;
  const control = controlOf(entry, seconds);
  return {
    br: withBody(entry, 'br', body.br.length, seconds),
    identity: withBody(entry, 'identity', body.length, seconds),
    // A 304 repeats what a cache needs (RFC 9110, 15.4.5); the rest it has from the 200.
    unchanged: ['etag', tag, 'vary', varyOf(shared), 'cache-control', control],
  };
}

/** An entry with its content in other bytes, such as a smaller brotli. */
export function withBodyOf(entry: Unfinished, body: Encoded): Entry {
  const whole = { ...entry, body };
  const bytes = body.br.length + (body.gzip?.length ?? GZIP_RATIO * body.br.length) + OVERHEAD;
  return { ...whole, bytes, ready: readyHeaders(whole, sharedSeconds(null, 0)) };
}

/** Finishes an answer: compresses it and makes its headers, so that giving it out is a write and nothing else. */
export async function finish(answer: Answer): Promise<Entry> {
  const body = Buffer.from(answer.body);
  const hash = createHash('sha256')
    .update(String(answer.status))
    .update(body)
    .digest('base64url')
    .slice(0, 22);
  // Weak: one tag for a page in all its codings.
  const tag = `W/"${hash}"`;
  const vary = varyOf(answer.shared);
  const common = ['content-type', answer.type, 'etag', tag, 'vary', vary, ...answer.headers];
  const { status, shared, nextChange: until, control } = answer;
  const encoded = await encode(body);
  return withBodyOf({ status, tag, shared, until, control, common, body: encoded }, encoded);
}

/** Finishes a rendered page; `shared` is false when its language was chosen for the visitor (`guest.md`). */
export function finishPage(page: RenderedPage, shared: boolean, baseUrl: string): Promise<Entry> {
  const policy = ['content-security-policy', pagePolicy(page.styleHash)];
  const language = ['content-language', page.locale];
  const location = page.location ? ['location', page.location] : [];
  return finish({
    status: page.status,
    type: 'text/html; charset=utf-8',
    body: page.html,
    shared,
    nextChange: page.nextChange?.getTime() ?? null,
    headers: [...language, ...policy, ...location, ...securityHeaders(baseUrl)],
  });
}

/** Whether an entry still holds at a moment (milliseconds since 1970): no schedule has changed since it was made. */
export function holds(entry: Entry, now: number): boolean {
  return entry.until === null || now < entry.until;
}

function bodyIn(body: Encoded, encoding: Encoding): Buffer {
  if (encoding === 'identity') return decode(body);
  return encoding === 'gzip' ? gzipOf(body) : body.br;
}

/**
 * Gives an entry out over bare node:http, at a moment in milliseconds since 1970. HEAD gets the headers alone, and a 200 that
 * the client has already gets 304.
 */
export function respond(request: IncomingMessage, response: ServerResponse, entry: Entry, now: number): void {
  const had = request.headers['if-none-match'];
  const soon = entry.until !== null && entry.until - now < CACHE_SECONDS.page * 1000;
  const seconds = soon ? sharedSeconds(entry.until, now) : CACHE_SECONDS.page;
  const ready = soon ? readyHeaders(entry, seconds) : entry.ready;
  if (had !== undefined && entry.status === 200 && namesTag(had, entry.tag)) {
    response.writeHead(304, ready.unchanged).end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const headers =
    encoding === 'gzip' ? withBody(entry, encoding, gzipOf(entry.body).length, seconds) : ready[encoding];
  response.writeHead(entry.status, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(bodyIn(entry.body, encoding));
}
