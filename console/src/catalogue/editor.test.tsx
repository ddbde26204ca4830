import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startPhrases } from '../../testing/start-phrases.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { Editor } from './editor.tsx';

await startPhrases('en', 'catalogue', 'editor', 'ingredients', 'lists', 'picture', 'saving', 'unsaved');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const PLACE = { level: 'items', above: ['m', 's'] } as const;

function open() {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  let closed = 0;
  const screen = render(
    <MantineProvider env="test">
      <div id="floating" />
      <QueryClientProvider client={createQueryClient({ onCounted: () => {} })}>
        <RouterContextProvider router={router}>
          <Editor
            place={PLACE}
            row={undefined}
            currency="kwd"
            opened
            onClose={() => {
              closed += 1;
            }}
            onCreated={() => {}}
          />
        </RouterContextProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { screen, timesClosed: () => closed };
}

test('broken rules show at their fields, and the first one has the focus', async () => {
  const screen = await open().screen;
  await screen.getByRole('button', { name: 'Create' }).click();
  await expect.poll(() => screen.getByText('Please fill this in.').elements().length).toBe(2);
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});

test('a price is shown in full once its field is left', async () => {
  const screen = await open().screen;
  const price = screen.getByRole('textbox', { name: 'Price, KWD' });
  await price.fill('١٢٫٣٤');
  await screen.getByRole('textbox', { name: 'Title' }).click();
  await expect.element(price).toHaveValue('12.340');
});

test('a price stays as it was typed so far while the whole window loses the focus', async () => {
  const screen = await open().screen;
  const price = screen.getByRole('textbox', { name: 'Price, KWD' });
  await price.fill('12.');
  price.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await userEvent.keyboard('34');
  await expect.element(price).toHaveValue('12.34');
});

test('closing asks only when something was typed', async () => {
  const opened = open();
  const screen = await opened.screen;
  await screen.getByRole('textbox', { name: 'Title' }).fill('Kebab');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Kebab');
  await screen.getByRole('textbox', { name: 'Title' }).fill('');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(opened.timesClosed).toBe(1);
});

test('an unsaved extra is removed without a question', async () => {
  const screen = await open().screen;
  await screen.getByRole('button', { name: 'Add an extra' }).click();
  await screen.getByRole('textbox', { name: 'Extra', exact: true }).fill('Garlic');
  await screen.getByRole('button', { name: 'Remove Garlic' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Extra', exact: true })).not.toBeInTheDocument();
});

test('a new extra has the focus; after a removal the add button has it', async () => {
  const screen = await open().screen;
  const add = screen.getByRole('button', { name: 'Add an extra' });
  const titles = screen.getByRole('textbox', { name: 'Extra', exact: true });
  await add.click();
  await expect.element(titles).toHaveFocus();
  await userEvent.keyboard('Garlic');
  await add.click();
  await expect.element(titles.nth(1)).toHaveFocus();
  await userEvent.keyboard('Sumac');
  // Input in another editor stays there.
  await titles.first().fill('Garlic sauce');
  await expect.element(titles.first()).toHaveFocus();
  await screen.getByRole('button', { name: 'Remove Garlic sauce' }).click();
  await expect.element(titles).toHaveValue('Sumac');
  await expect.element(add).toHaveFocus();
});

test('free text follows the direction of its letters', async () => {
  const screen = await open().screen;
  for (const name of ['Title', 'Description']) {
    const field = screen.getByRole('textbox', { name });
    await field.fill('مشاوي مشكّلة');
    await expect.element(field).toHaveStyle({ direction: 'rtl' });
  }
});
