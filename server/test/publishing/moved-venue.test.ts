import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prepareVenue, signInOrUp } from '../../../scripts/demo/account.ts';
import { type Api, apiAt } from '../../../scripts/demo/api.ts';
import { buildMenu } from '../../../scripts/demo/build.ts';
import { LARGE_MENU } from '../../../scripts/demo/menu.ts';
import { sharedPictures, uploadPicture } from '../../../scripts/demo/pictures.ts';
import { translate } from '../../../scripts/demo/translate.ts';
import { rounds } from '../../../scripts/proof.ts';
import { aServer } from '../tools/harness.ts';

const sections = LARGE_MENU.sections
  .slice(0, rounds(3, LARGE_MENU.sections.length))
  .map((section) => ({ ...section, items: section.items.slice(0, rounds(4, section.items.length)) }));

/** Publishes the demo's venue; answers its public address and its client. */
async function publishedDemo(url: string) {
  const api = apiAt(url);
  await signInOrUp(api);
  const { id, attributes } = await prepareVenue(api);
  await translate(api, id, await buildMenu(api, { ...LARGE_MENU, sections }, sharedPictures(api, sections)));
  await api.send('PUT', '/me/venue/publish');
  return { api, address: String(attributes.menu_url) };
}

/** The menus of a venue whose pictures are uploaded to another server, each once. */
async function carried(from: Api, to: Api) {
  const uploads = new Map<string, Promise<string>>();
  const upload = async (address: string) => {
    const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
    return uploadPicture(to, 'photo.jpg', await sharp(bytes).jpeg().toBuffer());
  };
  const uploaded = (address: string) => {
    const known = uploads.get(address) ?? upload(address);
    uploads.set(address, known);
    return known;
  };
  const { attributes } = (await from.read('/me/venue/export')).data;
  const document = JSON.stringify(attributes);
  const addresses = [...document.matchAll(/"photo":"([^"]+)"/g)].map(([, address = '']) => address);
  let text = document;
  for (const address of new Set(addresses)) text = text.replaceAll(address, await uploaded(address));
  return JSON.parse(text);
}

/** A page without what names its server and its pictures, among them the cards that show them. */
const comparable = (page: string, url: string) =>
  page
    .replaceAll(url, '')
    .replaceAll(/\/i\/\d+/g, '/i/0')
    .replaceAll(/\/[0-9a-f]{10}-(?=\w\w\.jpg)/g, '/0-');

const pageOf = async (address: string) => (await fetch(address)).text();

test('the demo’s venue, carried to an empty installation, publishes the same bytes', async () => {
  // Both have databases of their own: the demo's account is one, and another test fills it in the shared one.
  const here = await aServer();
  const there = await aServer();
  const { api, address } = await publishedDemo(here.url);
  const other = apiAt(there.url);
  await signInOrUp(other);
  const { id } = await prepareVenue(other);
  const { default_locale, extra_locales } = (await api.read('/me/venue')).data.attributes;
  const languages = { default_locale, extra_locales };
  const { data } = await other.send('PATCH', '/me/venue', { type: 'venues', id, attributes: languages });
  await other.send('POST', '/me/venue/import', {
    type: 'exports',
    attributes: await carried(api, other),
  });
  await other.send('PUT', '/me/venue/publish');
  const copy = String(data.attributes.menu_url);
  expect(new URL(copy).pathname).toBe(new URL(address).pathname);
  for (const path of ['', '?lang=ar', '/menu', '/menu?lang=ar', '/menu?lang=ru']) {
    const page = comparable(await pageOf(address + path), here.url);
    expect(page.length).toBeGreaterThan(1000);
    expect(comparable(await pageOf(copy + path), there.url)).toBe(page);
  }
  await there.close();
  await here.close();
});
