import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cutOff } from '../../testing/cut-off.ts';
import { slowDown } from '../../testing/slow-down.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { openTranslations as open } from '../../testing/translating.tsx';
import { pollUntilBack } from '../platform/connection.ts';

await startPhrases('en', 'catalogue', 'editor', 'lists', 'saving', 'unsaved', 'translate');

// On a narrow screen the languages are behind a button.
beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 900);
});

const SAVED = 'All saved';

test('a tick shows the editor of a language, which saves each text as it is left', async () => {
  const { screen, said } = await open(['ar']);
  await expect.element(screen.getByText('Tick a language to translate into it.')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Arabic' }).click();
  const title = screen.getByRole('textbox', { name: 'Title' });
  await expect.element(title).toHaveAttribute('dir', 'rtl');
  await expect.element(title).toHaveAttribute('lang', 'ar');
  await expect.element(screen.getByText('4 texts missing')).toBeVisible();
  await title.fill('كباب');
  const description = screen.getByRole('textbox', { name: 'Description' });
  await description.fill('مع الأرز');
  await expect.element(screen.getByText('3 texts missing')).toBeVisible();
  expect(await said()).toEqual([
    { locale: 'ar', type: 'menus' },
    { locale: 'ar', type: 'items', title: 'كباب' },
  ]);
  await userEvent.tab();
  await expect.element(screen.getByText('2 texts missing')).toBeVisible();
  await expect.element(screen.getByText('2 of 4 texts translated')).toBeVisible();
  await expect.element(title).toHaveValue('كباب');
  await expect.element(screen.getByText(SAVED)).toBeVisible();
  expect(await said()).toEqual([
    { locale: 'ar', type: 'menus' },
    { locale: 'ar', type: 'items', title: 'كباب' },
    { locale: 'ar', type: 'settings', description: 'مع الأرز' },
  ]);
});

test('after the first tick on a phone, a second language can be ticked', async () => {
  await page.viewport(390, 844);
  const { screen, shown } = await open(['ar', 'ru'], { at: 'menu' });
  await screen.getByRole('checkbox', { name: 'Arabic' }).click();
  await expect.element(screen.getByText('No text', { exact: true }).first()).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Russian' }).click();
  await expect.poll(shown).toEqual(['ar', 'ru']);
});

test('a language that somebody has come for is offered until it is ticked', async () => {
  const { screen, shown } = await open(['ar', 'ru'], { at: 'menu', wanted: 'ru' });
  await screen.getByRole('button', { name: 'Show it in Russian and translate it' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Russian' })).toBeChecked();
  const title = screen.getByRole('textbox', { name: 'Title' });
  await expect.element(title).toHaveAttribute('lang', 'ru');
  await expect.element(title).toHaveFocus();
  await expect
    .element(screen.getByText('Guests do not see this menu', { exact: false }))
    .not.toBeInTheDocument();
  await expect.poll(shown).toEqual(['ru']);
});

test('of two fast ticks the last press wins', async () => {
  const { screen, shown } = await open(['ar', 'ru']);
  const arabic = screen.getByRole('checkbox', { name: 'Arabic' });
  const russian = screen.getByRole('checkbox', { name: 'Russian' });
  await expect.element(arabic).toBeVisible();
  await slowDown(300);
  const press = (box: typeof arabic) => (box.element() as HTMLElement).click();
  press(arabic);
  await expect.element(arabic).toBeChecked();
  press(russian);
  press(arabic);
  await expect.element(arabic).not.toBeChecked();
  await expect.element(russian).toBeChecked();
  await expect.poll(shown).toEqual(['ru']);
  await expect.element(arabic).not.toBeChecked();
  await expect.element(russian).toBeChecked();
});

test('a broken rule shows at its field, and stops the way to the next record', async () => {
  const { screen } = await open(['ru'], { at: 'menu' });
  await screen.getByRole('checkbox', { name: 'Russian' }).click();
  const title = screen.getByRole('textbox', { name: 'Title' });
  await title.fill('Щи');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Must have at least 3 characters.')).toBeVisible();
  await expect.element(title).toHaveFocus();
  await expect.element(screen.getByText('Not saved yet').first()).toBeVisible();
});

test('what is written without a connection stays, and is saved by itself once it is back', async () => {
  const { screen, said } = await open(['ru']);
  await screen.getByRole('checkbox', { name: 'Russian' }).click();
  const title = screen.getByRole('textbox', { name: 'Title' });
  await expect.element(title).toBeVisible();
  const reconnect = await cutOff();
  await title.fill('Кебаб');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status').getByText(/^No connection/)).toBeVisible();
  await screen.getByRole('textbox', { name: 'Description' }).fill('С рисом');
  await expect.element(title).toHaveValue('Кебаб');
  const stop = pollUntilBack();
  await reconnect();
  // The text in the field that has not been left yet is not sent.
  await expect.poll(said).toContainEqual({ locale: 'ru', type: 'items', title: 'Кебаб' });
  await userEvent.tab();
  await expect.element(screen.getByText(SAVED)).toBeVisible();
  expect(await said()).toContainEqual({ locale: 'ru', type: 'settings', description: 'С рисом' });
  stop();
});

test('a text that was being written is offered again after a reload', async () => {
  const { screen, said, reload } = await open(['ru']);
  await screen.getByRole('checkbox', { name: 'Russian' }).click();
  await screen.getByRole('textbox', { name: 'Title' }).fill('Кебаб');
  const again = await reload();
  await again.getByRole('button', { name: 'Restore' }).click();
  await expect.element(again.getByRole('textbox', { name: 'Title' })).toHaveValue('Кебаб');
  await expect.poll(said).toContainEqual({ locale: 'ru', type: 'items', title: 'Кебаб' });
  await expect.element(again.getByText(SAVED)).toBeVisible();
  // A saved text is not offered once more.
  const last = await reload();
  await expect.element(last.getByRole('textbox', { name: 'Title' })).toHaveValue('Кебаб');
  expect(last.getByRole('button', { name: 'Restore' }).query()).toBeNull();
});

test('keys go from field to field and to the next record at once, also while a save hangs', async () => {
  const { screen } = await open(['ru'], { at: 'menu' });
  await screen.getByRole('checkbox', { name: 'Russian' }).click();
  await screen.getByRole('textbox', { name: 'Title' }).fill('Обед');
  await slowDown(5000);
  // The window hears of a key after the page has handled it, in the same task.
  const heard: unknown[] = [];
  const hear = () => heard.push(document.activeElement);
  addEventListener('keydown', hear);
  onTestFinished(() => removeEventListener('keydown', hear));
  const isOn = async (name: string, heading: string) => {
    const field = screen.getByRole('textbox', { name });
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('');
    expect(heard.at(-1)).toBe(field.element());
    await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
  };
  await userEvent.keyboard('{Enter}');
  // Menu and section have no other text, so that the empty fields are passed over.
  await isOn('Title', 'Section Grill');
  await userEvent.keyboard('Гриль');
  for (const name of ['Description', 'Note']) {
    await userEvent.tab();
    await expect.element(screen.getByRole('textbox', { name })).toHaveFocus();
  }
  await userEvent.tab();
  await isOn('Title', 'Item Kebab');
  await userEvent.keyboard('Кебаб{Enter}');
  await isOn('Description', 'Item Kebab');
  await userEvent.keyboard('С рисом{Shift>}{Enter}{/Shift}и зеленью');
  await expect
    .element(screen.getByRole('textbox', { name: 'Description' }))
    .toHaveValue('С рисом\nи зеленью');
  await expect.element(screen.getByText('Saving …')).toBeVisible();
});

test('filters reduce the tree to what is missing or outdated; what was just mended stays', async () => {
  const { screen, write } = await open(['ar']);
  await write('items', 'ar', { title: 'كباب' });
  await write('settings', 'ar', { description: 'مع الأرز' });
  await write('items', 'en', { title: 'Kebabs' });
  await screen.getByRole('checkbox', { name: 'Arabic' }).click();
  const tree = screen.getByRole('navigation', { name: 'What can be translated' });
  const titles = () =>
    tree
      .getByRole('link')
      .elements()
      .map((link) => link.querySelector('bdi')?.textContent);
  await expect.element(screen.getByText('1 text outdated')).toBeVisible();
  await expect.element(screen.getByText('1 of 4 texts translated')).toBeVisible();
  await expect.poll(titles).toEqual(['Lunch', 'Grill', 'Kebabs']);
  await screen.getByRole('button', { name: 'Missing' }).click();
  await expect.poll(titles).toEqual(['Lunch', 'Grill']);
  await screen.getByRole('button', { name: 'Outdated' }).click();
  await expect.poll(titles).toEqual(['Grill', 'Kebabs']);
  await screen.getByRole('button', { name: 'Still right' }).click();
  await expect.element(screen.getByText('1 text outdated')).not.toBeInTheDocument();
  await expect.poll(titles).toEqual(['Grill', 'Kebabs']);
  await screen.getByRole('button', { name: 'Outdated' }).click();
  await expect.element(tree.getByText('Nothing is outdated in the ticked languages.')).toBeVisible();
  await expect.poll(titles).toEqual([]);
});

test('two who translate the same are shown both texts; what only one of them wrote stays', async () => {
  const { screen, said, write } = await open(['ar']);
  await screen.getByRole('checkbox', { name: 'Arabic' }).click();
  await screen.getByRole('textbox', { name: 'Title' }).fill('كباب');
  await write('items', 'ar', { title: 'كباب حلبي' });
  await write('settings', 'ar', { description: 'مع الأرز' });
  await userEvent.tab();
  const conflict = screen.getByRole('dialog', { name: '“Kebab” has been changed meanwhile' });
  await expect.element(conflict.getByText('Arabic · Title')).toBeVisible();
  await expect.element(conflict.getByText('كباب حلبي')).toBeVisible();
  await conflict.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect.element(screen.getByText(SAVED)).toBeVisible();
  expect(await said()).toEqual([
    { locale: 'ar', type: 'menus' },
    { locale: 'ar', type: 'items', title: 'كباب' },
    { locale: 'ar', type: 'settings', description: 'مع الأرز' },
  ]);
});

test('where the main language has no text, that is said and can be written', async () => {
  const { screen } = await open(['en'], { main: 'ru' });
  await expect.element(screen.getByRole('alert').getByText('Translation missing')).toBeVisible();
  const russian = screen.getByRole('region', { name: 'Russian' });
  await expect.element(russian.getByText('Kebab')).toBeVisible();
  await russian.getByRole('textbox', { name: 'Title' }).fill('Кебаб');
  await russian.getByRole('textbox', { name: 'Description' }).fill('С рисом');
  await userEvent.tab();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Item Кебаб' })).toBeVisible();
});

test('a venue with one language says how to add a second one', async () => {
  const { screen } = await open([]);
  await expect.element(screen.getByText(/one language only/)).toBeVisible();
});

test('after a change of the main language no language is complete that has nothing, and the tree says so', async () => {
  const { screen } = await open(['en', 'ar'], { main: 'ru' });
  await screen.getByRole('checkbox', { name: 'Arabic' }).click();
  await expect.element(screen.getByText('4 texts missing')).toBeVisible();
  // The menu, the section and the item in the tree, and the alert of the item.
  await expect.poll(() => screen.getByText('Translation missing').elements().length).toBe(4);
});

test('an outdated text shows its source as it was and is, and “still right” accepts it', async () => {
  const { screen, write } = await open(['ar']);
  await write('items', 'ar', { title: 'كباب' });
  await write('items', 'en', { title: 'Kebab with rice' });
  await screen.getByRole('checkbox', { name: 'Arabic' }).click();
  await expect.element(screen.getByText('1 text outdated')).toBeVisible();
  await expect.element(screen.getByText('Outdated in Arabic')).toBeInTheDocument();
  await expect.element(screen.getByRole('insertion')).toHaveTextContent('Kebab with rice');
  await expect.element(screen.getByRole('deletion')).toHaveTextContent('Kebab');
  await screen.getByRole('button', { name: 'Still right' }).click();
  await expect.element(screen.getByRole('insertion')).not.toBeInTheDocument();
  await expect.element(screen.getByText('1 text outdated')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('كباب');
});
