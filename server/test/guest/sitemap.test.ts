import type { Schedule } from '@sofra/contract/schedules/schedules';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, test } from 'vitest';
import * as alwaysShown from '../../src/platform/database/migrations/0021-always-shown.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import { changeVenue, publish, venueOf } from '../tools/actions.ts';
import { anOwner, aPlace, aTranslation } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';

/** The paths of a venue's pages in the sitemap. */
async function listedOf(slug: string): Promise<string[]> {
  const { url } = await theServer();
  const text = await (await fetch(`${url}/sitemap.xml`)).text();
  const locations = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  return locations
    .filter((address) => address.includes(`/m/${slug}`))
    .map((address) => address.replace(url, ''));
}

test('the sitemap lists the pages of a venue in the languages that they have', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const { url } = await theServer();
  const { slug } = await venueOf(owner);
  const listed = () => listedOf(slug);
  expect(await listed()).toEqual([]);
  await publish(owner);
  expect(await listed()).toEqual([`/m/${slug}`, `/m/${slug}/dinner`]);
  await changeVenue(owner, { extra_locales: ['ar', 'ru'] });
  await aTranslation(owner, place.menu, ['item', 'items', place.item], ['ar', 'شيش طاووق']);
  await publish(owner);
  const pages = await listed();
  expect(pages).toEqual(
    ['', '/dinner'].flatMap((path) => ['en', 'ar'].map((code) => `/m/${slug}${path}?lang=${code}`)),
  );
  for (const path of pages) expect((await fetch(url + path)).status).toBe(200);
});

const toToday: Migration = { up: alwaysShown.up };

/** Brings the publications of a venue up to date by a table of its own, for those of other tests are many, and written meanwhile. */
async function migrated(db: Db, venueId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`
      create temporary table publications on commit drop as
        select * from public.publications where venue_id = ${venueId}`.execute(transaction);
    await toToday.up(transaction);
    await sql`
      update public.publications p set addresses = m.addresses from pg_temp.publications m
      where m.venue_id = p.venue_id and m.number = p.number`.execute(transaction);
  });
}

const LUNCH: Schedule = {
  type: 'specific',
  data: { all_day: true, from: '2030-01-01', to: '2030-01-02' },
};

test.each(['menus', 'sections', 'items'] as const)(
  'a menu is not in the sitemap when a schedule of its %s hides it at times',
  async (level) => {
    const owner = await anOwner();
    const place = await aPlace(owner);
    const { app } = await theServer();
    const { slug } = await venueOf(owner);
    const ids = { menus: place.menu, sections: place.section, items: place.item };
    const schedule = JSON.stringify(LUNCH);
    await app.db.updateTable(level).set({ schedule }).where('id', '=', ids[level]).execute();
    await publish(owner);
    expect(await listedOf(slug)).toEqual([`/m/${slug}`]);
    // A publication from before lists it until it is brought up to date.
    const addresses = JSON.stringify([{ path: '/dinner', locales: [] }]);
    await app.db
      .updateTable('publications')
      .set({ addresses })
      .where('venue_id', '=', owner.venueId)
      .execute();
    expect(await listedOf(slug)).toEqual([`/m/${slug}`, `/m/${slug}/dinner`]);
    await migrated(app.db, owner.venueId);
    expect(await listedOf(slug)).toEqual([`/m/${slug}`]);
  },
);

test('a sitemap is sent compressed, and once', async () => {
  const { url } = await theServer();
  const first = await fetch(`${url}/sitemap.xml`, { headers: { 'accept-encoding': 'br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  const tag = first.headers.get('etag') ?? '';
  const again = await fetch(`${url}/sitemap.xml`, { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});
