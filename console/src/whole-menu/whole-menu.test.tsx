// The code for dragging, which loads later in the console, is here from the start.
import '../catalogue/sortable-rows.tsx';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsIn } from '../../testing/axe.ts';
import { MENUS, show } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { createRecord, listAllRecords } from '../catalogue/calls.ts';
import { CataloguePage } from '../catalogue/catalogue-page.tsx';
import { api } from '../platform/api.ts';
import { itemsOf, sectionsOf } from './queries.ts';
import { WholeMenu } from './whole-menu.tsx';

await startPhrases(
  'en',
  'catalogue',
  'editor',
  'frame',
  'ingredients',
  'lists',
  'picture',
  'rows',
  'saving',
  'undo',
  'unsaved',
  'whole-menu',
);

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(900, 900);
});

const DISHES = { Soups: ['Lentil', 'Tomato'], Grill: ['Kebab', 'Shish'], Sweets: [] };

/** The menu of a new account, shown whole. */
async function aWholeMenu() {
  await signUp();
  const menu = await createRecord(MENUS, { type: 'menus', attributes: { title: 'Lunch', currency: 'aed' } });
  const place = sectionsOf(menu.id);
  for (const [title, dishes] of Object.entries(DISHES)) {
    const section = await createRecord(place, { type: 'sections', attributes: { title } });
    for (const dish of dishes)
      await createRecord(itemsOf(menu.id, section.id), {
        type: 'items',
        attributes: { title: dish, price: '10' },
      });
  }
  const screen = await show(
    <CataloguePage
      place={place}
      search={{}}
      found={undefined}
      onSearch={() => {}}
      instead={(facts) => <WholeMenu menu={menu.id} {...facts} />}
    />,
  );
  const handle = (title: string) => screen.getByRole('button', { name: `Move ${title}`, exact: true });
  await expect.element(handle('Lentil')).toBeEnabled();
  return { menu: menu.id, screen, handle };
}

/** A menu as the server has it: each section with its dishes, in order. */
async function stored(menu: string) {
  const { signal } = new AbortController();
  const sections = await listAllRecords(sectionsOf(menu), signal);
  return Promise.all(
    sections.map(async ({ id, title }) => {
      const items = await listAllRecords(itemsOf(menu, id), signal);
      return [title, ...items.map((item) => item.title)].join(' ');
    }),
  );
}

const shown = () => [...document.querySelectorAll('tbody [data-name]')].map(({ textContent }) => textContent);

test('a dish is led by keys into another section, where it is said to be, and the focus stays with it', async () => {
  const { menu, screen, handle } = await aWholeMenu();
  (handle('Kebab').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('Kebab is lifted: Grill, position 1 of 2.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByText('Kebab: Soups, position 3 of 3.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByText('Kebab: Soups, position 2 of 3.')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('Kebab is in Soups, at position 2 of 3.')).toBeInTheDocument();
  await expect.poll(() => stored(menu)).toEqual(['Soups Lentil Kebab Tomato', 'Grill Shish', 'Sweets']);
  await expect.poll(shown).toEqual(['Soups', 'Lentil', 'Kebab', 'Tomato', 'Grill', 'Shish', 'Sweets']);
  await expect.element(handle('Kebab')).toHaveFocus();
});

test('no dish comes above the first heading, and an empty section takes one', async () => {
  const { menu, screen, handle } = await aWholeMenu();
  (handle('Lentil').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText(/^Lentil is lifted/)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('Lentil stays where it was.')).toBeInTheDocument();
  (handle('Shish').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText(/^Shish is lifted/)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByText('Shish: Sweets, position 1 of 1.')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect.poll(() => stored(menu)).toEqual(['Soups Lentil Tomato', 'Grill Kebab', 'Sweets Shish']);
});

test('below a folded heading a dish is the last of that section', async () => {
  const { menu, screen, handle } = await aWholeMenu();
  const heading = screen.getByRole('button', { name: 'Soups', exact: true });
  await heading.click();
  await expect.element(heading).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(shown).toEqual(['Soups', 'Grill', 'Kebab', 'Shish', 'Sweets']);
  (handle('Shish').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText(/^Shish is lifted/)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByText('Shish: Grill, position 1 of 2.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByText('Shish: Soups, position 3 of 3.')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect.poll(() => stored(menu)).toEqual(['Soups Lentil Tomato Shish', 'Grill Kebab', 'Sweets']);
  await expect.poll(shown).toEqual(['Soups', 'Grill', 'Kebab', 'Sweets']);
  await expect.element(heading).toHaveFocus();
});

test('sections are moved while all are folded', async () => {
  const { menu, screen, handle } = await aWholeMenu();
  await expect.element(handle('Grill')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Fold all' }).click();
  await expect.poll(shown).toEqual(['Soups', 'Grill', 'Sweets']);
  (handle('Grill').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('Grill is lifted, position 2 of 3.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByText('Grill, position 1 of 3.')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect.poll(() => stored(menu)).toEqual(['Grill Kebab Shish', 'Soups Lentil Tomato', 'Sweets']);
});

test('a dish is edited, begun and taken to the top of its section where it stands', async () => {
  const { menu, screen } = await aWholeMenu();
  expect(await violationsIn(screen.getByRole('region', { name: 'Sections' }).element())).toEqual([]);
  await screen.getByRole('button', { name: 'Actions for Shish' }).click();
  await screen.getByRole('menuitem', { name: 'Move to the top' }).click();
  await expect.poll(shown).toEqual(['Soups', 'Lentil', 'Tomato', 'Grill', 'Shish', 'Kebab', 'Sweets']);
  await screen.getByRole('button', { name: 'Shish', exact: true }).click();
  await screen.getByRole('textbox', { name: 'Title' }).fill('Shish tawook');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Shish tawook', exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'New item in Sweets' }).click();
  await screen.getByRole('textbox', { name: 'Title' }).fill('Baklava');
  await screen.getByRole('textbox', { name: /^Price/ }).fill('12');
  await screen.getByRole('button', { name: 'Create', exact: true }).click();
  await expect
    .poll(() => stored(menu))
    .toEqual(['Soups Lentil Tomato', 'Grill Shish tawook Kebab', 'Sweets Baklava']);
});

/** The dishes of a menu that are off, and their prices. */
async function statesOf(menu: string) {
  const { data } = await api('GET /me/venue/items', { query: { menu } });
  return data.map(({ attributes: { texts, price, disabled } }) =>
    [texts.en?.title, price, disabled && 'off'].filter(Boolean).join(' '),
  );
}

test('dishes of several sections are chosen together, and changed as one', async () => {
  const { menu, screen } = await aWholeMenu();
  const box = (title: string) => screen.getByRole('checkbox', { name: `Choose ${title}`, exact: true });
  const all = (title: string) => screen.getByRole('checkbox', { name: `Choose all of ${title}` });
  const bar = screen.getByRole('region', { name: 'What to do with what is chosen' });
  await box('Lentil').click();
  await expect.element(bar.getByText('1 chosen')).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Delete' })).toBeEnabled();
  await expect.element(all('Soups')).toBePartiallyChecked();
  await all('Grill').click();
  await expect.element(bar.getByText('3 chosen')).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expect.element(box('Shish')).toBeChecked();
  await expect.element(all('Grill')).toBeChecked();
  await expect.element(all('Sweets')).not.toBeInTheDocument();
  await bar.getByRole('button', { name: 'Price…' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(/percent/i).fill('10');
  await dialog.getByRole('button', { name: 'Change 3 prices' }).click();
  const dearer = ['Lentil 11.00', 'Tomato 10.00', 'Kebab 11.00', 'Shish 11.00'];
  await expect.poll(() => statesOf(menu)).toEqual(dearer);
  await bar.getByRole('button', { name: 'All 4' }).click();
  await bar.getByRole('button', { name: 'Hide' }).click();
  await expect.poll(() => statesOf(menu)).toEqual(dearer.map((dish) => `${dish} off`));
  expect(await violationsIn(bar.element())).toEqual([]);
});

test('a range over headings chooses dishes, those of a folded section too, and no section', async () => {
  const { screen } = await aWholeMenu();
  const box = (title: string) => screen.getByRole('checkbox', { name: `Choose ${title}`, exact: true });
  await expect.poll(() => document.querySelector('tbody[data-tools]')).not.toBeNull();
  await box('Tomato').click();
  await box('Kebab').click({ modifiers: ['Shift'] });
  await expect.element(screen.getByText('2 chosen')).toBeVisible();
  await expect.element(box('Kebab')).toBeChecked();
  await expect.element(box('Shish')).not.toBeChecked();
  await screen.getByRole('button', { name: 'Grill', exact: true }).click();
  await box('Tomato').click();
  await expect.element(screen.getByText('1 chosen')).toBeVisible();
  await screen.getByRole('button', { name: 'Grill', exact: true }).click({ modifiers: ['Shift'] });
  await expect.element(screen.getByText('3 chosen')).toBeVisible();
  await screen.getByRole('button', { name: 'Fold all' }).click();
  await expect.element(box('Grill')).not.toBeChecked();
  await expect.element(screen.getByText(/chosen$/)).not.toBeInTheDocument();
  await box('Grill').click();
  await expect.element(screen.getByText('1 chosen')).toBeVisible();
});

test('keys walk over headings, choose, and begin a dish in the section of the row', async () => {
  const { menu, screen } = await aWholeMenu();
  const name = (title: string) => screen.getByRole('button', { name: title, exact: true });
  await expect.poll(() => document.querySelector('tbody[data-tools]')).not.toBeNull();
  await expect.element(name('Tomato')).toBeVisible();
  (name('Tomato').element() as HTMLElement).focus();
  await userEvent.keyboard('jj');
  await expect.element(name('Kebab')).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(screen.getByText('1 chosen')).toBeVisible();
  await userEvent.keyboard('n');
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Title').first().fill('Tawook');
  await dialog
    .getByLabelText(/^Price/)
    .first()
    .fill('38');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect
    .poll(() => stored(menu))
    .toEqual(['Soups Lentil Tomato', 'Grill Kebab Shish Tawook', 'Sweets']);
});
