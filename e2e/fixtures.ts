import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import {
  DEFAULT_LOCALE,
  LOCALE_CODES,
  type Locale,
  preferredLocale,
} from '@sofra/contract/languages/locales';
import { INTERFACE } from '@sofra/contract/limits';
import { PATHS } from '../console/src/platform/paths.ts';
import { storageKey } from '../console/src/platform/storage.ts';
import { type Api, apiAt } from '../scripts/demo/api.ts';
import { aMailSink } from '../server/test/tools/mail-sink.ts';
import { stateOf } from './after-failure.ts';
import { linkTo } from './mailbox.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** Somebody who can sign in. */
export type Person = { email: string; password: string };

/** An owner who has signed up, with an API client for the preparations of a test. */
export type Owner = Person & { api: Api };

/** The fixtures of a test: a server for each worker, and people who have signed up on it. */
export type Fixtures = {
  server: ServerProcess;
  /** The mail server that receives the server's mails. */
  sink: Awaited<ReturnType<typeof aMailSink>>;
  origin: string;
  /** The link of the newest mail to an address that leads to a page, such as `/confirm-email`. */
  linkTo: (address: string, page: string) => Promise<string>;
  /** Makes a person of support as the operator does, and chooses their password. */
  addSupport: () => Promise<Person>;
  /** Signs an owner up whose venue has menus of these titles, each with a soup on it. */
  signUp: (titles: readonly string[]) => Promise<Owner>;
  /** Whether the browser saves data, so that no screen is fetched ahead; a test of what is fetched ahead says no. */
  savesData: boolean;
};

let owners = 0;

/** The product's language for a browser's locale. */
const languageOf = (locale: string | undefined) => preferredLocale(locale, LOCALE_CODES) ?? DEFAULT_LOCALE;

const PASSWORD = 'a-laid-table';
const COMMANDS = fileURLToPath(new URL('../server/src/commands/main.ts', import.meta.url));

/** Makes a person of support on a server; see `Fixtures`. */
export async function addSupportAt({ url, folder }: ServerProcess, locale: Locale = 'en'): Promise<Person> {
  owners += 1;
  const person = { email: `support${owners}@example.com`, password: PASSWORD };
  const env = { ...process.env, DATA_DIR: folder };
  const words = [COMMANDS, 'support:add', person.email, 'Sami'];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  const token = /token=([\w-]+)/.exec(stdout)?.[1];
  const attributes = { password: PASSWORD, reset_password_token: token };
  const api = apiAt(url);
  await api.send('PUT', '/password', { type: 'users', attributes });
  await api.send('POST', '/sign_in', { type: 'users', attributes: person });
  await api.send('PATCH', '/me/profile', { type: 'users', attributes: { locale } });
  return person;
}

/** Signs an owner up on a server; see `Fixtures`. */
export async function signUpAt(
  origin: string,
  titles: readonly string[],
  locale: Locale = 'en',
): Promise<Owner> {
  const api = apiAt(origin);
  const cities = await api.readAll('/settings/cities?filter[name]=dubai');
  owners += 1;
  const owner = { email: `owner${owners}@example.com`, password: PASSWORD };
  await api.send('POST', '/sign_up', {
    type: 'users',
    attributes: {
      ...owner,
      first_name: 'Layla',
      last_name: 'Haddad',
      phone: '+971501234567',
      city_id: cities.data[0]?.id,
      locale,
      venue: { name: `Levant ${owners}` },
    },
  });
  for (const title of titles) {
    const menu = await api.send('POST', '/me/menus', { type: 'menus', attributes: { title } });
    const sections = `/me/menus/${menu.data.id}/sections`;
    const section = await api.send('POST', sections, { type: 'sections', attributes: { title: 'Soups' } });
    const items = `${sections}/${section.data.id}/items`;
    await api.send('POST', items, { type: 'items', attributes: { title: 'Lentil soup', price: '18' } });
  }
  return { ...owner, api };
}

/** Signs somebody in through the login screen. */
export async function signInByForm(
  page: Page,
  { email, password }: Person,
  { remember = false } = {},
): Promise<void> {
  await page.goto('/login');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  if (remember) await page.getByLabel('Remember me').check();
  await page.locator('[type=submit]').click();
  // Support is redirected at once, so the list may show too briefly to be waited for.
  await page.waitForURL(({ pathname }) => pathname !== '/login');
}

/** How a person is signed in: the page that they open first, and whether the browser remembers them. */
type SigningIn = { at?: string; remember?: boolean };

/** Opens a page of the product with somebody signed in, as the login screen leaves them. */
export async function signIn(
  page: Page,
  { email, password }: Person,
  { at = PATHS.menus, remember = false }: SigningIn = {},
): Promise<void> {
  // An address without a page has the same storage.
  await page.goto('/healthz');
  const api = apiAt(new URL(page.url()).origin);
  const attributes = { email, password, remember };
  await api.send('POST', '/sign_in', { type: 'users', attributes });
  const token = api.token().replace(/^Bearer /, '');
  const session = JSON.stringify({ token, signIn: crypto.randomUUID(), remember });
  await page.evaluate(
    ({ key, value, kept }) => {
      sessionStorage.setItem(key, value);
      if (kept) localStorage.setItem(key, value);
    },
    { key: storageKey('session'), value: session, kept: remember },
  );
  await page.goto(at);
  // The router names the page once it is there to lead on.
  await page.locator('body[class]').waitFor();
}

/**
 * Has the notices of a page stay until they are closed, however slow the machine is; that they leave by themselves is tested
 * where they are made (`notice-list.test.tsx`).
 */
export const keepNotices = (page: Page): Promise<unknown> =>
  page.addInitScript((time) => {
    const wait = window.setTimeout.bind(window);
    const later = (work: TimerHandler, milliseconds?: number, ...given: unknown[]) =>
      milliseconds === time ? 0 : wait(work, milliseconds, ...given);
    window.setTimeout = Object.assign(later, window.setTimeout);
  }, INTERFACE.noticeMs);

/** Holds the requests of a page to addresses like this back until the answered function is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(address, (route) => released.then(() => route.continue()));
  return () => release();
}

/** Ends every sign-in of an owner but that of `api`, as a new password does. */
export async function endOthers({ api, password }: Owner, fresh: string): Promise<void> {
  const attributes = { current_password: password, password: fresh, password_confirmation: fresh };
  await api.send('PATCH', '/me/profile/update_password', { type: 'users', attributes });
}

/**
 * Has no page of a context blur what lies below a dialog: without a graphics card each frame of it is computed, a fifth of what
 * a journey takes.
 */
export const keepClear = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { backdrop-filter: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/**
 * Has the pages of a context fetch no screen ahead, as for somebody who saves data: sixty requests and fifteen screens that a journey
 * does not open.
 */
export const saveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** A test of the console in front of a real server with an empty data folder. */
export const test = base.extend<
  Pick<Fixtures, 'signUp' | 'linkTo' | 'addSupport' | 'savesData'>,
  Pick<Fixtures, 'server' | 'sink' | 'origin'>
>({
  sink: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const sink = await aMailSink();
      await use(sink);
      await sink.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ sink }, use) => {
      const server = await startServerProcess({ SMTP_URL: sink.url });
      await use(server);
      await server.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  origin: [({ server }, use) => use(server.url), { scope: 'worker' }],
  linkTo: ({ sink }, use) => use((address, page) => linkTo(sink.mails, address, page)),
  addSupport: ({ server, locale }, use) => use(() => addSupportAt(server, languageOf(locale))),
  baseURL: ({ origin }, use) => use(origin),
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, use, { errors }) => {
    await keepClear(context);
    if (savesData) await saveData(context);
    await use(context);
    if (errors.length === 0) return;
    for (const page of context.pages())
      console.error(`After the failure ${page.url()} ${await stateOf(page)}.`);
  },
  signUp: ({ origin, locale }, use) => use((titles) => signUpAt(origin, titles, languageOf(locale))),
});
