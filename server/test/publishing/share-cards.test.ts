import { basename } from 'node:path';
import { SHARE_CARD } from '@sofra/contract/limits';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fileKey } from '../../src/uploads/blobs.ts';
import { cardsOf, changeItem, changeVenue, dishCardsOf, publish, venueOf } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { anOwner, anUpload, aPlace, lay, type Owner, type Place, photograph } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';

/** The address of a venue's cards, before their names. */
async function cardsAt(owner: Owner): Promise<string> {
  const { slug } = await venueOf(owner);
  return `${(await theServer()).url}/c/${slug}`;
}

const keptOf = async ({ venueId }: Owner) => (await theServer()).app.files.list(`cards/${venueId}`);

/** The key of the venue's card in English. */
const keyOf = async (owner: Owner) =>
  `cards/${owner.venueId}/${(await cardsOf(owner)).split('/').at(-1)}-en.jpg`;

/** A venue that has published dishes of one photo, and the names of their cards. */
async function aLongMenu(dishes: number) {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await photograph(owner, place, await anUpload(owner.token));
  const { app } = await theServer();
  await lay(app.db, place, dishes);
  await changeItem(owner, place, { title: 'Mixed grill' });
  await publish(owner);
  const rows = await app.db
    .selectFrom('items')
    .select('number')
    .where('parent_id', '=', place.section)
    .execute();
  const cards = await dishCardsOf(
    owner,
    'dinner',
    rows.map(({ number }) => number),
  );
  return { owner, names: cards.map((address) => basename(address)) };
}

/** Gives a menu a picture whose files are broken. */
async function breakPicture({ token }: Owner, { menu }: Place): Promise<void> {
  const { app } = await theServer();
  const resource = await anUpload(token);
  const blob = await app.db
    .selectFrom('blobs')
    .select(['id', 'widths'])
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  for (const width of blob.widths)
    await app.files.write(fileKey(blob.id, width, 'webp'), Buffer.from('not a picture'));
  const attachments = { data: [{ type: 'attachments', attributes: { resource_type: 'photo', resource } }] };
  const settings = { data: { type: 'settings', attributes: {}, relationships: { attachments } } };
  const data = { type: 'menus', id: menu, attributes: {}, relationships: { settings } };
  await call('PATCH /me/menus/{menu}', { token, params: { menu }, body: { data } });
}

test('cards of dishes fill no disk', async () => {
  const { owner, names } = await aLongMenu(3);
  const url = await cardsAt(owner);
  await expect.poll(() => keptOf(owner)).toHaveLength(1);
  for (const name of [...names, ...names]) {
    const answer = await fetch(`${url}/${name}`);
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject(SHARE_CARD);
  }
  expect(await keptOf(owner)).toEqual([await keyOf(owner)]);
});

test('who asks for too many cards at once gets the venue’s for the others, and no other venue waits for them', async () => {
  const [{ owner, names }, other] = [await aLongMenu(60), await aLongMenu(2)];
  const url = await cardsAt(owner);
  const ask = (name: string) => fetch(`${url}/${name}`, { redirect: 'manual' });
  let isOver = false;
  const all = Promise.all(names.map(ask)).finally(() => {
    isOver = true;
  });
  const answer = await fetch(`${await cardsAt(other.owner)}/${other.names[0]}`);
  expect([answer.status, isOver]).toEqual([200, false]);
  const answers = await all;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 302]));
  const sentOn = answers.find(({ status }) => status === 302);
  expect(sentOn?.headers.get('cache-control')).toBe('no-store');
  expect(sentOn?.headers.get('location')).toBe(`${await cardsOf(owner)}-en.jpg`);
});

test('clients that have gone leave their places to others', async () => {
  const { owner, names } = await aLongMenu(50);
  const url = await cardsAt(owner);
  await expect.poll(() => keptOf(owner)).toHaveLength(1);
  const gone = new AbortController();
  const left = names.slice(0, 25).map((name) => fetch(`${url}/${name}`, { signal: gone.signal }));
  await Promise.any(left);
  gone.abort();
  await Promise.allSettled(left);
  // After this round trip the server knows of the closed connections.
  await fetch(`${await cardsOf(owner)}-en.jpg`);
  const asked = names.slice(25).map((name) => fetch(`${url}/${name}`, { redirect: 'manual' }));
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200));
});

test('a card that can’t be drawn takes no other with it, and the venue’s stands in for it', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await publish(owner);
  const first = await keyOf(owner);
  await expect.poll(() => keptOf(owner)).toEqual([first]);
  await photograph(owner, place, await anUpload(owner.token));
  await breakPicture(owner, place);
  await publish(owner);
  const second = await keyOf(owner);
  await expect.poll(() => keptOf(owner)).toEqual([second]);
  expect(second).not.toBe(first);
  const cards = await cardsOf(owner);
  const page = (await cardsAt(owner)).replace('/c/', '/m/').concat('/dinner');
  const [own = ''] = /[^\s"]+\/c\/[\w/-]+-en-\d+\.jpg/.exec(await (await fetch(page)).text()) ?? [];
  const answer = await fetch(own, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${cards}-en.jpg`]);
});

test('cards stay over publications that change nothing of what they show', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await publish(owner);
  const cards = await cardsOf(owner);
  await fetch(`${cards}-en.jpg`);
  await changeItem(owner, place, { title: 'Kofta' });
  await publish(owner);
  expect(await cardsOf(owner)).toBe(cards);
  expect((await fetch(`${cards}-en.jpg`)).status).toBe(200);
  await changeVenue(owner, { name: 'Another name' });
  await publish(owner);
  const others = await cardsOf(owner);
  expect(others).not.toBe(cards);
  await expect.poll(async () => (await fetch(`${cards}-en.jpg`)).status).toBe(404);
  expect((await fetch(`${others}-en.jpg`)).status).toBe(200);
});

test('made-up addresses of cards get nothing, however many are asked for at once', async () => {
  const { owner, names } = await aLongMenu(3);
  const url = await cardsAt(owner);
  const [word = ''] = names[0]?.split('-') ?? [];
  const made = ['0000000000-en.jpg', `${word}-ru.jpg`, `${word}-en-999.jpg`, `${word}-en-item-999.1.jpg`];
  const asked = Array.from({ length: 40 }, (_, at) => fetch(`${url}/${made[at % made.length]}`));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([404]));
  await expect.poll(() => keptOf(owner)).toEqual([await keyOf(owner)]);
});
