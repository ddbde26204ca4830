import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { violationsIn } from '../../testing/axe.ts';
import { anItem, show, showDialog } from '../../testing/dialogs.tsx';
import { startPhrases } from '../../testing/start-phrases.ts';
import { changeRecord, readRecord } from './calls.ts';
import { Editor } from './editor.tsx';
import { INGREDIENTS, type Stated, statedIn } from './states.ts';
import { StatesField } from './states-field.tsx';

await startPhrases('en', 'catalogue', 'editor', 'ingredients', 'lists', 'picture', 'saving', 'unsaved');

type FieldProps = { first: Stated; onStated: (stated: Stated) => void };

function Field({ first, onStated }: FieldProps) {
  const [stated, setStated] = useState(first);
  const change = (changed: Stated) => {
    onStated(changed);
    setStated(changed);
  };
  return <StatesField label="Ingredients" stated={stated} onChange={change} />;
}

async function showField(from: Partial<Stated> = {}) {
  const first = statedIn(from);
  let last = first;
  const onStated = (stated: Stated) => {
    last = stated;
  };
  return { screen: await show(<Field first={first} onStated={onStated} />), stated: () => last };
}

test('a summary opens to all ingredients, and choosing a statement again takes it back', async () => {
  const { screen, stated } = await showField({ ingredient_warnings: ['milk'] });
  await expect.element(screen.getByText('Contains: Milk')).toBeVisible();
  await expect.element(screen.getByText('16 not stated')).toBeVisible();
  await screen.getByRole('button', { name: 'Ingredients: Change' }).click();
  await screen.getByRole('button', { name: 'Eggs: May contain' }).click();
  await screen.getByRole('button', { name: 'Milk: Free of' }).click();
  await expect.poll(stated).toEqual({ ingredient_warnings: [], may_contain: ['eggs'], free_of: ['milk'] });
  await screen.getByRole('button', { name: 'Eggs: May contain' }).click();
  await expect.poll(stated).toEqual({ ingredient_warnings: [], may_contain: [], free_of: ['milk'] });
});

test('the arrows go from choice to choice, and one press of Tab leaves them', async () => {
  const { screen, stated } = await showField();
  await screen.getByRole('button', { name: 'Ingredients: Change' }).click();
  await userEvent.keyboard('{Tab} {ArrowDown}{ArrowRight} {ArrowDown}{End} {Tab}');
  await expect.element(screen.getByRole('button', { name: 'Free of everything else…' })).toHaveFocus();
  expect(stated()).toEqual({
    ingredient_warnings: [INGREDIENTS[0]],
    may_contain: [INGREDIENTS[1]],
    free_of: [INGREDIENTS[2]],
  });
});

test('nothing becomes free of by one press: what it means is said first', async () => {
  const { screen, stated } = await showField({ ingredient_warnings: ['milk'] });
  await screen.getByRole('button', { name: 'Ingredients: Change' }).click();
  const rest = screen.getByRole('button', { name: 'Free of everything else…' });
  await rest.click();
  await expect.element(screen.getByText(/none of this is in here/)).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(rest).toHaveFocus();
  expect(stated().free_of).toEqual([]);
  await rest.click();
  await screen.getByRole('button', { name: 'Yes, free of all of this' }).click();
  expect(stated()).toMatchObject({ ingredient_warnings: ['milk'], may_contain: [] });
  expect(stated().free_of).toHaveLength(16);
});

test('a dish that contains a kind of what it is free of says that no guest is told so', async () => {
  const { screen, stated } = await showField({ free_of: ['gluten'] });
  await screen.getByRole('button', { name: 'Ingredients: Change' }).click();
  await screen.getByRole('button', { name: 'Wheat: Contains' }).click();
  await expect.element(screen.getByText(/Guests are not told “free of: Gluten”.*Wheat/)).toBeVisible();
  await screen.getByRole('button', { name: 'Gluten: Free of' }).click();
  await screen.getByRole('button', { name: 'Free of everything else…' }).click();
  await screen.getByRole('button', { name: 'Yes, free of all of this' }).click();
  await expect.poll(() => stated().free_of).not.toContain('gluten');
});

test('the open field is accessible', async () => {
  const { screen } = await showField({ ingredient_warnings: ['milk'], free_of: ['eggs'] });
  await screen.getByRole('button', { name: 'Ingredients: Change' }).click();
  await screen.getByRole('button', { name: 'Free of everything else…' }).click();
  expect(await violationsIn(screen.container)).toEqual([]);
});

test('an item and its extra are stated and signed with one save; a check alone is signed too', async () => {
  const { place, id } = await anItem();
  await changeRecord(place, id, {
    type: 'items',
    relationships: { extras: { data: [{ type: 'extras', attributes: { title: 'Garlic', price: '1' } }] } },
  });
  const open = async () => {
    const row = await readRecord(place, id);
    return showDialog((onClose) => (
      <Editor place={place} row={row} currency="aed" opened onClose={onClose} onCreated={() => {}} />
    ));
  };
  const { screen, timesClosed } = await open();
  await expect.element(screen.getByText('Nobody has checked this yet.')).toBeVisible();
  await screen.getByRole('button', { name: 'Ingredients of this item: Change' }).click();
  await screen.getByRole('button', { name: 'Milk: Contains' }).click();
  await expect.element(screen.getByText('Saving signs the change with your name.')).toBeVisible();
  await screen.getByRole('button', { name: 'Ingredients of Garlic: Change' }).click();
  const extra = screen.getByRole('grid', { name: 'Ingredients of Garlic' });
  await extra.getByRole('button', { name: 'Celery: May contain' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(timesClosed).toBe(1);
  const saved = await readRecord(place, id);
  expect(saved).toMatchObject({ ingredient_warnings: ['milk'], extras: [{ may_contain: ['celery'] }] });
  await screen.unmount();
  const again = await open();
  await expect
    .element(again.screen.getByText(`Checked by ${saved.checked_by}`, { exact: false }))
    .toBeVisible();
  await again.screen.getByRole('checkbox', { name: 'I have checked these ingredients' }).click();
  await again.screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(again.timesClosed).toBe(1);
  expect((await readRecord(place, id)).checked_at).not.toBe(saved.checked_at);
});

test('what somebody else has stated of the dish is shown before it is signed with mine', async () => {
  const { place, id, row } = await anItem();
  const { screen, timesClosed } = await showDialog((onClose) => (
    <Editor place={place} row={row} currency="aed" opened onClose={onClose} onCreated={() => {}} />
  ));
  await screen.getByRole('checkbox', { name: 'I have checked these ingredients' }).click();
  await changeRecord(place, id, { type: 'items', attributes: { ingredient_warnings: ['sesame'] } });
  const { checked_at } = await readRecord(place, id);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('alert').getByText('Sesame: Contains')).toBeVisible();
  expect((await readRecord(place, id)).checked_at).toBe(checked_at);
  await screen.getByRole('checkbox', { name: 'I have checked these ingredients' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(timesClosed).toBe(1);
  expect((await readRecord(place, id)).checked_at).not.toBe(checked_at);
});
