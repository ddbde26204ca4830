import { DEFAULT_THEME, READY_MADE_THEMES } from '@sofra/contract/branding/themes';
import { expect, test } from 'vitest';
import { faultsOfAll, PAGES, SCRIPTED, servePages } from '../test/judged-pages.ts';

servePages();

test.each(READY_MADE_THEMES)('every page in $name is accessible', async (theme) => {
  expect(await faultsOfAll(PAGES, { theme })).toEqual([]);
});

test.each([DEFAULT_THEME, ...READY_MADE_THEMES])(
  'a menu in $name is accessible without script',
  async (theme) => {
    expect(await faultsOfAll(SCRIPTED, { isScripted: false, theme })).toEqual([]);
  },
);
