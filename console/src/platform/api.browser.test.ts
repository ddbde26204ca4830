import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { cutOff } from '../../testing/cut-off.ts';
import { signUp } from '../../testing/sign-up.ts';
import { holdBack } from '../../testing/slow-down.ts';
import { api, call, onUnauthorised } from './api.ts';
import { ApiError, ConnectionError } from './api-error.ts';
import { isConnectionLost, markConnection, onConnection, pollUntilBack } from './connection.ts';
import { flatten } from './flatten.ts';
import { beginSession, tokenNow } from './session.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = 'en';
});

const refusal = async (calling: Promise<unknown>): Promise<ApiError> => {
  const error = await calling.then(
    () => new Error('It was not refused.'),
    (caught: unknown) => caught,
  );
  if (error instanceof ApiError) return error;
  throw error;
};

const heard = () => {
  const errors: ApiError[] = [];
  onTestFinished(onUnauthorised((error) => errors.push(error)));
  return errors;
};

test('a call sends the token, and a token in the answer replaces it', async () => {
  const token = await signUp();
  const venue = flatten(await api('GET /me/venue', {}));
  expect(venue).toMatchObject({ type: 'venues', name: 'Levant' });
  expect(tokenNow()).toBe(token);
  await api('PATCH /me/venues/{venue}/sign_in', { venue: venue.id });
  expect(tokenNow()).not.toBe(token);
  expect(flatten(await api('GET /me/venue', {})).id).toBe(venue.id);
});

test('path, query and body follow from the arguments', async () => {
  await signUp();
  const { data: menu } = await api('POST /me/menus', {
    body: { data: { type: 'menus', attributes: { title: 'Lunch' } } },
  });
  const one = await api('GET /me/menus/{menu}', { menu: menu.id });
  expect(flatten(one).title).toBe('Lunch');
  const list = await api('GET /me/menus', { query: { 'page[number]': 2, 'page[size]': 5 } });
  expect(list).toMatchObject({ data: [], meta: { current_page: 2, total: 1 } });
});

test('a change of a record that has changed since is refused', async () => {
  await signUp();
  const { etag } = await call('GET /me/venue', {});
  const rename = (name: string) =>
    api('PATCH /me/venue', {
      body: { data: { type: 'venues', attributes: { name } } },
      ...(etag && { ifMatch: etag }),
    });
  await rename('Seaside');
  expect((await refusal(rename('Harbour'))).status).toBe(412);
});

test('a refusal brings its codes, and its words in the language of the page', async () => {
  await signUp();
  document.documentElement.lang = 'ar';
  const error = await refusal(
    api('POST /me/menus', { body: { data: { type: 'menus', attributes: { title: 'x' } } } }),
  );
  expect(error.status).toBe(422);
  expect(error.has('too_short')).toBe(true);
  expect(error.errors[0]?.source?.pointer).toBe('/data/attributes/title');
  expect(error.message).toMatch(/[\u0600-\u06ff]/);
});

test('an unknown token is reported; an open call sends none and reports nothing', async () => {
  const errors = heard();
  beginSession('no-token-of-ours', { remember: false });
  await api('GET /settings', {});
  const attributes = { email: 'nobody@example.com', password: 'a-laid-table' };
  const signIn = api('POST /sign_in', { body: { data: { type: 'users', attributes } } });
  expect((await refusal(signIn)).has('invalid_credentials')).toBe(true);
  expect(errors).toEqual([]);
  expect((await refusal(api('GET /me/profile', {}))).status).toBe(401);
  expect(errors).toHaveLength(1);
});

test('a call that needs a token and has none does not leave the browser', async () => {
  const errors = heard();
  await cutOff();
  const error = await refusal(api('GET /me/profile', {}));
  expect([error.status, error.message]).toEqual([401, 'Bearer token is empty']);
  expect(errors).toEqual([error]);
  expect(isConnectionLost()).toBe(false);
});

test('a call that its caller ends is no lost connection', async () => {
  const ending = new AbortController();
  const calling = api('GET /settings', { signal: ending.signal });
  ending.abort();
  await expect(calling).rejects.toHaveProperty('name', 'AbortError');
  expect(isConnectionLost()).toBe(false);
});

test('a lost connection is reported once, and polling finds it again', async () => {
  const told: boolean[] = [];
  onTestFinished(onConnection(() => told.push(isConnectionLost())));
  const reconnect = await cutOff();
  await expect(api('GET /settings', {})).rejects.toThrow(ConnectionError);
  await expect(api('GET /settings', {})).rejects.toThrow(ConnectionError);
  expect(told).toEqual([true]);
  onTestFinished(pollUntilBack());
  await reconnect();
  await expect.poll(() => told).toEqual([true, false]);
});

test('who listens anew when it is told hears of the next change, and of this one no more', () => {
  let told = 0;
  let stop = () => {};
  const listen = () => {
    stop = onConnection(() => {
      stop();
      told += 1;
      // Without an end the page would stand still.
      if (told < 5) listen();
    });
  };
  listen();
  markConnection('lost');
  expect(told).toBe(1);
  markConnection('there');
  expect(told).toBe(2);
  stop();
});

test('who has stopped listening while others are told hears nothing', () => {
  const told: string[] = [];
  onTestFinished(
    onConnection(() => {
      told.push('first');
      stop();
    }),
  );
  const stop = onConnection(() => told.push('second'));
  markConnection('lost');
  markConnection('there');
  expect(told).toEqual(['first', 'first']);
});

test('a network that swallows everything is a lost connection too, and is found again', async () => {
  await signUp();
  const goOn = await holdBack();
  api('GET /me/venue', {}).catch(() => undefined);
  await expect.poll(isConnectionLost).toBe(true);
  onTestFinished(pollUntilBack());
  // A knock that is never answered is given up, and another one follows.
  await goOn();
  await expect.poll(isConnectionLost).toBe(false);
});
