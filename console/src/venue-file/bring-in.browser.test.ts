import { expect, test } from 'vitest';
import { anItem } from '../../testing/dialogs.tsx';
import { anUpload, setLogo } from '../../testing/pictures.ts';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { api, call } from '../platform/api.ts';
import { undoEach } from '../platform/undo-each.ts';
import { addMenus, bringIn } from './bring-in.ts';
import { readVenueFile } from './read-file.ts';
import { writeVenueFile } from './write-file.ts';

await startPhrases('en', 'parts', 'saving', 'venue-file');

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
  const { menuIds, activity, earlier = [] } = await addMenus(document, new Map(), { mostBytes: 1 });
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
  await expect(addMenus({ ...document, menus }, ids, { mostBytes: 1 })).rejects.toThrow();
  expect(await titlesNow()).toEqual(['Lunch']);
});

/** The file of a new venue with a logo and a theme that has pictures, of all menus and of its own. */
async function aDressedVenue() {
  await anItem();
  await setLogo();
  const menu_id = (await api('GET /me/menus', {})).data[0]?.id ?? '';
  const background = async () => ({
    background_type: 'image' as const,
    attachment: { resource: await anUpload() },
  });
  const attributes = {
    name: 'Evening',
    enabled: true,
    welcome: await background(),
    menu_themes: [{ menu_id, ...(await background()) }],
  };
  await call('POST /me/branding/themes', { body: { data: { type: 'themes', attributes } } });
  await call('PATCH /me/venue', { body: { data: { type: 'venues', attributes: { name: 'Dressed' } } } });
  const blob = await writeVenueFile(() => {}, new AbortController().signal);
  return readVenueFile(new File([blob], 'Levant.zip'));
}

const ALL = { details: true, look: true };

/** The telling of what pictures do, and the signal to give them up. */
const uploading = (stop = new AbortController(), onProgress = () => {}) => ({
  onProgress,
  onPause: () => {},
  signal: stop.signal,
});

/** The name, the menus and the look of the venue as they are now. */
async function venueNow() {
  const { included = [], data } = await api('GET /me/branding', {});
  const on = included.find((one) => one.type === 'themes' && one.attributes.enabled);
  const theme = on?.type === 'themes' ? on.attributes : undefined;
  return {
    name: (await api('GET /me/venue', {})).data.attributes.name,
    menus: await titlesNow(),
    hasLogo: data.relationships?.logo.data !== null,
    theme: theme?.name,
    backgrounds: [theme?.welcome, ...(theme?.menu_themes ?? [])].map((one) => one?.background_type),
    pictures: [theme?.welcome, ...(theme?.menu_themes ?? [])].filter((one) => one?.attachment).length,
  };
}

test('menus and a look with its pictures have one undo, and details stay', async () => {
  const file = await aDressedVenue();
  const there = await venueNow();
  expect(there).toMatchObject({ name: 'Dressed', theme: 'Evening', hasLogo: true, pictures: 2 });
  await signUp();
  const before = await venueNow();
  const { activity, earlier = [], unreadable } = await bringIn(file, ALL, uploading());
  expect(await venueNow()).toEqual(there);
  expect(unreadable).toBe(0);
  await undoEach([activity ?? '', ...earlier.toReversed()], true);
  expect(await venueNow()).toEqual({ ...before, name: there.name });
});

test('given up while pictures are on their way, nothing is changed', async () => {
  const file = await aDressedVenue();
  await signUp();
  const before = await venueNow();
  const stop = new AbortController();
  await expect(
    bringIn(
      file,
      ALL,
      uploading(stop, () => stop.abort()),
    ),
  ).rejects.toThrow('aborted');
  expect(await venueNow()).toEqual(before);
});

test('where a look is refused, details and menus are taken back', async () => {
  const file = await aDressedVenue();
  await signUp();
  const before = await venueNow();
  const { theme } = file.document.look;
  // Two looks of one menu are none.
  const twice = theme && { ...theme, menu_themes: [...theme.menu_themes, ...theme.menu_themes] };
  const look = { ...file.document.look, theme: twice };
  await expect(
    bringIn({ ...file, document: { ...file.document, look } }, ALL, uploading()),
  ).rejects.toThrow();
  expect(await venueNow()).toEqual(before);
});
