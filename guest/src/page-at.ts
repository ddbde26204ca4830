import type { Locale } from '@sofra/contract/languages/locales';
import type { MenuPart, Publication } from '@sofra/contract/publishing/publishing';
import { dishPage } from './dish-page.tsx';
import { dishPath } from './dish-path.ts';
import { allergensPage, leadsStraight, menuPage, type Page, selectionPage, welcomePage } from './page.tsx';
import type { PageAddress } from './page-address.ts';
import { isPart } from './parts.ts';
import { marksOn, type SoldOut } from './sold-out.ts';
import { type DrawRow, menuPath, type Preview, type View, viewOf } from './view.ts';
import { type ShownMenu, shownMenu, shownMenus } from './visibility.ts';

/**
 * The input of a page; `locale` is one of the venue's languages, `chosen` when it was chosen for the guest
 * and is not in the address, `soldOut` what is marked as sold out at the venue (live state); with `preview` it is the draft, behind a link.
 * `nonce` is that of a page of ours which shows this one; `cards` is the word of the publication's cards in their addresses,
 * `editions` has that of each menu's page by its part of the address (the publication's number, where there is none);
 * `drawRow` answers the markup of dishes.
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
  nonce?: string;
  cards?: string;
  editions?: ReadonlyMap<string, string>;
  drawRow?: DrawRow;
};

/** The page at an address, or the path of another to which it leads. */
export type Found = { view: View } & ({ status: 200 | 404; page: Page } | { leadsTo: string });

const found = (view: View, page: Page): Found => ({ view, status: 200, page });

/** The word of a menu's page, wherever it stands; a preview has none. */
const editionOf = ({ publication, editions }: PageRequest, { slug }: MenuPart): string | undefined =>
  editions?.get(slug) ?? publication.number?.toString();

/** The page of a dish that is on; one that is on another menu leads there, and one that is nowhere to its menu. */
function dishAt(view: View, shown: ShownMenu, menus: readonly ShownMenu[], number: number): Found {
  for (const place of [shown, ...menus]) {
    const item = place.sections.flatMap(({ items }) => items).find((one) => one.number === number);
    if (!item) continue;
    if (place === shown) return found(view, dishPage(view, shown, item));
    return { view, leadsTo: dishPath(place.menu, item) };
  }
  return { view, leadsTo: menuPath(shown.menu) };
}

function menuAt(request: PageRequest, page: Extract<PageAddress, { menuSlug: string }>): Found {
  const { menuSlug } = page;
  const from = page.kind === 'menu' ? (page.from ?? 0) : 0;
  const { publication, now, soldOut = new Map() } = request;
  const menu = publication.menus.find(({ slug }) => slug === menuSlug);
  // The table is about what dishes hold, sold out or not.
  const marks = menu && page.kind === 'menu' ? marksOn(menu, soldOut) : undefined;
  const shown = menu && shownMenu(menu, publication.venue.time_zone, now);
  const edition = shown && page.kind === 'menu' ? editionOf(request, menu) : undefined;
  const view = viewOf({ ...request, menu, soldOut: marks, edition });
  const menus = shownMenus(publication, now);
  if (shown && page.kind === 'allergens') return found(view, allergensPage(view, shown));
  if (shown && page.kind === 'dish') return dishAt(view, shown, menus, page.number);
  if (shown && !isPart(shown, from)) return { view, leadsTo: menuPath(shown.menu) };
  if (shown) return found(view, menuPage(view, shown, menus, from));
  const title = menu ? view.phrases.notOn : view.phrases.unknownMenu;
  return { view, status: 404, page: selectionPage(view, menus, { title, path: `/${menuSlug}`, menu }) };
}

function selectionAt(request: PageRequest): Found {
  const view = viewOf({ ...request, soldOut: undefined });
  const menus = shownMenus(request.publication, request.now);
  const [only, ...others] = menus;
  if (only && others.length === 0) return { view, leadsTo: menuPath(only.menu) };
  return found(view, selectionPage(view, menus));
}

/** The page of a venue's code: the welcome page, or at once the only menu. A redirect would cost a guest another round trip. */
function welcomeAt(request: PageRequest): Found {
  const view = viewOf({ ...request, soldOut: undefined });
  const menus = shownMenus(request.publication, request.now);
  const [only] = menus;
  if (!only || !leadsStraight(view, menus)) return found(view, welcomePage(view, menus));
  const ofMenu = viewOf({
    ...request,
    menu: only.menu,
    edition: editionOf(request, only.menu),
    soldOut: marksOn(only.menu, request.soldOut ?? new Map()),
  });
  return found(ofMenu, menuPage(ofMenu, only, menus));
}

/** The page of a venue that stands at an address at a moment: a pure function of what is given. */
export function pageAt(request: PageRequest): Found {
  if ('menuSlug' in request.page) return menuAt(request, request.page);
  if (request.page.kind === 'selection') return selectionAt(request);
  return welcomeAt(request);
}
