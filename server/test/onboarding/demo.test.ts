import type { Publication } from '@sofra/contract/publishing/publishing';
import { expect, test } from 'vitest';
import { prepareVenue, signInOrUp } from '../../../scripts/demo/account.ts';
import { apiAt } from '../../../scripts/demo/api.ts';
import { buildMenu } from '../../../scripts/demo/build.ts';
import { LARGE_MENU } from '../../../scripts/demo/menu.ts';
import { sharedPictures } from '../../../scripts/demo/pictures.ts';
import { translate } from '../../../scripts/demo/translate.ts';
import { theServer } from '../tools/harness.ts';

test('the demo is published in three languages with its extras and pictures, and filling again adds nothing', async () => {
  const { url } = await theServer();
  const api = apiAt(url);
  const sections = LARGE_MENU.sections
    .slice(0, 2)
    .map((section) => ({ ...section, items: section.items.slice(0, 4) }));
  const fill = async () => {
    const { id, attributes } = await prepareVenue(api);
    await translate(
      api,
      id,
      await buildMenu(api, { ...LARGE_MENU, sections }, sharedPictures(api, sections)),
    );
    await api.send('PUT', '/me/venue/publish');
    const page = await fetch(`${attributes.menu_url}.json`);
    return (await page.json()) as Publication;
  };
  await signInOrUp(api);
  const first = await fill();
  expect(first.menus.map(({ locales }) => [...locales].sort())).toEqual([['ar', 'en', 'ru']]);
  const published = first.menus.flatMap((menu) => menu.sections);
  expect(published.map(({ texts }) => texts)).toEqual(sections.map(({ texts }) => texts));
  const items = published.flatMap((section) => section.items);
  const wanted = sections.flatMap((section) => section.items);
  expect(items.map(({ texts }) => texts)).toEqual(wanted.map(({ texts }) => texts));
  expect(items.map(({ extras }) => extras.map(({ texts }) => texts))).toEqual(
    wanted.map(({ extras }) =>
      extras.map(({ title }) => ({
        en: { title: title.en },
        ar: { title: title.ar },
        ru: { title: title.ru },
      })),
    ),
  );
  const pictures = items.map(({ photo }) => photo?.number);
  // The first dish of a section has one of its own; dishes that look like another share its.
  expect(pictures[0]).toBeDefined();
  expect(pictures[1]).toBe(pictures[0]);
  expect(pictures[4]).toBeDefined();
  expect((await fill()).number).toBe(first.number);
});
