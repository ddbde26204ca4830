import type { Browser } from '@playwright/test';
import type { Theme } from '@sofra/contract/branding/branding';
import {
  type ColourPair,
  contrastRatio,
  detailPairs,
  menuPairs,
  welcomePairs,
} from '@sofra/contract/branding/contrast';
import { leavesOf } from '@sofra/contract/branding/option-kinds';
import { THEME_OPTIONS, type ThemePart } from '@sofra/contract/branding/theme-options';
import type { AxeResults, NodeResult } from 'axe-core';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { rounds, SEED } from '../../scripts/proof.ts';
import { theBrowser } from '../test/in-browser.ts';
import { changedTheme, fullVenue, put } from '../test/options.ts';
import { ORIGIN, type PhonePage, phonePage } from '../test/phone-page.ts';
import { takeAxeIn } from '../test/violations.ts';
import { shortenClasses } from './class-names.ts';
import { elementOf } from './option-elements.ts';
import type { PageAddress } from './page-address.ts';
import { renderPage } from './render.ts';

/** The elements besides its own that show an option. */
const ALSO: Record<string, string> = {
  'menu.items.name.color': '.marks',
  'detail.item.description.color': '.item:target .marks',
  'detail.extras.text.color': '.item:target .details',
};

const selectorOf = (name: string): string =>
  [elementOf(name)?.selector, ALSO[name] && shortenClasses(ALSO[name])].filter(Boolean).join();

const DINNER: PageAddress = { kind: 'menu', menuSlug: 'dinner' };
/** The pages with texts in colours of a theme, and the parts that show on them, the whole one first; an address may open a dish. */
const PAGES: { page: PageAddress; hash: string; parts: readonly ThemePart[] }[] = [
  { page: { kind: 'welcome' }, hash: '', parts: ['welcome'] },
  { page: { kind: 'selection' }, hash: '', parts: [] },
  { page: DINNER, hash: '', parts: ['menu'] },
  { page: DINNER, hash: '#item-22', parts: ['detail', 'menu'] },
];
/** The options whose warning may be stricter than axe: icons, which it does not judge, and what is small elsewhere. */
const STRICTER = /\.ico\b|\.icon$|items\.name\.color|item\.description\.color|items\.info|price|note\.color/;

const digit = fc.integer({ min: 0, max: 15 }).map((value) => value.toString(16));
const colour = fc
  .tuple(fc.array(digit, { minLength: 6, maxLength: 6 }), fc.constantFrom('', '', '80', 'c0', 'f2'))
  .map(([digits, alpha]) => `#${digits.join('')}${alpha}`);
const VALUES = {
  colour,
  size: fc.integer({ min: 12, max: 32 }),
  opacity: fc.integer({ min: 3, max: 10 }).map((tenths) => tenths / 10),
} as const;

const LEAVES = Object.entries(THEME_OPTIONS).flatMap(([part, tree]) =>
  leavesOf(tree).flatMap(({ path, kind }) =>
    kind in VALUES ? [{ part: part as ThemePart, path, kind: kind as keyof typeof VALUES }] : [],
  ),
);

/** Themes with random colours and sizes. */
const aTheme = fc
  .tuple(...LEAVES.map(({ kind }) => VALUES[kind] as fc.Arbitrary<string | number>))
  .map((values) =>
    changedTheme((theme) => {
      for (const [at, { part, path }] of LEAVES.entries())
        put((part === 'menu' ? theme.menu_themes[0]?.options : theme[part].options) ?? {}, path, values[at]);
    }),
  );

function pairsOf({ welcome, detail, menu_themes }: Theme): ColourPair[] {
  const [look] = menu_themes;
  if (!look) throw new Error('a theme has a look of menus');
  const sheet = detail.options.background;
  return [
    ...welcomePairs(welcome.options),
    ...detailPairs(detail.options),
    ...menuPairs(look.options, sheet),
  ];
}

let browser: Browser;
let phone: PhonePage;

beforeAll(async () => {
  browser = await theBrowser();
  phone = await phonePage(browser, { javaScriptEnabled: true });
  await phone.page.emulateMedia({ reducedMotion: 'reduce' });
});

/** The selectors among these in whose elements axe finds too little contrast, and what it finds in no such element. */
async function faintIn(selectors: readonly string[]): Promise<{ seen: string[]; others: string[] }> {
  const { page } = phone;
  // Axe takes for hidden what is fixed outside of a short page that does not scroll.
  await page.evaluate(`document.body.style.minBlockSize = '3000px'`);
  await takeAxeIn(page);
  const found: AxeResults = await page.evaluate(
    `axe.run({ runOnly: ['color-contrast'], resultTypes: ['violations', 'incomplete'] })`,
  );
  // Axe leaves it to people whether text in the very colour of its ground is meant to be seen.
  const isSame = ({ any }: NodeResult) => any.some(({ data }) => data?.messageKey === 'equalRatio');
  const nodes = [
    ...found.violations.flatMap((violation) => violation.nodes),
    ...found.incomplete.flatMap((doubt) => doubt.nodes.filter(isSame)),
  ].map(({ target, html: text }) => ({ target: String(target), text }));
  return page.evaluate(
    ({ nodes, selectors }) => {
      const owner = (target: string): string | undefined => {
        for (let element = document.querySelector(target); element; element = element.parentElement) {
          const shown = element;
          const selector = selectors.find((one) => shown.matches(one));
          if (selector) return selector;
        }
        return undefined;
      };
      const owned = nodes.map(({ target, text }) => ({ owner: owner(target), text }));
      return {
        seen: owned.flatMap(({ owner: of }) => (of ? [of] : [])),
        others: owned.flatMap(({ owner: of, text }) => (of ? [] : [text])),
      };
    },
    { nodes, selectors },
  );
}

test('the warnings of the editor and the judgement of axe agree on random themes', async () => {
  const themes = fc.sample(aTheme, { numRuns: rounds(6, 48), seed: SEED });
  for (const [round, theme] of themes.entries()) {
    const faint = new Set(
      pairsOf(theme)
        .filter(({ colour: ink, background, least }) => contrastRatio(ink, background) < least)
        .map(({ part, option }) => `${part}.${option}`),
    );
    for (const { page: address, hash, parts } of PAGES) {
      const now = new Date('2026-11-21T12:00:00Z');
      const { html } = renderPage({
        publication: fullVenue(theme),
        page: address,
        locale: 'en',
        now,
        baseUrl: ORIGIN,
      });
      await phone.show(`${round}-${address.kind}${hash ? '-open' : ''}${hash}`, html);
      const judged = [...new Set(pairsOf(theme).map(({ part, option }) => `${part}.${option}`))].filter(
        (name) => parts.some((part) => name.startsWith(part)),
      );
      const { seen, others } = await faintIn(judged.map(selectorOf));
      expect({ round, hash, others }).toEqual({ round, hash, others: [] });
      const unwarned = judged.filter((name) => seen.includes(selectorOf(name)) && !faint.has(name));
      const needless = judged.filter(
        (name) =>
          name.startsWith(parts[0] ?? '-') &&
          faint.has(name) &&
          !seen.includes(selectorOf(name)) &&
          !STRICTER.test(name),
      );
      expect({ round, hash, unwarned, needless }).toEqual({ round, hash, unwarned: [], needless: [] });
    }
  }
});
