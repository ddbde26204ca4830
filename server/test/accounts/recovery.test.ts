import { RATE } from '@sofra/contract/limits';
import { expect, test } from 'vitest';
import { rounds } from '../../../scripts/proof.ts';
import type { Server } from '../../src/app.ts';
import { codes, DAY, HOUR, signIn, users } from '../tools/actions.ts';
import { call, send, tokenOf } from '../tools/client.ts';
import { aMailToken, anEmail, anOwner, PERSON } from '../tools/factories.ts';
import { aServer, shiftClock, stopClock, theServer } from '../tools/harness.ts';
import { linkIn, mailTo, tokenIn } from '../tools/mailbox.ts';

const forget = (email: string) => call('POST /password', { body: users({ email }) });
const reset = (reset_password_token: string, password = 'a-table-for-two', type = 'users') =>
  call('PUT /password', { body: { data: { type, attributes: { password, reset_password_token } } } });
const confirm = (confirmation_token: string) => call('GET /confirm_email', { query: { confirmation_token } });
const INVALID = [422, 'reset_invalid'];

const isIn = async (token: string) => (await call('GET /me/profile', { token })).status === 200;

test('a forgotten password is replaced by the mail’s link, and all sign-ins end', async () => {
  const owner = await anOwner();
  expect((await forget(owner.email.toUpperCase())).status).toBe(204);
  const mail = await mailTo(owner.email, /new password/);
  expect(linkIn(mail).pathname).toBe('/forget-password');
  const answer = await reset(tokenIn(mail));
  expect([answer.status, answer.document.data]).toEqual([
    200,
    { type: 'users', id: owner.user.id, attributes: {} },
  ]);
  expect(await isIn(owner.token)).toBe(false);
  expect((await signIn(owner)).status).toBe(401);
  expect((await signIn({ ...owner, password: 'a-table-for-two' })).status).toBe(200);
  await mailTo(owner.email, /password was changed/);
});

test('a link works once, for two hours, for its own purpose and its own person; the older page says "user"', async () => {
  stopClock();
  const [owner, other] = [await anOwner(), await anOwner()];
  const [first, second] = [await aMailToken(owner, 'reset'), await aMailToken(owner, 'reset')];
  expect(codes(await confirm(first))).toEqual([422, 'confirmation_invalid']);
  expect(codes(await reset(await aMailToken(owner, 'confirm')))).toEqual(INVALID);
  expect(codes(await reset('x'.repeat(43)))).toEqual(INVALID);
  expect((await reset(first, 'a-table-for-two', 'user')).status).toBe(200);
  expect(codes(await reset(first))).toEqual(INVALID);
  expect(codes(await reset(second))).toEqual(INVALID);
  expect((await signIn(other)).status).toBe(200);
  const [late, inTime] = [await aMailToken(other, 'reset'), await aMailToken(other, 'reset')];
  shiftClock(2 * HOUR - 1000);
  expect((await reset(inTime)).status).toBe(200);
  const last = await aMailToken(owner, 'reset');
  shiftClock(2 * HOUR + 1000);
  expect(codes(await reset(last))).toEqual(INVALID);
  expect(codes(await reset(late))).toEqual(INVALID);
});

test('of two uses of a link at the same moment, one wins', async () => {
  const owner = await anOwner();
  const token = await aMailToken(owner, 'reset');
  const answers = await Promise.all(['one-of-them', 'the-other-one'].map((word) => reset(token, word)));
  expect(answers.map(codes).sort()).toEqual([[200], INVALID]);
  const won = answers[0]?.status === 200 ? 'one-of-them' : 'the-other-one';
  expect((await signIn({ ...owner, password: won })).status).toBe(200);
});

test('a link to an address that is no longer the person’s resets nothing', async () => {
  const owner = await anOwner();
  const token = await aMailToken(owner, 'reset');
  await call('PATCH /me/profile/email', {
    token: owner.token,
    body: users({ current_password: owner.password, email: anEmail() }),
  });
  expect(codes(await reset(token))).toEqual(INVALID);
});

test('a confirmation is valid until its person is confirmed, and using it again changes nothing', async () => {
  const owner = await anOwner();
  const [first, second] = [await aMailToken(owner, 'confirm'), await aMailToken(owner, 'confirm')];
  shiftClock(400 * DAY);
  const confirmed = await confirm(second);
  expect([confirmed.status, confirmed.document.data]).toEqual([
    200,
    { type: 'users', id: owner.user.id, attributes: { confirmed: true } },
  ]);
  for (const token of [first, second, first]) expect((await confirm(token)).status).toBe(200);
  for (const token of ['', 'x'.repeat(43), `${first}x`])
    expect(codes(await confirm(token))).toEqual([422, 'confirmation_invalid']);
  const both = await Promise.all([confirm(first), confirm(second)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
});

test('a confirmation is never cached, and reconnects a disconnected account at once', async () => {
  const owner = await anOwner();
  const token = await aMailToken(owner, 'confirm');
  shiftClock(15 * DAY);
  await isIn(owner.token);
  shiftClock(16 * DAY);
  const body = { data: { type: 'menus', attributes: { title: 'Dinner' } } };
  expect((await call('POST /me/menus', { token: owner.token, body })).status).toBe(403);
  const { headers } = await send('GET /confirm_email', { query: { confirmation_token: token } });
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  expect((await call('POST /me/menus', { token: owner.token, body })).status).toBe(201);
});

test('tokens are stored as hashes, and queued mails hold none', async () => {
  const owner = await anOwner();
  await forget(owner.email);
  const { db } = (await theServer()).app;
  const waiting = await db
    .selectFrom('schedules_due')
    .select('data')
    .where('kind', '=', 'mail-recovery')
    .execute();
  const token = tokenIn(await mailTo(owner.email, /new password/));
  const kept = await db.selectFrom('user_tokens').selectAll().where('user_id', '=', owner.user.id).execute();
  expect(JSON.stringify(waiting)).not.toContain(token);
  expect(kept.some(({ hash }) => Buffer.from(hash).toString('base64url') === token)).toBe(false);
});

const PAIRS = rounds(60, 200);

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

type Asking = () => Promise<unknown>;

async function timeOf(asking: Asking): Promise<number> {
  const start = performance.now();
  await asking();
  return performance.now() - start;
}

/** How much longer one takes than the other, in the median of pairs: 0.05 is a twentieth. */
async function difference({ app: { db } }: Server, known: Asking, unknown: Asking): Promise<number> {
  const [more, all]: [number[], number[]] = [[], []];
  for (let round = 0; round < PAIRS; round += 1) {
    const isKnownFirst = round % 2 === 0;
    const first = await timeOf(isKnownFirst ? known : unknown);
    const second = await timeOf(isKnownFirst ? unknown : known);
    more.push(isKnownFirst ? first - second : second - first);
    all.push(first, second);
    // Mails sent meanwhile would disturb the later measurements.
    await db.deleteFrom('schedules_due').where('kind', '=', 'mail-recovery').execute();
  }
  return Math.abs(median(more) / median(all));
}

/** The least of some tries: something else may disturb one, while a leak would show in all. */
async function leastDifference(...asking: Parameters<typeof difference>): Promise<number> {
  let least = 1;
  for (let tries = 0; tries < 6 && least >= 0.05; tries += 1)
    least = Math.min(least, await difference(...asking));
  return least;
}

test('neither time nor text reveals whether an address exists', async () => {
  // A server of its own, which sends no mails of earlier tests meanwhile.
  const server = await aServer();
  const at = { url: server.url };
  const [email, nobody] = [anEmail(), anEmail()];
  await call('POST /sign_up', { ...at, body: users({ ...PERSON, email, venue: { name: 'Zaatar House' } }) });
  const ask = (one: string) => call('POST /password', { ...at, body: users({ email: one }) });
  const guess = (one: string) =>
    call('POST /sign_in', { ...at, body: users({ email: one, password: 'not-the-password' }) });
  for (const asking of [ask, guess]) {
    const [known, unknown] = [await asking(email), await asking(nobody)];
    expect(codes(known)).toEqual(codes(unknown));
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
    const least = await leastDifference(
      server,
      () => asking(email),
      () => asking(nobody),
    );
    expect(least).toBeLessThan(0.05);
  }
  await server.close();
});

test('mails are limited by address and client, confirmation links and guesses by person, messages by client', async () => {
  const server = await aServer({ RATE_LIMITS: 'on' });
  const at = { url: server.url };
  const ask = (email: string) => call('POST /password', { ...at, body: users({ email }) });
  const email = anEmail();
  const statuses = [];
  for (let n = 0; n <= RATE.passwordMails.calls; n += 1) statuses.push((await ask(email)).status);
  expect(statuses).toEqual([...Array(RATE.passwordMails.calls).fill(204), 429]);
  const held = await ask(email.toUpperCase());
  expect([held.status, Number(held.headers.get('retry-after')) > 3500]).toEqual([429, true]);
  const left = RATE.passwordMailsOfClient.calls - RATE.passwordMails.calls - 2;
  for (let n = 0; n < left; n += 1) expect((await ask(anEmail())).status).toBe(204);
  expect((await ask(anEmail())).status).toBe(429);
  const token = tokenOf(
    await call('POST /sign_up', {
      ...at,
      body: users({ ...PERSON, email: anEmail(), venue: { name: 'Zaatar House' } }),
    }),
  );
  const again = async () => (await call('POST /confirm_email', { ...at, token })).status;
  expect([await again(), await again()]).toEqual([204, 429]);
  shiftClock(61_000);
  expect(await again()).toBe(204);
  const guess = async () => {
    const attributes = { current_password: 'a guess', email: anEmail() };
    return (await call('PATCH /me/profile/email', { ...at, token, body: users(attributes) })).status;
  };
  const guesses = [];
  for (let n = 0; n <= RATE.passwordChecks.calls; n += 1) guesses.push(await guess());
  expect(guesses).toEqual([...Array(RATE.passwordChecks.calls).fill(422), 429]);
  const message = { message: 'How do I add a menu?', reply_to: 'layla@example.com' };
  const body = { data: { type: 'contacts', attributes: message } };
  const written = [];
  for (let n = 0; n <= RATE.contact.calls; n += 1)
    written.push((await call('POST /contact', { ...at, body })).status);
  expect(written).toEqual([...Array(RATE.contact.calls).fill(204), 429]);
  await server.close();
});

const change = (
  { token, password: current_password }: { token: string; password: string },
  password: string,
) =>
  call('PATCH /me/profile/update_password', {
    token,
    body: users({ current_password, password, password_confirmation: password }),
  });

test('a changed password spends all earlier links and drops a pending address', async () => {
  const owner = await anOwner();
  await confirm(tokenIn(await mailTo(owner.email, /confirm/i)));
  await forget(owner.email);
  const link = tokenIn(await mailTo(owner.email, /new password/));
  const email = anEmail();
  await call('PATCH /me/profile/email', {
    token: owner.token,
    body: users({ current_password: owner.password, email }),
  });
  expect((await change(owner, 'a-table-for-three')).status).toBe(200);
  expect(codes(await reset(link))).toEqual(INVALID);
  const { document } = await call('GET /me/profile', { token: owner.token });
  expect(document.data.attributes).toMatchObject({ email: owner.email, pending_email: null });
});

test('of a link and a form that set a password at the same moment, one wins and the other is refused', async () => {
  for (let round = 0; round < 3; round += 1) {
    const owner = await anOwner();
    await forget(owner.email);
    const link = tokenIn(await mailTo(owner.email, /new password/));
    const answers = await Promise.all([change(owner, 'by-the-form'), reset(link, 'by-the-link')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const winner = answers[0].status === 200 ? 'by-the-form' : 'by-the-link';
    expect((await signIn({ ...owner, password: winner })).status).toBe(200);
  }
});
