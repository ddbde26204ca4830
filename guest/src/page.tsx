import { menuThemeFor, type Theme } from '@sofra/contract/branding/branding';
import type { Locale } from '@sofra/contract/languages/locales';
import { MENU_PAGE_ITEMS } from '@sofra/contract/limits';
import type { Photo } from '@sofra/contract/pictures/photo';
import type { MenuPart, TextsByLocale } from '@sofra/contract/publishing/publishing';
import type { ReactNode } from 'react';
import { cardAddress } from './card-address.ts';
import { AllergenTable } from './components/allergen-table.tsx';
import { Document, type Head } from './components/document.tsx';
import { hasOtherLanguage } from './components/language-links.tsx';
import { labelPhoto } from './components/menu-labels.tsx';
import { bannerOf, MenuPage } from './components/menu-page.tsx';
import { Picture } from './components/picture.tsx';
import { PreviewBar } from './components/preview-bar.tsx';
import { type Replaced, SelectionPage } from './components/selection-page.tsx';
import { WelcomePage, welcomePhoto } from './components/welcome-page.tsx';
import { type Letters, lettersIn } from './fonts.ts';
import { isWhole, partOf, partPath } from './parts.ts';
import { menuOfRestaurant, pictureAddress, restaurantData } from './structured-data.ts';
import {
  allergensStyle,
  directionRules,
  footRules,
  type Look,
  menuStyle,
  partRules,
  placeholderRules,
  previewRules,
  selectionStyle,
  soldOutRules,
  welcomeStyle,
} from './stylesheet.ts';
import { TABLE_PATH } from './table-path.ts';
import { addressForAll, addressOf, localized, menuPath, rootOf, type View, wordsOf } from './view.ts';
import { nextScheduleChange, type ShownMenu } from './visibility.ts';

/** A page as an element and its style sheet; `style` is also within the document, and its hash goes into the header. */
export type Page = { document: ReactNode; style: string; nextChange: Date | null };

type Plan = {
  kind: string;
  path: string;
  title: string;
  description: string;
  colour: string;
  robots?: 'noindex' | undefined;
  style: string;
  photos: (Photo | null | undefined)[];
  /** The JSON-LD for machines. */
  data?: string;
  /** The menu that a page is all about. */
  menu?: MenuPart;
  body: ReactNode;
};

function alternatesOf(view: View, path: string): Head['alternates'] {
  if (view.locales.length < 2) return [];
  const each = view.locales.map((locale: Locale) => ({
    hreflang: locale,
    href: addressOf(view, path, locale),
  }));
  return [...each, { hreflang: 'x-default', href: addressForAll(view, path) }];
}

// A page chosen for its guest has the address without a language, which stands for all languages.
const canonicalOf = (view: View, path: string) =>
  view.chosen ? addressForAll(view, path) : addressOf(view, path);

const earlier = (one: Date | null, other: Date | null) =>
  one && other && other < one ? other : (one ?? other);

function pageOf(view: View, plan: Plan): Page {
  const { branding } = view.publication;
  const photos = plan.photos.filter((photo) => photo != null);
  const { preview } = view;
  const robots = preview ? 'noindex' : plan.robots;
  const style = [
    plan.style,
    directionRules(view.locale),
    placeholderRules(photos.map(({ colour }) => colour)),
    preview ? previewRules : '',
  ].join('');
  const nextChange = earlier(nextScheduleChange(view.publication, view.now), view.nextReturn);
  const head: Head = {
    title: plan.title,
    description: plan.description,
    canonical: robots ? undefined : canonicalOf(view, plan.path),
    alternates: robots ? [] : alternatesOf(view, plan.path),
    card: cardAddress(view, plan.menu),
    siteName: view.publication.venue.full_name,
    locales: [view.locale, ...view.locales.filter((code) => code !== view.locale)],
    icon: branding.logo ? pictureAddress(view, branding.logo, 160) : undefined,
    colour: plan.colour,
    robots,
    data: robots ? undefined : plan.data,
  };
  const document = (
    <Document
      locale={view.locale}
      root={rootOf(view)}
      head={head}
      style={style}
      kind={plan.kind}
      until={nextChange}
      edition={view.edition}
      nonce={view.nonce}
      isPreview={preview !== undefined}
    >
      {preview && <PreviewBar view={view} preview={preview} />}
      {plan.body}
    </Document>
  );
  return { document, style, nextChange };
}

type Told = { texts: TextsByLocale };

/** What a page shows: one menu, or a list of menus. */
type Shown = ShownMenu | readonly ShownMenu[];

/** All that a page says: a menu, its sections, items and extras, or the texts of several menus. */
function toldIn(shown: Shown): Told[] {
  if (!('menu' in shown)) return shown.map(({ menu }) => menu);
  const items = shown.sections.flatMap((section) => section.items);
  const extras = items.flatMap((item) => item.extras);
  return [shown.menu, ...shown.sections.map(({ section }) => section), ...items, ...extras];
}

/** The letters of what each view shows: a preview draws it in one theme after another, and reads it once. */
const LETTERS = new WeakMap<View, WeakMap<Shown, Letters>>();

function lettersOf(view: View, shown: Shown): Letters {
  const known = LETTERS.get(view) ?? new WeakMap<Shown, Letters>();
  LETTERS.set(view, known);
  const words = () => `${JSON.stringify(view.publication.venue)} ${wordsOf(view, toldIn(shown))}`;
  const letters = known.get(shown) ?? lettersIn(words(), view.locale);
  known.set(shown, letters);
  return letters;
}

const lookOf = (view: View, theme: Theme, shown: Shown): Look => ({
  theme,
  locale: view.locale,
  root: rootOf(view),
  letters: lettersOf(view, shown),
});

/** The theme that a venue's guests see. */
export const ownTheme = ({ publication }: View): Theme => publication.branding.theme;

/** The welcome page of a venue, in its theme or in another. */
export function welcomePage(view: View, menus: readonly ShownMenu[], theme = ownTheme(view)): Page {
  const { venue, branding } = view.publication;
  return pageOf(view, {
    kind: 'welcome',
    path: '',
    title: venue.full_name,
    description: view.phrases.describeVenue(venue.full_name),
    colour: theme.welcome.options.solid_color,
    style: welcomeStyle(lookOf(view, theme, menus)),
    photos: [welcomePhoto(view, menus, theme), branding.logo, theme.welcome.attachment],
    data: restaurantData(view, menus),
    body: <WelcomePage view={view} menus={menus} theme={theme} />,
  });
}

/** The selection of the menus that are on; `instead` replaces a menu that is off or unknown. */
export function selectionPage(
  view: View,
  menus: readonly ShownMenu[],
  instead?: Replaced,
  theme = ownTheme(view),
): Page {
  const { venue } = view.publication;
  const title = instead?.title ?? view.phrases.menus;
  return pageOf(view, {
    kind: 'selection',
    path: instead?.path ?? '/menus',
    title: `${title} · ${venue.full_name}`,
    description: view.phrases.describeVenue(venue.full_name),
    colour: theme.welcome.options.solid_color,
    robots: instead && 'noindex',
    style: selectionStyle(lookOf(view, theme, menus)),
    photos: menus.map(labelPhoto),
    data: restaurantData(view, menus),
    body: <SelectionPage view={view} menus={menus} instead={instead} />,
  });
}

function photosOf(shown: ShownMenu, around: readonly (Photo | null)[]): (Photo | null)[] {
  const within = shown.sections.flatMap(({ section, items }) => [
    section.photo,
    ...items.map((i) => i.photo),
  ]);
  return [...around, ...within];
}

/** The look that a theme gives to a menu. */
export function lookOfMenu(theme: Theme, menu: MenuPart) {
  const look = menuThemeFor(theme, menu.id);
  if (!look) throw new Error(`theme ${theme.id} has no look for menus`);
  return look;
}

const partStyle = (shown: ShownMenu, from: number) => (isWhole(partOf(shown, from)) ? '' : partRules);

/** Whether guests have nothing to choose on the welcome page: its address shows the only menu in its only language. */
export function leadsStraight(view: View, menus: readonly ShownMenu[]): boolean {
  return menus.length === 1 && !hasOtherLanguage(view);
}

/** Where a menu leads back to: the selection of several menus, the welcome page with its languages, or nowhere. */
function backFrom(view: View, menus: readonly ShownMenu[]): string | null {
  if (menus.length > 1) return '/menus';
  return leadsStraight(view, menus) ? null : '';
}

// All parts of a menu have them, for the script puts their rows together.
const soldOutStyle = ({ soldOut }: View) => (soldOut.size > 0 ? soldOutRules : '');

/**
 * A menu that is on, among the `menus` that are, in the look that its theme gives it, or another. A long menu comes in parts,
 * which `from` tells apart.
 */
export function menuPage(
  view: View,
  shown: ShownMenu,
  menus: readonly ShownMenu[],
  from = 0,
  theme = ownTheme(view),
): Page {
  const { venue, branding } = view.publication;
  const { menu }: { menu: MenuPart } = shown;
  const look = lookOfMenu(theme, menu);
  const title = localized(view, menu.texts, 'title')?.text ?? view.phrases.menu;
  const background = look.background_type === 'image' ? look.attachment : null;
  const back = backFrom(view, menus);
  return pageOf(view, {
    kind: 'menu',
    path: partPath(shown, from),
    title: `${title}${from > 0 ? ` (${from / MENU_PAGE_ITEMS + 1})` : ''} · ${venue.full_name}`,
    description:
      localized(view, menu.texts, 'description')?.text.slice(0, 200) ??
      view.phrases.describe(title, venue.full_name),
    colour: look.options.items.navigation.center,
    style:
      menuStyle(lookOf(view, theme, shown), look.options, { isBehind: background !== null }) +
      partStyle(shown, from) +
      (back === null ? footRules(lookOf(view, theme, shown)) : '') +
      soldOutStyle(view),
    // Those of all parts, whose rows the script puts together on one page.
    photos: photosOf(shown, [bannerOf(view, menu, back), branding.logo, background]),
    data: back === null ? restaurantData(view, menus) : menuOfRestaurant(view, shown),
    menu,
    body: (
      <>
        {background && (
          <Picture
            photo={background}
            root={rootOf(view)}
            className="backdrop"
            sizes="100vw"
            most={1366}
            eager
          />
        )}
        <MenuPage
          view={view}
          shown={shown}
          from={from}
          back={back}
          large={look.options.items.photo.size === 'big'}
          popular={look.options.popular_row}
        />
      </>
    ),
  });
}

/** The table of a menu that is on: its dishes by ingredients. */
export function allergensPage(view: View, shown: ShownMenu): Page {
  const { venue } = view.publication;
  const theme = ownTheme(view);
  const { options } = lookOfMenu(theme, shown.menu);
  const menu = localized(view, shown.menu.texts, 'title')?.text ?? view.phrases.menu;
  const title = `${view.phrases.allergens}: ${menu} · ${venue.full_name}`;
  return pageOf(view, {
    kind: 'allergens',
    path: menuPath(shown.menu) + TABLE_PATH,
    title,
    description: title,
    colour: options.solid_color,
    robots: 'noindex',
    style: allergensStyle(lookOf(view, theme, shown), options),
    photos: [],
    body: <AllergenTable view={view} shown={shown} />,
  });
}
