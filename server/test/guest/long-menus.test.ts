import { MENU_PAGE_ITEMS } from '@sofra/contract/limits';
import { expect, test } from 'vitest';
import { publish, venueOf } from '../tools/actions.ts';
import { anOwner, aPlace, lay } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';

const ITEMS = 2 * MENU_PAGE_ITEMS + 50;

async function longMenu(): Promise<string> {
  const owner = await anOwner();
  const { app, url } = await theServer();
  await lay(app.db, await aPlace(owner), ITEMS);
  await publish(owner);
  return `${url}/m/${(await venueOf(owner)).slug}/dinner`;
}

const itemsIn = (html: string) => [...html.matchAll(/id=(item-\d+)/g)].map(([, id]) => id);

test('a section of many items comes in parts, which lead to one another', async () => {
  const menu = await longMenu();
  const { origin } = new URL(menu);
  const seen: (string | undefined)[] = [];
  let next: string | undefined = menu;
  while (next) {
    const answer: Response = await fetch(next);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=0, must-revalidate, s-maxage=5',
    ]);
    const html = await answer.text();
    expect(itemsIn(html).length).toBeLessThanOrEqual(MENU_PAGE_ITEMS);
    seen.push(...itemsIn(html));
    const path = / id=later href="([^"]+)"/.exec(html)?.[1];
    next = path && origin + path.replaceAll('&amp;', '&');
  }
  expect([seen.length, new Set(seen).size]).toEqual([ITEMS, ITEMS]);
});

test('no made-up beginning of a part is a page of its own', async () => {
  const menu = await longMenu();
  const whole = await fetch(menu);
  for (const from of ['x', '-300', '0', '300.5', '1e3', '%00', '9999999', ''])
    expect([from, (await fetch(`${menu}?from=${from}`)).headers.get('etag')]).toEqual([
      from,
      whole.headers.get('etag'),
    ]);
  for (const from of [1, MENU_PAGE_ITEMS + 1, 3 * MENU_PAGE_ITEMS, 999_999]) {
    const answer = await fetch(`${menu}?from=${from}`, { redirect: 'manual' });
    expect([from, answer.status, answer.headers.get('location')]).toEqual([from, 302, menu]);
  }
});

test('the script of the parts stands beside that of the pages', async () => {
  const { url } = await theServer();
  const answer = await fetch(`${url}/m/-/parts.js`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
});
