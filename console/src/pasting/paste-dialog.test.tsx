import { strToU8, zipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsIn } from '../../testing/axe.ts';
import { show } from '../../testing/dialogs.tsx';
import { excelOf, textRows } from '../../testing/excel-files.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { PasteDialog } from './paste-dialog.tsx';

await startPhrases('en', 'catalogue', 'parts', 'pasting', 'unsaved');

const ROOM = { sections: 100, dishes: 100, allDishes: 100, records: 100 };
const card = (title: string, words: string, price: string) =>
  `<article><h4>${title}</h4><span>${words}</span><div>${price}</div><button>Add to cart</button></article>`;
const MENU = `<h3>Soups</h3>${card('Lentil soup', 'Lemon, bread', 'AED 21')}${card('Onion soup', 'Gruyère', 'AED 24')}
  <h3>Grill</h3>${card('Kebab', 'Lamb, rice', 'AED 42')}`;
const TEXT = `# Soups
Lentil soup ... AED 21
Lemon, bread

Onion soup ... AED 24
Gruyère

# Grill
Kebab ... AED 42
Lamb, rice`;

/** Copies a page as a person does: all of it is selected. */
async function copy(html: string): Promise<void> {
  const copied = document.createElement('div');
  copied.innerHTML = html;
  document.body.append(copied);
  onTestFinished(() => copied.remove());
  getSelection()?.selectAllChildren(copied);
  await userEvent.copy();
}

const open = () =>
  show(
    <PasteDialog
      opened
      onClose={() => {}}
      taker="menu"
      currency="aed"
      main="en"
      others={[]}
      room={ROOM}
      onTake={() => {}}
    />,
  );

test('a page that is pasted stands as text in the field, and is read by its structure', async () => {
  await page.viewport(1280, 900);
  await copy(MENU);
  const dialog = await open();
  const field = dialog.getByLabelText('Your menu as text');
  await field.click();
  await userEvent.paste();
  await expect.element(field).toHaveValue(TEXT);
  await expect.element(dialog.getByText('3 dishes were found.')).toBeVisible();
  const found = dialog.getByRole('region', { name: 'What was understood' });
  for (const name of ['Soups', 'Grill'])
    await expect.element(found.getByRole('heading', { name })).toBeVisible();
  await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
  await expect.element(field).toHaveValue('');
  await userEvent.keyboard('Tea 2');
  await userEvent.keyboard('{Enter}');
  await userEvent.paste();
  await expect.element(field).toHaveValue(`Tea 2\n${TEXT}`);
});

test('what has no room is told where it is looked first', async () => {
  const dialog = await open();
  const kinds = ['soup', 'salad', 'kebab', 'pie', 'rice', 'stew', 'curry', 'wrap', 'pasta', 'bowl'];
  const made = 'lamb beef fish duck veal tuna bean corn leek okra kale beet plum'.split(' ');
  const dishes = made.flatMap((what) => kinds.map((kind) => `${what} ${kind} ... AED 21`));
  await dialog.getByLabelText('Your menu as text').fill(`# Soups\n${dishes.join('\n')}`);
  await expect.element(dialog.getByText('99 dishes were found.')).toBeVisible();
  await expect
    .element(dialog.getByText('Not taken: 31. They stand at the end, with the reasons.'))
    .toBeVisible();
});

test('a page that is pasted as plain text, and one without a structure, stay as they are', async () => {
  await copy(MENU);
  const dialog = await open();
  const field = dialog.getByLabelText('Your menu as text');
  await field.click();
  await userEvent.keyboard('{Shift>}{ControlOrMeta>}v{/ControlOrMeta}{/Shift}');
  await expect.element(field).toHaveValue(expect.stringMatching(/^Soups\n/));
  await field.fill('');
  await copy('<p>Tea <b>2</b></p>');
  await field.click();
  await userEvent.paste();
  await expect.element(field).toHaveValue(expect.stringMatching(/^Tea 2\s*$/));
});

const CSV = 'Dish,Category,Price\nTea,Drinks,2\nLentil soup,Soups,21\n';

/** Chooses a file, once the dialog is there. */
async function choose(name: string, ...parts: BlobPart[]): Promise<void> {
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull();
  const input = document.querySelector('input[type=file]');
  if (input) await userEvent.upload(input, new File(parts, name));
}

test('a file’s menu is read; another one takes its place, and what was typed stays', async () => {
  const dialog = await open();
  const field = dialog.getByLabelText('Your menu as text');
  await choose('menu.csv', CSV);
  await expect.element(dialog.getByText('2 dishes were found.')).toBeVisible();
  await choose('menu.csv', `${CSV}Cake,Sweets,9\n`);
  await expect.element(dialog.getByText('3 dishes were found.')).toBeVisible();
  await field.fill('Coffee 3');
  await choose('menu.csv', CSV);
  await expect.element(field).toHaveValue(`Coffee 3\n\n${CSV}`);
});

const COSTS = 'Product;Cost;Kind;Sold for\nTea;1;Drinks;3\nSoup;2;Soups;7\nCake;2;Sweets;5\n';

test('a column that was guessed wrong is corrected, once for all tables with these headings', async () => {
  onTestFinished(() => localStorage.clear());
  const dialog = await open();
  await choose('menu.csv', COSTS);
  const result = dialog.getByRole('region', { name: 'What was understood' });
  await expect.element(result.getByText('1.00 AED')).toBeVisible();
  await dialog.getByText('What the columns hold').click();
  await dialog.getByLabelText('Cost').selectOptions('Left out');
  await dialog.getByLabelText('Kind').selectOptions('Section');
  await expect.element(result.getByRole('heading', { name: 'Soups' })).toBeVisible();
  await expect.element(result.getByText('3.00 AED')).toBeVisible();
  expect(await violationsIn(dialog.getByRole('dialog').element())).toEqual([]);
  await dialog.unmount();
  const again = await open();
  await choose('other.csv', COSTS.replace('Tea', 'Coffee'));
  await expect.element(again.getByText('3.00 AED')).toBeVisible();
  await again.getByText('What the columns hold').click();
  await again.getByRole('button', { name: 'Guess again' }).click();
  await expect.element(again.getByText('1.00 AED')).toBeVisible();
  await expect.element(again.getByText('What the columns hold')).toHaveFocus();
  expect(localStorage.getItem('sofra.columns')).toBe('[]');
});

test.each(['{}', '12', '[null]', '[{"layout":"a"}]', '[{"layout":5,"roles":["item"]}]'])(
  'a foreign mapping in the browser’s storage is none: %s',
  async (foreign) => {
    onTestFinished(() => localStorage.clear());
    localStorage.setItem('sofra.columns', foreign);
    const dialog = await open();
    await choose('menu.csv', COSTS);
    await dialog.getByText('What the columns hold').click();
    await dialog.getByLabelText('Cost').selectOptions('Left out');
    await expect.element(dialog.getByText('3.00 AED')).toBeVisible();
  },
);

test('a file that is dropped on the field is read, and opens nothing', async () => {
  const dialog = await open();
  const field = dialog.getByLabelText('Your menu as text');
  await expect.element(field).toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([CSV], 'menu.csv'));
  const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  field.element().dispatchEvent(drop);
  expect(drop.defaultPrevented).toBe(true);
  await expect.element(dialog.getByText('2 dishes were found.')).toBeVisible();
});

test('the sheets of an Excel file become the menu, a sheet a section', async () => {
  const dialog = await open();
  const sheet = (rows: string[][]) => textRows([['Dish', 'Price', 'Description'], ...rows]);
  await choose(
    'menu.xlsx',
    excelOf({
      Soups: sheet([['Lentil soup', '21', 'Lemon,\nbread']]),
      Grill: sheet([
        ['Kebab', '42', ''],
        ['Tawook', '38', ''],
      ]),
    }),
  );
  await expect.element(dialog.getByText('3 dishes were found.')).toBeVisible();
  for (const name of ['Soups', 'Grill'])
    await expect.element(dialog.getByRole('heading', { name })).toBeVisible();
  await expect.element(dialog.getByText('Lemon, bread')).toBeVisible();
});

test('a file that is no menu says so, and leaves the field as it was', async () => {
  const dialog = await open();
  const field = dialog.getByLabelText('Your menu as text');
  await field.fill('Coffee 3');
  for (const [name, bytes] of [
    ['menu.pdf', '%PDF-1.7'],
    ['menu.xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
    ['menu.docx', zipSync({ 'word/document.xml': strToU8('<w/>') })],
    ['menu.csv', ' '],
  ] as const) {
    await choose(name, bytes);
    await expect.element(dialog.getByText(/can’t be read/)).toBeVisible();
    await expect.element(field).toHaveValue('Coffee 3');
  }
  await choose('menu.csv', CSV);
  await expect.element(dialog.getByText(/can’t be read/)).not.toBeInTheDocument();
});
