import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type LinkProps,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { startPhrases } from '../../../testing/start-phrases.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

await startPhrases('en');

test('the steps lead back and the page itself is said to be the current one', async () => {
  const link: LinkProps = { to: '/menus' };
  const component = () => <Breadcrumbs steps={[{ text: 'My menus', link }]} page="Lunch" />;
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
  });
  const screen = await render(
    <MantineProvider env="test">
      <RouterProvider router={router as never} />
    </MantineProvider>,
  );
  await expect.element(screen.getByRole('link', { name: 'My menus' })).toHaveAttribute('href', '/menus');
  expect(screen.container.querySelector('[aria-current=page]')?.textContent).toBe('Lunch');
});
