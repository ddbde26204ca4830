import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsIn } from '../../testing/axe.ts';
import { anItem, showDialog } from '../../testing/dialogs.tsx';
import { startPhrases } from '../../testing/start-phrases.ts';
import { api } from '../platform/api.ts';
import { changeRecord, createRecord, readRecord, removeRecord } from './calls.ts';
import type { Place } from './place.ts';
import { StatesDialog } from './states-dialog.tsx';

await startPhrases('en', 'catalogue', 'editor', 'ingredients', 'lists', 'saving', 'unsaved');

beforeEach(() => page.viewport(1280, 800));

async function openTable() {
  const { place, id } = await anItem();
  const soup = await createRecord(place, {
    type: 'items',
    attributes: { title: 'Soup', price: '9', ingredient_warnings: ['celery'] },
  });
  const dialog = await showDialog((onClose) => <StatesDialog place={place} opened onClose={onClose} />);
  return { ...dialog, place, ids: [id, soup.id] as const };
}

const activities = async () => (await api('GET /me/activity', {})).meta?.total;

test('cells go from one statement to the next, and all is saved as one change', async () => {
  const { screen, timesClosed, place, ids } = await openTable();
  const before = await activities();
  await screen.getByRole('button', { name: 'Kebab, Milk: Not stated' }).click();
  await screen.getByRole('button', { name: 'Kebab, Milk: Contains' }).click();
  await screen.getByRole('button', { name: 'Kebab, Milk: May contain' }).click();
  await screen.getByRole('button', { name: 'Soup, Celery: Contains' }).click();
  expect(await violationsIn(document.querySelector('[role=dialog]') ?? document.body)).toEqual([]);
  await screen.getByRole('checkbox', { name: 'I have checked all these items' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(timesClosed).toBe(1);
  const [kebab, soup] = await Promise.all(ids.map((id) => readRecord(place, id)));
  expect(kebab).toMatchObject({ ingredient_warnings: [], may_contain: [], free_of: ['milk'] });
  expect(soup).toMatchObject({ ingredient_warnings: [], may_contain: ['celery'] });
  expect([kebab?.checked_at, soup?.checked_at]).not.toContain(null);
  expect(await activities()).toBe((before ?? 0) + 1);
});

test('the arrows go from cell to cell, and figures say a statement at once', async () => {
  const { screen } = await openTable();
  const first = screen.getByRole('button', { name: 'Kebab, Gluten: Not stated' });
  (await first.findElement()).focus();
  await userEvent.keyboard('3{ArrowRight}1{ArrowDown}2{ArrowUp}{ArrowRight}30');
  for (const name of [
    'Kebab, Gluten: Free of',
    'Kebab, Wheat: Contains',
    'Soup, Wheat: May contain',
    'Kebab, Crustaceans: Not stated',
  ])
    await expect.element(screen.getByRole('button', { name })).toBeVisible();
});

test('on a phone one ingredient is stated after the other', async () => {
  await page.viewport(390, 800);
  const { screen, timesClosed, place, ids } = await openTable();
  await screen.getByRole('combobox', { name: 'Ingredient' }).selectOptions('Milk (2 not stated)');
  await screen.getByRole('button', { name: 'Kebab: Contains' }).click();
  await screen.getByRole('button', { name: 'Next: Nuts' }).click();
  await screen.getByRole('button', { name: 'Soup: Free of' }).click();
  expect(await violationsIn(document.querySelector('[role=dialog]') ?? document.body)).toEqual([]);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(timesClosed).toBe(1);
  const [kebab, soup] = await Promise.all(ids.map((id) => readRecord(place, id)));
  expect([kebab?.ingredient_warnings, soup?.free_of]).toEqual([['milk'], ['nuts']]);
});

const stateIn = (place: Place, id: string, attributes: object) =>
  changeRecord(place, id, { type: 'items', attributes: { ...attributes } });

test.each([
  ['in the table', 1280],
  ['on a phone', 390],
])('what a colleague has stated meanwhile is shown before it is signed, %s', async (_, width) => {
  const { screen, timesClosed, place, ids } = await openTable();
  const [kebab, soup] = ids;
  const { checked_at } = await readRecord(place, soup);
  await screen.getByRole('button', { name: 'Kebab, Milk: Not stated' }).click();
  await screen.getByRole('checkbox', { name: 'I have checked all these items' }).click();
  await stateIn(place, kebab, { ingredient_warnings: ['sesame'] });
  await page.viewport(width, 800);
  await screen.getByRole('button', { name: 'Save' }).click();
  const notice = screen.getByRole('alert');
  await expect.element(notice).toHaveFocus();
  await expect.element(notice.getByText('Sesame: Contains')).toBeVisible();
  await expect.element(screen.getByText('Changed meanwhile')).toBeVisible();
  expect(await violationsIn(document.querySelector('[role=dialog]') ?? document.body)).toEqual([]);
  const box = screen.getByRole('checkbox', { name: 'I have checked all these items' });
  await expect.element(box).not.toBeChecked();
  expect((await readRecord(place, soup)).checked_at).toBe(checked_at);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(timesClosed).toBe(1);
  expect((await readRecord(place, kebab)).ingredient_warnings).toEqual(['milk', 'sesame']);
});

test('a price that a colleague has changed, or a dish that is gone, does not keep from saving', async () => {
  const { screen, timesClosed, place, ids } = await openTable();
  const [kebab, soup] = ids;
  await screen.getByRole('button', { name: 'Kebab, Milk: Not stated' }).click();
  await screen.getByRole('button', { name: 'Soup, Milk: Not stated' }).click();
  await stateIn(place, kebab, { price: '50' });
  await removeRecord(place, soup);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(timesClosed).toBe(1);
  expect(await readRecord(place, kebab)).toMatchObject({ ingredient_warnings: ['milk'], price: '50.00' });
});

test.each([
  ['in the table', 1280],
  ['on a phone', 390],
])(
  'a diet against an ingredient, and a word that no guest is shown, are said beside the dish, %s',
  async (_, width) => {
    await page.viewport(width, 800);
    const { place, id } = await anItem();
    await stateIn(place, id, {
      food_speciality: ['vegan', 'lactose_free'],
      ingredient_warnings: ['milk', 'wheat'],
      free_of: ['gluten'],
    });
    const { screen } = await showDialog((onClose) => <StatesDialog place={place} opened onClose={onClose} />);
    await expect.element(screen.getByText('It is said to be “Vegan”, and contains: Milk.')).toBeVisible();
    await expect.element(screen.getByText(/Guests are not told “free of: Gluten”/)).toBeVisible();
    await expect.element(screen.getByText(/Lactose/)).not.toBeInTheDocument();
    expect(await violationsIn(document.querySelector('[role=dialog]') ?? document.body)).toEqual([]);
  },
);
