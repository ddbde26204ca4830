import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { CACHE_SECONDS, HOUR, MINUTE } from '@sofra/contract/limits';
import { VERSION } from '@sofra/contract/version';
import type { AppContext } from '../../platform/app-context.ts';
import type { Env } from '../../platform/env.ts';
import { openTarget } from '../../platform/files/target.ts';
import { enqueue, type Upkeep } from '../../platform/jobs/jobs.ts';
import { decode } from '../encodings.ts';
import { finishPage } from '../entry.ts';
import { fontPaths } from '../font-route.ts';
import { noticeFor } from '../making.ts';
import { scriptMakers } from '../script-routes.ts';
import { robots, sitemap } from '../sitemap.ts';
import { keepManifest, readManifest } from './manifest.ts';
import { staticPages } from './write-venue.ts';
import { beginWriting } from './writing.ts';

const FONT = {
  ContentType: 'font/woff2',
  CacheControl: `public, max-age=${CACHE_SECONDS.picture}, immutable`,
};

/** Writes the scripts, the letters, and the page that stands in for one that is not there while the servers are away. */
async function writeShared(app: AppContext, to: string): Promise<void> {
  const writing = await beginWriting(await openTarget(app.env, to), 'shared');
  for (const [path, make] of scriptMakers(app)) await writing.page(path.slice(1), await make());
  for (const [address, path] of fontPaths()) await writing.file(address.slice(1), FONT, () => readFile(path));
  for (const locale of LOCALE_CODES) {
    const notice = await noticeFor(app, { kind: 'away', lang: locale }, { headers: {} });
    const page = await finishPage(notice, app.urls.menus, { shared: false });
    await writing.page(`m/-/away.${locale}.html`, page);
  }
  await writing.finish();
}

/** A word for everything beside publications that pages are made of: the program's version, its scripts and the address of the menus. */
async function siteWord(app: AppContext): Promise<string> {
  const hash = createHash('sha256').update(`${VERSION} ${app.urls.menus}`);
  for (const make of scriptMakers(app).values()) hash.update((await make()).tag);
  return hash.digest('base64url');
}

/** Writes what search engines ask for while the servers are away; otherwise these answer it, with the newest pages. */
async function writeForSearch(app: AppContext, to: string): Promise<void> {
  const target = await openTarget(app.env, to);
  const CacheControl = `public, max-age=${CACHE_SECONDS.redirect}`;
  const { body } = await sitemap(app);
  await target.write('sitemap.xml', decode(body), { ContentType: 'application/xml', CacheControl });
  await target.write('robots.txt', Buffer.from(robots(app)), { ContentType: 'text/plain', CacheControl });
}

async function enqueueAll({ db, clock }: AppContext): Promise<void> {
  const venues = await db
    .selectFrom('venues')
    .select('id')
    .where('publication_number', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
  const at = clock.now();
  for (const { id } of venues) await enqueue(db, staticPages, { venueId: id }, { at, subjectId: id });
}

/** The work that keeps the files of `PUBLISH_TO` those of this version, in a new place too: none without the setting. */
export function staticUpkeep({ PUBLISH_TO }: Env): Upkeep[] {
  if (!PUBLISH_TO) return [];
  let known: string | undefined;
  return [
    {
      name: 'static-site',
      every: MINUTE,
      async run(app) {
        const word = known ?? (await siteWord(app));
        known = word;
        const target = await openTarget(app.env, PUBLISH_TO);
        if ((await readManifest(target, 'site')).get('word') === word) return;
        await writeShared(app, PUBLISH_TO);
        await enqueueAll(app);
        await keepManifest(target, 'site', new Map([['word', word]]));
      },
    },
    { name: 'static-search', every: HOUR, run: (app) => writeForSearch(app, PUBLISH_TO) },
  ];
}
