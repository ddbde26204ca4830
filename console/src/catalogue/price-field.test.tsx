import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anItem, show } from '../../testing/dialogs.tsx';
import { startPhrases } from '../../testing/start-phrases.ts';
import { changeRecord, createRecord, readRecord } from './calls.ts';
import { CataloguePage } from './catalogue-page.tsx';

await startPhrases('en', 'catalogue', 'editor', 'frame', 'lists', 'rows', 'saving', 'undo');

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(1024, 700);
});

/** The list of two items, Kebab at 42 and Kofta at 30. */
async function aList() {
  const { place, id } = await anItem();
  await createRecord(place, { type: 'items', attributes: { title: 'Kofta', price: '30' } });
  const list = await show(<CataloguePage place={place} search={{}} found={undefined} onSearch={() => {}} />);
  const price = (title: string) => list.getByRole('button', { name: new RegExp(`Price of ${title}`) });
  await expect.element(price('Kofta')).toBeVisible();
  return { place, id, list, price, field: list.getByRole('textbox', { name: 'Price' }) };
}

test('a price over a colleague’s is kept until it is saved over it, and takes no focus from the next', async () => {
  const { place, id, price, field, list } = await aList();
  await price('Kebab').click();
  await expect.element(field).toHaveFocus();
  await changeRecord(place, id, { type: 'items', attributes: { price: '50' } });
  await userEvent.keyboard('45{Enter}');
  await expect.element(list.getByText('Not saved. The price is 50.00 AED now.')).toBeVisible();
  await expect.poll(() => field.elements().length).toBe(2);
  await expect.element(field.first()).toHaveValue('45');
  await expect.element(field.last()).toHaveFocus();
  await field.first().click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(async () => (await readRecord(place, id)).price).toBe('45.00');
  await expect.element(list.getByText(/Not saved/)).not.toBeInTheDocument();
});

test('a price is saved over what else was changed of its dish meanwhile', async () => {
  const { place, id, price, field, list } = await aList();
  await price('Kebab').click();
  await expect.element(field).toHaveFocus();
  await changeRecord(place, id, { type: 'items', attributes: { disabled: true } });
  await userEvent.keyboard('45{Enter}');
  await expect.poll(async () => (await readRecord(place, id)).price).toBe('45.00');
  expect((await readRecord(place, id)).disabled).toBe(true);
  await expect.element(list.getByText(/Not saved/)).not.toBeInTheDocument();
});

test('the arrows save a price and walk its column', async () => {
  const { place, id, price, field } = await aList();
  await price('Kebab').click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('45{ArrowDown}');
  await expect.element(field).toHaveValue('30.00');
  await expect.poll(() => price('Kebab').element().textContent).toContain('45.00');
  expect((await readRecord(place, id)).price).toBe('45.00');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field).toHaveValue('45.00');
});

test('a price that is begun is not saved while the whole window loses the focus', async () => {
  const { place, id, price, field } = await aList();
  await price('Kebab').click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('4');
  field.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await userEvent.keyboard('5{Enter}');
  await expect.poll(async () => (await readRecord(place, id)).price).toBe('45.00');
});

test('the field of a price has the focus before the next key', async () => {
  const { price, field } = await aList();
  await expect.poll(() => document.querySelector('tbody[data-tools]')).not.toBeNull();
  (price('Kebab').element() as HTMLElement).click();
  // The press is over; no key can come in between.
  await new Promise<void>((done) => queueMicrotask(done));
  expect(document.activeElement).toBe(field.element());
});

test('a price that nobody typed is not saved over a colleague’s', async () => {
  const { place, id, price, field, list } = await aList();
  await price('Kebab').click();
  await expect.element(field).toHaveFocus();
  await changeRecord(place, id, { type: 'items', attributes: { title: 'Kebab XL', price: '50' } });
  // The list is read again, and the field keeps the focus.
  (list.getByRole('switch', { name: /Kofta/ }).element() as HTMLElement).click();
  await expect.element(list.getByText('Kebab XL')).toBeVisible();
  await list.getByRole('heading').first().click();
  await expect.element(field).not.toBeInTheDocument();
  await expect.poll(() => price('Kebab XL').element().textContent).toContain('50');
  expect((await readRecord(place, id)).price).toBe('50.00');
});
