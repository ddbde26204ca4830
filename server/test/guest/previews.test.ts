import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { PREVIEW } from '@sofra/contract/limits';
import { describe, expect, test } from 'vitest';
import { aPreview } from '../publishing/preview-link.ts';
import { sellOut } from '../sold-out/sold-out.ts';
import { changeItem, changeVenue, codes, DAY, publish, venueOf } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import {
  anOwner,
  anUpload,
  aPlace,
  aSpoofedToken,
  aTranslation,
  aVenue,
  inviteSupport,
  type Owner,
  type Place,
  photograph,
} from '../tools/factories.ts';
import { shiftClock, theServer } from '../tools/harness.ts';

const SECRET = 'Truffle pide';

type World = { owner: Owner; place: Place; url: string; id: string };

/** A published dish that the draft calls otherwise and shows with a photo, in two languages, and a link to that draft. */
async function aDraft(): Promise<World> {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await publish(owner);
  await changeVenue(owner, { extra_locales: ['ar'] });
  await changeItem(owner, place, { title: SECRET });
  await aTranslation(owner, place.menu, ['item', 'items', place.item], ['ar', 'بيدا بالكمأة']);
  await photograph(owner, place, await anUpload(owner.token));
  return { owner, place, ...(await aPreview(owner)) };
}

const open = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { redirect: 'manual', headers });

const textAt = async (address: string, headers?: Record<string, string>) =>
  (await open(address, headers)).text();

const statusAt = async (address: string) => (await open(address)).status;

/** Every link of a page that leads to one of ours. */
const linksIn = (html: string) =>
  [...html.matchAll(/(?:href|itemid)="?([^" >]+)/g)].flatMap(([, to = '']) =>
    /^(?:\/|http)/.test(to) ? [to.replace(/^https?:\/\/[^/]+/, '')] : [],
  );

const pictureIn = (html: string) => /src="?(\/p\/[^" >]+)/.exec(html)?.[1] ?? '';

/** Every page below a link: of each kind, and of a part and a dish. */
const PAGES = ['', '/', '/menus', '/dinner', '/dinner/allergens', '/dinner?from=300', '/none', '/dinner/999'];

const revoke = ({ token }: Pick<Owner, 'token'>, preview: string) =>
  call('DELETE /me/venue/previews/{preview}', { token, params: { preview } });

describe('a link shows the draft', () => {
  test('in every language, with its pictures, while guests see the publication', async () => {
    const { owner, url } = await aDraft();
    const { url: origin } = await theServer();
    const { slug } = await venueOf(owner);
    const english = await textAt(`${url}/dinner?lang=en`);
    expect(english).toContain(SECRET);
    expect(english).toContain('Preview: guests don’t see this yet.');
    const arabic = await textAt(`${url}/dinner`, { 'accept-language': 'ar' });
    expect(arabic).toContain('بيدا بالكمأة');
    expect(arabic).toContain('معاينة: لا يرى الضيوف هذا بعد.');
    const picture = await open(origin + pictureIn(english));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    for (const lang of LOCALE_CODES)
      for (const page of ['', '/menus', '/dinner', '/dinner/allergens'])
        expect(await textAt(`${origin}/m/${slug}${page}?lang=${lang}`)).not.toMatch(
          /Truffle|بالكمأة|\/p\/|Preview/,
        );
    expect(await textAt(`${origin}/sitemap.xml`)).not.toContain('/p/');
  });

  test('and nobody keeps its pages, lists them, or is told of them; their links stay below it', async () => {
    const { url } = await aDraft();
    const { pathname } = new URL(url);
    for (const page of PAGES) {
      const answer = await open(url + page);
      const { headers } = answer;
      expect(
        ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => headers.get(name)),
        page,
      ).toEqual(['private, no-store', 'noindex, nofollow', 'no-referrer']);
      const html = await answer.text();
      expect(html, page).not.toMatch(/ld\+json|og:image|rel="?canonical|hreflang="?x-default/);
      const to = [...linksIn(html), ...linksIn(`href="${headers.get('location') ?? url}"`)];
      expect(to.filter((link) => !link.startsWith(pathname))).toEqual([]);
    }
  });

  test('before the first publication too, and what is sold out on it', async () => {
    const owner = await anOwner();
    const { item } = await aPlace(owner);
    await sellOut(owner, [item]);
    const { url } = await aPreview(owner);
    expect(await textAt(`${url}/dinner?lang=en`)).toContain('>Sold out<');
    expect(await venueOf(owner)).toMatchObject({ published_at: null });
  });

  test('a moment after a change, and it is no change itself', async () => {
    const { owner, place, url } = await aDraft();
    const before = [await venueOf(owner), await call('GET /me/activity', { token: owner.token })];
    await aPreview(owner);
    const after = [await venueOf(owner), await call('GET /me/activity', { token: owner.token })];
    expect(after.map((one) => JSON.stringify(one))).toEqual(before.map((one) => JSON.stringify(one)));
    await changeItem(owner, place, { title: 'Kibbeh' });
    expect(await textAt(`${url}/dinner?lang=en`)).toContain('Kibbeh');
  });
});

/** A text that differs from another in its last letter alone. */
const forged = (text: string) => text.slice(0, -1) + (text.endsWith('A') ? 'B' : 'A');

describe('nothing is shown', () => {
  /** Expects that nothing is left of a link: no page, and none of the pictures that its pages had. */
  async function expectNothing({ url }: Pick<World, 'url'>, picture: string) {
    const { url: origin } = await theServer();
    for (const page of PAGES) {
      const answer = await open(url + page);
      expect([page, answer.status, answer.headers.get('cache-control')]).toEqual([
        page,
        404,
        'private, no-store',
      ]);
      expect(await answer.text()).not.toContain(SECRET);
    }
    expect(await statusAt(origin + picture)).toBe(404);
  }

  const pictureOf = async ({ url }: World) => pictureIn(await textAt(`${url}/dinner?lang=en`));

  test('by the very next request after a link is revoked, while others go on', async () => {
    const world = await aDraft();
    const picture = await pictureOf(world);
    const other = await aPreview(world.owner);
    expect((await revoke(world.owner, world.id)).status).toBe(204);
    await expectNothing(world, picture);
    expect(await textAt(`${other.url}/dinner?lang=en`)).toContain(SECRET);
    expect(codes(await revoke(world.owner, world.id))).toEqual([404, 'not_found']);
  });

  test('after seven days', async () => {
    const world = await aDraft();
    const picture = await pictureOf(world);
    shiftClock(7 * DAY - 60_000);
    expect(await textAt(`${world.url}/dinner?lang=en`)).toContain(SECRET);
    shiftClock(60_000);
    await expectNothing(world, picture);
  });

  test('of a deleted venue', async () => {
    const world = await aDraft();
    const picture = await pictureOf(world);
    await aVenue(world.owner);
    await call('DELETE /me/venue', { token: world.owner.token });
    await expectNothing(world, picture);
  });

  test('of a disconnected account', async () => {
    const world = await aDraft();
    const picture = await pictureOf(world);
    const { app } = await theServer();
    const long = new Date(app.clock.now().getTime() - 31 * DAY);
    await app.db
      .updateTable('users')
      .set({ created_at: long })
      .where('id', '=', world.owner.user.id)
      .execute();
    await expectNothing(world, picture);
  });

  test('to those who make up a token, or take a picture’s address for another use', async () => {
    const world = await aDraft();
    const { url: origin } = await theServer();
    const picture = await pictureOf(world);
    const token = world.url.slice(`${origin}/p/`.length);
    const [id, signature = ''] = token.split('.');
    for (const made of [`${id}.${forged(signature)}`, `${id}`, `${id}.`, `${token}x`, 'x', '%00', ''])
      expect([made, await statusAt(`${origin}/p/${made}/dinner`)]).toEqual([made, 404]);
    const [signed = '', width] = picture.split('/').slice(-2);
    expect(await statusAt(`${origin}/files/${signed}/${width}`)).toBe(404);
    expect(await statusAt(`${world.url}/i/${forged(signed)}/${width}`)).toBe(404);
    const stranger = await aPreview(await anOwner());
    expect(await textAt(`${stranger.url}/dinner`)).not.toContain(SECRET);
  });
});

describe('the links of a venue', () => {
  const listed = async ({ token }: Pick<Owner, 'token'>) =>
    (await call('GET /me/venue/previews', { token })).document.data;

  test('are listed while they live, the newest first, with who made them and until when', async () => {
    const owner = await anOwner();
    const first = await aPreview(owner);
    shiftClock(DAY);
    await inviteSupport(owner);
    const second = await aPreview({ token: await aSpoofedToken(owner) });
    const links = await listed(owner);
    expect(links.map(({ id, attributes }) => [id, attributes.url])).toEqual([
      [second.id, second.url],
      [first.id, first.url],
    ]);
    expect(links.map(({ attributes }) => attributes.support_actor === null)).toEqual([false, true]);
    const { actor, at, until } = links[0]?.attributes ?? { actor: '', at: '', until: '' };
    expect(actor).not.toBe('');
    expect(Date.parse(until) - Date.parse(at)).toBe(PREVIEW.lives);
    shiftClock(6 * DAY + 60_000);
    expect((await listed(owner)).map(({ id }) => id)).toEqual([second.id]);
  });

  test('are so many at most, of which those that are over are none', async () => {
    const owner = await anOwner();
    const body = { data: { type: 'previews', attributes: {} } };
    const make = () => call('POST /me/venue/previews', { token: owner.token, body });
    const made = await Promise.all(Array.from({ length: PREVIEW.most + 2 }, make));
    expect(made.map(({ status }) => status).filter((status) => status === 422)).toHaveLength(2);
    expect(codes(await make())).toEqual([422, 'too_many_previews']);
    shiftClock(7 * DAY);
    expect((await make()).status).toBe(201);
    expect(await listed(owner)).toHaveLength(1);
  });
});
