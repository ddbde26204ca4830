import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { HOUR } from '@sofra/contract/limits';
import { expect, inject, test } from 'vitest';
import { staticPages } from '../../src/guest/static/write-venue.ts';
import { readEnv } from '../../src/platform/env.ts';
import { openTarget } from '../../src/platform/files/target.ts';
import { cardsOf, changeItem, changeVenue, publish, venueOf } from '../tools/actions.ts';
import { aBucket } from '../tools/bucket.ts';
import { call } from '../tools/client.ts';
import {
  anItem,
  anOwner,
  anUpload,
  aPlace,
  aTranslation,
  aVenue,
  type Owner,
  photograph,
} from '../tools/factories.ts';
import { shiftClock, stopClock, theServer } from '../tools/harness.ts';

/** A venue of three languages with a menu, a picture and a dish, not published yet. */
async function aSpokenVenue() {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await photograph(owner, place, await anUpload(owner.token));
  await changeVenue(owner, { extra_locales: ['ar', 'ru'] });
  await aTranslation(owner, place.menu, ['item', 'items', place.item], ['ar', 'شيش طاووق']);
  return { owner, place };
}

/** Writes the pages of a venue into a new folder or bucket, as the job does. */
async function aWriter({ venueId }: Owner, kind: 'a folder' | 'a bucket' = 'a folder') {
  const { app, url } = await theServer();
  const { S3_BUCKET, ...keys } = await aBucket();
  const folder = mkdtempSync(join(inject('runFolder'), 'menus-'));
  const PUBLISH_TO = kind === 'a folder' ? folder : `s3://${S3_BUCKET}/of/guests`;
  const env = readEnv({ PUBLISH_TO, PUBLIC_URL: url, ...keys });
  const target = await openTarget(env, PUBLISH_TO);
  return {
    folder,
    url,
    read: async (key: string) => (await target.read(key)) ?? undefined,
    write: () => staticPages.run({ ...app, env }, { venueId }),
    files: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((one) => one.isFile())
        .map((one) => join(one.parentPath, one.name).slice(folder.length + 1))
        .sort(),
  };
}

/** The files of a venue's pages, each with the request that is answered with the same. */
function pagesOf(slug: string, dish: number) {
  const inLanguage = (path: string) =>
    LOCALE_CODES.map((lang) => [`m/${slug}${path}/${lang}.html`, `${path}?lang=${lang}`, {}] as const);
  const chosen = (path: string) => [
    ...LOCALE_CODES.map(
      (lang) => [`m/${slug}${path}/any-${lang}.html`, path, { 'accept-language': lang }] as const,
    ),
    [`m/${slug}${path}/main.html`, path, { 'accept-language': 'fr' }] as const,
  ];
  const paths = ['', '/dinner', '/dinner/allergens'];
  return [
    ...paths.flatMap((path) => [...inLanguage(path), ...chosen(path)]),
    ...inLanguage(`/dinner/${dish}`),
    [`m/${slug}.json`, '.json', {}] as const,
  ];
}

test.each(['a folder', 'a bucket'] as const)(
  'the bytes in %s are those that a server sends, in each coding, of each page',
  async (kind) => {
    stopClock();
    const { owner, place } = await aSpokenVenue();
    await publish(owner);
    const { slug } = await venueOf(owner);
    const { read, write, url } = await aWriter(owner, kind);
    await write();
    const { app } = await theServer();
    const { number } = await app.db
      .selectFrom('items')
      .select('number')
      .where('id', '=', place.item)
      .executeTakeFirstOrThrow();
    for (const [key, path, headers] of pagesOf(slug, number)) {
      const answer = await fetch(`${url}/m/${slug}${path}`, { headers });
      const sent = await answer.text();
      expect([key, answer.status]).toEqual([key, 200]);
      expect([key, String(await read(key))]).toEqual([key, sent]);
      expect(String(brotliDecompressSync((await read(`${key}.br`)) ?? ''))).toBe(sent);
      expect(String(gunzipSync((await read(`${key}.gz`)) ?? ''))).toBe(sent);
    }
    const page = await (await fetch(`${url}/m/${slug}/dinner?lang=en`)).text();
    const pictures = new Set(page.match(/\/i\/\d+-\d+/g));
    expect(pictures.size).toBeGreaterThan(0);
    for (const path of pictures)
      for (const format of ['webp', 'jpeg']) {
        const sent = await fetch(url + path, { headers: { accept: `image/${format}` } });
        expect(await read(`${path.slice(1)}.${format}`)).toEqual(Buffer.from(await sent.arrayBuffer()));
      }
    const card = new URL(`${await cardsOf(owner)}-en.jpg`).pathname;
    for (const path of [card, `/c/${slug}/code.svg`])
      expect(await read(path.slice(1))).toEqual(Buffer.from(await (await fetch(url + path)).arrayBuffer()));
  },
);

test('only what has changed is written, and what is gone is removed', async () => {
  const { owner, place } = await aSpokenVenue();
  await publish(owner);
  const { slug } = await venueOf(owner);
  const { write, files, folder } = await aWriter(owner);
  await write();
  // The smallest format of a picture may come later: a job makes it.
  const settled = () => files().filter((path) => !path.endsWith('.avif'));
  const first = settled();
  const cards = () => files().filter((path) => path.startsWith(`c/${slug}/`) && path.endsWith('.jpg'));
  const drawn = cards();
  expect(drawn).not.toEqual([]);
  const draft = join(folder, `m/${slug}/dinner/en.html`);
  const before = readFileSync(draft, 'utf8');
  await write();
  expect(settled()).toEqual(first);
  const dishes = () => files().filter((path) => /\/dinner\/\d+\/\w+\.html$/.test(path));
  const writtenAt = (path: string) => statSync(join(folder, path)).mtimeMs;
  const [pages, times] = [dishes(), dishes().map(writtenAt)];
  expect(pages).toHaveLength(LOCALE_CODES.length);
  await anItem(owner, place);
  await publish(owner);
  await write();
  expect(dishes().length).toBeGreaterThan(pages.length);
  expect(pages.map(writtenAt)).toEqual(times);
  await changeItem(owner, place, { title: 'Kofta' });
  await publish(owner);
  await write();
  expect(readFileSync(draft, 'utf8')).toContain('Kofta');
  expect(before).not.toContain('Kofta');
  expect(cards()).toEqual(drawn);
  await changeVenue(owner, { name: 'Another name' });
  await publish(owner);
  await write();
  expect(cards()).toHaveLength(drawn.length);
  expect(cards()).not.toContain(drawn[0]);
  await changeVenue(owner, { slug: `${slug}-by-the-sea` });
  await write();
  const led = readFileSync(join(folder, `m/${slug}/dinner/main.away.html`), 'utf8');
  expect(led).toContain(`/m/${slug}-by-the-sea/dinner`);
  expect(existsSync(draft)).toBe(false);
  expect(existsSync(join(folder, `m/${slug}-by-the-sea/dinner/en.html`))).toBe(true);
  await aVenue(owner);
  await call('DELETE /me/venue', { token: owner.token });
  await write();
  expect(files().filter((path) => !path.startsWith('i/'))).toEqual([]);
});

test('a menu that goes off is written again at that moment', async () => {
  stopClock();
  const { owner, place } = await aSpokenVenue();
  const { app } = await theServer();
  const today = app.clock.now().toISOString().slice(0, 10);
  const until = { type: 'specific', data: { all_day: true, from: today, to: today } };
  const schedule = JSON.stringify(until);
  await app.db.updateTable('menus').set({ schedule }).where('id', '=', place.menu).execute();
  await publish(owner);
  const { slug } = await venueOf(owner);
  const { write, folder } = await aWriter(owner);
  const next = await write();
  const page = join(folder, `m/${slug}/dinner/en.html`);
  expect([existsSync(page), next && next.getTime() - app.clock.now().getTime() < 48 * HOUR]).toEqual([
    true,
    true,
  ]);
  shiftClock((next?.getTime() ?? 0) - app.clock.now().getTime());
  await write();
  if (existsSync(page)) {
    // The first moment was another: that of its pictures.
    shiftClock(48 * HOUR);
    await write();
  }
  expect(existsSync(page)).toBe(false);
  expect(existsSync(join(folder, `m/${slug}/dinner/en.away.html`))).toBe(true);
});
