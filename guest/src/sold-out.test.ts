import { expect, test } from 'vitest';
import { menu, publication } from '../test/sample.ts';
import { renderPage } from './render.ts';

test('the address of the code says what is sold out too where it shows the only menu', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const until = new Date('2026-11-21T13:00:00Z');
  const dinner = menu(1, 'dinner', 1, 2);
  const venue = { ...publication().venue, extra_locales: [] };
  const page = renderPage({
    publication: publication({ menus: [dinner], venue }),
    page: { kind: 'welcome' },
    locale: 'en',
    now,
    baseUrl: 'https://menu.test',
    soldOut: new Map([[dinner.sections[0]?.items[0]?.id ?? '', until]]),
  });
  expect([page.html.match(/>Sold out</g)?.length, page.nextChange]).toEqual([1, until]);
});
