import { expect, test } from 'vitest';
import { faultsOfAll, NOTICES, PAGES, servePages } from '../test/judged-pages.ts';

servePages();

test('every page in the default theme is accessible in each language', async () => {
  expect(await faultsOfAll(PAGES)).toEqual([]);
});

test('every page without a venue is accessible in each language and room', async () => {
  expect(await faultsOfAll(NOTICES, { rooms: ['light', 'dark'] })).toEqual([]);
});
