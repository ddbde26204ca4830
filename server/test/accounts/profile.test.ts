import { expect, test } from 'vitest';
import { DAY, signIn, users } from '../tools/actions.ts';
import { call, tokenOf } from '../tools/client.ts';
import { aConfirmedOwner, aMailToken, anEmail, anOwner, anUpload } from '../tools/factories.ts';
import { shiftClock, theServer } from '../tools/harness.ts';
import { mailsTo, mailTo, tokenIn } from '../tools/mailbox.ts';

const profile = async (token: string) => (await call('GET /me/profile', { token })).document;
const facts = async (token: string) => (await profile(token)).data.attributes;
const change = (token: string, attributes: object, relationships: object = {}) =>
  call('PATCH /me/profile', { token, body: users(attributes, { relationships }) });
const changeEmail = (token: string, current_password: string, email: string) =>
  call('PATCH /me/profile/email', { token, body: users({ current_password, email }) });
const confirm = (confirmation_token: string) => call('GET /confirm_email', { query: { confirmation_token } });
const codes = ({
  status,
  errors,
}: {
  status: number;
  errors: { code: string; source?: { pointer?: string } }[];
}) => [status, ...errors.map(({ code, source }) => `${code} ${source?.pointer ?? ''}`.trim())];

test('a profile’s given fields are changed, the rest stays, and the photo can be cleared', async () => {
  const { token } = await anOwner();
  const photo = (attributes: object) => ({
    photo: { data: { type: 'attachments', attributes: { resource_type: 'photo', ...attributes } } },
  });
  const answer = await change(token, { first_name: ' Leila ' }, photo({ resource: await anUpload(token) }));
  expect(answer.document.data.attributes).toMatchObject({ first_name: 'Leila', last_name: 'Haddad' });
  expect(answer.document.data.relationships?.photo.data).not.toBeNull();
  expect(
    (await change(token, {}, photo({ resource: '' }))).document.data.relationships?.photo.data,
  ).toBeNull();
  const bare = (attributes: object) => ({ photo: { data: { type: 'attachments', attributes } } });
  for (const gone of [photo({ _destroy: true }), bare({ _destroy: true }), { photo: { data: null } }]) {
    await change(token, {}, bare({ resource: await anUpload(token) }));
    expect((await profile(token)).data.relationships?.photo.data).not.toBeNull();
    expect((await change(token, {}, gone)).document.data.relationships?.photo.data).toBeNull();
  }
});

test('a profile refuses another’s photo, an unknown city, a wrong phone number and a stale version', async () => {
  const [owner, stranger] = [await anOwner(), await anOwner()];
  const theirs = { resource_type: 'photo', resource: await anUpload(stranger.token) };
  const photo = { photo: { data: { type: 'attachments', attributes: theirs } } };
  expect(codes(await change(owner.token, {}, photo))[1]).toMatch(/^upload_unknown .*\/photo\/.*resource$/);
  const city = { city: { data: { type: 'cities', id: owner.user.id } } };
  expect(codes(await change(owner.token, {}, city))).toEqual([
    404,
    'unknown_record /data/relationships/city/data/id',
  ]);
  expect(codes(await change(owner.token, { phone: '+97150' }))).toEqual([
    422,
    'invalid_format /data/attributes/phone',
  ]);
  expect(codes(await change(owner.token, { phone: '+971501234567 ext. 12' }))).toEqual([
    422,
    'phone_extension /data/attributes/phone',
  ]);
  const headers = { 'if-match': '"99-x"' };
  const body = users({ first_name: 'Nobody' });
  expect(codes(await call('PATCH /me/profile', { token: owner.token, body, headers }))).toEqual([
    412,
    'version_stale',
  ]);
  expect((await facts(owner.token)).first_name).toBe('Layla');
  const other = { data: { type: 'users', id: stranger.user.id, attributes: {} } };
  expect(codes(await call('PATCH /me/profile', { token: owner.token, body: other }))[0]).toBe(409);
});

test('a disconnected person may choose their language and nothing else of their profile', async () => {
  const owner = await anOwner();
  shiftClock(29 * DAY);
  await profile(owner.token);
  shiftClock(DAY);
  expect(codes(await change(owner.token, { first_name: 'Leila', locale: 'ar' }))).toEqual([
    403,
    'email_not_confirmed',
  ]);
  expect((await change(owner.token, { locale: 'ar' })).document.data.attributes.locale).toBe('ar');
});

test('a new password ends all other sign-ins, is reported by mail, and replaces the old one', async () => {
  const owner = await anOwner();
  const other = tokenOf(await signIn(owner, { remember: true }));
  const send = (current_password: string, password: string, password_confirmation = password) =>
    call('PATCH /me/profile/update_password', {
      token: owner.token,
      body: users({ current_password, password, password_confirmation }),
    });
  expect(codes(await send('wrong-one', 'a-table-for-two'))).toEqual([
    422,
    'current_password_wrong /data/attributes/current_password',
  ]);
  expect(codes(await send(owner.password, 'a-table-for-two', 'a-table-for-three'))).toEqual([
    422,
    'password_mismatch /data/attributes/password_confirmation',
  ]);
  expect((await call('GET /me/profile', { token: other })).status).toBe(200);
  expect((await send(owner.password, 'a-table-for-two')).status).toBe(200);
  expect((await call('GET /me/profile', { token: other })).status).toBe(401);
  expect((await call('GET /me/profile', { token: owner.token })).status).toBe(200);
  expect((await signIn(owner)).status).toBe(401);
  expect((await signIn({ ...owner, password: 'a-table-for-two' })).status).toBe(200);
  await mailTo(owner.email, /password was changed/);
});

test('an unconfirmed address is replaced at once, and only the new one can be confirmed', async () => {
  const owner = await anOwner();
  const old = await aMailToken(owner, 'confirm');
  const email = anEmail();
  expect(codes(await changeEmail(owner.token, 'wrong-one', email))).toEqual([
    422,
    'current_password_wrong /data/attributes/current_password',
  ]);
  const { attributes } = (await changeEmail(owner.token, owner.password, email)).document.data;
  expect(attributes).toMatchObject({ email, pending_email: null, confirmed: false });
  expect(codes(await confirm(old))).toEqual([422, 'confirmation_invalid']);
  expect((await confirm(tokenIn(await mailTo(email, /Confirm/)))).status).toBe(200);
  expect(await facts(owner.token)).toMatchObject({ email, confirmed: true, left_days: null });
  expect((await signIn(owner)).status).toBe(401);
});

test('a confirmed address stays in force until the new one is confirmed, however old the account is', async () => {
  const owner = await aConfirmedOwner();
  const email = anEmail();
  shiftClock(29 * DAY);
  await profile(owner.token);
  shiftClock(29 * DAY);
  const { attributes } = (await changeEmail(owner.token, owner.password, email)).document.data;
  expect(attributes).toMatchObject({
    email: owner.email,
    pending_email: email,
    confirmed: true,
    left_days: null,
  });
  expect((await change(owner.token, { first_name: 'Leila' })).status).toBe(200);
  await mailTo(owner.email, /about to change/);
  expect((await confirm(tokenIn(await mailTo(email, /new e-mail/)))).status).toBe(200);
  expect(await facts(owner.token)).toMatchObject({ email, pending_email: null, confirmed: true });
  expect((await signIn(owner)).status).toBe(401);
  expect((await signIn({ ...owner, email })).status).toBe(200);
});

test('another’s address is refused on request, and on confirmation when it was taken meanwhile', async () => {
  const [owner, other] = [await aConfirmedOwner(), await anOwner()];
  const taken = 'email_taken /data/attributes/email';
  expect(codes(await changeEmail(owner.token, owner.password, other.email.toUpperCase()))).toEqual([
    422,
    taken,
  ]);
  expect(codes(await changeEmail(other.token, other.password, owner.email))).toEqual([422, taken]);
  const email = anEmail();
  await changeEmail(owner.token, owner.password, email);
  const token = tokenIn(await mailTo(email));
  await anOwner({ email: email.toUpperCase() });
  expect((await facts(owner.token)).pending_email).toBeNull();
  expect(codes(await confirm(token))).toEqual([422, 'email_taken']);
  expect((await facts(owner.token)).email).toBe(owner.email);
});

test('the first to confirm a pending address gets it, and the others’ requests are dropped', async () => {
  const [first, second, third] = [await aConfirmedOwner(), await aConfirmedOwner(), await aConfirmedOwner()];
  const email = anEmail();
  for (const { token, password } of [first, second, third]) await changeEmail(token, password, email);
  const tokens = await Promise.all([first, second].map(({ user }) => aMailToken({ user, email }, 'confirm')));
  const answers = await Promise.all(tokens.map(confirm));
  expect(answers.map(codes).sort()).toEqual([[200], [422, 'email_taken']]);
  const waiting = [];
  for (const { token } of [first, second, third]) waiting.push((await facts(token)).pending_email);
  expect(waiting).toEqual([null, null, null]);
  expect(codes(await changeEmail(third.token, third.password, email))[0]).toBe(422);
});

test('an address taken by an unconfirmed person drops the others’ requests for it', async () => {
  const [waiting, other] = [await aConfirmedOwner(), await anOwner()];
  const email = anEmail();
  await changeEmail(waiting.token, waiting.password, email);
  await changeEmail(other.token, other.password, email);
  expect((await facts(waiting.token)).pending_email).toBeNull();
});

test('a link confirms its own person, and is refused while another is signed in', async () => {
  const [owner, other] = [await anOwner(), await anOwner()];
  const confirmation_token = await aMailToken(owner, 'confirm');
  const follow = (token: string) => call('GET /confirm_email', { token, query: { confirmation_token } });
  expect(codes(await follow(other.token))).toEqual([422, 'confirmation_of_another']);
  expect([(await facts(owner.token)).confirmed, (await facts(other.token)).confirmed]).toEqual([
    false,
    false,
  ]);
  expect((await follow(owner.token)).status).toBe(200);
  expect((await follow('long-gone')).status).toBe(200);
});

test('a pending address is dropped by the current address, and by a new password from a mail', async () => {
  const owner = await aConfirmedOwner();
  const [first, second] = [anEmail(), anEmail()];
  await changeEmail(owner.token, owner.password, first);
  const token = tokenIn(await mailTo(first));
  await changeEmail(owner.token, owner.password, owner.email);
  expect(codes(await confirm(token))).toEqual([422, 'confirmation_invalid']);
  await changeEmail(owner.token, owner.password, second);
  const stolen = tokenIn(await mailTo(second));
  const reset_password_token = await aMailToken(owner, 'reset');
  await call('PUT /password', { body: users({ password: 'a-table-for-two', reset_password_token }) });
  expect(codes(await confirm(stolen))).toEqual([422, 'confirmation_invalid']);
});

test('a repeated link goes to the pending address, and to no confirmed person', async () => {
  const owner = await anOwner();
  await mailTo(owner.email);
  expect((await call('POST /confirm_email', { token: owner.token })).status).toBe(204);
  await expect.poll(async () => (await mailsTo(owner.email)).length).toBe(2);
  await confirm(await aMailToken(owner, 'confirm'));
  expect((await call('POST /confirm_email', { token: owner.token })).status).toBe(204);
  const { db } = (await theServer()).app;
  const waiting = await db
    .selectFrom('schedules_due')
    .select('id')
    .where('kind', '=', 'mail-confirmation')
    .execute();
  expect(waiting).toEqual([]);
});
