import type { Locale } from '@sofra/contract/languages/locales';
import { formatPrice } from '@sofra/contract/money/money';
import type { Photo } from '@sofra/contract/pictures/photo';
import type { MenuPart, Publication, TextsByLocale } from '@sofra/contract/publishing/publishing';
import { dishPhoto } from '@sofra/guest/dish-photos';
import { localized, venueLocales, viewOf } from '@sofra/guest/view';

/** The card of one publication in one language: the venue's, or that of a menu or of a dish by its number. */
export type CardName = {
  number: number;
  locale: Locale;
  of: { kind: 'venue' } | { kind: 'menu' | 'dish'; number: number };
};

/** What a card says, in large letters and in small ones, and the picture that it shows. */
export type Subject = { name: string; word: string; photo: Photo | null };

/** The picture that a venue has of its own, or that of a dish. */
const pictureOf = ({ branding, menus }: Publication): Photo | null =>
  branding.welcome_screen ?? branding.theme.welcome.attachment ?? dishPhoto(menus);

/** A dish with a picture of its own, and its menu. */
function dishIn({ menus }: Publication, number: number) {
  for (const menu of menus)
    for (const { items } of menu.sections)
      for (const item of items) if (item.number === number && item.photo) return { menu, item };
  return undefined;
}

/**
 * The contents of a publication's card: a dish's says its title and its price, a menu's the venue and its title, and a venue's
 * the venue. Undefined when the publication has no such card.
 */
export function subjectOf(
  publication: Publication,
  { number, locale, of }: CardName,
  now: Date,
): Subject | undefined {
  if (publication.number !== number || !venueLocales(publication).includes(locale)) return undefined;
  const viewIn = (menu?: MenuPart) => viewOf({ publication, menu, locale, now, baseUrl: '' });
  const titleOf = (menu: MenuPart, { texts }: { texts: TextsByLocale }) =>
    localized(viewIn(menu), texts, 'title')?.text;
  const name = publication.venue.full_name;
  const { menu: word } = viewIn().phrases;
  if (of.kind === 'venue') return { name, word, photo: pictureOf(publication) };
  if (of.kind === 'menu') {
    const menu = publication.menus.find((one) => one.photo && one.number === of.number);
    return menu && { name, word: titleOf(menu, menu) ?? word, photo: menu.photo };
  }
  const dish = dishIn(publication, of.number);
  if (!dish) return undefined;
  const { menu, item } = dish;
  const price = formatPrice(item.price, menu.currency, viewIn().locale);
  return { name: titleOf(menu, item) ?? '—', word: price, photo: item.photo };
}

/**
 * The names of the cards that are made with a publication: in each language one of the venue, and one of each menu with a
 * picture of its own. Those of dishes are made when they are asked for, since few dishes are shared.
 */
export function cardsOf(publication: Publication, number: number): CardName[] {
  const menus = publication.menus.filter(({ photo }) => photo).map((menu) => menu.number);
  const owners = [{ kind: 'venue' } as const, ...menus.map((it) => ({ kind: 'menu', number: it }) as const)];
  return venueLocales(publication).flatMap((locale) => owners.map((of) => ({ number, locale, of })));
}
