import { createHash } from 'node:crypto';
import type { Locale } from '@sofra/contract/languages/locales';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { renderToStaticMarkup } from 'react-dom/server';
import { dishPage } from './dish-page.tsx';
import { dishPath } from './dish-path.ts';
import { minifyHtml } from './minify-html.ts';
import { type NoticeKind, noticePage } from './notice.tsx';
import { allergensPage, leadsStraight, menuPage, type Page, selectionPage, welcomePage } from './page.tsx';
import { isPart } from './parts.ts';
import { marksOn, type SoldOut } from './sold-out.ts';
import { addressOf, menuPath, type Preview, type View, viewOf } from './view.ts';
import { type ShownMenu, shownMenu, shownMenus } from './visibility.ts';

/**
 * One of a venue's pages; `menuSlug` is the address's, known or not, and so is `from`, the first item of a menu's part;
 * `allergens` is the table of a menu, `dish` the address at which a dish is shared.
 */
export type PageAddress =
  | { kind: 'welcome' }
  | { kind: 'selection' }
  | { kind: 'menu'; menuSlug: string; from?: number }
  | { kind: 'allergens'; menuSlug: string }
  | { kind: 'dish'; menuSlug: string; number: number };

/**
 * The input of a page; `locale` is one of the venue's languages, `chosen` when it was chosen for the guest
 * and is not in the address, `soldOut` what is marked as sold out at the venue (live state); with `preview` it is the draft, behind a link.
 */
export type PageRequest = {
  publication: Publication;
  page: PageAddress;
  locale: Locale;
  now: Date;
  baseUrl: string;
  chosen?: boolean;
  soldOut?: SoldOut;
  preview?: Preview;
};

/**
 * A finished page. `styleHash` is the base64 SHA-256 of its style sheet, for the content-security policy; `nextChange` the
 * moment from which it may be another one; `location` (302 only) is absolute.
 */
export type RenderedPage = {
  status: 200 | 302 | 404 | 410 | 503;
  html: string;
  styleHash: string;
  locale: Locale;
  locales: Locale[];
  nextChange: Date | null;
  location?: string;
};

type Place = { status: RenderedPage['status']; locale: Locale; locales: Locale[] };

function finish(page: Page, place: Place): RenderedPage {
  return {
    ...place,
    html: `<!DOCTYPE html>${minifyHtml(renderToStaticMarkup(page.document))}`,
    styleHash: createHash('sha256').update(page.style).digest('base64'),
    nextChange: page.nextChange,
  };
}

const placeOf = ({ locale, locales }: View, status: Place['status']): Place => ({ status, locale, locales });

/** An empty page that leads to another. */
const leadTo = (view: View, path: string): RenderedPage => ({
  ...placeOf(view, 302),
  html: '',
  styleHash: '',
  nextChange: null,
  location: addressOf(view, path),
});

/** The page of a dish that is on; one that is on another menu leads there, and one that is nowhere to its menu. */
function renderDish(view: View, shown: ShownMenu, menus: readonly ShownMenu[], number: number): RenderedPage {
  for (const place of [shown, ...menus]) {
    const item = place.sections.flatMap(({ items }) => items).find((one) => one.number === number);
    if (!item) continue;
    if (place === shown) return finish(dishPage(view, shown, item), placeOf(view, 200));
    return leadTo(view, dishPath(place.menu, item));
  }
  return leadTo(view, menuPath(shown.menu));
}

function renderMenu(request: PageRequest, page: Extract<PageAddress, { menuSlug: string }>): RenderedPage {
  const { menuSlug } = page;
  const from = page.kind === 'menu' ? (page.from ?? 0) : 0;
  const { publication, now, soldOut = new Map() } = request;
  const menu = publication.menus.find(({ slug }) => slug === menuSlug);
  // The table is about what dishes hold, sold out or not.
  const marks = menu && page.kind === 'menu' ? marksOn(menu, soldOut) : undefined;
  const view = viewOf({ ...request, menu, soldOut: marks });
  const shown = menu && shownMenu(menu, publication.venue.time_zone, now);
  const menus = shownMenus(publication, now);
  if (shown && page.kind === 'allergens') return finish(allergensPage(view, shown), placeOf(view, 200));
  if (shown && page.kind === 'dish') return renderDish(view, shown, menus, page.number);
  if (shown && !isPart(shown, from)) return leadTo(view, menuPath(shown.menu));
  if (shown) return finish(menuPage(view, shown, menus, from), placeOf(view, 200));
  const title = menu ? view.phrases.notOn : view.phrases.unknownMenu;
  return finish(selectionPage(view, menus, { title, path: `/${menuSlug}`, menu }), placeOf(view, 404));
}

function renderSelection(request: PageRequest): RenderedPage {
  const view = viewOf({ ...request, soldOut: undefined });
  const menus = shownMenus(request.publication, request.now);
  const page = finish(selectionPage(view, menus), placeOf(view, 200));
  const [only, ...others] = menus;
  if (!only || others.length > 0) return page;
  return { ...page, status: 302, html: '', location: addressOf(view, menuPath(only.menu)) };
}

/** The page of a venue's code: the welcome page, or at once the only menu. A redirect would cost a guest another round trip. */
function renderWelcome(request: PageRequest): RenderedPage {
  const view = viewOf({ ...request, soldOut: undefined });
  const menus = shownMenus(request.publication, request.now);
  const [only] = menus;
  if (!only || !leadsStraight(view, menus)) return finish(welcomePage(view, menus), placeOf(view, 200));
  const ofMenu = viewOf({
    ...request,
    menu: only.menu,
    soldOut: marksOn(only.menu, request.soldOut ?? new Map()),
  });
  return finish(menuPage(ofMenu, only, menus), placeOf(ofMenu, 200));
}

/** Renders one of a venue's pages: a pure function of what is given (`docs/guest.md`). */
export function renderPage(request: PageRequest): RenderedPage {
  if ('menuSlug' in request.page) return renderMenu(request, request.page);
  if (request.page.kind === 'selection') return renderSelection(request);
  return renderWelcome(request);
}

/**
 * Renders the page without a publication: unknown slug, deleted venue, nothing published yet, database away. `venue` is the
 * name of the place that has published nothing yet.
 */
export function renderNotice(
  kind: NoticeKind,
  locale: Locale,
  baseUrl: string,
  venue?: string,
): RenderedPage {
  const { status, ...page } = noticePage(kind, locale, baseUrl, venue);
  return finish({ ...page, nextChange: null }, { status, locale, locales: [locale] });
}
