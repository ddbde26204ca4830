import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../../src/app.ts';
import { call } from '../tools/client.ts';
import { anEmail, PERSON } from '../tools/factories.ts';
import { aServer, shiftClock } from '../tools/harness.ts';
import { aMailServer, linkIn, tokenIn } from '../tools/mailbox.ts';

const MINUTE = 60_000;

let sink: Awaited<ReturnType<typeof aMailServer>>;
let server: Server;

beforeAll(async () => {
  sink = await aMailServer();
  server = await aServer({
    SMTP_URL: sink.url,
    MAIL_FROM: 'Sofra <hello@sofra.example>',
    PUBLIC_URL: 'https://console.sofra.example',
  });
});

afterAll(async () => {
  await server.close();
  await sink.close();
});

async function signUp(locale: string, person: object = {}): Promise<string> {
  const attributes = { ...PERSON, ...person, email: anEmail(), locale, venue: { name: 'Zaatar House' } };
  await call('POST /sign_up', { url: server.url, body: { data: { type: 'users', attributes } } });
  return attributes.email;
}

const confirm = (confirmation_token: string) =>
  call('GET /confirm_email', { url: server.url, query: { confirmation_token } });

describe('over SMTP', () => {
  test.each([
    ['en', /^Confirm your e-mail/, 'ltr'],
    ['ar', /أكّد/, 'rtl'],
    ['ru', /Подтвердите/, 'ltr'],
  ])('a mail in %s arrives, and its link confirms', async (locale, subject, direction) => {
    const email = await signUp(locale);
    const mail = await sink.received(email, subject);
    expect(mail.from).toEqual({ name: 'Sofra', address: 'hello@sofra.example' });
    expect(mail.html).toContain(`<html lang="${locale}" dir="${direction}">`);
    expect(mail.html).toContain('Layla');
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(/);
    expect(mail.text).toContain('Sofra');
    expect(linkIn(mail).href).toMatch(/^https:\/\/console\.sofra\.example\/confirm-email\?token=[\w-]{43}$/);
    const { status, document } = await confirm(tokenIn(mail));
    expect([status, document.data.attributes]).toEqual([200, { confirmed: true }]);
  });

  test('a sign-up with another’s address can’t put a link into their mail', async () => {
    const email = await signUp('en', { first_name: 'Win at https://evil.example/now' });
    const { text = '', html = '' } = await sink.received(email);
    for (const said of [text, html]) {
      expect(said).toContain('Hello Win at https evil example now,');
      expect(said).not.toContain('evil.example');
    }
  });

  test('a mail is retried until the mail server accepts it', async () => {
    sink.state.refuse = 450;
    const email = await signUp('en');
    const waiting = () =>
      server.app.db
        .selectFrom('schedules_due')
        .select('data')
        .where('kind', '=', 'mail-confirmation')
        .where('claimed_at', 'is', null)
        .execute();
    await expect.poll(waiting).toMatchObject([{ data: { failed: 1 } }]);
    sink.state.refuse = 0;
    shiftClock(MINUTE + 1000);
    expect((await confirm(tokenIn(await sink.received(email)))).status).toBe(200);
  });

  test('a mail to a permanently refused address is given up', async () => {
    sink.state.refuse = 550;
    const email = await signUp('en');
    const left = () =>
      server.app.db.selectFrom('schedules_due').select('id').where('kind', 'like', 'mail-%').execute();
    await expect.poll(left).toEqual([]);
    sink.state.refuse = 0;
    expect(sink.mails.filter(({ to }) => to?.some(({ address }) => address === email))).toEqual([]);
  });

  test('a queued mail survives a restart', async () => {
    const first = await aServer();
    const variables = { DATA_DIR: first.app.env.DATA_DIR, SMTP_URL: sink.url };
    const attributes = { ...PERSON, email: anEmail(), venue: { name: 'Zaatar House' } };
    await call('POST /sign_up', { url: first.url, body: { data: { type: 'users', attributes } } });
    await first.close();
    const { DATABASE_URL } = first.app.env;
    const second = await aServer(
      { ...variables, ...(DATABASE_URL && { DATABASE_URL }) },
      { state: 'as it is' },
    );
    expect((await sink.received(attributes.email)).subject).toMatch(/Confirm/);
    await second.close();
  });
});
