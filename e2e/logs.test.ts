import { Writable } from 'node:stream';
import { expect } from '@playwright/test';
import { apiAt } from '../scripts/demo/api.ts';
import { aMailSink } from '../server/test/tools/mail-sink.ts';
import { signUpAt, test } from './fixtures.ts';
import { startServerProcess } from './server-process.ts';

/** Settings that nobody but the operator may read. */
const SECRETS = {
  SECRET: 'the-installation-keeps-this',
  METRICS_TOKEN: 'the-metrics-are-for-us-alone',
  LIBRETRANSLATE_KEY: 'the-translator-is-paid-by-us',
};

const NOWHERE = 'http://127.0.0.1:1';

/** Words that are in no log: a server's answer to them is of no interest here. */
const TYPED = {
  password: 'a-wrong-password-too',
  reset: 'a-token-that-lets-one-in',
  preview: 'a-link-that-shows-the-draft',
  metrics: 'not-the-token-of-metrics',
  street: 'Wasl',
  name: 'Mahalayla',
  email: 'maha.of.the.log@example.com',
};

test('the log holds no secrets, and of people nothing but ids', async () => {
  let log = '';
  const sink = await aMailSink();
  // The refusal of a mail says to whom.
  sink.state.refuse = 550;
  const settings = { ...SECRETS, LOG_LEVEL: 'trace', SMTP_URL: sink.url, LIBRETRANSLATE_URL: NOWHERE };
  const server = await startServerProcess(settings, {
    log: new Writable({
      write(part, _coding, done) {
        log += part;
        done();
      },
    }),
  });
  const { email, password, api } = await signUpAt(server.url, ['Lunch']);
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
  const wrong = apiAt(server.url).send('POST', '/sign_in', {
    type: 'users',
    attributes: { email, password: TYPED.password },
  });
  await expect(wrong).rejects.toThrow('401');
  await apiAt(server.url).send('POST', '/password', { type: 'users', attributes: { email } });
  await api.send('PATCH', '/me/profile', { type: 'users', attributes: { first_name: TYPED.name } });
  const change = { email: TYPED.email, current_password: password };
  await api.send('PATCH', '/me/profile/email', { type: 'users', attributes: change });
  await ask(`/reset-password/${TYPED.reset}`);
  await ask(`/p/${TYPED.preview}`);
  await ask(`/login?email=${TYPED.email}&password=${TYPED.password}`);
  await ask('/metrics', { authorization: `Bearer ${TYPED.metrics}` });
  await api.read(`/geocode?address=Villa+12,+${TYPED.street}`);
  const [menu] = (await api.readAll('/me/menus')).data;
  const suggested = api.send('POST', `/me/menus/${menu?.id}/suggestions`, {
    type: 'suggestions',
    attributes: { locale: 'ar' },
  });
  await expect(suggested).rejects.toThrow();
  await expect.poll(() => log).toContain('given up');
  await server.end();
  await sink.close();
  // It is the log of what was done here.
  expect(log).toContain('/api/v1/sign_up');
  expect(log).toContain('…@…');
  const secret = [...Object.values(SECRETS), ...Object.values(TYPED), email, password, api.token()];
  expect(secret.filter((word) => log.includes(word))).toEqual([]);
  expect(log).not.toContain('Haddad');
  expect(log).not.toContain('501234567');
});
