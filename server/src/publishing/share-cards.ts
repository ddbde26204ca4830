import { directionOf, type Locale } from '@sofra/contract/locales';
import type { Photo, Publication } from '@sofra/contract/publishing';
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

/** The card of one publication in one language: the venue's, or that of a menu by its number. */
export type CardName = { number: number; locale: Locale; menu?: number | undefined };

const cardKey = (venueId: string, { number, locale, menu }: CardName) =>
  `cards/${venueId}/${number}-${locale}${menu === undefined ? '' : `-${menu}`}.jpg`;

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

const menuIn = ({ menus }: Publication, number: number | undefined) =>
  menus.find((menu) => menu.photo && menu.number === number);

/** A venue's card shows its own picture, else a dish; that of a menu with a picture of its own shows that one, and says its title. */
async function makeCard(
  app: AppContext,
  { venueId, publication }: Published,
  name: CardName,
): Promise<Buffer | undefined> {
  const { venue, branding } = publication;
  const { welcome } = branding.theme;
  const menu = menuIn(publication, name.menu);
  if (!menu && name.menu !== undefined) return undefined;
  const { locale } = name;
  const view = viewOf({ publication, menu, locale, now: app.clock.now(), baseUrl: '' });
  const card = await drawCard({
    name: venue.full_name,
    word: (menu && localized(view, menu.texts, 'title')?.text) ?? view.phrases.menu,
    isRightToLeft: directionOf(locale) === 'rtl',
    page: welcome.options.solid_color,
    accent: welcome.options.branch.background_color,
    logo: await pictureBytes(app, branding.logo),
    picture: await pictureBytes(app, menu?.photo ?? pictureOf(publication)),
  });
  await app.files.write(cardKey(venueId, name), card);
  return card;
}

/** The names of a publication's cards: in each language one of the venue, and one of each menu with a picture of its own. */
function cardsOf(publication: Publication, number: number): CardName[] {
  const menus = publication.menus.filter(({ photo }) => photo).map((menu) => menu.number);
  return venueLocales(publication).flatMap((locale) =>
    [undefined, ...menus].map((menu) => ({ number, locale, menu })),
  );
}

// A card that is being made, or that the publication has not in this language, costs strangers' requests nothing more.
const making = new LRUCache<string, Promise<Buffer | undefined>>({ max: 100, ttl: 60_000 });

async function newestCard(app: AppContext, slug: string, name: CardName): Promise<Buffer | undefined> {
  const published = await publishedAt(app.db, slug);
  if (!published || !venueLocales(published.publication).includes(name.locale)) return undefined;
  return makeCard(app, published, name);
}

/**
 * The card of a publication, as the file that was made of it; of the newest one it is made when it is not there yet. Undefined
 * when there is none.
 */
export async function shareCard(app: AppContext, slug: string, name: CardName): Promise<Buffer | undefined> {
  const newest = await newestAt(app.db, slug);
  if (!newest) return undefined;
  const key = cardKey(newest.venueId, name);
  const kept = await app.files.read(key);
  if (kept || name.number !== newest.number) return kept ?? undefined;
  const made = making.get(key) ?? newestCard(app, slug, name);
  making.set(key, made);
  made.catch(() => making.delete(key));
  return made;
}

/** Makes the cards of a publication in its languages, and removes those of the one before. */
export const makeCards: Job<{ slug: string; number: number }> = {
  name: 'share-cards',
  schema: z.object({ slug: z.string(), number: z.int() }),
  async run(app, { slug, number }) {
    const published = await publishedAt(app.db, slug);
    // A newer publication has a job of its own.
    if (published?.publication.number !== number) return;
    const { venueId, publication } = published;
    for (const name of cardsOf(publication, number)) await makeCard(app, published, name);
    for (const name of cardsOf(publication, number - 1)) await app.files.remove(cardKey(venueId, name));
  },
};
