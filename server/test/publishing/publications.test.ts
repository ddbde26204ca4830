import { MEDIA_TYPE } from '@sofra/contract/api/jsonapi';
import { qrPath, qrSvg } from '@sofra/contract/pictures/qr-path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cardsOf, changeItem, changeVenue, codes, HOUR, publish, undo, venueOf } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import {
  anOwner,
  anUpload,
  aPlace,
  aTranslation,
  aVenue,
  type Owner,
  type Place,
  photograph,
} from '../tools/factories.ts';
import { shiftClock, theServer } from '../tools/harness.ts';

const rename = (owner: Owner, place: Place, title: string) => changeItem(owner, place, { title });

async function page(owner: Owner, rest = '', headers: Record<string, string> = {}) {
  const { url } = await theServer();
  const { slug } = await venueOf(owner);
  return fetch(`${url}/m/${slug}${rest}`, { headers, redirect: 'manual' });
}

async function published(): Promise<{ owner: Owner; place: Place }> {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await publish(owner);
  return { owner, place };
}

test('guests see the newest publication, never the draft', async () => {
  const { owner, place } = await published();
  expect(await (await page(owner, '/dinner')).text()).toContain('Shish tawook');
  await rename(owner, place, 'Mixed grill');
  expect(await (await page(owner, '/dinner')).text()).not.toContain('Mixed grill');
  expect(await venueOf(owner)).toMatchObject({ unpublished_changes: 1, publication_number: 1 });
  await publish(owner);
  expect(await (await page(owner, '/dinner')).text()).toContain('Mixed grill');
  expect(await venueOf(owner)).toMatchObject({ unpublished_changes: 0, publication_number: 2 });
});

/** The addresses in a page's markup: pages, pictures, the script. */
function referredTo(html: string): string[] {
  const attributes = [...html.matchAll(/ (?:href|src|srcset)=("[^"]*"|[^\s>]+)/gi)].map(
    ([, value = '']) => value,
  );
  const addresses = attributes.flatMap((value) => value.replaceAll('"', '').split(/,\s*/));
  return [...new Set(addresses.map((address) => address.split(' ')[0] ?? ''))].filter((address) =>
    /^(https?:|\/)/.test(address),
  );
}

test('every address in a page exists', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await photograph(owner, place, await anUpload(owner.token));
  await aPlace(owner);
  await publish(owner);
  const { url } = await theServer();
  for (const rest of ['', '/menus', '/dinner']) {
    const addresses = referredTo(await (await page(owner, rest)).text());
    expect(addresses.some((address) => address.endsWith('.js'))).toBe(true);
    for (const address of addresses) {
      const { pathname, search } = new URL(address, url);
      const { status, headers } = await fetch(url + pathname + search, { redirect: 'manual' });
      expect([address, status]).toEqual([address, expect.toSatisfy((code) => code === 200 || code === 302)]);
      if (address.endsWith('.js')) expect(headers.get('content-type')).toContain('javascript');
    }
  }
});

test('publishing without changes makes no number, but sets the count to 0', async () => {
  const { owner, place } = await published();
  await rename(owner, place, 'Mixed grill');
  expect((await venueOf(owner)).unpublished_changes).toBe(1);
  await rename(owner, place, 'Shish tawook');
  expect((await venueOf(owner)).unpublished_changes).toBe(0);
  const again = await publish(owner);
  expect([again.status, again.document.data.attributes.publication_number]).toEqual([200, 1]);
  expect(again.document.data.attributes.unpublished_changes).toBe(0);
});

test('a thousand publications store unchanged parts once', async () => {
  const { owner, place } = await published();
  const { app } = await theServer();
  const other = await aPlace(owner);
  await publish(owner);
  await rename(owner, place, 'Mixed grill');
  await publish(owner);
  const rows = await app.db
    .selectFrom('publications')
    .selectAll()
    .where('venue_id', '=', owner.venueId)
    .orderBy('number')
    .execute();
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(rows[2]?.menu_parts[1]).toBe(rows[1]?.menu_parts[1]);
  expect(rows[2]?.menu_parts[0]).not.toBe(rows[1]?.menu_parts[0]);
  expect(rows[2]?.branding_part).toBe(rows[0]?.branding_part);
  expect(other.menu).not.toBe(place.menu);
});

test('a venue’s former address, taken again, shows the newest publication', async () => {
  const { owner, place } = await published();
  const { slug } = await venueOf(owner);
  const { url } = await theServer();
  const seen = async () => (await fetch(`${url}/m/${slug}/dinner`)).text();
  expect(await seen()).toContain('Shish tawook');
  await changeVenue(owner, { slug: `${slug}-away` });
  await publish(owner);
  // Asking meanwhile makes the address forget what it stood for.
  await seen();
  await rename(owner, place, 'Mixed grill');
  await changeVenue(owner, { slug });
  await publish(owner);
  expect(await seen()).toContain('Mixed grill');
});

test('concurrent publishing makes each number once', async () => {
  const { owner, place } = await published();
  await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      await rename(owner, place, `Dish number ${n}`);
      await publish(owner);
    }),
  );
  const { app } = await theServer();
  const rows = await app.db
    .selectFrom('publications')
    .select('number')
    .where('venue_id', '=', owner.venueId)
    .orderBy('number')
    .execute();
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  expect((await venueOf(owner)).publication_number).toBe(rows.length);
});

test('no guest sees the old page once publishing has answered, despite concurrent requests', async () => {
  const { owner, place } = await published();
  const { url } = await theServer();
  const address = `${url}/m/${(await venueOf(owner)).slug}/dinner?lang=en`;
  const read = async () => /Dish \d+ of the day|Shish tawook/.exec(await (await fetch(address)).text())?.[0];
  let asking = true;
  const crowd = Array.from({ length: 8 }, async () => {
    while (asking) await read();
  });
  for (let n = 1; n <= 25; n += 1) {
    await rename(owner, place, `Dish ${n} of the day`);
    await publish(owner);
    expect(await read()).toBe(`Dish ${n} of the day`);
  }
  asking = false;
  await Promise.all(crowd);
  expect(await read()).toBe('Dish 25 of the day');
});

test('addresses: unknown, not published yet, renamed, deleted', async () => {
  const { url } = await theServer();
  const unknown = await fetch(`${url}/m/nobody-has-this`, { headers: { 'accept-language': 'ru' } });
  expect([unknown.status, /lang="?ru/.test(await unknown.text())]).toEqual([404, true]);
  const { owner } = await published();
  const fresh = await anOwner();
  const coming = await page(fresh);
  expect(coming.status).toBe(200);
  expect(await coming.text()).toContain('noindex');
  // A guest reads Russian, the place only English.
  const said = await (await page(fresh, '', { 'accept-language': 'ru' })).text();
  expect(said).toMatch(/lang="?ru[\s\S]*Меню скоро появится/);
  expect(said).toContain((await venueOf(fresh)).full_name);
  const { slug } = await venueOf(owner);
  const next = `${slug}-today`;
  await changeVenue(owner, { slug: next });
  await publish(owner);
  const moved = await fetch(`${url}/m/${slug}/dinner?lang=en`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `${url}/m/${next}/dinner?lang=en`]);
  expect(moved.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=5');
  expect(codes(await changeVenue(fresh, { slug }))).toEqual([422, 'slug_taken']);
});

test('the address /m without a name shows a page in the visitor’s language', async () => {
  const { url } = await theServer();
  for (const path of ['/m', '/m/', '/m?lang=en']) {
    const answer = await fetch(url + path, { headers: { 'accept-language': 'ar' } });
    expect([path, answer.status, answer.headers.get('content-language')]).toEqual([path, 404, 'ar']);
    expect(await answer.text()).toMatch(/<html lang=ar dir=rtl/);
  }
});

test('a changed address redirects at once, despite its cached page', async () => {
  const { owner } = await published();
  const { url } = await theServer();
  const { slug } = await venueOf(owner);
  const at = async (path: string) => {
    const answer = await fetch(`${url}/m/${path}?lang=en`, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  expect(await at(`${slug}/dinner`)).toEqual([200, null]);
  const next = `${slug}-now`;
  await changeVenue(owner, { slug: next });
  expect(await at(`${slug}/dinner`)).toEqual([301, `${url}/m/${next}/dinner?lang=en`]);
  expect(await at(`${next}/dinner`)).toEqual([200, null]);
});

test('an address that is changed back shows its page again, and links follow the present one at once', async () => {
  const { owner } = await published();
  const { url } = await theServer();
  const { slug } = await venueOf(owner);
  const next = `${slug}-then`;
  await changeVenue(owner, { slug: next });
  const moved = await (await fetch(`${url}/m/${next}?lang=en`)).text();
  expect([moved.includes(`/m/${next}/`), moved.includes(`/m/${slug}/`)]).toEqual([true, false]);
  // A browser keeps what it got first, and asks again where it has to.
  const first = await fetch(`${url}/m/${slug}?lang=en`, { redirect: 'manual' });
  expect([first.status, first.headers.get('cache-control')]).toEqual([
    ...[301, expect.stringContaining('max-age=0, must-revalidate')],
  ]);
  await changeVenue(owner, { slug });
  expect((await fetch(`${url}/m/${slug}?lang=en`, { redirect: 'manual' })).status).toBe(200);
  const back = await fetch(`${url}/m/${next}?lang=en`, { redirect: 'manual' });
  expect([back.status, back.headers.get('location')]).toEqual([301, `${url}/m/${slug}?lang=en`]);
});

test('a sign-up counts as one change, with any content', async () => {
  const menu = { title: 'Dinner', currency: 'aed' };
  expect((await venueOf(await anOwner())).unpublished_changes).toBe(1);
  const owner = await anOwner({ menu });
  expect((await venueOf(owner)).unpublished_changes).toBe(1);
  const { token } = owner;
  const [made] = (await call('GET /me/activity', { token })).document.data;
  expect(made?.attributes).toMatchObject({ action: 'create', title: 'Dinner', undoable: true });
  await undo(owner, made?.id ?? '');
  expect((await venueOf(owner)).unpublished_changes).toBe(2);
});

test('a request for unpublished JSON gets an error document and no page', async () => {
  const { url } = await theServer();
  const fresh = await anOwner();
  const { slug } = await venueOf(fresh);
  for (const name of [slug, 'nobody-has-this', 'no slug']) {
    const answer = await fetch(`${url}/m/${name}.json`, { headers: { 'accept-language': 'ru' } });
    const { headers, status } = answer;
    const said = [name, status, headers.get('content-type'), headers.get('access-control-allow-origin')];
    expect(said).toEqual([name, 404, MEDIA_TYPE, '*']);
    const [problem] = (await answer.json()).errors;
    expect(problem).toMatchObject({
      status: '404',
      code: 'not_found',
      detail: expect.stringMatching(/[а-я]/),
    });
  }
});

test('an address that is not spelt canonically redirects to the canonical one', async () => {
  const { owner } = await published();
  const { url } = await theServer();
  const { slug } = await venueOf(owner);
  const means = async (path: string) => {
    const { status, headers } = await fetch(`${url}/m/${path}`, { redirect: 'manual' });
    return [path, status, headers.get('location')];
  };
  for (const [path, meant] of [
    [`${slug.toUpperCase()}`, slug],
    [`${slug.replace('-', '%2D')}/Dinner/?lang=en`, `${slug}/dinner?lang=en`],
    [`${slug}%20`, slug],
    [`${slug}.JSON`, `${slug}.json`],
  ])
    expect(await means(path ?? '')).toEqual([path, 301, `${url}/m/${meant}`]);
  expect((await means('%4Eobody-has-this%2F'))[1]).toBe(404);
});

test('a page has caching headers, and a repeated visit gets 304', async () => {
  const { owner, place } = await published();
  await changeVenue(owner, { extra_locales: ['ar'] });
  await aTranslation(owner, place.menu, ['menu', 'menus', place.menu], ['ar', 'العشاء']);
  await publish(owner);
  const chosen = await page(owner, '/dinner', { 'accept-language': 'ar-EG' });
  expect(await chosen.text()).toMatch(/<html[^>]*lang="?ar/);
  expect(chosen.headers.get('cache-control')).toMatch(/^private/);
  const shared = await page(owner, '/dinner?lang=en');
  expect(shared.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=5');
  const etag = shared.headers.get('etag') ?? '';
  expect((await page(owner, '/dinner?lang=en', { 'if-none-match': etag })).status).toBe(304);
  expect((await page(owner, '/menus?lang=en')).status).toBe(302);
});

test('disabled records and those outside their schedule are not on the page', async () => {
  const { owner, place } = await published();
  const { menu } = place;
  const day = { enabled: true, from: '10:00', to: '11:00', overnight: false };
  const days = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((weekday) => [weekday, day]));
  const settings = {
    data: { type: 'settings', attributes: { schedule_type: 'periodic', schedule_data: days } },
  };
  await call('PATCH /me/menus/{menu}', {
    token: owner.token,
    params: { menu },
    body: { data: { type: 'menus', id: menu, attributes: {}, relationships: { settings } } },
  });
  await publish(owner);
  const now = (await theServer()).app.clock.now();
  const minutes = now.getUTCHours() * 60 + now.getUTCMinutes();
  const until = (hour: number) => (((hour * 60 + 30 - minutes + 1440) % 1440) + 1440) * 60_000;
  shiftClock(until(10));
  expect((await page(owner, '/dinner')).status).toBe(200);
  shiftClock(2 * HOUR);
  expect((await page(owner, '/dinner')).status).toBe(404);
  expect((await page(owner)).status).toBe(200);
});

test('only a venue of the own account can be switched to', async () => {
  const [owner, stranger] = [await anOwner(), await anOwner()];
  const venue = await aVenue(stranger);
  expect(
    (await call('PATCH /me/venues/{venue}/sign_in', { token: owner.token, params: { venue } })).status,
  ).toBe(404);
});

test('a change during publishing is either published or still counted', async () => {
  const { owner, place } = await published();
  for (let round = 0; round < 20; round += 1) {
    const title = `Dish ${round}`;
    await Promise.all([rename(owner, place, title), publish(owner)]);
    const { unpublished_changes } = await venueOf(owner);
    const isPublished = (await (await page(owner, '.json')).text()).includes(`"${title}"`);
    expect(unpublished_changes).toBe(isPublished ? 0 : 1);
  }
});

test('a shared link shows a card of the publication in its language', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await changeVenue(owner, { extra_locales: ['ar'] });
  await aTranslation(owner, place.menu, ['item', 'items', place.item], ['ar', 'شيش طاووق']);
  await publish(owner);
  const { url } = await theServer();
  const { slug } = await venueOf(owner);
  const cardOf = async (path: string) =>
    /property="?og:image"? content="?([^\s">]+)/.exec(await (await page(owner, path)).text())?.[1] ?? '';
  const cards = [await cardOf('/dinner?lang=en'), await cardOf('?lang=ar')];
  const word = await cardsOf(owner);
  expect(word).toMatch(new RegExp(`^${url}/c/${slug}/`));
  expect(cards).toEqual(['en', 'ar'].map((code) => `${word}-${code}.jpg`));
  const bytes: Buffer[] = [];
  for (const address of cards) {
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    bytes.push(Buffer.from(await answer.arrayBuffer()));
  }
  expect(await sharp(bytes[0]).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(bytes[0]?.equals(bytes[1] ?? Buffer.alloc(0))).toBe(false);
  for (const path of [
    `${word}-ru`,
    `${word}0-en`,
    `${word}-en.png`,
    ...['1-en', '0a1b2c3d4e-en'].map((it) => `${url}/c/${slug}/${it}`),
  ])
    expect([path, (await fetch(`${path}.jpg`)).status]).toEqual([path, 404]);
});

test('the fonts of a page come from us, for a year', async () => {
  const owner = await anOwner();
  await aPlace(owner);
  await publish(owner);
  const { url } = await theServer();
  const answer = await page(owner, '/dinner?lang=en');
  expect(answer.headers.get('content-security-policy')).toContain("font-src 'self'");
  const fonts = [...(await answer.text()).matchAll(/url\((\/f\/[^)]+)\)/g)].map(([, path]) => path);
  expect(fonts.length).toBeGreaterThan(1);
  for (const path of fonts) {
    const font = await fetch(url + path);
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    expect(font.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
  for (const path of ['lora-latin-600@1.0.0', 'lora', '../package.json'])
    expect((await fetch(`${url}/f/${path}`)).status).toBe(404);
});

test('a printed menu has the code of its venue, and no other address has one', async () => {
  const { owner } = await published();
  const { url } = await theServer();
  const { slug } = await venueOf(owner);
  expect(await (await page(owner, '/dinner')).text()).toContain(`/c/${slug}/code.svg`);
  const code = await fetch(`${url}/c/${slug}/code.svg`);
  expect([code.status, code.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(await code.text()).toBe(qrSvg(qrPath(`${url}/m/${slug}`)));
  const unpublished = await venueOf(await anOwner());
  for (const none of ['nobody-has-this', unpublished.slug, `${slug}%00`, 'x%00', '%F0%9F%8D%95', '%2E%2E%2F'])
    expect([none, (await fetch(`${url}/c/${none}/code.svg`)).status]).toEqual([none, 404]);
});
