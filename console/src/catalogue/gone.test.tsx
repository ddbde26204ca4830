import { afterEach, beforeEach, expect, test } from 'vitest';
import { MENUS, show } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { dismissNotice, noticesNow } from '../platform/notices.ts';
import { createRecord, removeRecord } from './calls.ts';
import { CataloguePage } from './catalogue-page.tsx';

await startPhrases(
  'en',
  'catalogue',
  'editor',
  'ingredients',
  'frame',
  'lists',
  'picture',
  'saving',
  'unsaved',
  'undo',
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  for (const { id } of noticesNow()) dismissNotice(id);
});

/** A list of two menus; another client has deleted the second since it was read. */
async function aListWithOneGone() {
  await signUp();
  const add = (title: string) => createRecord(MENUS, { type: 'menus', attributes: { title } });
  const [, gone] = [await add('Lunch'), await add('Dinner')];
  const list = await show(<CataloguePage place={MENUS} search={{}} found={undefined} onSearch={() => {}} />);
  const row = list.getByRole('link', { name: 'Dinner', exact: true });
  await expect.element(row).toBeVisible();
  await removeRecord(MENUS, gone.id);
  const choose = async (action: string) => {
    await list.getByRole('button', { name: 'Actions for Dinner', exact: true }).click();
    // The test clicks by itself: without the styles of all screens the menu lies under the rows.
    (list.getByRole('menuitem', { name: action }).element() as HTMLElement).click();
  };
  return { list, row, choose };
}

const GONE =
  'This is no longer here: somebody has deleted or moved it. What was deleted can be restored from the bin.';

const told = () => expect.poll(() => noticesNow().map(({ text }) => text)).toContain(GONE);

test('the switch of a deleted record says so, and its row leaves', async () => {
  const { list, row } = await aListWithOneGone();
  (list.getByRole('switch', { name: 'Guests see Dinner' }).element() as HTMLElement).click();
  await told();
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(list.getByRole('link', { name: 'Lunch' })).toBeVisible();
});

test('so does a new place, and a question about it is over', async () => {
  const moved = await aListWithOneGone();
  await moved.choose('Move to the top');
  await told();
  await expect.element(moved.row).not.toBeInTheDocument();
  await moved.list.unmount();

  const deleted = await aListWithOneGone();
  await deleted.choose('Delete');
  const question = deleted.list.getByRole('dialog', { name: 'Delete “Dinner”?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await told();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(deleted.row).not.toBeInTheDocument();
});

test('an editor keeps unsaved input', async () => {
  const { list, row, choose } = await aListWithOneGone();
  await choose('Edit');
  const title = list.getByRole('textbox', { name: 'Title' });
  await title.fill('Supper');
  await list.getByRole('button', { name: 'Save' }).click();
  await told();
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('Supper');
});
