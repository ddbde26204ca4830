import { directionOf, type Locale } from '@sofra/contract/locales';
import type { Photo, Publication } from '@sofra/contract/publishing';
import { PHRASES } from '@sofra/guest/phrases/phrases';
import { venueLocales } from '@sofra/guest/view';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { AppContext } from '../platform/app-context.ts';
import type { Job } from '../platform/jobs.ts';
import type { Db } from '../platform/tables.ts';
import { fileKey } from '../uploads/blobs.ts';
import { drawCard } from './draw-card.ts';
import { atAddress, newestAt, publicationNow } from './publications.ts';

/** The card of one publication in one language. */
type CardName = { venueId: string; number: number; locale: Locale };

const cardKey = ({ venueId, number, locale }: CardName) => `cards/${venueId}/${number}-${locale}.jpg`;

type Published = { venueId: string; publication: Publication };

/** The newest publication at a public address. */
async function publishedAt(db: Db, slug: string): Promise<Published | undefined> {
  const found = await atAddress(db, slug);
  if (found.kind === 'moved') return publishedAt(db, found.slug);
  if (found.kind !== 'publication') return undefined;
  return { venueId: found.venueId, publication: publicationNow(found).publication };
}

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

async function makeCard(
  app: AppContext,
  { venueId, publication }: Published,
  locale: Locale,
): Promise<Buffer> {
  const { venue, branding, number } = publication;
  const { welcome } = branding.theme;
  const card = await drawCard({
    name: venue.full_name,
    word: PHRASES[locale].menu,
    isRightToLeft: directionOf(locale) === 'rtl',
    page: welcome.options.solid_color,
    accent: welcome.options.branch.background_color,
    logo: await pictureBytes(app, branding.logo),
    picture: await pictureBytes(app, branding.welcome_screen ?? welcome.attachment),
  });
  await app.files.write(cardKey({ venueId, number: number ?? 0, locale }), card);
  return card;
}

// A card that is being made, or that the publication has not in this language, costs strangers' requests nothing more.
const making = new LRUCache<string, Promise<Buffer | undefined>>({ max: 100, ttl: 60_000 });

async function newestCard(app: AppContext, slug: string, locale: Locale): Promise<Buffer | undefined> {
  const published = await publishedAt(app.db, slug);
  if (!published || !venueLocales(published.publication).includes(locale)) return undefined;
  return makeCard(app, published, locale);
}

/**
 * The card of a publication, as the file that was made of it; of the newest one it is made when it is not there yet. Undefined
 * when there is none.
 */
export async function shareCard(
  app: AppContext,
  slug: string,
  number: number,
  locale: Locale,
): Promise<Buffer | undefined> {
  const newest = await newestAt(app.db, slug);
  if (!newest) return undefined;
  const key = cardKey({ venueId: newest.venueId, number, locale });
  const kept = await app.files.read(key);
  if (kept || number !== newest.number) return kept ?? undefined;
  const made = making.get(key) ?? newestCard(app, slug, locale);
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
    for (const locale of venueLocales(publication)) {
      await makeCard(app, published, locale);
      await app.files.remove(cardKey({ venueId, number: number - 1, locale }));
    }
  },
};
