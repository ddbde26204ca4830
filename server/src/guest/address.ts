import { isLocale, type Locale } from '@sofra/contract/languages/locales';
import { type PageAddress, pageAtPath, partIn } from '@sofra/guest/page-address';

/** A public address taken apart: the venue's slug, which page, and the language if it says one (`docs/guest.md`, Addresses). */
export type GuestAddress = {
  slug: string;
  /** The path after the slug, as written: `/menus`, `/dinner`, `/dinner/allergens`, `/dinner/21` or nothing. */
  subpath: string;
  page: PageAddress | 'json';
  lang: Locale | null;
  /** Whether the spelling is the canonical one: no capitals, needless escapes or spaces at the end. */
  isCanonical: boolean;
};

const PREFIX = '/m/';

/** The language that a query says, and the first item of the part of a menu. */
function saidIn(query: string): { lang: Locale | null; from: number } {
  if (query === '') return { lang: null, from: 0 };
  const said = new URLSearchParams(query);
  const lang = said.get('lang');
  return { lang: isLocale(lang) ? lang : null, from: partIn(said) };
}

/** Bounds of the cache of parsed addresses, for guests ask for the same few over and over. */
const MOST_READ = 500;
const LONGEST_READ = 200;
const read = new Map<string, GuestAddress>();

/** Takes an address under `/m/` apart; undefined for one that can't be a venue's. */
export function readAddress(url: string): GuestAddress | undefined {
  if (!url.startsWith(PREFIX)) return undefined;
  const known = read.get(url);
  if (known) return known;
  const address = takeApart(url);
  if (!address || url.length > LONGEST_READ) return address;
  if (read.size >= MOST_READ) read.clear();
  read.set(url, address);
  return address;
}

// People type addresses from cards and copy them out of sentences. No letter of one needs an escape.
function canonicalPath(path: string): string {
  if (/^[a-z0-9-/.]*$/.test(path)) return path;
  return path
    .replaceAll(/%(2[DE]|3\d|[46][1-9A-F]|[57][0-9A])/gi, (escaped) => decodeURIComponent(escaped))
    .replace(/(%20)+$/, '')
    .toLowerCase();
}

/** Characters of a path that can still be an address, with each of its letters escaped and some spaces at the end. */
const LONGEST_PATH = 600;

/** Whether a part of a path can be a venue's address. */
export const isSlug = (part: string) => /^[a-z0-9-]{1,60}$/.test(part);

/** The path of a picture below a link to the draft; no menu has an address of three parts. */
const PREVIEW_PICTURE = /^\/i\/([\w.-]{1,100})\/([1-9]\d{0,3})$/;

/** The form of a token: an id, signed. */
const PREVIEW = /^\/p\/([\w.-]{1,100})(\/[^?]{1,200})?(?:\?(.*))?$/;

/** An address below a link to the draft: its token, and the page, or the path of a picture there. */
export type PreviewAddress = {
  token: string;
  page: PageAddress | undefined;
  picture: { signed: string; width: number } | undefined;
  lang: Locale | null;
};

/** Takes an address under `/p/` apart; undefined for one that can't be a link's. */
export function readPreviewAddress(url: string): PreviewAddress | undefined {
  const [, token, subpath = '', query = ''] = PREVIEW.exec(url) ?? [];
  if (token === undefined) return undefined;
  const { lang, from } = saidIn(query);
  const [, signed, width] = PREVIEW_PICTURE.exec(subpath) ?? [];
  const picture = signed ? { signed, width: Number(width) } : undefined;
  return { token, page: pageAtPath(subpath.replace(/\/$/, ''), from), picture, lang };
}

function takeApart(url: string): GuestAddress | undefined {
  const mark = url.indexOf('?');
  const written = (mark === -1 ? url : url.slice(0, mark)).slice(PREFIX.length).replace(/\/$/, '');
  if (written.length > LONGEST_PATH) return undefined;
  const path = canonicalPath(written).replace(/\/$/, '');
  const isCanonical = path === written;
  const { lang, from } = saidIn(mark === -1 ? '' : url.slice(mark + 1));
  const slash = path.indexOf('/');
  const slug = slash === -1 ? path : path.slice(0, slash);
  const subpath = slash === -1 ? '' : path.slice(slash);
  if (slash === -1 && slug.endsWith('.json'))
    return { slug: slug.slice(0, -'.json'.length), subpath: '', page: 'json', lang: null, isCanonical };
  const page = pageAtPath(subpath, from);
  if (!page || !isSlug(slug)) return undefined;
  return { slug, subpath, page, lang, isCanonical };
}
