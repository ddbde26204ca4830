import { expect, test } from 'vitest';
import { anItem } from '../../testing/dialogs.tsx';
import { api, call } from '../platform/api.ts';
import { startI18n } from '../platform/i18n.ts';
import { addMenus } from './bring-in.ts';
import { readVenueFile } from './read-file.ts';
import { writeVenueFile } from './write-file.ts';

await startI18n('en', 'parts', 'saving', 'venue-file');

const titlesNow = async () => (await api('GET /me/menus', {})).data.map(({ attributes }) => attributes.title);

/** The document of a new venue with its only menu three times. */
async function threeMenus() {
  await anItem();
  const blob = await writeVenueFile(() => {}, new AbortController().signal);
  const { document } = await readVenueFile(new File([blob], 'Levant.zip'));
  const [menu] = document.menus;
  if (!menu) throw new Error('There is no menu.');
  const named = ['One', 'Two is longer', 'Three'].map((title) => ({ ...menu, texts: { en: { title } } }));
  return { ...document, menus: named };
}

test('a venue that is more than a call takes comes in several, each of which can be undone', async () => {
  const document = await threeMenus();
  const { menuIds, activity, earlier = [] } = await addMenus(document, new Map(), 1);
  expect(await titlesNow()).toEqual(['Lunch', 'One', 'Two is longer', 'Three']);
  expect([menuIds.length, earlier.length]).toEqual([3, 2]);
  for (const one of [activity ?? '', ...earlier.toReversed()])
    await call('POST /me/activity/{activity}/undo', { activity: one });
  expect(await titlesNow()).toEqual(['Lunch']);
});

test('where a later menu is refused, those before it are taken back', async () => {
  const document = await threeMenus();
  const menus = document.menus.map((menu, at) => (at === 2 ? { ...menu, photo: 'pictures/1.webp' } : menu));
  const ids = new Map([['pictures/1.webp', 'no upload']]);
  await expect(addMenus({ ...document, menus }, ids, 1)).rejects.toThrow();
  expect(await titlesNow()).toEqual(['Lunch']);
});
