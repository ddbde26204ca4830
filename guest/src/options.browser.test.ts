import { type Browser, chromium, type Page } from '@playwright/test';
import { leavesOf, type OptionKind, THEME_OPTIONS, type ThemePart } from '@sofra/contract/theme-options';
import { EMPTY_THEME } from '@sofra/contract/themes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { item, menu, photo, publication, themeOf } from '../test/sample.ts';
import { shortenClasses } from './class-names.ts';
import { type PageAddress, renderPage } from './render.ts';

/** Two values of each kind of option, with what the browser computes of each. */
const VALUES: { [K in OptionKind]: [unknown, string][] } = {
  colour: [
    ['#123456', 'rgb(18, 52, 86)'],
    ['#fedcba', 'rgb(254, 220, 186)'],
  ],
  size: [
    [33, '33px'],
    [21, '21px'],
  ],
  opacity: [
    [0.4, '0.4'],
    [0.7, '0.7'],
  ],
  text: [
    ['Have a look', 'Have a look'],
    ['Hungry?', 'Hungry?'],
  ],
  text_case: [
    ['lowercase', 'lowercase'],
    ['uppercase', 'uppercase'],
  ],
  photo_size: [
    ['small', '72px'],
    ['big', '136px'],
  ],
  photo_side: [
    ['left', 'row'],
    ['right', 'row-reverse'],
  ],
  lines: [
    [1, '1'],
    [4, '4'],
  ],
};

const INK = 'color';
const GROUND = 'background-color';
const SIZE = 'font-size';

/** The element that each option names, and its property; `alpha` is the opacity of its background, `text` its words. */
const SEEN: { [option: string]: [selector: string, property: string] } = {
  'welcome.solid_color': ['html', GROUND],
  'welcome.button.size': ['.action b', SIZE],
  'welcome.button.text_color': ['.action b', INK],
  'welcome.button.background_color': ['.action b', GROUND],
  'welcome.button.background_opacity': ['.action b', 'alpha'],
  'welcome.select.color': ['.action span', INK],
  'welcome.select.size': ['.action span', SIZE],
  'welcome.select.title': ['.action span', 'text'],
  'welcome.select.display': ['.action span', 'text-transform'],
  'welcome.language.color': ['.languages a', INK],
  'welcome.language.size': ['.languages a', SIZE],
  'welcome.branch.text.color': ['.branch', INK],
  'welcome.branch.text.size': ['.branch', SIZE],
  'welcome.branch.background_color': ['.branch', GROUND],
  'selection.label.size': ['.menu-labels h2', SIZE],
  'selection.label.background': ['.menu-labels li', GROUND],
  'selection.label.opacity': ['.menu-labels li', 'alpha'],
  'menu.solid_color': ['html', GROUND],
  'menu.sections.size': ['h2', SIZE],
  'menu.sections.color': ['h2', INK],
  'menu.sections.display': ['h2', 'text-transform'],
  'menu.items.ico.new': ['.marks svg:not(.popular)', INK],
  'menu.items.ico.popular': ['.marks .popular', INK],
  'menu.items.info.text': ['.specialities span', INK],
  'menu.items.info.background': ['.specialities span', GROUND],
  'menu.items.info.icon': ['.specialities svg', INK],
  'menu.items.name.size': ['h3', SIZE],
  'menu.items.name.color': ['h3', INK],
  'menu.items.note.background': ['.note', GROUND],
  'menu.items.note.color': ['.note', INK],
  'menu.items.note.title.size': ['.note b', SIZE],
  'menu.items.note.description.size': ['.note p', SIZE],
  'menu.items.block.background': ['.item', GROUND],
  'menu.items.photo.size': ['.item > img', 'width'],
  'menu.items.photo.display': ['.item', 'flex-direction'],
  'menu.items.price.size': ['.price', SIZE],
  'menu.items.price.color': ['.price', INK],
  'menu.items.navigation.left': ['.back', GROUND],
  'menu.items.navigation.right': ['.bar-end', GROUND],
  'menu.items.navigation.center': ['.bar', GROUND],
  'menu.items.description.size': ['.item-description', SIZE],
  'menu.items.description.color': ['.item-description', INK],
  'menu.items.description.length': ['.item-description', '-webkit-line-clamp'],
  'detail.background': ['.item', GROUND],
  'detail.item.title.size': ['h3', SIZE],
  'detail.item.title.color': ['h3', INK],
  'detail.item.price.size': ['.price', SIZE],
  'detail.item.price.color': ['.price', INK],
  'detail.item.description.size': ['.item-description', SIZE],
  'detail.item.description.color': ['.item-description', INK],
  'detail.extras.title.size': ['h4', SIZE],
  'detail.extras.title.color': ['h4', INK],
  'detail.extras.text.size': ['.details li', SIZE],
  'detail.extras.text.color': ['.details li', INK],
  'detail.extras.digit.color': ['.details li b', INK],
  'detail.allergy.ico.color': ['.warnings svg', INK],
};

const DINNER: PageAddress = { kind: 'menu', menuSlug: 'dinner' };
const PAGES: { [P in ThemePart]: PageAddress } = {
  welcome: { kind: 'welcome' },
  selection: { kind: 'selection' },
  menu: DINNER,
  detail: DINNER,
};
const ORIGIN = 'http://menu.test';
const every = Object.entries(THEME_OPTIONS).flatMap(([part, tree]) =>
  leavesOf(tree).map(
    ({ path, kind }) => [`${part}.${path.join('.')}`, part as ThemePart, path, kind] as const,
  ),
);

function put(target: object, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  const node = target as Record<string, unknown>;
  if (rest.length === 0) node[name] = value;
  else put(node[name] as object, rest, value);
}

function pageWith(part: ThemePart, path: readonly string[], value: unknown): string {
  const theme = themeOf(EMPTY_THEME);
  put((part === 'menu' ? theme.menu_themes[0]?.options : theme[part].options) ?? {}, path, value);
  const speciality = ['spicy', 'vegan'];
  const full = { ...item(2), is_new: true, is_popular: true, speciality, warnings: ['milk'] };
  const dinner = menu(1, 'dinner', 1, 1);
  const venue = publication({
    branding: { logo: photo(1), welcome_screen: null, theme },
    menus: [
      { ...dinner, sections: dinner.sections.map((section) => ({ ...section, items: [full] })) },
      { ...menu(2, 'brunch', 1, 1), id: 'another' },
    ],
  });
  const now = new Date('2026-11-21T12:00:00Z');
  return renderPage({ publication: venue, page: PAGES[part], locale: 'en', now, baseUrl: ORIGIN }).html;
}

let browser: Browser;
let page: Page;
let html = '';

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch());
  page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fulfill({ status: 204 }),
  );
}, 60_000);

afterAll(() => browser?.close());

test('each option names its element', () => {
  expect(Object.keys(SEEN).sort()).toEqual(every.map(([name]) => name).sort());
});

test.each(every)('%s is seen on its element', async (name, part, path, kind) => {
  const [selector = '', property = ''] = SEEN[name] ?? [];
  for (const [value, expected] of VALUES[kind]) {
    html = pageWith(part, path, value);
    await page.goto(
      `${ORIGIN}/${path.join('-')}-${encodeURIComponent(String(value))}${part === 'detail' ? '#item-22' : ''}`,
    );
    const element = page.locator(shortenClasses(selector)).first();
    const seen =
      property === 'text'
        ? await element.textContent()
        : await element.evaluate(
            (it, of) => getComputedStyle(it).getPropertyValue(of),
            property === 'alpha' ? 'background-color' : property,
          );
    const alpha = /[/,] ([\d.]+)\)$/.exec(seen ?? '')?.[1];
    expect(property === 'alpha' ? alpha : seen).toBe(expected);
    expect(await element.isVisible()).toBe(true);
  }
});
