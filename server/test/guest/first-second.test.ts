import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cardsOf, publish, venueOf } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { aMenu, anItem, anOwner, anUpload, aPlace, aSection, photograph } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';

test('a venue without a picture shares a dish, and a menu its own picture and title', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await publish(owner);
  const { url } = await theServer();
  const { slug } = await venueOf(owner);
  const cardOf = async (name: string) => {
    const answer = await fetch(`${url}/c/${slug}/${name}.jpg`);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const colourOf = async (bytes: Buffer) => (await sharp(bytes).stats()).channels.map(({ mean }) => mean);
  const ofVenueNow = async () => cardOf(`${(await cardsOf(owner)).split('/').at(-1)}-en`);
  const plain = await colourOf((await ofVenueNow()).bytes);
  await photograph(owner, place, await anUpload(owner.token));
  await publish(owner);
  const ofDish = await ofVenueNow();
  // A dark shade lies over a picture, on which the letters read.
  expect((await colourOf(ofDish.bytes))[0]).toBeLessThan((plain[0] ?? 0) - 50);
  const resource = await anUpload(owner.token);
  const attachments = { data: [{ type: 'attachments', attributes: { resource_type: 'photo', resource } }] };
  const settings = { data: { type: 'settings', attributes: {}, relationships: { attachments } } };
  const data = { type: 'menus', id: place.menu, attributes: {}, relationships: { settings } };
  const { menu } = place;
  await call('PATCH /me/menus/{menu}', { token: owner.token, params: { menu }, body: { data } });
  await publish(owner);
  const html = await (await fetch(`${url}/m/${slug}/dinner`)).text();
  const own = /\/c\/[^/]+\/([0-9a-f]+-en-\d+)\.jpg/.exec(html)?.[1] ?? '';
  const [ofMenu, ofVenue] = [await cardOf(own), await ofVenueNow()];
  expect([ofMenu.status, ofVenue.status]).toEqual([200, 200]);
  expect(ofMenu.bytes.equals(ofVenue.bytes)).toBe(false);
  expect((await cardOf(own.replace(/\d+$/, '999'))).status).toBe(404);
});

test('the code of the only menu in the only language shows its dishes, until there is a second menu', async () => {
  const owner = await anOwner();
  await aPlace(owner);
  await publish(owner);
  const { url } = await theServer();
  const { slug } = await venueOf(owner);
  const code = () => fetch(`${url}/m/${slug}`, { redirect: 'manual' });
  const straight = await code();
  expect([straight.status, straight.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=0, must-revalidate, s-maxage=5',
  ]);
  const html = await straight.text();
  expect(html).toContain(' itemprop=hasMenuItem ');
  expect(html).toContain(`rel=canonical href="${url}/m/${slug}/dinner"`);
  const menu = await aMenu(owner, { title: 'Brunch' });
  await anItem(owner, { menu, section: await aSection(owner, menu) });
  await publish(owner);
  const welcome = await (await code()).text();
  expect(welcome).not.toContain(' itemprop=hasMenuItem ');
  expect(welcome).toContain(`href="/m/${slug}/menus"`);
});
