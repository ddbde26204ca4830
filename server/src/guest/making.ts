import type { IncomingMessage } from 'node:http';
import { MEDIA_TYPE } from '@sofra/contract/api/jsonapi';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import type { PageAddress } from '@sofra/guest/page-address';
import type { RenderedPage } from '@sofra/guest/render';
import type { AppContext } from '../platform/app-context.ts';
import { errorDocument, localeOf, Refusal } from '../platform/http/answer.ts';
import { type GuestAddress, readAddress } from './address.ts';
import { type Entry, finish, finishPage } from './entry.ts';
import { guestLocale } from './guest-locale.ts';
import { securityHeaders } from './headers.ts';
import type { Loaded, VenueState } from './venue-states.ts';

// Other sites may read the publication's JSON.
const ANY_ORIGIN = ['access-control-allow-origin', '*'];

/** Renders pages. It is loaded on demand: with React it is a seventh of the server's code, and a start without guests needs none. */
export const rendering = () => import('@sofra/guest/render');

/**
 * Which finished page a request gets: its key in the cache, its language, whether anyone may share it, and a word for what it
 * shows: the cached page with the same one is the same.
 */
export type Chosen = { key: string; locale: Locale; shared: boolean; shows: string };

/**
 * The word of what a page shows: of a menu's its contents, of all others the publication. And what is sold out on it: the welcome
 * page may be any menu's.
 */
function shownOn(page: PageAddress, { number, words, marks }: VenueState): string {
  if (page.kind === 'welcome') return `${number} ${[...marks.values()].join()}`;
  if (page.kind !== 'menu') return String(number);
  return `${words.get(page.menuSlug)?.contents ?? number} ${marks.get(page.menuSlug) ?? ''}`;
}

/** Chooses the page for a request among a venue's languages. */
export function choose(
  { slug, subpath, page, lang }: GuestAddress,
  state: VenueState,
  request: Pick<IncomingMessage, 'headers'>,
): Chosen {
  if (page === 'json')
    return { key: `${slug} .json`, locale: DEFAULT_LOCALE, shared: true, shows: String(state.number) };
  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  const { locale, explicit } = guestLocale({ offered: state.offered, lang, cookie, acceptLanguage });
  // Strangers make up numbers: only those at which a part begins get as far as the cache (`renderPage`).
  const from = page.kind === 'menu' ? (page.from ?? 0) : 0;
  const shows = shownOn(page, state);
  return { key: `${slug} ${subpath} ${from} ${locale} ${explicit}`, locale, shared: explicit, shows };
}

/** Renders and finishes a page that is not in the cache. */
export async function make(
  app: AppContext,
  address: GuestAddress,
  loaded: Loaded,
  { locale, shared }: Chosen,
): Promise<Entry> {
  const baseUrl = app.urls.menus;
  if (address.page === 'json') {
    return finish({
      status: 200,
      type: 'application/json; charset=utf-8',
      body: loaded.text,
      shared: true,
      nextChange: null,
      headers: [...ANY_ORIGIN, ...securityHeaders(baseUrl)],
    });
  }
  const { publication, soldOut, cards, state } = loaded;
  const { renderPage } = await rendering();
  const now = app.clock.now();
  const page = renderPage({
    publication,
    page: address.page,
    locale,
    chosen: !shared,
    now,
    baseUrl,
    soldOut,
    cards,
    editions: new Map([...state.words].map(([slug, { edition }]) => [slug, edition])),
  });
  return finishPage(page, baseUrl, { shared });
}

const NOTICES = { unknown: 'unknown', deleted: 'gone', unpublished: 'coming', away: 'away' } as const;

/** Seconds for `Retry-After` while the database is away. */
const RETRY_SECONDS = '2';

/** A notice's headers beside those of every page. */
const headersOf = (kind: keyof typeof NOTICES) => (kind === 'away' ? ['retry-after', RETRY_SECONDS] : []);

/** What stands at an address without a publication; `lang` is the language that the address says. */
type Absence = { kind: keyof typeof NOTICES; locales?: string[]; name?: string; lang?: Locale | null };

/**
 * The page that stands in where there is no publication, or while the database is away, in the guest's language: its words are
 * ours, so it has every language, and that of the venue where the guest's is none of them.
 */
export async function noticeFor(
  { urls }: AppContext,
  { kind, locales, name, lang = null }: Absence,
  { headers }: Pick<IncomingMessage, 'headers'>,
): Promise<RenderedPage> {
  const main = LOCALE_CODES.find((code) => code === locales?.[0]) ?? DEFAULT_LOCALE;
  const { locale } = guestLocale({
    offered: [main, ...LOCALE_CODES],
    lang,
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
  });
  const { renderNotice } = await rendering();
  return renderNotice(NOTICES[kind], locale, urls.menus, name);
}

/** That page as a finished answer. */
export async function notice(app: AppContext, found: Absence, request: IncomingMessage): Promise<Entry> {
  const lang = readAddress(request.url ?? '')?.lang ?? null;
  const page = await noticeFor(app, { ...found, lang }, request);
  return finishPage(page, app.urls.menus, { shared: false, more: headersOf(found.kind) });
}

const NO_DATA = {
  unknown: 'not_found',
  deleted: 'gone',
  unpublished: 'not_found',
  away: 'database_unavailable',
} as const;

/** The JSON answer without a publication: an error document with the request's id. */
export function noData(
  { urls }: AppContext,
  kind: keyof typeof NOTICES,
  request: IncomingMessage,
  requestId: string,
): Promise<Entry> {
  const { problems, statusCode } = new Refusal([{ code: NO_DATA[kind] }]);
  const document = errorDocument(problems, requestId, localeOf(request.headers['accept-language']));
  return finish({
    status: statusCode,
    type: MEDIA_TYPE,
    body: JSON.stringify(document),
    shared: false,
    nextChange: null,
    control: 'no-store',
    headers: [...headersOf(kind), ...ANY_ORIGIN, ...securityHeaders(urls.menus)],
  });
}

/**
 * Redirects a former or non-canonical address to the canonical one. Caches keep it no longer than a page, and browsers ask
 * each time: an address that is changed back would else lead round in a circle (rule 21).
 */
export async function redirect(
  { urls }: AppContext,
  slug: string,
  { subpath, page }: GuestAddress,
  request: Pick<IncomingMessage, 'url'>,
): Promise<Entry> {
  const query = request.url?.split('?')[1];
  const target = `${urls.menus}/m/${slug}${page === 'json' ? '.json' : subpath}${query ? `?${query}` : ''}`;
  return finish({
    status: 301,
    type: 'text/plain; charset=utf-8',
    body: target,
    shared: true,
    nextChange: null,
    location: target,
    headers: securityHeaders(urls.menus),
  });
}
