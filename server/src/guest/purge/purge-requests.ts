import { inSlices } from '../../catalogue/slices.ts';
import type { Env } from '../../platform/env.ts';

/** A request that has a CDN forget what it keeps. */
export type PurgeRequest = { url: string; method: string; headers: Record<string, string>; body?: string };

/** The settings of the webhook. */
export type PurgeSettings = Pick<
  Env,
  'CDN_PURGE_METHOD' | 'CDN_PURGE_HEADER' | 'CDN_PURGE_TOKEN' | 'CDN_PURGE_BODY'
>;

/** The most addresses in one request, which is what the strictest CDN takes. */
const MOST_ADDRESSES = 30;

/** The word of a body that stands for the list of addresses. */
const LIST = '{addresses}';
const SLUG = '{slug}';

/** A body with what its words stand for in their place: a list of addresses, or the venue's part of them. */
function filledIn(value: unknown, slug: string, addresses: readonly string[]): unknown {
  if (value === LIST) return addresses;
  if (typeof value === 'string') return value.replaceAll(SLUG, slug);
  if (Array.isArray(value)) return value.map((one) => filledIn(one, slug, addresses));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, filledIn(one, slug, addresses)]);
  return Object.fromEntries(entries);
}

/** The requests that purge the pages of an address of a venue: one, or several where the body lists more addresses than one may have. */
export function purgeRequests(
  webhook: string,
  settings: PurgeSettings,
  { slug, addresses }: { slug: string; addresses: readonly string[] },
): PurgeRequest[] {
  const { CDN_PURGE_METHOD: method, CDN_PURGE_HEADER, CDN_PURGE_TOKEN, CDN_PURGE_BODY } = settings;
  const url = webhook.replaceAll(SLUG, slug).replaceAll(encodeURIComponent(SLUG), slug);
  const headers: Record<string, string> = CDN_PURGE_TOKEN ? { [CDN_PURGE_HEADER]: CDN_PURGE_TOKEN } : {};
  if (!CDN_PURGE_BODY) return [{ url, method, headers }];
  const body: unknown = JSON.parse(CDN_PURGE_BODY);
  const lists = CDN_PURGE_BODY.includes(LIST) ? inSlices(addresses, MOST_ADDRESSES) : [[]];
  return lists.map((list) => ({
    url,
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(filledIn(body, slug, list)),
  }));
}
