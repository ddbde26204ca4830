import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { cutOff } from '../../testing/cut-off.ts';
import { anItem } from '../../testing/dialogs.tsx';
import { startPhrases } from '../../testing/start-phrases.ts';
import { createRecord, readRecord } from '../catalogue/calls.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { SearchButton } from './search-button.tsx';

await startPhrases('en', 'catalogue', 'frame', 'lists', 'search', 'sold-out', 'undo');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function atHome() {
  const item = await anItem();
  const root = createRootRoute({ component: SearchButton });
  const routes = ['/', '/menu-{$menuId}', '/menu-{$menuId}/section-{$sectionId}'].map((path) =>
    createRoute({ getParentRoute: () => root, path }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const screen = await render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient({ onCounted: () => {} })}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'Search' });
  const options = () =>
    screen
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent);
  return { ...item, screen, field, options, location: () => router.state.location };
}

test('a key opens it, arrows and Enter choose, and an item leads to its page of the list', async () => {
  const { place, id, screen, field, options, location } = await atHome();
  for (const title of ['Kibbeh', 'Kebab with cherries'])
    await createRecord(place, { type: 'items', attributes: { title, price: '9' } });
  await expect.element(screen.getByRole('button', { name: 'Search' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  await field.fill('KEB');
  await expect.poll(options).toEqual(['KebabLunch › GrillItem', 'Kebab with cherriesLunch › GrillItem']);
  await expect.element(screen.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const marked = () => field.element().getAttribute('aria-activedescendant');
  await expect.poll(marked).toBe(screen.getByRole('option').first().element().id);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location().pathname).toBe(`/menu-${place.above[0]}/section-${place.above[1]}`);
  expect([location().search, location().state.found]).toEqual([{ page: 1 }, id]);
  await expect.element(field).not.toBeInTheDocument();

  await screen.getByRole('button', { name: 'Search' }).click();
  await expect.poll(options).toEqual(['KebabLunch › GrillItem']);
  await field.fill('langu');
  await expect.poll(options).toEqual(['LanguagesPage']);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Search' }).click();
  await expect.poll(options).toEqual(['LanguagesPage', 'KebabLunch › GrillItem']);
});

test('Enter before the answer has come takes the first of it; a menu is opened', async () => {
  const { place, screen, field, location } = await atHome();
  await screen.getByRole('button', { name: 'Search' }).click();
  await field.fill('lunch');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location().pathname).toBe(`/menu-${place.above[0]}`);
});

test('a verb before a title does something to the record, and a page is gone to by its name', async () => {
  const { place, id, screen, field, options } = await atHome();
  const isHidden = async () => (await readRecord(place, id)).disabled;
  await screen.getByRole('button', { name: 'Search' }).click();
  await field.fill('switch off keb');
  await expect.poll(options).toEqual(['Hide “Kebab” from guestsLunch › GrillDo it']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(isHidden).toBe(true);
  await screen.getByRole('button', { name: 'Search' }).click();
  // An act is not offered again, where Enter alone would do it.
  await expect.poll(options).toEqual([]);
  await field.fill('new grill');
  await expect.poll(options).toEqual(['New item in “Grill”LunchDo it']);
  await field.fill('langu');
  await expect.poll(options).toEqual(['LanguagesPage']);
  await field.fill('publi');
  await expect.poll(options).toEqual(['Publish the menuDo it', 'PublicationsPage']);
});

test('that nothing is found is said, and that the server cannot be reached', async () => {
  const { screen, field } = await atHome();
  await screen.getByRole('button', { name: 'Search' }).click();
  await expect.element(screen.getByText(/Type a part of a title/)).toBeVisible();
  await field.fill('zzz');
  await expect.element(screen.getByText('Nothing is called “zzz”.')).toBeVisible();
  const mend = await cutOff();
  await field.fill('kebab');
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await mend();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('option')).toBeVisible();
});
