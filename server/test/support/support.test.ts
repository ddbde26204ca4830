import { DAYS, RATE } from '@sofra/contract/limits';
import { expect, test } from 'vitest';
import { changeMenu, codes, DAY, signIn, tokenIn, users } from '../tools/actions.ts';
import { call, tokenOf } from '../tools/client.ts';
import {
  accountOf,
  aMenu,
  anEmail,
  anOwner,
  anUpload,
  aSpoofedToken,
  aSupporter,
  aVenue,
  inviteSupport,
  type Owner,
  PERSON,
} from '../tools/factories.ts';
import { aServer, shiftClock, stopClock, theServer } from '../tools/harness.ts';
import { linkIn, mailTo } from '../tools/mailbox.ts';

const TIME = DAYS.support * DAY;

const profile = (token: string) => call('GET /me/profile', { token });
const enter = (token: string, owner: Owner) =>
  call('PATCH /me/sites/{site}/sign_in', { token, params: { site: accountOf(owner) } });
const withdraw = ({ token }: Owner) => call('DELETE /me/support/uninvite', { token });
const goBack = (token: string) => call('DELETE /me/sites/sign_out', { token });
const sitesOf = async (token: string) =>
  (await call('GET /me/sites', { token, query: { 'page[size]': 100 } })).document.data;
// Other tests of the same server have sites that await support too.
const siteOf = async (token: string, owner: Owner) =>
  (await sitesOf(token)).find(({ id }) => id === accountOf(owner))?.attributes;
const standing = (
  document: { included?: { type: string; attributes: object }[] | undefined },
  type: string,
) => document.included?.find((one) => one.type === type)?.attributes;

test('an invitation is mailed to everybody of support, who then see the site and can enter it', async () => {
  const [owner, first, second] = [
    await anOwner({ first_name: 'Omar' }),
    await aSupporter(),
    await aSupporter(),
  ];
  expect(await siteOf(first.token, owner)).toBeUndefined();
  expect(codes(await enter(first.token, owner))).toEqual([404, 'not_found']);
  await inviteSupport(owner);
  expect(standing((await profile(owner.token)).document, 'sites')).toMatchObject({ support_required: true });
  const mail = await mailTo(second.email, /Omar Haddad asks for support/);
  expect(linkIn(mail).pathname).toBe('/settings/support');
  const asked = { name: 'Omar Haddad', support_required: true, accepted: false };
  expect(await siteOf(second.token, owner)).toMatchObject(asked);
  await enter(first.token, owner);
  expect(await siteOf(second.token, owner)).toMatchObject({ ...asked, accepted: true });
  await withdraw(owner);
  expect(await siteOf(second.token, owner)).toBeUndefined();
  expect(standing((await profile(owner.token)).document, 'sites')).toEqual({
    support_required: false,
    support_until: null,
  });
});

test('support has no venue of its own, and a customer’s address can’t become support’s', async () => {
  const [supporter, owner] = [await aSupporter(), await anOwner()];
  const { document } = await profile(supporter.token);
  expect(standing(document, 'accounts')).toEqual({ spoofed: false, support: true, role: 'support' });
  expect(document.data.attributes).toMatchObject({ confirmed: true, left_days: null });
  for (const name of ['GET /me/venue', 'GET /me/menus', 'GET /me/venues', 'GET /me/activity'] as const)
    expect(codes(await call(name, { token: supporter.token }))).toEqual([403, 'no_site']);
  expect(codes(await call('GET /me/sites', { token: owner.token }))).toEqual([403, 'forbidden']);
});

test('a person of support may have a photo without an account', async () => {
  const { token } = await aSupporter();
  const resource = await anUpload(token);
  const attributes = { resource_type: 'photo', resource };
  const relationships = { photo: { data: { type: 'attachments', attributes } } };
  const change = (by: string) =>
    call('PATCH /me/profile', {
      token: by,
      body: users({ first_name: 'Samir' }, { relationships }),
    });
  expect((await change(token)).document.data.relationships?.photo.data).not.toBeNull();
  expect(codes(await change((await aSupporter()).token))).toEqual([422, 'upload_unknown']);
});

test('support sees an account as its owner does, and its changes carry both names', async () => {
  const [owner, supporter] = [await anOwner(), await aSupporter()];
  const menu = await aMenu(owner, { title: 'Dinner' });
  const token = await aSpoofedToken(owner, supporter);
  const { document } = await profile(token);
  expect(document.data.id).toBe(owner.user.id);
  expect(standing(document, 'accounts')).toEqual({ spoofed: true, support: false, role: 'owner' });
  await changeMenu({ token }, menu, { title: 'Supper' });
  await call('PATCH /me/profile', { token, body: users({ locale: 'ru' }) });
  await aMenu(await tokenIn({ token }, await aVenue(owner)), { title: 'Terrace' });
  const { data, meta } = (
    await call('GET /me/activity', { token: owner.token, query: { 'page[size]': 100 } })
  ).document;
  const told = data.map(({ attributes: { action, actor, support_actor, title } }) => [
    ...[action, actor, support_actor, title],
  ]);
  const [by, through] = ['Layla Haddad', 'Sami Helper'];
  expect(told).toEqual([
    ['create', by, through, 'Terrace'],
    ['venue_create', by, null, 'Zaatar House'],
    ['profile_update', by, through, null],
    ['update', by, through, 'Supper'],
    ['support_invite', by, null, null],
    ['create', by, null, 'Dinner'],
    ['venue_create', by, null, 'Zaatar House'],
  ]);
  expect(meta.total).toBe(7);
  const paged = await call('GET /me/activity', {
    token: owner.token,
    query: { 'page[size]': 2, 'page[number]': 2 },
  });
  expect(paged.document.data.map(({ id }) => id)).toEqual(data.slice(2, 4).map(({ id }) => id));
});

test('a withdrawn invitation stops support at once and lets it return to its own account', async () => {
  const [owner, supporter] = [await anOwner(), await aSupporter()];
  const token = await aSpoofedToken(owner, supporter);
  expect((await call('GET /me/menus', { token })).status).toBe(200);
  await withdraw(owner);
  for (const name of ['GET /me/menus', 'GET /me/profile', 'PUT /me/venue/publish'] as const)
    expect(codes(await call(name, { token }))).toEqual([401, 'support_ended']);
  const back = await goBack(token);
  expect([back.status, back.document.data.id]).toEqual([200, supporter.id]);
  const own = tokenOf(back);
  expect(standing((await profile(own)).document, 'accounts')).toMatchObject({
    support: true,
    spoofed: false,
  });
  expect((await profile(supporter.token)).status).toBe(200);
  expect(codes(await goBack(token))).toEqual([401, 'token_invalid']);
  await inviteSupport(owner);
  expect((await enter(own, owner)).status).toBe(200);
  await call('DELETE /sign_out', { token: own });
  expect((await profile(supporter.token)).status).toBe(401);
});

test('support can sign out in a lost account, which ends the whole sign-in', async () => {
  const [owner, supporter] = [await anOwner(), await aSupporter()];
  const token = await aSpoofedToken(owner, supporter);
  await withdraw(owner);
  expect((await call('DELETE /sign_out', { token })).status).toBe(204);
  expect(codes(await profile(supporter.token))).toEqual([401, 'token_invalid']);
});

test('a new invitation does not revive the sessions of an earlier one', async () => {
  const owner = await anOwner();
  const token = await aSpoofedToken(owner);
  await withdraw(owner);
  shiftClock(1);
  await inviteSupport(owner);
  expect(codes(await profile(token))).toEqual([401, 'support_ended']);
});

test('an invitation lasts 21 days to the second, and inviting again extends it without a break', async () => {
  stopClock();
  const [owner, supporter] = [await anOwner(), await aSupporter()];
  const token = await aSpoofedToken(owner, supporter);
  shiftClock(TIME / 2);
  expect((await profile(token)).status).toBe(200);
  expect((await profile(supporter.token)).status).toBe(200);
  shiftClock(TIME / 2 - 1000);
  expect((await profile(token)).status).toBe(200);
  shiftClock(2000);
  expect(codes(await profile(token))).toEqual([401, 'support_ended']);
  expect(codes(await enter(supporter.token, owner))).toEqual([404, 'not_found']);
  expect((await goBack(token)).status).toBe(200);
  const again = await aSpoofedToken(owner, supporter);
  shiftClock(DAY);
  await inviteSupport(owner);
  shiftClock(TIME - 1000);
  expect((await profile(again)).status).toBe(200);
  shiftClock(2000);
  expect(codes(await profile(again))).toEqual([401, 'support_ended']);
});

test('an owner’s new password keeps support’s sessions; a support user’s own ends them', async () => {
  const [owner, supporter] = [await anOwner(), await aSupporter()];
  const token = await aSpoofedToken(owner, supporter);
  const change = (by: string, current_password: string) =>
    call('PATCH /me/profile/update_password', {
      token: by,
      body: users({
        current_password,
        password: 'a-table-for-two',
        password_confirmation: 'a-table-for-two',
      }),
    });
  expect((await change(owner.token, owner.password)).status).toBe(200);
  expect((await profile(token)).status).toBe(200);
  const elsewhere = tokenOf(await signIn(supporter));
  expect((await change(elsewhere, supporter.password)).status).toBe(200);
  expect(codes(await profile(token))).toEqual([401, 'token_invalid']);
});

test('inviting names the caller and nobody else', async () => {
  const [owner, other] = [await anOwner(), await anOwner()];
  const body = { data: { type: 'users', id: other.user.id } };
  expect(codes(await call('POST /me/support/invite', { token: owner.token, body }))).toEqual([
    404,
    'unknown_record',
  ]);
});

test('a message reaches everybody of support, and the reply goes to its author', async () => {
  const supporter = await aSupporter();
  const reply_to = anEmail();
  const message = 'كيف أضيف قائمة؟\n\n<b>Thank you</b>';
  const body = { data: { type: 'contacts', attributes: { message, reply_to } } };
  expect((await call('POST /contact', { body })).status).toBe(204);
  const mail = await mailTo(supporter.email, /A message from/);
  expect(mail.replyTo).toEqual([{ name: '', address: reply_to }]);
  expect(mail.text).toContain('> كيف أضيف قائمة؟\n> \n> <b>Thank you</b>');
  // Each line is read from its own side.
  for (const line of ['كيف أضيف قائمة؟', '<br>', '&lt;b&gt;Thank you&lt;/b&gt;'])
    expect(mail.html).toContain(`<div dir="auto">${line}</div>`);
});

const forgetPasswordOf = async (id: string) =>
  (await theServer()).app.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();

test('signing in without a password yet is refused with the pending invitation', async () => {
  const owner = await anOwner();
  await forgetPasswordOf(owner.user.id);
  const { status, errors } = await signIn(owner);
  expect([status, errors[0]?.title]).toEqual([
    401,
    'You have a pending invitation, accept it to finish creating your account.',
  ]);
});

test('a sign-in does not reveal that a person is of support, with or without a password', async () => {
  const supporter = await aSupporter();
  await forgetPasswordOf(supporter.id);
  expect(codes(await signIn(supporter))).toEqual([401, 'invalid_credentials']);
});

test('invitations of support are limited per person', async () => {
  const server = await aServer({ RATE_LIMITS: 'on' });
  const at = { url: server.url };
  const attributes = { ...PERSON, email: anEmail(), venue: { name: 'Zaatar House' } };
  const signedUp = await call('POST /sign_up', { ...at, body: users(attributes) });
  const { id } = signedUp.document.data;
  const invite = () =>
    call('POST /me/support/invite', {
      ...at,
      token: tokenOf(signedUp),
      body: { data: { type: 'users', id } },
    });
  const statuses = [];
  for (let n = 0; n < RATE.supportInvitations.calls; n += 1) statuses.push((await invite()).status);
  expect(statuses).toEqual(statuses.map(() => 200));
  const held = await invite();
  expect([held.status, Number(held.headers.get('retry-after')) > 0]).toEqual([429, true]);
  await server.close();
});
