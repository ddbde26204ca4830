import { readFileSync } from 'node:fs';
import { type BrowserContextOptions, chromium, type Page, type Route } from '@playwright/test';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { createServer } from 'vite';
import { chromiumLaunch } from '../chromium.ts';
import { composePicture } from '../pictures/compose.ts';
import { PICTURES, recipeOf } from './venue.ts';

const ORIGIN = 'https://menu.test';
const NOW = new Date('2026-11-21T12:00:00Z');
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#22352c"/><path d="M50 20c18 12 26 26 26 38a26 26 0 01-52 0c0-12 8-26 26-38zm0 18v44M50 62l14-12M50 72l-14-12" fill="none" stroke="#e9dcc0" stroke-width="4" stroke-linecap="round"/></svg>';

const drawn = new Map<number, Promise<Buffer>>();

/** The picture of a dish; the welcome image is the last section's first one. */
function pictureOf(number: number): Promise<Buffer> {
  const recipe = recipeOf(number === PICTURES.welcome ? 600 : number);
  if (!recipe) throw new Error(`there is no picture ${number}`);
  const picture = drawn.get(number) ?? composePicture(recipe);
  drawn.set(number, picture);
  return picture;
}

/** One page to take a picture of; `path` is below the venue's. */
export type Shot = {
  publication: Publication;
  path: string;
  locale: 'en' | 'ar' | 'ru';
  now?: Date;
  browser: BrowserContextOptions;
};

type Guest = typeof import('@sofra/guest/render') & typeof import('@sofra/guest/fonts');

/** The public pages' code, which only Vite can load. */
async function loadGuest() {
  const vite = await createServer({
    server: { middlewareMode: true },
    appType: 'custom',
    configFile: false,
    optimizeDeps: { noDiscovery: true },
    logLevel: 'warn',
  });
  const [{ renderPage, renderNotice }, { fontFiles }] = (await Promise.all([
    vite.ssrLoadModule('/guest/src/render.ts'),
    vite.ssrLoadModule('/guest/src/fonts.ts'),
  ])) as [Guest, Guest];
  return { renderPage, renderNotice, fonts: fontFiles(), close: () => vite.close() };
}

type Loaded = Awaited<ReturnType<typeof loadGuest>>;

function htmlOf(guest: Loaded, path: string, { publication, locale, now = NOW }: Shot): string {
  const [, , slug, place = ''] = path.split('/');
  if (slug !== publication.venue.slug) return guest.renderNotice('unknown', locale, ORIGIN).html;
  const given = { publication, locale, now, baseUrl: ORIGIN };
  if (place === '') return guest.renderPage({ ...given, page: { kind: 'welcome' } }).html;
  if (place === 'menus') return guest.renderPage({ ...given, page: { kind: 'selection' } }).html;
  return guest.renderPage({ ...given, page: { kind: 'menu', menuSlug: place } }).html;
}

async function answer(guest: Loaded, route: Route, shot: Shot): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const picture = /^\/i\/(\d+)-/.exec(pathname);
  const font = guest.fonts.get(pathname);
  if (font) return route.fulfill({ body: readFileSync(font) });
  if (picture && Number(picture[1]) === PICTURES.logo)
    return route.fulfill({ body: LOGO, contentType: 'image/svg+xml' });
  if (picture) return route.fulfill({ body: await pictureOf(Number(picture[1])) });
  if (!pathname.startsWith('/m/') || pathname.startsWith('/m/-/')) return route.fulfill({ status: 404 });
  return route.fulfill({ body: htmlOf(guest, pathname, shot), contentType: 'text/html; charset=utf-8' });
}

/** Opens a browser to which the real components answer, in this process and without a server. */
export async function openSite() {
  const guest = await loadGuest();
  const browser = await chromium.launch(chromiumLaunch());

  /** Shows a page as it is when everything has come, and answers what is made of it. */
  async function show<T>(shot: Shot, visit: (page: Page) => Promise<T>): Promise<T> {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...shot.browser });
    try {
      const page = await context.newPage();
      await page.route('**', (route) => answer(guest, route, shot));
      await page.goto(`${ORIGIN}/m/${shot.publication.venue.slug}${shot.path}`);
      await page.waitForLoadState('networkidle');
      await page.evaluate('document.fonts.ready');
      return await visit(page);
    } finally {
      await context.close();
    }
  }

  return { show, close: () => Promise.all([browser.close(), guest.close()]) };
}
