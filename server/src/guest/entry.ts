import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CACHE_SECONDS } from '@sofra/contract/limits';
import type { RenderedPage } from '@sofra/guest/render';
import { chooseEncoding, decode, type Encoded, type Encoding, encode } from './encodings.ts';
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
  body: Encoded;
  common: FlatHeaders;
  ready: Record<Encoding | 'unchanged', FlatHeaders>;
  bytes: number;
};

/** Headers and bookkeeping beside the bodies, roughly. */
const OVERHEAD = 2048;

function withBody(entry: Pick<Entry, 'common' | 'body'>, encoding: Encoding, control: string): FlatHeaders {
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
  const { body } = entry;
  const length = String(encoding === 'identity' ? body.length : body[encoding].length);
  return [...entry.common, 'cache-control', control, ...coding, 'content-length', length];
}

function readyHeaders(entry: Omit<Entry, 'ready' | 'bytes'>, seconds: number): Entry['ready'] {
  const control = cacheControl(entry.shared, seconds);
  return {
    br: withBody(entry, 'br', control),
    gzip: withBody(entry, 'gzip', control),
    identity: withBody(entry, 'identity', control),
    // A 304 repeats what a cache needs (RFC 9110, 15.4.5); the rest it has from the 200.
    unchanged: ['etag', entry.tag, 'vary', varyOf(entry.shared), 'cache-control', control],
  };
}

/** An entry with its content in other bytes, such as a smaller brotli. */
export function withBodyOf(entry: Omit<Entry, 'ready' | 'bytes'>, body: Encoded): Entry {
  const whole = { ...entry, body };
  const bytes = body.br.length + body.gzip.length + OVERHEAD;
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
  const { status, shared, nextChange: until } = answer;
  const encoded = await encode(body);
  return withBodyOf({ status, tag, shared, until, common, body: encoded }, encoded);
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

/**
 * Gives an entry out over bare node:http, at a moment in milliseconds since 1970. HEAD gets the headers alone, and a 200 that
 * the client has already gets 304.
 */
export function respond(request: IncomingMessage, response: ServerResponse, entry: Entry, now: number): void {
  const had = request.headers['if-none-match'];
  const soon = entry.until !== null && entry.until - now < CACHE_SECONDS.page * 1000;
  const ready = soon ? readyHeaders(entry, sharedSeconds(entry.until, now)) : entry.ready;
  if (had !== undefined && entry.status === 200 && namesTag(had, entry.tag)) {
    response.writeHead(304, ready.unchanged).end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  response.writeHead(entry.status, ready[encoding]);
  if (request.method === 'HEAD') response.end();
  else response.end(encoding === 'identity' ? decode(entry.body) : entry.body[encoding]);
}
