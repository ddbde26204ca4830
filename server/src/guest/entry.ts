import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderedPage } from '@sofra/guest/render';
import { chooseEncoding, type Encoding } from '../platform/http/accept-encoding.ts';
import { namesTag } from '../platform/http/answer.ts';
import { decode, type Encoded, encode, gzipOf } from './encodings.ts';
import {
  cacheControl,
  type FlatHeaders,
  pagePolicy,
  sameHeaders,
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
  /** The `Cache-Control`, where it differs from a page's. */
  control?: string;
  /** The target of a redirect. */
  location?: string | undefined;
  headers: FlatHeaders;
};

/**
 * A finished, compressed answer. `until` is its expiry in milliseconds since 1970, `headers` are those of
 * every coding beside its tag, `bytes` is its size in memory.
 */
export type Entry = {
  status: number;
  tag: string;
  shared: boolean;
  until: number | null;
  control: string | undefined;
  location: string | undefined;
  body: Encoded;
  headers: FlatHeaders;
  bytes: number;
};

/** The `Cache-Control` of all that a link to the draft shows. */
export const PREVIEW_CONTROL = 'private, no-store';

/** Headers and bookkeeping beside the bodies, roughly. */
const OVERHEAD = 2048;
/** The greatest size of gzip relative to brotli, assumed until it is made. */
const GZIP_RATIO = 2;

/** An entry with its content in other bytes, such as a smaller brotli. */
export function withBodyOf(entry: Omit<Entry, 'bytes'>, body: Encoded): Entry {
  const bytes = body.br.length + (body.gzip?.length ?? GZIP_RATIO * body.br.length) + OVERHEAD;
  return { ...entry, body, bytes };
}

/** Finishes an answer: compresses it and makes its headers, so that sending it is a single write. */
export async function finish(answer: Answer): Promise<Entry> {
  const body = Buffer.from(answer.body);
  const hash = createHash('sha256')
    .update(String(answer.status))
    .update(body)
    .digest('base64url')
    .slice(0, 22);
  // Weak: one tag for a page in all its codings.
  const tag = `W/"${hash}"`;
  const vary = varyOf(answer);
  const { status, shared, nextChange: until, control, location } = answer;
  const common = sameHeaders(['content-type', answer.type, 'vary', vary, ...answer.headers]);
  const headers = location ? [...common, 'location', location] : common;
  const encoded = await encode(body);
  return withBodyOf({ status, tag, shared, until, control, location, headers, body: encoded }, encoded);
}

/** The answer that shows a rendered page, with headers beside those of its content. */
function pageAnswer(page: RenderedPage, { shared, headers }: Pick<Answer, 'shared' | 'headers'>): Answer {
  const policy = ['content-security-policy', pagePolicy(page.styleHash)];
  const language = ['content-language', page.locale];
  return {
    status: page.status,
    type: 'text/html; charset=utf-8',
    body: page.html,
    shared,
    nextChange: page.nextChange?.getTime() ?? null,
    location: page.location,
    headers: [...language, ...policy, ...headers],
  };
}

/** Finishes a rendered page; `shared` is false when its language was chosen for the guest (`docs/guest.md`), `more` further headers. */
export function finishPage(
  page: RenderedPage,
  baseUrl: string,
  { shared, more = [] }: { shared: boolean; more?: FlatHeaders },
): Promise<Entry> {
  return finish(pageAnswer(page, { shared, headers: [...more, ...securityHeaders(baseUrl)] }));
}

/** Finishes a page of the draft, or what stands in its place: nobody keeps it, and nobody is told its address. */
export function finishPreview(page: RenderedPage, baseUrl: string): Promise<Entry> {
  const headers = ['x-robots-tag', 'noindex, nofollow', ...securityHeaders(baseUrl, 'no-referrer')];
  return finish(Object.assign(pageAnswer(page, { shared: false, headers }), { control: PREVIEW_CONTROL }));
}

/** Whether an entry still holds at a moment (milliseconds since 1970): no schedule has changed since it was made. */
export function holds(entry: Entry, now: number): boolean {
  return entry.until === null || now < entry.until;
}

function bodyIn(body: Encoded, encoding: Encoding): Buffer {
  if (encoding === 'identity') return decode(body);
  return encoding === 'gzip' ? gzipOf(body) : body.br;
}

function controlAt(entry: Entry, now: number): string {
  return entry.control ?? cacheControl(entry, sharedSeconds(entry.until, now));
}

/**
 * Sends an entry over bare node:http; the time is in milliseconds since 1970. HEAD gets the headers alone,
 * and a client that has the page already gets 304.
 */
export function respond(request: IncomingMessage, response: ServerResponse, entry: Entry, now: number): void {
  const { status, tag, body, headers } = entry;
  const had = request.headers['if-none-match'];
  const control = controlAt(entry, now);
  if (had !== undefined && status === 200 && namesTag(had, tag)) {
    // A 304 repeats only the headers that a cache needs (RFC 9110, 15.4.5).
    response.writeHead(304, ['etag', tag, 'vary', varyOf(entry), 'cache-control', control]).end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const content = encoding === 'identity' && request.method === 'HEAD' ? undefined : bodyIn(body, encoding);
  const length = String(content?.length ?? body.length);
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
  const own = ['etag', tag, 'cache-control', control, ...coding, 'content-length', length];
  response.writeHead(status, [...headers, ...own]);
  if (request.method === 'HEAD') response.end();
  else response.end(content);
}
