import { basename } from 'node:path';
import { directionOf, type Locale } from '@sofra/contract/locales';
import { formatPrice } from '@sofra/contract/money';
import type { Photo } from '@sofra/contract/photo';
import type { MenuPart, Publication, TextsByLocale } from '@sofra/contract/publishing';
import { dishPhoto } from '@sofra/guest/dish-photos';
import { localized, venueLocales, viewOf } from '@sofra/guest/view';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { AppContext } from '../platform/app-context.ts';
import type { Job } from '../platform/jobs.ts';
import type { Db } from '../platform/tables.ts';
import { fileKey } from '../uploads/blobs.ts';
import { drawCard } from './draw-card.ts';
import { atAddress, newestAt, publicationNow } from './publications.ts';

/** The card of one publication in one language: the venue's, or that of a menu or of a dish by its number. */
export type CardName = { number: number; locale: Locale; menu?: number; item?: number };

const folderOf = (venueId: string) => `cards/${venueId}`;

function cardKey(venueId: string, { number, locale, menu, item }: CardName): string {
  const own = item === undefined ? menu : `item-${item}`;
  return `${folderOf(venueId)}/${number}-${locale}${own === undefined ? '' : `-${own}`}.jpg`;
}

type Published = { venueId: string; publication: Publication };

/** The newest publication at a public address. */
async function publishedAt(db: Db, slug: string): Promise<Published | undefined> {
  const found = await atAddress(db, slug);
  if (found.kind === 'moved') return publishedAt(db, found.slug);
  if (found.kind !== 'publication') return undefined;
  return { venueId: found.venueId, publication: publicationNow(found).publication };
}

/** The picture that a venue has of its own, or that of a dish. */
const pictureOf = ({ branding, menus }: Publication): Photo | null =>
  branding.welcome_screen ?? branding.theme.welcome.attachment ?? dishPhoto(menus);

async function pictureBytes({ db, files }: AppContext, photo: Photo | null): Promise<Buffer | null> {
  if (!photo) return null;
  const { number } = photo;
  const blob = await db
    .selectFrom('blobs')
    .select(['id', 'widths'])
    .where('number', '=', number)
    .executeTakeFirst();
  return blob ? files.read(fileKey(blob.id, blob.widths.at(-1) ?? 0, 'webp')) : null;
}

/** What a card says, in large letters and in small ones, and the picture that it shows. */
type Subject = { name: string; word: string; photo: Photo | null };

/** A dish with a picture of its own, and its menu. */
function dishIn({ menus }: Publication, number: number) {
  for (const menu of menus)
    for (const { items } of menu.sections)
      for (const item of items) if (item.number === number && item.photo) return { menu, item };
  return undefined;
}

/** A dish's card says its title and its price, a menu's the venue and its title, and a venue's the venue. */
function subjectOf(publication: Publication, { locale, menu: number, item }: CardName, now: Date) {
  const viewIn = (menu?: MenuPart) => viewOf({ publication, menu, locale, now, baseUrl: '' });
  const titleOf = (menu: MenuPart, { texts }: { texts: TextsByLocale }) =>
    localized(viewIn(menu), texts, 'title')?.text;
  const name = publication.venue.full_name;
  const { menu: word } = viewIn().phrases;
  if (item !== undefined) {
    const dish = dishIn(publication, item);
    if (!dish) return undefined;
    const { menu, item: it } = dish;
    const price = formatPrice(it.price, menu.currency, viewIn().locale);
    return { name: titleOf(menu, it) ?? '—', word: price, photo: it.photo } satisfies Subject;
  }
  if (number === undefined) return { name, word, photo: pictureOf(publication) } satisfies Subject;
  const menu = publication.menus.find((one) => one.photo && one.number === number);
  return menu && ({ name, word: titleOf(menu, menu) ?? word, photo: menu.photo } satisfies Subject);
}

/** Draws a card and keeps it as a file; undefined when there is nothing of that name to show. */
async function makeCard(
  app: AppContext,
  { venueId, publication }: Published,
  card: CardName,
): Promise<Buffer | undefined> {
  const { branding } = publication;
  const { welcome } = branding.theme;
  const subject = subjectOf(publication, card, app.clock.now());
  if (!subject) return undefined;
  const { photo, ...words } = subject;
  const drawn = await drawCard({
    ...words,
    isRightToLeft: directionOf(card.locale) === 'rtl',
    page: welcome.options.solid_color,
    accent: welcome.options.branch.background_color,
    logo: await pictureBytes(app, branding.logo),
    picture: await pictureBytes(app, photo),
  });
  await app.files.write(cardKey(venueId, card), drawn);
  return drawn;
}

/**
 * The names of the cards that are made with a publication: in each language one of the venue, and one of each menu with a
 * picture of its own. Those of dishes are made when they are asked for, since few dishes are shared.
 */
function cardsOf(publication: Publication, number: number): CardName[] {
  const menus = publication.menus.filter(({ photo }) => photo).map(({ number: menu }) => ({ menu }));
  return venueLocales(publication).flatMap((locale) =>
    [{}, ...menus].map((own) => ({ number, locale, ...own })),
  );
}

// A card that is being made, or that the publication has not in this language, costs strangers' requests nothing more.
const making = new LRUCache<string, Promise<Buffer | undefined>>({ max: 100, ttl: 60_000 });
// The cards of many dishes are made of one reading.
const reading = new LRUCache<string, Promise<Published | undefined>>({ max: 3, ttl: 60_000 });

function kept<T>(cache: LRUCache<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const made = cache.get(key) ?? make();
  cache.set(key, made);
  made.catch(() => cache.delete(key));
  return made;
}

let last: Promise<unknown> = Promise.resolve();

/** Begins a work after those before it: strangers who ask for the cards of all dishes leave guests their share of the machine. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

async function newestCard(
  app: AppContext,
  slug: string,
  newest: { venueId: string },
  card: CardName,
): Promise<Buffer | undefined> {
  const key = `${newest.venueId} ${card.number}`;
  const published = await kept(reading, key, () => publishedAt(app.db, slug));
  if (published?.publication.number !== card.number) return undefined;
  if (!venueLocales(published.publication).includes(card.locale)) return undefined;
  return inTurn(() => makeCard(app, published, card));
}

/**
 * The card of a publication, as the file that was made of it; of the newest one it is made when it is not there yet. Undefined
 * when there is none.
 */
export async function shareCard(app: AppContext, slug: string, card: CardName): Promise<Buffer | undefined> {
  const newest = await newestAt(app.db, slug);
  if (!newest) return undefined;
  const key = cardKey(newest.venueId, card);
  const file = await app.files.read(key);
  if (file || card.number !== newest.number) return file ?? undefined;
  return kept(making, key, () => newestCard(app, slug, newest, card));
}

/** Removes the cards of publications before one. */
async function removeEarlier({ files }: AppContext, venueId: string, number: number): Promise<void> {
  for (const key of await files.list(folderOf(venueId)))
    if (Number.parseInt(basename(key), 10) < number) await files.remove(key);
}

/** Makes the cards of a publication in its languages, and removes those of earlier ones. */
export const makeCards: Job<{ slug: string; number: number }> = {
  name: 'share-cards',
  schema: z.object({ slug: z.string(), number: z.int() }),
  async run(app, { slug, number }) {
    const published = await publishedAt(app.db, slug);
    // A newer publication has a job of its own.
    if (published?.publication.number !== number) return;
    const { venueId, publication } = published;
    for (const name of cardsOf(publication, number)) await makeCard(app, published, name);
    await removeEarlier(app, venueId, number);
  },
};
