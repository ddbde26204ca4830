import { beforeEach, expect, test } from 'vitest';
import { show } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { BinPage } from '../history/bin-page.tsx';
import { SearchDialog } from '../history/search-dialog.tsx';
import { isolate } from '../platform/isolate.ts';
import { createRecord, readRecord, removeRecord } from './calls.ts';
import { CataloguePage } from './catalogue-page.tsx';
import type { Place } from './place.ts';

await startPhrases(
  'en',
  'catalogue',
  'editor',
  'frame',
  'history',
  'lists',
  'picture',
  'saving',
  'unsaved',
  'search',
  'undo',
);

const MENUS: Place = { level: 'menus', above: [] };

/** Titles that could break a screen. */
const TITLES = [
  '<img src=x onerror="document.title=\'broken\'"> & <b>bold</b>',
  '🍋 Lemonade 👩🏽‍🍳 with mint',
  'حمص \u200f(بيروتي)\u200e 2 × Large',
  '👨‍👩‍👧'.repeat(24),
  'Ʀ'.repeat(120),
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('any title is shown as text, in lists, dialogs, breadcrumbs and the search', async () => {
  await signUp();
  localStorage.setItem('sofra.pageSize', '20');
  const before = document.title;
  for (const title of TITLES) {
    const { id } = await createRecord(MENUS, { type: 'menus', attributes: { title } });
    expect((await readRecord(MENUS, id)).title).toBe(title);
  }
  const list = await show(<CataloguePage place={MENUS} search={{}} found={undefined} onSearch={() => {}} />);
  for (const title of TITLES) {
    // A name of another script is kept together in the sentence that it stands in.
    const named = isolate(title, 'en');
    await expect.element(list.getByRole('link', { name: title, exact: true })).toBeVisible();
    await list.getByRole('button', { name: `Actions for ${named}`, exact: true }).click();
    // The test clicks by itself: without the styles of all screens the menu lies under the rows.
    (list.getByRole('menuitem', { name: 'Delete' }).element() as HTMLElement).click();
    const question = list.getByRole('dialog', { name: `Delete “${named}”?`, exact: true });
    await expect.element(question).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  const first = document.querySelector<HTMLAnchorElement>('tbody a');
  const menu = /menu-([\da-f-]{36})/.exec(first?.href ?? '')?.[1] ?? '';
  await list.unmount();

  const below = await show(
    <CataloguePage
      place={{ level: 'sections', above: [menu] }}
      search={{}}
      found={undefined}
      onSearch={() => {}}
    />,
  );
  await expect.element(below.getByRole('heading', { name: TITLES[0], exact: true })).toBeVisible();
  // Its own marks stay on their sides in a page that is read from the other one.
  const ownWords = [...document.querySelectorAll('h1 bdi, [aria-current="page"] bdi')];
  expect(ownWords.map((words) => words.textContent)).toEqual([TITLES[0], TITLES[0]]);
  await below.unmount();

  const search = await show(<SearchDialog opened recent={[]} onChosen={() => {}} onClose={() => {}} />);
  await search.getByRole('combobox').fill('bold onerror');
  await expect.poll(() => search.getByRole('option').element().textContent).toBe(`${TITLES[0]}Menu`);
  expect(document.querySelector('img[src=x], bdi b')).toBeNull();
  expect(document.title).toBe(before);
});

test('long one-word titles stay within their row in the bin', async () => {
  await signUp();
  const title = 'Ʀ'.repeat(120);
  const { id: menu } = await createRecord(MENUS, { type: 'menus', attributes: { title } });
  const sections: Place = { level: 'sections', above: [menu] };
  const { id } = await createRecord(sections, { type: 'sections', attributes: { title } });
  await removeRecord(sections, id);
  const bin = await show(<BinPage search={{}} onSearch={() => {}} />);
  await expect.element(bin.getByText(`Section in ${title}`)).toBeVisible();
  const row = bin.getByRole('listitem').element();
  const ends = [...row.querySelectorAll('span, bdi')].map((words) => words.getBoundingClientRect().right);
  expect(Math.max(...ends)).toBeLessThanOrEqual(row.getBoundingClientRect().right);
});
