import { createHash } from 'node:crypto';
import type { Locale } from '@sofra/contract/languages/locales';
import type { Photo } from '@sofra/contract/pictures/photo';
import type { MenuPart, Publication, TextsByLocale } from '@sofra/contract/publishing/publishing';
import { dishCard, dishEdition } from '@sofra/guest/dish-card';
import { dishPhoto } from '@sofra/guest/dish-photos';
import { PHRASES } from '@sofra/guest/phrases/phrases';
import { localized, venueLocales, viewOf } from '@sofra/guest/view';

/**
 * Whose card it is, and in which language: the venue's, or that of a menu or of a dish by its number. A dish's has an edition of its
 * own, a number for what it shows.
 */
type Owner = {
  locale: Locale;
  of: { kind: 'venue' } | { kind: 'menu'; number: number } | { kind: 'dish'; number: number; shows: number };
};

/** The card of one edition, the word of what all cards but those of dishes show: they stay while that does. */
export type CardName = Owner & { edition: string };

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
 * the venue. Undefined when the publication has no such card, whatever the edition of the others is.
 */
export function subjectOf(publication: Publication, { locale, of }: Owner, now: Date): Subject | undefined {
  if (!venueLocales(publication).includes(locale)) return undefined;
  const viewIn = (menu: MenuPart) => viewOf({ publication, menu, locale, now, baseUrl: '' });
  const titleOf = (menu: MenuPart, { texts }: { texts: TextsByLocale }) =>
    localized(viewIn(menu), texts, 'title')?.text;
  const name = publication.venue.full_name;
  const { menu: word } = PHRASES[locale];
  if (of.kind === 'venue') return { name, word, photo: pictureOf(publication) };
  if (of.kind === 'menu') {
    const menu = publication.menus.find((one) => one.photo && one.number === of.number);
    return menu && { name, word: titleOf(menu, menu) ?? word, photo: menu.photo };
  }
  const dish = dishIn(publication, of.number);
  if (!dish) return undefined;
  const card = dishCard(viewIn(dish.menu), dish.menu, dish.item);
  return dishEdition(card) === of.shows ? card : undefined;
}

/** The owners of the cards that are made with a publication: in each language the venue, and each menu with a picture of its own. */
function ownersOf(publication: Publication): Owner[] {
  const menus = publication.menus.filter(({ photo }) => photo).map((menu) => menu.number);
  const owners = [{ kind: 'venue' } as const, ...menus.map((it) => ({ kind: 'menu', number: it }) as const)];
  return venueLocales(publication).flatMap((locale) => owners.map((of) => ({ locale, of })));
}

/** The colours and the logo of all cards of a publication. */
export const clothOf = ({ branding: { logo, theme } }: Publication) => ({
  page: theme.welcome.options.solid_color,
  accent: theme.welcome.options.branch.background_color,
  logo,
});

/** The length of a word of cards: no two editions of one venue have the same. */
const WORD_LENGTH = 10;

/** The word of a publication's cards but those of dishes: another one when they show anything else. */
export function cardsWord(publication: Publication, now: Date): string {
  const subjects = ownersOf(publication).map((owner) => [owner, subjectOf(publication, owner, now)]);
  const shown = JSON.stringify([clothOf(publication), subjects]);
  return createHash('sha256').update(shown).digest('hex').slice(0, WORD_LENGTH);
}

/**
 * The names of the cards that are made with a publication. Those of dishes are made when they are asked for, since few dishes are
 * shared.
 */
export function cardsOf(publication: Publication, now: Date): CardName[] {
  const edition = cardsWord(publication, now);
  return ownersOf(publication).map((owner) => ({ ...owner, edition }));
}
