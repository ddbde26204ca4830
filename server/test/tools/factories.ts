import { randomInt, randomUUID } from 'node:crypto';
import type { CallName, Calls } from '@sofra/contract/api/calls';
import { TOKEN_LIVES } from '@sofra/contract/limits';
import { sql } from 'kysely';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import type { z } from 'zod';
import { type MailToken, newMailToken } from '../../src/accounts/mail-tokens.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import { addSupporter } from '../../src/support/supporters.ts';
import { call, tokenOf } from './client.ts';
import { theServer } from './harness.ts';

type User = z.output<Calls['POST /sign_up']['answer']>['data'];

/** Somebody who has just signed up, with a first venue and no menu. */
export type Owner = { token: string; user: User; email: string; password: string; venueId: string };

/** Somebody of support who has signed in. */
export type Supporter = { token: string; id: string; email: string; password: string };

/** A menu, a section and an item of an owner, by their ids. */
export type Place = { menu: string; section: string; item: string };

/** Somebody's own fields, as signing up takes them. */
export const PERSON = {
  first_name: 'Layla',
  last_name: 'Haddad',
  phone: '+971501234567',
  locale: 'en',
  password: 'a-laid-table',
};

/** An e-mail address that no other test has. */
export const anEmail = () => `${randomUUID()}@example.com`;

/** Signs somebody up through the API; `attributes` are further ones of the call. */
export async function anOwner(attributes: Record<string, unknown> = {}): Promise<Owner> {
  const sent = { ...PERSON, email: anEmail(), venue: { name: 'Zaatar House' }, ...attributes };
  const answer = await call('POST /sign_up', { body: { data: { type: 'users', attributes: sent } } });
  const user = answer.document.data;
  const venueId = user.relationships?.current_venue.data?.id ?? '';
  return { token: tokenOf(answer), user, email: sent.email, password: sent.password, venueId };
}

type Creating = Extract<
  CallName,
  'POST /me/menus' | `POST /me/menus/{menu}/sections` | `POST /me/menus/{menu}/sections/{section}/items`
>;

async function make(name: Creating, type: string, token: string, params: object, attributes: object) {
  const body = { data: { type, attributes } };
  const { document } = await call(name, { token, params: { ...params }, body });
  return document.data.id;
}

/** Makes a menu in the owner's current venue and answers its id. */
export async function aMenu({ token }: Pick<Owner, 'token'>, attributes: object = {}): Promise<string> {
  return make('POST /me/menus', 'menus', token, {}, { title: 'Dinner', currency: 'aed', ...attributes });
}

/** Makes a section in a menu and answers its id. */
export async function aSection(
  { token }: Pick<Owner, 'token'>,
  menu: string,
  attributes: object = {},
): Promise<string> {
  return make(
    'POST /me/menus/{menu}/sections',
    'sections',
    token,
    { menu },
    { title: 'Grill', ...attributes },
  );
}

/** Makes an item in a section of a menu and answers its id. */
export async function anItem(
  { token }: Pick<Owner, 'token'>,
  { menu, section }: Pick<Place, 'menu' | 'section'>,
  attributes: object = {},
): Promise<string> {
  const sent = { title: 'Shish tawook', price: '42.50', ...attributes };
  return make('POST /me/menus/{menu}/sections/{section}/items', 'items', token, { menu, section }, sent);
}

/** Adds an extra to an item and answers its id. */
export async function anExtra({ token }: Pick<Owner, 'token'>, params: Place): Promise<string> {
  const extras = { data: [{ type: 'extras', attributes: { title: 'Cheese', price: '1.00' } }] };
  const { document } = await call('PATCH /me/menus/{menu}/sections/{section}/items/{item}', {
    token,
    params,
    body: { data: { type: 'items', id: params.item, relationships: { extras } } },
  });
  const made = document.included?.findLast(({ type }) => type === 'extras');
  if (!made) throw new Error('the item has no extra');
  return made.id;
}

/** Makes a menu with a section with an item. */
export async function aPlace(owner: Pick<Owner, 'token'>): Promise<Place> {
  const menu = await aMenu(owner);
  const section = await aSection(owner, menu);
  return { menu, section, item: await anItem(owner, { menu, section }) };
}

/** Fills the section of a place up to `count` items. */
export async function lay(db: Db, { section, item }: Place, count: number): Promise<void> {
  await sql`
    insert into items select (jsonb_populate_record(i, jsonb_build_object(
      'id', gen_random_uuid(), 'position', n, 'number', i.number + n))).*
    from items i, generate_series(2, ${count}::int) n where i.id = ${item}`.execute(db);
  await sql`update sections set item_count = ${count} where id = ${section}`.execute(db);
  await sql`analyze items`.execute(db);
}

/** The bytes of a small real JPEG of a random colour. */
export async function aPicture(width = 64, height = 48): Promise<Buffer> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Uploads a picture (of nobody without a token) and answers its signed id. */
export async function anUpload(token?: string, picture?: Buffer): Promise<string> {
  const data = (picture ?? (await aPicture())).toString('base64');
  const body = { data: { type: 'blobs', attributes: { data, filename: 'dish.jpg' } } };
  const { document } = await call('POST /direct_uploads', { ...(token && { token }), body });
  return document.data.attributes.signed_id;
}

/** Gives an item an uploaded picture, by its signed id. */
export function photograph({ token }: Pick<Owner, 'token'>, params: Place, resource: string) {
  const attachments = { data: [{ type: 'attachments', attributes: { resource_type: 'photo', resource } }] };
  const settings = { data: { type: 'settings', attributes: {}, relationships: { attachments } } };
  const data = { type: 'items', id: params.item, attributes: {}, relationships: { settings } };
  return call('PATCH /me/menus/{menu}/sections/{section}/items/{item}', { token, params, body: { data } });
}

/** Makes a second venue of the account and answers its id; the token stays with the first. */
export async function aVenue({ token }: Pick<Owner, 'token'>, attributes: object = {}): Promise<string> {
  const map = { address: 'Al Wasl Road 12', city: 'Dubai', state: 'Dubai', country: 'United Arab Emirates' };
  const body = {
    data: { type: 'venues', attributes: { name: 'Zaatar House', branch: 'Marina', map, ...attributes } },
  };
  return (await call('POST /me/venues', { token, body })).document.data.id;
}

/** Makes a branch of the owner's current venue, synced by hand, and answers its id. */
export async function aBranch(owner: Pick<Owner, 'token'>, attributes: object = {}): Promise<string> {
  const { document } = await call('GET /me/venue/children', { token: owner.token });
  const id = await aVenue(owner, attributes);
  const child_ids = [...document.data.map((child) => child.id), id];
  await call('PUT /me/venue/sync', {
    token: owner.token,
    body: { data: { type: 'venues', attributes: { sync: { type: 'manual' }, child_ids } } },
  });
  return id;
}

/** A theme of its own, with the given attributes. */
export async function aTheme({ token }: Pick<Owner, 'token'>, attributes: object = {}): Promise<string> {
  const body = { data: { type: 'themes', attributes } };
  return (await call('POST /me/branding/themes', { token, body })).document.data.id;
}

/** Translates the title of a menu, section, item or extra of a menu; what it belongs to by its relationship's name. */
export async function aTranslation(
  { token }: Pick<Owner, 'token'>,
  menu: string,
  [relationship, type, id]: readonly [relationship: string, type: string, id: string],
  [locale, title]: readonly [locale: string, title: string],
): Promise<void> {
  const attributes = { locale, enabled: true, data: { title } };
  const relationships = { [relationship]: { data: { type, id } } };
  const body = { data: { type: 'translates', attributes, relationships } };
  await call('POST /me/menus/{menu}/translates', { token, params: { menu }, body });
}

/** Makes a mail link's token without waiting for the mail. */
export async function aMailToken(
  { user, email }: Pick<Owner, 'user' | 'email'>,
  purpose: MailToken['purpose'],
): Promise<string> {
  const { db, clock } = (await theServer()).app;
  const lives = purpose === 'reset' ? TOKEN_LIVES.reset : null;
  return newMailToken(db, clock.now(), { purpose, userId: user.id, email }, lives);
}

/** Signs somebody up who has confirmed the address, and so may change things after the first 30 days. */
export async function aConfirmedOwner(): Promise<Owner> {
  const owner = await anOwner();
  await call('GET /confirm_email', { query: { confirmation_token: await aMailToken(owner, 'confirm') } });
  return owner;
}

/** Makes a signed-in person of support, as the operator's command does, until the test is over. */
export async function aSupporter(): Promise<Supporter> {
  const { app } = await theServer();
  const [email, password] = [anEmail(), 'at-your-table'];
  const link = await addSupporter(app, { email, firstName: 'Sami', lastName: 'Helper' });
  const reset_password_token = new URL(link ?? '').searchParams.get('token');
  await call('PUT /password', {
    body: { data: { type: 'users', attributes: { password, reset_password_token } } },
  });
  const attributes = { email, password, remember: true };
  const answer = await call('POST /sign_in', { body: { data: { type: 'users', attributes } } });
  const { id } = answer.document.data;
  // Otherwise support from earlier tests would get a mail for each invitation.
  onTestFinished(async () => {
    await app.db.updateTable('users').set({ kind: 'customer' }).where('id', '=', id).execute();
  });
  return { token: tokenOf(answer), id, email, password };
}

/** The id of an owner's account. */
export const accountOf = ({ user }: Pick<Owner, 'user'>): string =>
  user.relationships?.accounts.data[0]?.id ?? '';

/** Lets support into an owner's account. */
export async function inviteSupport({ token, user }: Pick<Owner, 'token' | 'user'>): Promise<void> {
  await call('POST /me/support/invite', { token, body: { data: { type: 'users', id: user.id } } });
}

/** The token of support in an owner's account, after an invitation. */
export async function aSpoofedToken(owner: Owner, supporter?: Supporter): Promise<string> {
  const { token } = supporter ?? (await aSupporter());
  await inviteSupport(owner);
  const params = { site: accountOf(owner) };
  return tokenOf(await call('PATCH /me/sites/{site}/sign_in', { token, params }));
}

/** The items of one section of an owner, in order. */
export type List = { owner: Owner; params: { menu: string; section: string }; ids: string[] };

/** Makes an owner with a section of items named “Item 1” and so on. */
export async function aList(length: number): Promise<List> {
  const owner = await anOwner();
  const menu = await aMenu(owner);
  const params = { menu, section: await aSection(owner, menu) };
  const ids: string[] = [];
  for (let n = 1; n <= length; n += 1) ids.push(await anItem(owner, params, { title: `Item ${n}` }));
  return { owner, params, ids };
}
