import { basename } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { AppContext } from '../platform/app-context.ts';
import { isDatabaseAway, logFailure } from '../platform/database/failures.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { type CardName, cardsOf, cardsWord } from './card-subject.ts';
import { cardFolder, cardKey, madeCard, makeCard, type Published } from './make-card.ts';
import { atAddress, newestAt, publicationNow } from './publications.ts';
import { Turns } from './turns.ts';

/** The newest publication at a public address. */
async function publishedAt(db: Db, slug: string): Promise<Published | undefined> {
  const found = await atAddress(db, slug);
  if (found.kind === 'moved') return publishedAt(db, found.slug);
  if (found.kind !== 'publication') return undefined;
  return { venueId: found.venueId, publication: publicationNow(found).publication };
}

// The cards of many dishes are made of one reading.
const reading = new LRUCache<string, Promise<Published | undefined>>({ max: 3, ttl: 60_000 });

/** Strangers who ask for cards at once share one reading. */
function readOnce(db: Db, slug: string, key: string): Promise<Published | undefined> {
  const shared = reading.get(key);
  if (shared) return shared;
  const asked = publishedAt(db, slug);
  reading.set(key, asked);
  const forget = () => void reading.delete(key);
  asked.then((published) => published ?? forget(), forget);
  return asked;
}

// Strangers make up editions of cards: what a publication's is, is found once.
const words = new LRUCache<string, string>({ max: 20_000 });

type Newest = { slug: string; venueId: string; number: number };

/** The word of the newest publication's cards. */
async function wordNow(
  { db, clock }: AppContext,
  { slug, venueId, number }: Newest,
): Promise<string | undefined> {
  const key = `${venueId} ${number}`;
  const known = words.get(key);
  if (known) return known;
  const published = await readOnce(db, slug, key);
  const word = published && cardsWord(published.publication, clock.now());
  if (word) words.set(key, word);
  return word;
}

/** Cards of a venue that may wait: about as many as are drawn while a chat waits for one. */
const MOST_WAITING = 30;

// Strangers who ask for the cards of all dishes leave guests their share of the machine, and other venues their turn.
const turns = new Turns<Buffer | undefined>(MOST_WAITING);

/** Who asks for a card at which address; the signal is aborted when they have gone. */
type Asked = { slug: string; card: CardName; signal: AbortSignal };

/**
 * The card of a publication, as it was made; of the newest one it is made when it is not there yet. Undefined when there is
 * none, `unready` when too many wait for one or it can't be drawn.
 */
export async function shareCard(
  app: AppContext,
  { slug, card, signal }: Asked,
): Promise<Buffer | 'unready' | undefined> {
  const newest = await newestAt(app.db, slug);
  if (!newest) return undefined;
  const { venueId, number } = newest;
  const made = await madeCard(app, venueId, card);
  if (made) return made;
  if (card.edition !== (await wordNow(app, { slug, ...newest }))) return undefined;
  const drawing = turns.take({ owner: venueId, key: cardKey(venueId, card), signal }, async () => {
    const published = await readOnce(app.db, slug, `${venueId} ${number}`);
    return published && ((await madeCard(app, venueId, card)) ?? makeCard(app, published, card));
  });
  if (drawing === 'full') return 'unready';
  return drawing.catch((error: Error) => {
    if (isDatabaseAway(error)) throw error;
    logFailure(app.log, 'error', error, 'a share card could not be drawn');
    return 'unready' as const;
  });
}

/** Makes the cards of a publication in its languages, and removes those of earlier ones. */
export const makeCards: Job<{ slug: string; number: number }> = {
  name: 'share-cards',
  schema: z.object({ slug: z.string(), number: z.int() }),
  async run(app, { slug, number }) {
    const newest = await newestAt(app.db, slug);
    // Listed before the publication is read: what a newer one draws meanwhile stays.
    const earlier = newest ? await app.files.list(cardFolder(newest.venueId)) : [];
    const published = await publishedAt(app.db, slug);
    // A newer publication has a job of its own.
    if (published?.publication.number !== number) return;
    const { venueId, publication } = published;
    const failures: unknown[] = [];
    const cards = cardsOf(publication, app.clock.now());
    for (const card of cards) {
      if (await madeCard(app, venueId, card)) continue;
      // One card that fails takes neither the others nor the removal with it.
      await makeCard(app, published, card).catch((error: unknown) => failures.push(error));
    }
    const edition = cards[0]?.edition ?? '';
    for (const key of earlier) if (!basename(key).startsWith(edition)) await app.files.remove(key);
    // The job is tried again for the cards that it could not make.
    if (failures.length > 0) throw failures[0];
  },
};
