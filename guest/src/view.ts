import { directionOf, type Locale } from '@sofra/contract/languages/locales';
import type {
  MenuPart,
  Publication,
  PublishedItem,
  Texts,
  TextsByLocale,
} from '@sofra/contract/publishing/publishing';
import type { Phrases } from './phrases/en.ts';
import { PHRASES } from './phrases/phrases.ts';
import { nextReturn, type SoldOut, soldOutAt } from './sold-out.ts';

/** A page of the draft, behind a link: the path at which the pages of the venue stand then, and the end of the link. */
export type Preview = { path: string; until: Date };

/**
 * The whole input of a page's components. `locale` is the guest's language, `locales` are the offered ones,
 * `textLocales` those in which a text is looked up, in order. `chosen`: the language was chosen for the
 * guest and is not in the address. `soldOut` holds ids of items and extras, `nextReturn` is when the first of them is back; `nonce` lets a preview show the
 * page under its own content-security policy, where the style sheet's hash is not known. `preview` is set where a link shows the draft. `cards` is the
 * word of the publication's cards in their addresses; without it the page names none. `edition` is a word for what a menu's page is made of, by which
 * an open page learns that there is a newer one. `drawRow` answers the markup of dishes that are kept from page to page; without it they are rendered.
 */
export type View = {
  publication: Publication;
  locale: Locale;
  locales: Locale[];
  textLocales: readonly Locale[];
  phrases: Phrases;
  now: Date;
  base: string;
  chosen: boolean;
  soldOut: ReadonlySet<string>;
  nextReturn: Date | null;
  nonce?: string | undefined;
  preview?: Preview | undefined;
  cards?: string | undefined;
  edition?: string | undefined;
  drawRow?: DrawRow | undefined;
};

/** All of a view that the row of a dish is made of. */
export type RowView = Pick<View, 'locale' | 'textLocales' | 'phrases' | 'soldOut' | 'base'>;

/** The parts that the row of a dish is made of: `eager` when its picture loads at once, `large` when the theme shows it large. */
export type Row = { view: RowView; item: PublishedItem; currency: string; eager: boolean; large: boolean };

/** Answers the markup of a row. */
export type DrawRow = (row: Row) => string;

/** A text with the language it is in, to be laid out as `lang` and `dir` where that is not the page's own. */
export type LocalizedText = { text: string; lang?: Locale | undefined; dir?: 'ltr' | 'rtl' | undefined };

/** The languages of a venue, its default one first. */
export function venueLocales({ venue }: Publication): Locale[] {
  return [venue.default_locale, ...venue.extra_locales.filter((code) => code !== venue.default_locale)];
}

/** Whether a menu has a language: it is enabled there (rule 35a), and some record has a text in it. */
function hasLocale(menu: MenuPart, locale: Locale): boolean {
  if (!menu.locales.includes(locale)) return false;
  const isWritten = ({ texts }: { texts: TextsByLocale }) =>
    Object.values(texts[locale] ?? {}).some((text) => text.trim() !== '');
  return (
    isWritten(menu) || menu.sections.some((section) => isWritten(section) || section.items.some(isWritten))
  );
}

/** The languages that a venue's pages offer: its default one, and of the others those that some menu has. */
export function offeredLocales(publication: Publication): Locale[] {
  const [first, ...others] = venueLocales(publication);
  const had = others.filter((code) => publication.menus.some((menu) => hasLocale(menu, code)));
  return first ? [first, ...had] : had;
}

/** The languages in which a menu's texts are looked up, in order, without one that is not enabled in it. */
function textLocalesOf({ venue }: Publication, locale: Locale, menu?: MenuPart): readonly Locale[] {
  const isHidden = menu && !menu.locales.includes(locale);
  return isHidden ? [venue.default_locale] : [locale, venue.default_locale];
}

/** The view for the texts of one menu on a page that lists several. */
export function viewOfMenu(view: View, menu: MenuPart): View {
  return { ...view, textLocales: textLocalesOf(view.publication, view.locale, menu) };
}

/** Makes a view; a language that is none of the venue's becomes its default one. */
export function viewOf(given: {
  publication: Publication;
  menu?: MenuPart | undefined;
  locale: Locale;
  now: Date;
  baseUrl: string;
  chosen?: boolean | undefined;
  soldOut?: SoldOut | undefined;
  nonce?: string | undefined;
  preview?: Preview | undefined;
  cards?: string | undefined;
  edition?: string | undefined;
  drawRow?: DrawRow | undefined;
}): View {
  const { publication, soldOut: marks = new Map() } = given;
  const isSpoken = venueLocales(publication).includes(given.locale);
  const locale = isSpoken ? given.locale : publication.venue.default_locale;
  return {
    publication,
    locale,
    locales: offeredLocales(publication),
    textLocales: textLocalesOf(publication, locale, given.menu),
    phrases: PHRASES[locale],
    now: given.now,
    base: given.baseUrl.replace(/\/+$/, ''),
    chosen: given.chosen ?? false,
    soldOut: soldOutAt(marks, given.now),
    nextReturn: nextReturn(marks, given.now),
    nonce: given.nonce,
    preview: given.preview,
    cards: given.cards,
    edition: given.edition,
    drawRow: given.drawRow,
  };
}

/** A text of a record in the guest's language, else the venue's default, else its first one, if any. */
export function localized(
  view: Pick<View, 'locale' | 'textLocales'>,
  texts: TextsByLocale,
  field: keyof Texts,
): LocalizedText | undefined {
  const order = [...view.textLocales, ...(Object.keys(texts) as Locale[])];
  const found = order.find((code) => texts[code]?.[field]?.trim());
  const text = found && texts[found]?.[field];
  if (!found || !text) return undefined;
  return found === view.locale ? { text } : { text, lang: found, dir: directionOf(found) };
}

/** All texts of records as the guest reads them, in one. */
export function wordsOf(view: View, records: readonly { texts: TextsByLocale }[]): string {
  const fields = ['title', 'description', 'note'] as const;
  return records
    .flatMap(({ texts }) => fields.map((field) => localized(view, texts, field)?.text ?? ''))
    .join(' ');
}

/** The attributes of an element that holds a text. */
export function langOf({ lang, dir }: LocalizedText): {
  lang?: Locale | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
} {
  return { lang, dir };
}

/** The address of a page of the venue, absolute: `''` is the welcome page, `/menus` the selection; carries the language. */
export function addressOf(view: View, path: string, locale: Locale = view.locale): string {
  const [place = '', query] = path.split('?');
  const lang = venueLocales(view.publication).length > 1 ? `lang=${locale}` : undefined;
  const said = [lang, query].filter((word) => word !== undefined).join('&');
  return addressForAll(view, place) + (said && `?${said}`);
}

/** The same without a language: each guest gets the page in their own. */
export function addressForAll(view: View, path: string): string {
  return `${view.base}${view.preview?.path ?? `/m/${view.publication.venue.slug}`}${path}`;
}

/** The same as a link on a page: without the origin, so that a preview on another one stays there. */
export function linkTo(view: View, path: string, locale: Locale = view.locale): string {
  return addressOf(view, path, locale).replace(/^https?:\/\/[^/]+/, '');
}

/** The path at which the installation's public addresses begin, without the origin; mostly empty. */
export function rootOf(view: Pick<View, 'base'>): string {
  return view.base.replace(/^https?:\/\/[^/]+/, '');
}

/** The path of a page of a menu. */
export function menuPath(menu: MenuPart): string {
  return `/${menu.slug}`;
}
