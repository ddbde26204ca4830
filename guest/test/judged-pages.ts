import type { Page } from '@playwright/test';
import { DEFAULT_THEME } from '@sofra/contract/branding/themes';
import { DEFAULT_LOCALE, LOCALE_CODES } from '@sofra/contract/languages/locales';
import type { Publication } from '@sofra/contract/publishing/publishing';
import type { Schedule } from '@sofra/contract/schedules/schedules';
import { IS_PROOF } from '../../scripts/proof.ts';
import { inBrowser } from './in-browser.ts';
import { menu, publication, themeOf } from './sample.ts';
import { violationsOf } from './violations.ts';

const PHONE = { width: 390, height: 844 };
const TIGHT = [
  { viewport: { width: 320, height: 640 }, size: '100%' },
  { viewport: PHONE, size: '200%' },
];
const VENUE = 'zaatar-house-marina';
/** The schedule of a menu that opens tomorrow. */
const LATER: Schedule = {
  type: 'specific',
  data: { all_day: false, from: '2026-11-22 10:00', to: '2026-11-23 10:00' },
};

const open = publication({ menus: [menu(1, 'dinner', 2, 4), { ...menu(2, 'brunch', 1, 2), id: 'brunch' }] });
const closed = { ...open, menus: open.menus.map((it) => ({ ...it, schedule: LATER })) };

type Shown = { path: string; hash?: string; of: Publication };

/** The pages that the script changes. */
export const SCRIPTED: Shown[] = [
  { path: `${VENUE}/dinner`, of: open },
  { path: `${VENUE}/dinner`, hash: '#item-22', of: open },
];
/** The pages of a venue; those of `closed` are out of hours. */
export const PAGES: Shown[] = [
  ...SCRIPTED,
  { path: `${VENUE}`, of: open },
  { path: `${VENUE}/menus`, of: open },
  { path: `${VENUE}/dinner/allergens`, of: open },
  { path: `${VENUE}/nothing`, of: open },
  { path: `${VENUE}`, of: closed },
  { path: `${VENUE}/dinner`, of: closed },
];
/** The pages without a venue, which no theme changes. */
export const NOTICES: Shown[] = ['unknown', 'gone', 'coming', 'away'].map((path) => ({ path, of: open }));

let shown: Publication = open;
let served: ReturnType<typeof inBrowser>;

/** Serves the pages to the tests of a file. */
export function servePages(): void {
  served = inBrowser(() => shown);
}

/** The violations of a page in these rooms, and with its width on a narrow phone and in large text. */
async function faultsOf(page: Page, url: string, rooms: readonly ('light' | 'dark')[]): Promise<string[]> {
  const faults: string[] = [];
  await page.setViewportSize(PHONE);
  // A hash alone would not load the page again.
  await page.goto('about:blank');
  await page.goto(url);
  for (const colorScheme of rooms) {
    await page.emulateMedia({ colorScheme });
    for (const violation of await violationsOf(page)) faults.push(`${url} ${colorScheme}: ${violation}`);
  }
  for (const { viewport, size } of TIGHT) {
    await page.setViewportSize(viewport);
    await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
    const width = await page.evaluate('document.documentElement.scrollWidth');
    if (width !== viewport.width) faults.push(`${url} at ${viewport.width}, ${size}: ${width} wide`);
  }
  return faults;
}

/** The faults of pages: a venue's own are the same in a dark room. Axe is a script itself, so that “without script” keeps ours alone away. */
export async function faultsOfAll(
  pages: readonly Shown[],
  {
    isScripted = true,
    theme = DEFAULT_THEME,
    rooms = ['light'],
  }: { isScripted?: boolean; theme?: typeof DEFAULT_THEME; rooms?: ('light' | 'dark')[] } = {},
) {
  const faults: string[] = [];
  const context = await served.browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  if (!isScripted) await page.route('**/guest.js', (route) => route.abort());
  // The letters and the direction of the other languages do not depend on the theme.
  for (const locale of IS_PROOF || theme === DEFAULT_THEME ? LOCALE_CODES : [DEFAULT_LOCALE])
    for (const { path, hash = '', of } of pages) {
      shown = { ...of, branding: { ...of.branding, theme: themeOf(theme) } };
      const url = `${served.site.origin}/m/${path}?lang=${locale}${hash}`;
      faults.push(...(await faultsOf(page, url, rooms)));
    }
  await context.close();
  return faults;
}
