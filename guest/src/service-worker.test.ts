import { expect, test, vi } from 'vitest';
import { menu, publication } from '../test/sample.ts';
import { workerScope } from '../test/worker-scope.ts';
import type { PageAddress } from './page-address.ts';
import { renderNotice, renderPage } from './render.ts';

const ORIGIN = 'https://menu.test';
const HOME = `${ORIGIN}/m/zaatar-house-marina`;
const MENUS = ['dinner', 'lunch', 'drinks'].map((slug, n) => menu(n + 1, slug, 1, 1));
const now = new Date();

/** The site of a venue with some menus, which can be away, or delete the venue; it answers after its line, `asked` are the pages sent. */
function aSite(slugs: string[]) {
  const state = { isAway: false, isDeleted: false, asked: [] as string[], slugs, line: Promise.resolve() };
  const rendered = (url: URL) => {
    const [, , , path = '', dish = ''] = url.pathname.split('/');
    const locale = url.searchParams.get('lang') === 'ru' ? 'ru' : 'en';
    if (state.isDeleted) return renderNotice('gone', locale, ORIGIN);
    const pages: { [path: string]: PageAddress } = { '': { kind: 'welcome' }, menus: { kind: 'selection' } };
    const beneath: { [dish: string]: PageAddress } = {
      '': { kind: 'menu', menuSlug: path },
      allergens: { kind: 'allergens', menuSlug: path },
    };
    const page = pages[path] ?? beneath[dish] ?? { kind: 'dish', menuSlug: path, number: Number(dish) };
    const menus = MENUS.filter(({ slug }) => state.slugs.includes(slug));
    return renderPage({ publication: publication({ menus }), page, locale, now, baseUrl: ORIGIN });
  };
  const scope = workerScope(ORIGIN, async ({ url, method = 'GET' }) => {
    if (state.isAway) throw new TypeError('Failed to fetch');
    await state.line;
    const { status, html } = rendered(new URL(url));
    if (method === 'GET') state.asked.push(url);
    const headers = { 'content-type': 'text/html; charset=utf-8', date: new Date().toUTCString() };
    return new Response(html, { status, headers });
  });
  return { state, scope };
}

test('the table of a menu and the other menus of its venue are saved after it, once', async () => {
  const { state, scope } = aSite(['dinner', 'lunch', 'drinks']);
  const address = `${HOME}/dinner?lang=ru`;
  await scope.tell({ address, files: [] });
  const others = ['/menus', '/dinner/allergens', '/lunch', '/drinks'].map((path) => `${HOME}${path}?lang=ru`);
  expect(await scope.kept()).toEqual([address, ...others]);
  await scope.tell({ address, files: [] });
  expect(state.asked).toEqual([address, ...others, address]);
  state.isAway = true;
  const html = await (await scope.visit(`${HOME}/lunch?lang=ru`)).text();
  expect(html).toMatch(/^<!DOCTYPE html><html data-saved=\d{13} lang=ru/);
});

test('a part of a long menu saves the menu’s one table', async () => {
  const { scope } = aSite(['dinner']);
  const address = `${HOME}/dinner?lang=ru&from=300`;
  await scope.tell({ address, files: [] });
  expect(await scope.kept()).toEqual([address, `${HOME}/dinner/allergens?lang=ru`]);
});

test('where data is to be spared, only what was read is saved', async () => {
  const { scope } = aSite(['dinner', 'lunch']);
  await scope.tell({ address: `${HOME}/dinner?lang=en`, files: [], sparing: true });
  expect(await scope.kept()).toEqual([`${HOME}/dinner?lang=en`]);
});

test('nothing is kept of a venue that was deleted', async () => {
  const { state, scope } = aSite(['dinner', 'lunch']);
  await scope.tell({ address: `${HOME}/dinner?lang=en`, files: [] });
  state.isDeleted = true;
  expect((await scope.visit(`${HOME}/lunch?lang=en`)).status).toBe(410);
  expect(await scope.kept()).toEqual([]);
  // The page that says so has letters and a script, which are not kept either.
  await scope.tell({ address: `${HOME}/lunch?lang=en`, files: [`${ORIGIN}/f/letters.woff2`] });
  expect(await scope.kept()).toEqual([]);
});

test('a menu that is no longer there is not kept in any language, nor is its table, the others are', async () => {
  const { state, scope } = aSite(['dinner', 'lunch']);
  for (const lang of ['en', 'ru']) await scope.visit(`${HOME}/lunch?lang=${lang}`);
  await scope.visit(`${HOME}/lunch/allergens?lang=en`);
  await scope.visit(`${HOME}/dinner?lang=en`);
  state.slugs = ['dinner'];
  expect((await scope.visit(`${HOME}/lunch?lang=en`)).status).toBe(404);
  expect(await scope.kept()).toEqual([`${HOME}/dinner?lang=en`]);
});

test('without a connection an address without a copy lists the pages that are saved, in the language of the guest', async () => {
  const { state, scope } = aSite(['dinner', 'lunch']);
  await scope.tell({ address: `${HOME}/dinner?lang=ru`, files: [] });
  state.isAway = true;
  const page = await scope.visit(`${ORIGIN}/m/somebody-else`);
  const html = await page.text();
  expect(page.status).toBe(503);
  expect(html).toContain('<html lang=ru dir=ltr>');
  expect(html).toContain('Нет связи');
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, name]) => [href, name]);
  expect(links).toHaveLength(4);
  expect(links).toContainEqual([`${HOME}/dinner?lang=ru`, 'Ужин · Zaatar House, Marina']);
  expect(await (await scope.visit(`${ORIGIN}/m/somebody-else?lang=ar`)).text()).toContain(
    '<html lang=ar dir=rtl>',
  );
});

test('a shared dish leads to the copy of its menu, in any language, and is no page to be kept', async () => {
  const { state, scope } = aSite(['dinner', 'lunch']);
  expect(await (await scope.visit(`${HOME}/dinner/20?lang=en`)).text()).toContain('http-equiv=refresh');
  expect(await scope.kept()).toEqual([]);
  await scope.visit(`${HOME}/dinner?lang=ru`);
  state.isAway = true;
  const { status, headers } = await scope.visit(`${HOME}/dinner/20?lang=en`);
  expect([status, headers.get('location')]).toEqual([302, `${HOME}/dinner?lang=en#item-20`]);
  const html = await (await scope.visit(`${HOME}/dinner?lang=en`)).text();
  expect(html).toMatch(/^<!DOCTYPE html><html data-saved=\d{13} lang=ru/);
  expect((await scope.visit(`${HOME}/lunch/20?lang=en`)).status).toBe(503);
});

test('a line that has answered too late stays a poor one until it is in time', async () => {
  vi.useFakeTimers();
  try {
    const { state, scope } = aSite(['dinner']);
    const address = `${HOME}/dinner?lang=en`;
    await scope.visit(address);
    for (const wait of [4000, 1000]) {
      const line = Promise.withResolvers<void>();
      state.line = line.promise;
      const visit = scope.visit(address);
      await vi.advanceTimersByTimeAsync(wait);
      line.resolve();
      expect(await (await visit).text()).toContain('data-saved=');
    }
    expect(await (await scope.visit(address)).text()).not.toContain('data-saved=');
  } finally {
    vi.useRealTimers();
  }
});

test('where nothing is saved, the browser says that there is no connection', async () => {
  const { state, scope } = aSite(['dinner']);
  state.isAway = true;
  await expect(scope.visit(`${HOME}/dinner`)).rejects.toThrow('Failed to fetch');
  expect(await scope.kept()).toEqual([]);
});
