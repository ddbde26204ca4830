import { directionOf } from '@sofra/contract/languages/locales';
import type { Photo } from '@sofra/contract/pictures/photo';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../platform/app-context.ts';
import { fileKey } from '../uploads/blobs.ts';
import { type CardName, clothOf, subjectOf } from './card-subject.ts';
import { drawCard } from './draw-card.ts';

/** The folder of the store with a venue's cards. */
export const cardFolder = (venueId: string) => `cards/${venueId}`;

/** The key of a card, in the store or in memory. */
export function cardKey(venueId: string, { edition, locale, of }: CardName): string {
  const ofMenu = of.kind === 'menu' ? `-${of.number}` : '';
  const own = of.kind === 'dish' ? `-item-${of.number}.${of.shows}` : ofMenu;
  return `${cardFolder(venueId)}/${edition}-${locale}${own}.jpg`;
}

const DISH_CARDS_BYTES = 16 * 1024 * 1024;

// A venue of 10,000 dishes would have gigabytes of cards, which strangers could fill the disk with; one is drawn fast.
const dishCards = new LRUCache<string, Buffer>({
  maxSize: DISH_CARDS_BYTES,
  sizeCalculation: ({ length }) => length,
});

/** A card that was made before: a dish's in memory, others in the store. */
export async function madeCard({ files }: AppContext, venueId: string, card: CardName) {
  const key = cardKey(venueId, card);
  return (card.of.kind === 'dish' ? dishCards.get(key) : await files.read(key)) ?? undefined;
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

/** A publication and its venue. */
export type Published = { venueId: string; publication: Publication };

/** Draws a card and keeps it; undefined when there is nothing of that name to show. */
export async function makeCard(
  app: AppContext,
  { venueId, publication }: Published,
  card: CardName,
): Promise<Buffer | undefined> {
  const subject = subjectOf(publication, card, app.clock.now());
  if (!subject) return undefined;
  const { name, word, photo } = subject;
  const { page, accent, logo } = clothOf(publication);
  const drawn = await drawCard({
    name,
    word,
    isRightToLeft: directionOf(card.locale) === 'rtl',
    page,
    accent,
    logo: await pictureBytes(app, logo),
    picture: await pictureBytes(app, photo),
  });
  const key = cardKey(venueId, card);
  if (card.of.kind === 'dish') dishCards.set(key, drawn);
  else await app.files.write(key, drawn);
  return drawn;
}
