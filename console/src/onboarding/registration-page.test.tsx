import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startPhrases } from '../../testing/start-phrases.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { keep, readStored } from '../platform/storage.ts';
import { RegistrationPage } from './registration-page.tsx';
import type { Wizard } from './wizard.ts';

await startPhrases('en', 'person', 'phone', 'picture', 'wizard');

beforeEach(() => keep('wizard', undefined));

const open = () =>
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient({ onCounted: () => {} })}>
        <RegistrationPage foot={null} />
      </QueryClientProvider>
    </MantineProvider>,
  );

type Screen = Awaited<ReturnType<typeof open>>;

const name = (screen: Screen) => screen.getByLabelText('Business name');
const next = (screen: Screen) => screen.getByRole('button', { name: 'Next' });
const heading = (screen: Screen, title: string) => screen.getByRole('heading', { name: title });

async function toMenu(screen: Screen) {
  await name(screen).fill('Levant');
  await next(screen).click();
  await expect.element(heading(screen, 'Build your menu')).toHaveFocus();
}

test('a name begins with a capital, and its error shows under it', async () => {
  const screen = await open();
  await next(screen).click();
  await expect.element(screen.getByText('Please fill this in.')).toBeVisible();
  await expect.element(name(screen)).toHaveFocus();
  await userEvent.keyboard('le');
  await expect.element(name(screen)).toHaveValue('Le');
  await expect.element(screen.getByText('Must have at least 3 characters.')).toBeVisible();
  await userEvent.keyboard('vant{Enter}');
  await expect.element(heading(screen, 'Build your menu')).toBeVisible();
});

test('“QR and mobile menu” is chosen at first, and another kind can be', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('radio', { name: /QR and mobile menu/ })).toBeChecked();
  await screen.getByRole('radio', { name: /Table menu/ }).click({ force: true });
  await expect.element(screen.getByRole('radio', { name: /Table menu/ })).toBeChecked();
});

test('next and back move one step; the menu may be left for later', async () => {
  const screen = await open();
  await toMenu(screen);
  await next(screen).click();
  await expect.element(heading(screen, 'Last one: who are you?')).toHaveFocus();
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(heading(screen, 'Build your menu')).toHaveFocus();
  await screen.getByRole('button', { name: /Business/ }).click();
  await expect.element(name(screen)).toHaveValue('Levant');
});

test('a city sets its currency, and an unknown one is reported and allowed', async () => {
  const screen = await open();
  await toMenu(screen);
  await next(screen).click();
  const city = screen.getByLabelText('City');
  await city.fill('دبي');
  await screen.getByRole('option', { name: 'Dubai, United Arab Emirates' }).click();
  await expect.poll(() => (readStored('wizard') as Wizard).currency).toBe('aed');
  await city.fill('Xanadu Nowhere');
  await expect.element(screen.getByText('City "Xanadu Nowhere" not found')).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByText(/^No city is chosen for “Xanadu Nowhere”/)).toBeVisible();
  await expect.element(city).not.toHaveAttribute('aria-invalid', 'true');
});

test('sections and items are added and removed, with a question when they are not empty', async () => {
  const screen = await open();
  await toMenu(screen);
  await screen.getByRole('button', { name: 'Add a section' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Section title' })).toHaveFocus();
  await userEvent.keyboard('Starters');
  await screen.getByLabelText('Item title').fill('Soup');
  await screen.getByLabelText(/^Price in/).fill('4,5');
  await screen.getByText('Celery').click();
  await expect.element(screen.getByLabelText(/^Price in/)).toHaveValue('4.50');
  await screen.getByRole('button', { name: 'Add an item' }).click();
  await expect.element(screen.getByLabelText('Item title').last()).toHaveFocus();
  await screen.getByRole('button', { name: 'Remove “Item 2”' }).click();
  await expect.element(screen.getByRole('button', { name: 'Add an item' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Remove “Soup”' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByLabelText('Item title')).toHaveValue('Soup');
});

test('an unfinished item holds the wizard back, at its field, even when it is folded away', async () => {
  const screen = await open();
  await toMenu(screen);
  await screen.getByLabelText('Menu title').fill('Lunch');
  await screen.getByRole('button', { name: 'Add a section' }).click();
  await userEvent.keyboard('Starters');
  await screen.getByLabelText('Item title').fill('Soup');
  await screen.getByRole('button', { name: 'Show the items of “Starters”' }).click();
  await next(screen).click();
  await expect.element(screen.getByLabelText(/^Price in/)).toHaveFocus();
  await expect.element(screen.getByText('Please fill this in.')).toBeVisible();
});

test('everything typed is back on return, but no password; starting anew asks and clears', async () => {
  const first = await open();
  await toMenu(first);
  await next(first).click();
  await first.getByLabelText('First name').fill('Layla');
  await first.getByLabelText('Password', { exact: true }).fill('a-laid-table');
  expect(JSON.stringify(readStored('wizard'))).not.toContain('a-laid-table');
  await first.unmount();

  const second = await open();
  await expect.element(second.getByText('Welcome back! We kept everything you had typed.')).toBeVisible();
  await expect.element(second.getByLabelText('First name')).toHaveValue('Layla');
  await expect.element(second.getByLabelText('Password', { exact: true })).toHaveValue('');
  await second.getByRole('button', { name: 'Start anew' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Start anew' }).click();
  await expect.element(name(second)).toHaveValue('');
  await expect.element(name(second)).toHaveFocus();
  expect(readStored('wizard')).toBeUndefined();
});

test('a demo menu loads in one click, follows the kind of venue, and is removed without a trace', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Load a demo menu' }).click();
  await expect.element(screen.getByText('3 sections · 12 items')).toBeVisible();
  const before = (readStored('wizard') as Wizard).title;
  await screen.getByRole('radio', { name: /Table menu/ }).click({ force: true });
  await expect.poll(() => (readStored('wizard') as Wizard).demo).toBe('table');
  expect((readStored('wizard') as Wizard).title).not.toBe(before);
  await screen.getByRole('button', { name: 'Clear the table' }).click();
  expect(readStored('wizard')).toMatchObject({ title: '', sections: [], demo: null });
});

test('a demo menu asks before it takes the place of one’s own', async () => {
  const screen = await open();
  await toMenu(screen);
  await screen.getByLabelText('Menu title').fill('Lunch');
  await screen.getByRole('button', { name: 'Load a demo menu' }).click();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByLabelText('Menu title')).toHaveValue('Lunch');
  await screen.getByRole('button', { name: 'Load a demo menu' }).click();
  await screen.getByRole('button', { name: 'Replace it' }).click();
  await expect.element(screen.getByLabelText('Menu title')).toHaveValue('All day café');
});
