import { CACHE_SECONDS } from '@sofra/contract/limits';
import { stayWithHttps } from '../platform/http/transport.ts';

/** Header names and values in turn, as `writeHead` takes them without making an object. */
export type FlatHeaders = string[];

// Most pages have the same headers in each language and venue: a list of its own, 440 bytes, would be a twelfth of a page’s memory.
const MOST_LISTS = 1000;
const lists = new Map<string, FlatHeaders>();

/** The shared list of all answers with these headers. */
export function sameHeaders(headers: FlatHeaders): FlatHeaders {
  const key = headers.join('\n');
  const known = lists.get(key);
  if (known) return known;
  if (lists.size >= MOST_LISTS) lists.clear();
  lists.set(key, headers);
  return headers;
}

/**
 * The content-security policy of a public page: its one style sheet by its hash (base64 SHA-256), our own script,
 * pictures and fonts, nothing else and nobody else's.
 */
export function pagePolicy(styleHash: string): string {
  return [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "script-src 'self'",
    // Our pages connect nowhere, but tools that rate a page for search engines read robots.txt from it.
    "connect-src 'self'",
    `style-src 'sha256-${styleHash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The headers that protect every public answer; with https the browser is told to stay with it. */
export function securityHeaders(baseUrl: string, referrer = 'strict-origin-when-cross-origin'): FlatHeaders {
  const common = [
    'x-content-type-options',
    'nosniff',
    'referrer-policy',
    referrer,
    'permissions-policy',
    'camera=(), geolocation=(), microphone=()',
    'cross-origin-opener-policy',
    'same-origin',
  ];
  return [...common, ...stayWithHttps(baseUrl)];
}

/**
 * Seconds that a cache between us and guests may keep a page: a few, and never past the next change of a schedule
 * (both in milliseconds since 1970).
 */
export function sharedSeconds(nextChange: number | null, now: number): number {
  if (nextChange === null) return CACHE_SECONDS.page;
  return Math.max(0, Math.min(CACHE_SECONDS.page, Math.floor((nextChange - now) / 1000)));
}

/**
 * The `Cache-Control` of a page: browsers ask each time (a 304 costs nothing), caches between keep a shared
 * page for the given seconds, and a page chosen for its guest is private.
 */
export function cacheControl({ shared }: { shared: boolean }, seconds: number): string {
  if (!shared) return 'private, max-age=0, must-revalidate';
  return `public, max-age=0, must-revalidate, s-maxage=${seconds}`;
}

/** The `Vary` header: the coding, and for a page in the guest's own language also language and cookie. */
export function varyOf({ shared }: { shared: boolean }): string {
  return shared ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language, Cookie';
}
