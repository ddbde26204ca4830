import { CACHE_SECONDS } from '@sofra/contract/limits';
import type { AppContext } from '../../platform/app-context.ts';
import { shareCard } from '../../publishing/share-cards.ts';
import { readCard } from '../card-route.ts';
import { codeOf } from '../code-route.ts';
import { formatsOf } from '../pictures.ts';
import type { Writing } from './writing.ts';

const FOR_EVER = `public, max-age=${CACHE_SECONDS.picture}, immutable`;

const PICTURES = /\/i\/([1-9]\d*)-([1-9]\d*)(?!\d)/g;
const CARDS = /\/c\/[a-z0-9-]+\/[\w-]+\.jpg/g;

/** Writes the pictures that a page shows, in each format and width that it names. */
async function writePictures(app: AppContext, writing: Writing, html: string): Promise<void> {
  const named = new Map([...html.matchAll(PICTURES)].map(([path, ...named]) => [path, named] as const));
  for (const [path, [number = '', width = '']] of named)
    for (const { format, read } of formatsOf(app, [number, width]))
      await writing.file(
        `${path.slice(1)}.${format}`,
        { ContentType: `image/${format}`, CacheControl: FOR_EVER },
        read,
      );
}

/** Writes the cards that chats show of a page, but those of dishes, which are made when they are asked for. */
async function writeCards(app: AppContext, writing: Writing, html: string): Promise<void> {
  for (const path of new Set([...html.matchAll(CARDS)].map(([found]) => found))) {
    const asked = readCard(path);
    if (!asked || asked.card.of.kind === 'dish') continue;
    const { signal } = new AbortController();
    await writing.file(path.slice(1), { ContentType: 'image/jpeg', CacheControl: FOR_EVER }, async () => {
      const card = await shareCard(app, { ...asked, signal });
      if (card === 'unready') throw new Error('a card is not ready');
      return card;
    });
  }
}

/** Writes what a page refers to, so that it is there before the page is. */
export async function writeReferred(app: AppContext, writing: Writing, html: string): Promise<void> {
  await writePictures(app, writing, html);
  await writeCards(app, writing, html);
}

/** Writes the code that stands at the foot of a printed menu. */
export function writeCode(app: AppContext, writing: Writing, slug: string): Promise<void> {
  const headers = { ContentType: 'image/svg+xml', CacheControl: `public, max-age=${CACHE_SECONDS.redirect}` };
  return writing.file(`c/${slug}/code.svg`, headers, async () => Buffer.from(codeOf(app, slug)));
}
