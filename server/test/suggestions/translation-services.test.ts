import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUGGESTIONS } from '@sofra/contract/limits';
import { expect, onTestFinished, test } from 'vitest';
import { translator } from '../../src/suggestions/translator.ts';
import { codes } from '../tools/actions.ts';
import { call, tokenOf } from '../tools/client.ts';
import { anEmail, PERSON } from '../tools/factories.ts';
import { aServer, theServer, theTranslator } from '../tools/harness.ts';
import { localServer } from '../tools/local-server.ts';
import { aTranslator, translated } from './translators.ts';

const KEY = '279a2e9d-83b3-c416-7e2d-f721593e42a0:fx';
const TEXTS = ['Lentil soup', 'With lemon.\nWith bread.'];
const WORDING = { texts: TEXTS, from: 'en', to: 'ru' } as const;

/** A recorded answer of a service (`recorded/`). */
const recorded = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'recorded', `${name}.json`), 'utf8'));

/** The translator of some settings, and what it writes into the log. */
async function withSettings(settings: object) {
  const said: unknown[] = [];
  const log = { warn: (...words: unknown[]) => said.push(words) } as never;
  const { env } = (await theServer()).app;
  const translate = translator({ env: { ...env, LIBRETRANSLATE_URL: undefined, ...settings }, log });
  return { translate, said };
}

const SERVICES = [
  [
    'DeepL',
    'deepl',
    (url: string) => ({ DEEPL_KEY: KEY, DEEPL_URL: url }),
    {
      url: '/v2/translate',
      headers: { authorization: `DeepL-Auth-Key ${KEY}` },
      body: { text: TEXTS, source_lang: 'EN', target_lang: 'RU', preserve_formatting: true },
    },
  ],
  [
    'Google',
    'google-translate',
    (url: string) => ({ GOOGLE_TRANSLATE_KEY: KEY, GOOGLE_TRANSLATE_URL: url }),
    {
      url: '/language/translate/v2',
      headers: { 'x-goog-api-key': KEY },
      body: { q: TEXTS, source: 'en', target: 'ru', format: 'text' },
    },
  ],
  [
    'LibreTranslate',
    'libretranslate',
    (url: string) => ({ LIBRETRANSLATE_URL: url, LIBRETRANSLATE_KEY: KEY }),
    {
      url: '/translate',
      headers: {},
      body: { q: TEXTS, source: 'en', target: 'ru', format: 'text', api_key: KEY },
    },
  ],
] as const;

test.each(SERVICES)(
  '%s is asked in its own words, and its answer is read',
  async (_, name, settings, asked) => {
    const service = await aTranslator(() => recorded(name));
    const { translate } = await withSettings(settings(service.url));
    expect(await translate(WORDING)).toEqual(['Чечевичный суп', 'С лимоном.\nС хлебом.']);
    expect(service.got).toMatchObject([asked]);
  },
);

test.each<[string, unknown, number, string]>([
  ['refuses the key', { message: `${KEY} is no key` }, 403, 'it answered 403'],
  ['has no characters left', { message: 'Quota exceeded' }, 456, 'it answered 456'],
  ['answers something else', { hello: 'world' }, 200, 'its answer could not be read'],
  ['answers too few texts', { translations: [{ text: 'Суп' }] }, 200, 'it answered another number of texts'],
  ['answers without end', { more: 'a'.repeat(SUGGESTIONS.mostBytes) }, 200, 'its answer is too long'],
  ['breaks off', undefined, 200, 'UND_ERR_SOCKET'],
])(
  'a service that %s is away, and the log has the reason without the key',
  async (_, answer, status, reason) => {
    const service = await aTranslator(() => answer);
    service.status = status;
    const { translate, said } = await withSettings({ DEEPL_KEY: KEY, DEEPL_URL: service.url });
    await expect(translate(WORDING)).rejects.toMatchObject({ statusCode: 502 });
    expect(said).toEqual([[{ service: 'DeepL', reason }, expect.any(String)]]);
  },
);

test('a service that leads elsewhere is away, and the key does not go there', async () => {
  const other = await aTranslator();
  const service = await localServer((_, response) => {
    response.writeHead(307, { location: `${other.url}/v2/translate` }).end();
  });
  onTestFinished(service.close);
  const { translate } = await withSettings({ DEEPL_KEY: KEY, DEEPL_URL: service.url });
  await expect(translate(WORDING)).rejects.toMatchObject({ statusCode: 502 });
  expect(other.got).toEqual([]);
});

test('a service that answers a page is away, and the log has none of it', async () => {
  const service = await localServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><p>${KEY}`);
  });
  onTestFinished(service.close);
  const { translate, said } = await withSettings({ DEEPL_KEY: KEY, DEEPL_URL: service.url });
  await expect(translate(WORDING)).rejects.toMatchObject({ statusCode: 502 });
  const reason = 'its answer could not be read';
  expect(said).toEqual([[{ service: 'DeepL', reason }, expect.any(String)]]);
});

/** An owner's call for all that is missing in a menu, at a server with these settings. */
async function askAt(settings: Record<string, string>) {
  const server = await aServer(settings);
  onTestFinished(server.close);
  const { url } = server;
  const sections = [{ title: 'Soups', items: [{ title: 'Lentil soup', price: '5' }] }];
  const attributes = {
    ...PERSON,
    email: anEmail(),
    venue: { name: 'Zaatar House' },
    menu: { title: 'Lunch', currency: 'aed', kind: 'table' },
    sections,
  };
  const token = tokenOf(await call('POST /sign_up', { url, body: { data: { type: 'users', attributes } } }));
  const menus = await call('GET /me/menus', { url, token });
  const menu = menus.document.data[0]?.id ?? '';
  const body = { data: { type: 'suggestions', attributes: { locale: 'ru' } } };
  const suggest = (headers = {}) =>
    call('POST /me/menus/{menu}/suggestions', { url, token, params: { menu }, body, headers });
  return { suggest, page: await (await fetch(`${url}/login`)).text() };
}

test('without a service nothing is offered and nothing is sent', async () => {
  const { suggest, page } = await askAt({});
  const asked = (await theTranslator()).got.length;
  expect(codes(await suggest())).toEqual([403, 'suggestions_off']);
  expect(page).not.toContain('name="suggestions"');
  expect((await theTranslator()).got).toHaveLength(asked);
});

test('the console’s page names the service and has no key; a failure is told in the client’s language', async () => {
  const service = await aTranslator(() => undefined);
  const { suggest, page } = await askAt({ LIBRETRANSLATE_URL: service.url, LIBRETRANSLATE_KEY: KEY });
  expect(page).toContain('<meta name="suggestions" content="LibreTranslate">');
  expect(page).not.toContain(KEY);
  const failed = await suggest({ 'accept-language': 'ru' });
  expect(codes(failed)).toEqual([502, 'translator_away']);
  expect(failed.errors[0]?.detail).toBe('Сервис перевода не отвечает. Попробуйте позже.');
  expect(JSON.stringify(failed.errors)).not.toContain(KEY);
  service.answer = translated;
  expect((await suggest()).document.data).toHaveLength(3);
});
