import type { Theme } from '@sofra/contract/branding/branding';
import type { Locale } from '@sofra/contract/languages/locales';
import type { Photo } from '@sofra/contract/pictures/photo';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { menuPage, type Page, selectionPage, welcomePage } from '@sofra/guest/page';
import { viewOf } from '@sofra/guest/view';
import { type ShownMenu, shownMenu, shownMenus } from '@sofra/guest/visibility';
import { type Background, COMMON, type ThemeForm } from './theme-values.ts';

/** A screen of the guests' pages; `menu` is the key of a look, `detail` the menu with a dish open. */
export type Screen = 'welcome' | 'selection' | 'detail' | 'menu';

/** Finds the picture of an address, as a page needs it; undefined until its size is known. */
export type PhotoOf = (url: string) => Photo | undefined;

function backgroundOf({ type, url }: Background, photoOf: PhotoOf) {
  const attachment = (url && photoOf(url)) || null;
  return { background_type: attachment ? type : ('color' as const), attachment };
}

/** The form's theme, as a publication would hold it. */
export function previewTheme(values: ThemeForm, photoOf: PhotoOf): Theme {
  const { name, fonts, welcome, detail, selection, menus } = values;
  return {
    id: 'preview',
    name,
    default: false,
    enabled: true,
    fonts,
    welcome: { ...backgroundOf(welcome.background, photoOf), options: welcome.options },
    detail,
    selection,
    menu_themes: Object.entries(menus).map(([key, { background, options }]) => ({
      id: key,
      menu_id: key === COMMON ? null : key,
      default: key === COMMON,
      ...backgroundOf(background, photoOf),
      options,
    })),
  };
}

/** The menus that guests would see now; outside of all schedules, all of them. */
function previewMenus(draft: Publication, now: Date): ShownMenu[] {
  const shown = shownMenus(draft, now);
  if (shown.length > 0) return shown;
  return draft.menus
    .map((menu) => ({ menu, sections: menu.sections.map((section) => ({ section, items: section.items })) }))
    .filter(({ sections }) => sections.some(({ items }) => items.length > 0));
}

/** The contents of a preview; `look` is the key of the menu's look, `looks` are the keys of all. */
export type Preview = {
  draft: Publication;
  screen: Screen;
  look: string;
  looks: readonly string[];
  locale: Locale;
  now: Date;
  nonce: string;
};

/** The menu that shows a look: its own, else one without a look of its own, else any. */
function menuWith({ draft, look, looks, now }: Preview): ShownMenu | undefined {
  const menus = previewMenus(draft, now);
  const own = draft.menus.find(({ id }) => id === look);
  const shown = own && shownMenu(own, draft.venue.time_zone, now);
  if (shown) return shown;
  return (
    menus.find(({ menu }) => menu.id === look) ??
    menus.find(({ menu }) => !looks.includes(menu.id)) ??
    menus[0]
  );
}

/**
 * Prepares a page of a preview, made as the public one is, for the themes that it will be shown in one after the other;
 * undefined for a menu when nothing is on any.
 */
export function previewPage(preview: Preview): ((theme: Theme) => Page) | undefined {
  const { draft, screen, locale, now, nonce } = preview;
  const given = { publication: draft, locale, now, baseUrl: location.origin, nonce };
  const menus = previewMenus(draft, now);
  const view = viewOf(given);
  if (screen === 'welcome') return (theme) => welcomePage(view, menus, theme);
  if (screen === 'selection') return (theme) => selectionPage(view, menus, undefined, theme);
  const shown = menuWith(preview);
  if (!shown) return undefined;
  const ofMenu = viewOf({ ...given, menu: shown.menu });
  return (theme) => menuPage(ofMenu, shown, menus, 0, theme);
}
