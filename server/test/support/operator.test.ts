import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Server } from '../../src/app.ts';
import { call } from '../tools/client.ts';
import { anEmail, PERSON } from '../tools/factories.ts';
import { aServer } from '../tools/harness.ts';
import { operate } from '../tools/installations.ts';

const commands = fileURLToPath(new URL('../../src/commands/main.ts', import.meta.url));
const run = promisify(execFile);

/** Runs `support:add` with a server's settings; answers the link that it prints. */
async function supportAdd({ app: { env } }: Server, ...words: string[]): Promise<URL> {
  const { DATA_DIR, DATABASE_URL } = env;
  const variables = { ...process.env, DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }), NODE_OPTIONS: '' };
  const { stdout } = await run(process.execPath, [commands, 'support:add', ...words], { env: variables });
  return new URL(/https?:\S+/.exec(stdout)?.[0] ?? '');
}

const users = (attributes: object) => ({ body: { data: { type: 'users', attributes } } });

async function choosePassword({ url }: Server, link: URL, email: string): Promise<string[]> {
  const password = 'at-your-table';
  const reset_password_token = link.searchParams.get('token');
  await call('PUT /password', { url, ...users({ password, reset_password_token }) });
  const { document } = await call('POST /sign_in', { url, ...users({ email, password }) });
  const standing = document.included?.find(({ type }) => type === 'accounts');
  return [link.pathname, JSON.stringify(standing?.attributes)];
}

const SUPPORT = ['/forget-password', JSON.stringify({ spoofed: false, support: true, role: 'support' })];

test('the operator adds people of support with and without a running server', async () => {
  const server = await aServer();
  const [first, second] = [anEmail(), anEmail()];
  expect(await choosePassword(server, await supportAdd(server, first, 'Sami', 'Haddad'), first)).toEqual(
    SUPPORT,
  );
  await server.close();
  const link = await supportAdd(server, second);
  const { DATA_DIR, DATABASE_URL } = server.app.env;
  const again = await aServer({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) }, { state: 'as it is' });
  expect(await choosePassword(again, link, second)).toEqual(SUPPORT);
  // As it is written after npm.
  expect((await supportAdd(again, '--', first)).searchParams.get('token')).toHaveLength(43);
  const owner = { ...PERSON, email: anEmail(), venue: { name: 'Zaatar House' } };
  await call('POST /sign_up', { url: again.url, ...users(owner) });
  await expect(supportAdd(again, owner.email)).rejects.toThrow('is the address of a customer');
  await expect(supportAdd(again, 'nobody')).rejects.toThrow('is no e-mail address');
  await again.close();
});

test('a command under other settings than the server’s says so', async () => {
  const server = await aServer({ DATABASE_URL: '' });
  const { DATA_DIR } = server.app.env;
  const added = operate({ DATA_DIR, SECRET: 'of another server' }, 'support:add', anEmail());
  await expect(added).rejects.toThrow('another SECRET or clock');
  await server.close();
});

test('the operator’s door refuses everybody else', async () => {
  const server = await aServer();
  const body = JSON.stringify({ email: anEmail(), firstName: 'Sami', lastName: 'Haddad', at: Date.now() });
  for (const signature of ['', 'x', 'A'.repeat(43)]) {
    const headers = { 'content-type': 'application/vnd.api+json', 'x-signature': signature };
    const { status } = await fetch(`${server.url}/operator/supporters`, { method: 'POST', headers, body });
    expect(status).toBe(403);
  }
  await server.close();
});
