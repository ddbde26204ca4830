import { CHAT_META } from '@sofra/contract/support/support-chat';
import { expect, test } from 'vitest';
import { call, tokenOf } from '../tools/client.ts';
import { anEmail, PERSON } from '../tools/factories.ts';
import { aServer, theServer } from '../tools/harness.ts';

const CHATWOOT_URL = 'https://chat.example:8443/of-ours/';
const CHATWOOT_TOKEN = 'a"token<of&ours';
const HOST = 'https://chat.example:8443';

const policyOf = ({ headers }: Response): string[] =>
  (headers.get('content-security-policy') ?? '').split('; ');

/** A policy's directive for a kind of source. */
const saidOf = (policy: string[], kind: string) => policy.find((line) => line.startsWith(`${kind} `));

/** Signs somebody up and publishes, and answers the public page of their venue. */
async function publicPage(url: string): Promise<Response> {
  const attributes = { ...PERSON, email: anEmail(), venue: { name: 'Zaatar House' } };
  const signedUp = await call('POST /sign_up', { url, body: { data: { type: 'users', attributes } } });
  const token = tokenOf(signedUp);
  await call('PUT /me/venue/publish', { url, token });
  const { document } = await call('GET /me/venue', { url, token });
  return fetch(String(document.data.attributes.menu_url));
}

test('with both settings the console’s page names the chat and allows its host, and no public page does', async () => {
  const server = await aServer({ CHATWOOT_URL, CHATWOOT_TOKEN });
  const page = await fetch(`${server.url}/login`);
  expect(await page.text()).toContain(
    `<meta name="${CHAT_META}" content="${HOST}/of-ours" data-token="a&quot;token&lt;of&amp;ours"></head>`,
  );
  const policy = policyOf(page);
  for (const kind of ['script-src', 'connect-src', 'frame-src'])
    expect(saidOf(policy, kind)?.split(' ')).toContain(HOST);
  for (const kind of ['default-src', 'style-src', 'img-src', 'font-src', 'form-action'])
    expect(saidOf(policy, kind)).not.toContain(HOST);
  const menu = await publicPage(server.url);
  expect([menu.status, policyOf(menu).join()]).toEqual([200, expect.not.stringContaining('chat.example')]);
  expect(await menu.text()).not.toContain('chat.example');
  await server.close();
});

test.each([
  ['neither', theServer],
  ['the address alone', () => aServer({ CHATWOOT_URL })],
] as const)('with %s there is no other house', async (_, start) => {
  const page = await fetch(`${(await start()).url}/login`);
  expect(await page.text()).not.toContain(CHAT_META);
  const policy = policyOf(page);
  expect(saidOf(policy, 'script-src')).toMatch(/^script-src 'self' 'nonce-[\w-]+'$/);
  expect([saidOf(policy, 'connect-src'), saidOf(policy, 'frame-src')]).toEqual([
    "connect-src 'self'",
    undefined,
  ]);
  expect(policy.join()).not.toContain('unsafe');
});
