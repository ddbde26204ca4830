import type { IncomingHttpHeaders } from 'node:http';
import { MENU_PAGE_ITEMS } from '@sofra/contract/limits';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { dishPath } from '@sofra/guest/dish-path';
import { isPart, partPath } from '@sofra/guest/parts';
import { TABLE_PATH } from '@sofra/guest/table-path';
import { menuPath } from '@sofra/guest/view';
import { type ShownMenu, shownMenus } from '@sofra/guest/visibility';
import type { VenueState } from '../venue-states.ts';

/** A page that is written: the address and the headers at which a guest gets it, and the key of its file. */
export type StaticPage = { url: string; headers: IncomingHttpHeaders; key: string };

/** The languages that a venue's pages offer, the main one first. */
type Offered = VenueState['offered'];

/** The address of a path below a venue in a language, the path perhaps with a query. */
function addressIn(path: string, lang?: string): string {
  const [place = '', query] = path.split('?');
  const said = [lang && `lang=${lang}`, query].filter(Boolean).join('&');
  return said ? `${place}?${said}` : place;
}

/** The key of a path's file; the part of a long menu is in its name. */
function keyOf(path: string, variant: string): string {
  const [place = '', part] = path.split('?from=');
  return `${place.slice(1)}/${variant}${part ? `.${part}` : ''}.html`;
}

const page = (path: string, variant: string, lang?: string, headers: IncomingHttpHeaders = {}) => ({
  url: addressIn(path, lang),
  headers,
  key: keyOf(path, variant),
});

/** A page whose address says its language, in each; a venue with one language has one page. */
function explicit(path: string, offered: Offered): StaticPage[] {
  if (offered.length === 1) return [page(path, 'only')];
  return offered.map((locale) => page(path, locale, locale));
}

/** The same, and the pages whose language is chosen for the guest: by a word of theirs, or the main one. */
function inEveryWay(path: string, offered: Offered): StaticPage[] {
  if (offered.length === 1) return explicit(path, offered);
  const chosen = offered.map((locale) =>
    page(path, `any-${locale}`, undefined, { 'accept-language': locale }),
  );
  return [...explicit(path, offered), ...chosen, page(path, 'main')];
}

function laterParts(shown: ShownMenu): string[] {
  const paths: string[] = [];
  for (let from = MENU_PAGE_ITEMS; isPart(shown, from); from += MENU_PAGE_ITEMS)
    paths.push(partPath(shown, from));
  return paths;
}

/** The paths of a venue’s pages but those of dishes; those that are referred to stand before those that refer to them. */
export function pathsOf(publication: Publication, now: Date): string[] {
  const shown = shownMenus(publication, now);
  const menus = publication.menus.map(menuPath);
  const tables = shown.map(({ menu }) => menuPath(menu) + TABLE_PATH);
  return [...shown.flatMap(laterParts), ...tables, ...menus, '/menus', ''];
}

/** The pages of a venue but those of dishes, in that order. */
export function pagesOf(publication: Publication, offered: Offered, now: Date): StaticPage[] {
  const root = `/m/${publication.venue.slug}`;
  const pages = pathsOf(publication, now).flatMap((path) => inEveryWay(root + path, offered));
  return [...pages, { url: `${root}.json`, headers: {}, key: `${root.slice(1)}.json` }];
}

/** The pages at which a venue’s dishes are shared; whoever shares one shares its language. */
export function* dishPagesOf(publication: Publication, offered: Offered, now: Date): Generator<StaticPage> {
  const root = `/m/${publication.venue.slug}`;
  for (const { menu, sections } of shownMenus(publication, now))
    for (const { items } of sections)
      for (const item of items) yield* explicit(root + dishPath(menu, item), offered);
}
