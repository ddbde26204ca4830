import { MINUTE } from '@sofra/contract/limits';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { openTarget } from '../../platform/files/target.ts';
import { enqueue, type Job } from '../../platform/jobs/jobs.ts';
import { type GuestAddress, readAddress } from '../address.ts';
import { decode } from '../encodings.ts';
import type { Entry } from '../entry.ts';
import { choose, make, redirect } from '../making.ts';
import { purgePages } from '../purge/purge-pages.ts';
import { placeOf, type VenuePlace } from '../venue-place.ts';
import { type Loaded, venueStates } from '../venue-states.ts';
import { writeCode, writeReferred } from './referred.ts';
import { awayKey, standIn } from './stand-ins.ts';
import { dishPagesOf, pagesOf, pathsOf, type StaticPage } from './static-pages.ts';
import { beginWriting, type Writing } from './writing.ts';

/** For how long after a publication its pictures may still lack their smallest format, which a job makes. */
const PICTURES_READY = 10 * MINUTE;

/** The parts of writing a venue's pages; `until` is the first moment at which one of them may be another. */
type Work = { app: AppContext; writing: Writing; loaded: Loaded; until: number | null };

type Made = { page: StaticPage; entry: Entry };

function addressAt(url: string): GuestAddress {
  const address = readAddress(url);
  if (!address) throw new Error(`${url} is no public address`);
  return address;
}

async function makePage(work: Work, page: StaticPage): Promise<Made> {
  const { app, loaded } = work;
  const address = addressAt(page.url);
  const entry = await make(app, address, loaded, choose(address, loaded.state, page));
  if (entry.until !== null) work.until = Math.min(entry.until, work.until ?? entry.until);
  return { page, entry };
}

/** Writes a page, or what stands in where the address has none now. */
async function writePage({ writing }: Work, { page, entry }: Made): Promise<void> {
  if (entry.status === 200) return writing.page(page.key, entry);
  // An address with its language, or the main one, tells enough while the servers are away.
  if (page.key.includes('/any-')) return;
  await writing.page(awayKey(page.key), await standIn(entry));
}

/** Writes what leads from a venue's former addresses to the present one. */
async function writeFormer({ app, writing, loaded }: Work, { slug, former }: VenuePlace): Promise<void> {
  const paths = pathsOf(loaded.publication, app.clock.now()).filter((path) => !path.includes('?'));
  for (const old of former)
    for (const path of paths) {
      const url = `/m/${old}${path}`;
      const entry = await redirect(app, slug, addressAt(url), { url });
      await writing.page(awayKey(`${url.slice(1)}/main.html`), await standIn(entry));
    }
}

async function writeAll(work: Work, place: VenuePlace): Promise<void> {
  const { app, writing, loaded } = work;
  const { publication, state } = loaded;
  const now = app.clock.now();
  const made: Made[] = [];
  for (const page of pagesOf(publication, state.offered, now)) made.push(await makePage(work, page));
  for (const { page, entry } of made)
    if (!page.key.endsWith('.json')) await writeReferred(app, writing, decode(entry.body).toString());
  await writeCode(app, writing, place.slug);
  for (const one of made) await writePage(work, one);
  await writeFormer(work, place);
  // The menus show no page of a dish, whose address is for chats, so these may follow.
  for (const page of dishPagesOf(publication, state.offered, now))
    await writePage(work, await makePage(work, page));
}

const isYoung = ({ published_at: at }: Publication, now: Date) =>
  at !== null && now.getTime() - new Date(at).getTime() < PICTURES_READY;

/** Brings a venue's files up to date; answers when they are to be looked at again. */
async function write(app: AppContext, writing: Writing, place: VenuePlace): Promise<Date | undefined> {
  const loaded = await venueStates().load(app, place.slug);
  if (loaded.kind !== 'publication') return undefined;
  const work: Work = { app, writing, loaded, until: null };
  await writeAll(work, place);
  const now = app.clock.now();
  const { until } = work;
  if (writing.isWaiting && isYoung(loaded.publication, now)) {
    const soon = now.getTime() + MINUTE;
    return new Date(Math.min(soon, until ?? soon));
  }
  return until === null ? undefined : new Date(until);
}

/**
 * Writes the finished pages of a venue to `PUBLISH_TO`, with what they refer to, and removes those that are gone. It is done again at
 * the next moment at which a page changes by itself.
 */
export const staticPages: Job<{ venueId: string }> = {
  name: 'static-pages',
  schema: z.object({ venueId: z.guid() }),
  isLong: true,
  isAlone: true,
  async run(app, { venueId }) {
    const { PUBLISH_TO } = app.env;
    if (!PUBLISH_TO) return undefined;
    const begun = performance.now();
    const writing = await beginWriting(await openTarget(app.env, PUBLISH_TO), venueId);
    const place = await placeOf(app.db, venueId);
    const next =
      place && !place.isDeleted
        ? await write(app, writing, place).catch(async (error: unknown) => {
            await writing.keep();
            throw error;
          })
        : undefined;
    await writing.finish();
    const { objects, removed } = writing.sums;
    if (app.env.CDN_PURGE_URL && objects + removed > 0)
      await enqueue(app.db, purgePages, { venueId }, { at: app.clock.now(), subjectId: venueId });
    const milliseconds = Math.round(performance.now() - begun);
    app.log.info({ venue: venueId, ...writing.sums, milliseconds }, 'the pages of a venue were written');
    return next;
  },
};
