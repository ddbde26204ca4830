import { readdirSync, readFileSync } from 'node:fs';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { FORMAT } from '@sofra/contract/publishing/formats';
import { readPublication } from '@sofra/contract/publishing/stored-publications';
import { expect, test } from 'vitest';
import { renderPage } from './render.ts';

const FOLDER = new URL('../test/released/', import.meta.url);
const formats = Array.from({ length: FORMAT }, (_, index) => index + 1);
const stored = (format: number) => JSON.parse(readFileSync(new URL(`format-${format}.json`, FOLDER), 'utf8'));
const open = { now: new Date('2026-11-24T09:00:00Z'), baseUrl: 'https://menu.test', chosen: false };

test('a publication of every format is kept, as it was stored', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(formats.map((format) => `format-${format}.json`).sort());
  expect(stored(1)).not.toHaveProperty('format');
  for (const format of formats.slice(1)) expect(stored(format).format).toBe(format);
});

test.each(formats)(
  'a publication of format %i is rendered, page by page and language by language',
  (format) => {
    const publication = readPublication(stored(format), format);
    const menus = publication.menus.flatMap(
      ({ slug }) =>
        [
          { kind: 'menu', menuSlug: slug },
          { kind: 'allergens', menuSlug: slug },
        ] as const,
    );
    const pages = [{ kind: 'welcome' }, { kind: 'selection' }, ...menus] as const;
    expect(menus.length).toBeGreaterThan(2);
    for (const page of pages)
      for (const locale of LOCALE_CODES) {
        const { status, html } = renderPage({ publication, page, locale, ...open });
        expect([page, locale, status]).toEqual([page, locale, 200]);
        expect(html).toContain('Zaatar House');
        expect(html).not.toMatch(/undefined|\[object|NaN/);
      }
  },
);

test('a publication of today’s format is read as it is, whatever upgrades are run over it', () => {
  const today = stored(FORMAT);
  // Plain fields of items may be younger than the publication.
  for (const format of formats) expect(readPublication(today, format)).toMatchObject(today);
});
