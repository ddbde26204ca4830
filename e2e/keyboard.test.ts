import { expect, type Page } from '@playwright/test';
import { phrases as frameAr } from '../console/src/app/phrases/ar/frame.ts';
import { phrases as frame } from '../console/src/app/phrases/en/frame.ts';
import { phrases as catalogueAr } from '../console/src/catalogue/phrases/ar/catalogue.ts';
import { phrases as editorAr } from '../console/src/catalogue/phrases/ar/editor.ts';
import { phrases as rowsAr } from '../console/src/catalogue/phrases/ar/rows.ts';
import { phrases as catalogue } from '../console/src/catalogue/phrases/en/catalogue.ts';
import { phrases as editor } from '../console/src/catalogue/phrases/en/editor.ts';
import { phrases as rows } from '../console/src/catalogue/phrases/en/rows.ts';
import { phrases as undoAr } from '../console/src/history/phrases/ar/undo.ts';
import { phrases as undo } from '../console/src/history/phrases/en/undo.ts';
import { phrases as shellAr } from '../console/src/platform/phrases/ar/shell.ts';
import { phrases as shell } from '../console/src/platform/phrases/en/shell.ts';
import { createRows, titlesOn } from './catalogue-fixtures.ts';
import { directions } from './each-language.ts';
import { type Owner, test } from './fixtures.ts';
import { filled } from './interactions.ts';
import { type Reader, readerAt, withoutMarks } from './reader.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ENGLISH = { ...catalogue, ...editor, ...frame, ...rows, ...shell, ...undo };
const ARABIC = { ...catalogueAr, ...editorAr, ...frameAr, ...rowsAr, ...shellAr, ...undoAr };
type Words = typeof ENGLISH | typeof ARABIC;

type Run = { page: Page; reader: Reader; says: Words };

const order = ({ page }: Run, ...titles: string[]) => expect.poll(() => titlesOn(page)).toEqual(titles);

const actionsOf = ({ says }: Run, title: string) => filled(says.list.actions, { title });

/** Chooses an action of a row with the keyboard. */
async function choose(run: Run, title: string, action: string): Promise<void> {
  const { reader } = run;
  await reader.goTo('button', actionsOf(run, title));
  await reader.press('Enter');
  await reader.goTo('menuitem', action, 'ArrowDown');
  await reader.press('Enter');
}

async function openList({ page, reader, says }: Run, { email, password }: Owner): Promise<void> {
  await page.goto('/login');
  await reader.goTo('textbox', says.login.email);
  await reader.type(email);
  await reader.goTo('textbox', says.login.password);
  await reader.type(password);
  await reader.press('Enter');
  await page.waitForURL('**/menus');
  await page.getByRole('table').waitFor();
  for (const title of ['Lunch', 'Soups']) {
    await reader.goTo('link', title);
    await reader.press('Enter');
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByRole('table').waitFor();
  }
}

async function create({ reader, says }: Run, title: string): Promise<void> {
  await reader.goTo('button', says.items.create);
  await reader.press('Enter');
  await reader.expectFocus('textbox', says.editor.title);
  await reader.type(title);
  await reader.goTo('textbox', filled(says.editor.price, { currency: 'AED' }));
  await reader.type('١٢٫٥');
  await reader.press('Enter');
  await reader.expectFocus('button', says.items.create);
}

async function edit({ reader, says }: Run, title: string, changed: string): Promise<void> {
  await reader.goTo('button', title);
  await reader.press('Enter');
  await reader.expectFocus('textbox', says.editor.title);
  await reader.press('ControlOrMeta+a');
  await reader.type(changed);
  await reader.press('Enter');
  await reader.expectFocus('button', changed);
}

/** Moves a row up by some positions with its handle. */
async function moveUp(run: Run, title: string, from: number, by: number): Promise<void> {
  const { page, reader, says } = run;
  const announcements = async () => (await page.getByRole('status').allTextContents()).map(withoutMarks);
  const hears = (phrase: string, position: number) =>
    expect.poll(announcements).toContain(filled(phrase, { title, position, total: 4 }));
  const handle = filled(says.order.handle, { title });
  await reader.goTo('button', handle, 'Shift+Tab');
  await reader.press('Space');
  await hears(says.placing.lifted, from);
  for (let step = 1; step <= by; step++) {
    await reader.press('ArrowUp');
    await hears(says.placing.over, from - step);
  }
  await reader.press('Space');
  await hears(says.placing.dropped, from - by);
  await reader.expectFocus('button', handle);
}

async function moveTo(run: Run, title: string, position: number): Promise<void> {
  const { reader, says } = run;
  await choose(run, title, says.list.moveTo);
  await reader.expectFocus('textbox', filled(says.placing.position, { total: 4 }));
  await reader.type(String(position));
  await reader.press('Enter');
  await reader.expectFocus('button', actionsOf(run, title));
}

async function confirm({ reader }: Run, action: string): Promise<void> {
  await reader.goTo('button', action);
  await reader.press('Enter');
}

async function moveAway(run: Run, title: string): Promise<void> {
  const { reader, says } = run;
  await choose(run, title, says.items.moveAway);
  await reader.expectFocus('combobox', says.moving.section);
  await reader.goTo('combobox', says.moving.menu, 'Shift+Tab');
  await reader.press('ControlOrMeta+a');
  await reader.type('Din');
  await reader.take('Dinner');
  await reader.goTo('combobox', says.moving.section);
  await reader.take('Soups');
  await confirm(run, says.moving.move);
}

/** Signs in and does everything that a list offers; each step begins at the focus that the last one left. */
async function editByKeyboard(run: Run, owner: Owner): Promise<void> {
  const { page, reader, says } = run;
  await openList(run, owner);
  await order(run, 'Lentil soup', 'Dish 1', 'Dish 2');
  await create(run, 'Kebab');
  await order(run, 'Lentil soup', 'Dish 1', 'Dish 2', 'Kebab');
  await edit(run, 'Kebab', 'Shish kebab');
  await moveUp(run, 'Shish kebab', 4, 2);
  await order(run, 'Lentil soup', 'Shish kebab', 'Dish 1', 'Dish 2');
  await moveTo(run, 'Dish 2', 1);
  await order(run, 'Dish 2', 'Lentil soup', 'Shish kebab', 'Dish 1');
  await choose(run, 'Dish 2', says.list.toBottom);
  await reader.expectFocus('button', actionsOf(run, 'Dish 2'));
  await order(run, 'Lentil soup', 'Shish kebab', 'Dish 1', 'Dish 2');

  await choose(run, 'Lentil soup', says.list.duplicate);
  await confirm(run, says.list.duplicate);
  await reader.expectFocus('button', actionsOf(run, 'Lentil soup'));
  await expect.poll(async () => (await titlesOn(page)).length).toBe(5);

  await moveAway(run, 'Shish kebab');
  // The focus moves to the row that took its position.
  await reader.expectFocus('button', actionsOf(run, 'Dish 1'));
  await choose(run, 'Dish 1', says.list.delete);
  await confirm(run, says.list.delete);
  await reader.expectFocus('button', actionsOf(run, 'Dish 2'));
  await expect.poll(async () => (await titlesOn(page)).length).toBe(3);
  await choose(run, 'Dish 2', says.list.delete);
  await confirm(run, says.list.delete);
  await expect.poll(async () => (await titlesOn(page)).length).toBe(2);
  // A closing dialog still handles keys.
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Undo takes back the last change first; redo works by the notice and by its key.
  await reader.press('ControlOrMeta+z');
  await expect.poll(() => titlesOn(page)).toContain('Dish 2');
  await reader.press('ControlOrMeta+z');
  await expect.poll(() => titlesOn(page)).toContain('Dish 1');
  await reader.goTo('button', says.undoing.redo);
  await reader.press('Enter');
  // The newest notice is first in the tab order.
  await expect.poll(() => titlesOn(page)).not.toContain('Dish 1');
  await reader.press('ControlOrMeta+Shift+z');
  await expect.poll(() => titlesOn(page)).not.toContain('Dish 2');
}

const SAYS = { en: ENGLISH, ar: ARABIC };

for (const locale of directions('ar'))
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test('everything in a list works with the keyboard alone', async ({ page, signUp }) => {
      const owner = await signUp(['Lunch', 'Dinner']);
      await createRows(owner, 'items', 2);
      await editByKeyboard({ page, says: SAYS[locale], reader: readerAt(page) }, owner);
    });
  });
