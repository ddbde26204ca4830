import { RATE } from '@sofra/contract/limits';
import { expect, test } from 'vitest';
import { call, tokenOf } from '../tools/client.ts';
import { anEmail, PERSON } from '../tools/factories.ts';
import { aServer, theTranslator } from '../tools/harness.ts';

/** Signs somebody up at a server; answers their token. */
async function anAccount(url: string): Promise<string> {
  const attributes = { ...PERSON, email: anEmail(), venue: { name: 'Zaatar House' } };
  return tokenOf(await call('POST /sign_up', { url, body: { data: { type: 'users', attributes } } }));
}

test('an account that has had its work on whole venues waits, and others do not', async () => {
  const server = await aServer({ RATE_LIMITS: 'on' });
  const { url, app } = server;
  const [busy, other] = [await anAccount(url), await anAccount(url)];
  const publish = (token: string) => call('PUT /me/venue/publish', { url, token });
  expect((await publish(busy)).status).toBe(200);
  const counts = app.db.updateTable('client_limits').where('key', 'like', 'heavy:%');
  await counts.set({ count: RATE.heavy.calls }).execute();
  const refused = await publish(busy);
  expect([refused.status, refused.errors[0]?.code]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const body = { data: { type: 'menus', attributes: { title: 'Dinner', currency: 'aed' } } };
  const made = await call('POST /me/menus', { url, token: busy, body });
  const params = { menu: made.document.data.id };
  const copied = await call('POST /me/menus/{menu}/duplicate', { url, token: busy, params });
  expect([copied.status, copied.errors[0]?.code]).toEqual([429, 'rate_limited']);
  expect((await publish(other)).status).toBe(200);
  expect((await call('GET /me/menus', { url, token: busy })).status).toBe(200);
  await server.close();
});

/** Adds a menu with Russian beside its main language, and answers the call that suggests its translations. */
async function aMenuToTranslate(url: string, token: string) {
  const language = { data: { type: 'venues', attributes: { extra_locales: ['ru'] } } };
  const attributes = { title: 'Dinner', currency: 'aed' };
  await call('PATCH /me/venue', { url, token, body: language });
  const made = await call('POST /me/menus', { url, token, body: { data: { type: 'menus', attributes } } });
  const params = { menu: made.document.data.id };
  const body = { data: { type: 'suggestions', attributes: { locale: 'ru' } } };
  return () => call('POST /me/menus/{menu}/suggestions', { url, token, params, body });
}

test('who asks for cities, addresses, translations or previews over and over waits', async () => {
  const { url: translator } = await theTranslator();
  const server = await aServer({ RATE_LIMITS: 'on', LIBRETRANSLATE_URL: translator });
  const { url, app } = server;
  const token = await anAccount(url);
  const body = { data: { type: 'previews', attributes: {} } };
  const made = await call('POST /me/venue/previews', { url, token, body });
  const preview = new URL(made.document.data.attributes.url).pathname;
  const asks = {
    cities: () => call('GET /settings/cities', { url, query: { 'filter[name]': 'Dubai' } }),
    geocodes: () => call('GET /geocode', { url, token, query: { address: 'Dubai' } }),
    suggestions: await aMenuToTranslate(url, token),
    previews: () => fetch(`${url}${preview}`),
  } as const;
  for (const name of ['cities', 'geocodes', 'suggestions', 'previews'] as const) {
    expect((await asks[name]()).status, name).toBe(200);
    const counts = app.db.updateTable('client_limits').where('key', 'like', `${name}:%`);
    await counts.set({ count: RATE[name].calls }).execute();
    expect((await asks[name]()).status, name).toBe(429);
  }
  await server.close();
});
