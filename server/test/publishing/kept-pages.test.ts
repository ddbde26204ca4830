import { expect, test } from 'vitest';
import { changeItem, changeVenue, publish, venueOf } from '../tools/actions.ts';
import { aMenu, anItem, anOwner, aPlace, aSection } from '../tools/factories.ts';

test('a browser keeps the page of a menu in which a publication changed nothing', async () => {
  const owner = await anOwner();
  const dinner = await aPlace(owner);
  const menu = await aMenu(owner, { title: 'Lunch' });
  const section = await aSection(owner, menu);
  await anItem(owner, { menu, section });
  await publish(owner);
  const { menu_url } = await venueOf(owner);
  const read = async (name: string, tag = '') => {
    const answer = await fetch(`${menu_url}/${name}?lang=en`, { headers: { 'if-none-match': tag } });
    return { status: answer.status, tag: answer.headers.get('etag') ?? '', html: await answer.text() };
  };
  const [first, other] = [await read('dinner'), await read('lunch')];
  await changeItem(owner, dinner, { title: 'Kofta' });
  await publish(owner);
  const editionIn = (html: string) => /data-edition="?([\w-]{12})/.exec(html)?.[1];
  expect(editionIn(first.html)).toBeDefined();
  expect((await read('lunch', other.tag)).status).toBe(304);
  const changed = await read('dinner', first.tag);
  expect([changed.status, changed.html]).toEqual([200, expect.stringContaining('Kofta')]);
  // By this an open page learns that there is a newer one.
  expect(editionIn(changed.html)).not.toBe(editionIn(first.html));
  await changeVenue(owner, { name: 'Another name' });
  await publish(owner);
  const renamed = await read('lunch', other.tag);
  expect([renamed.status, renamed.html]).toEqual([200, expect.stringContaining('Another name')]);
});
