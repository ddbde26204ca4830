import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { createRecord, readRecord } from '../src/catalogue/calls.ts';
import type { Place } from '../src/catalogue/place.ts';
import { i18n } from '../src/platform/i18n.ts';
import { dismissAllNotices } from '../src/platform/notices.ts';
import { createQueryClient } from '../src/platform/query-client.ts';
import { createSofraTheme } from '../src/ui/layout/theme.ts';
import { signUp } from './sign-up.ts';

/** The list of a venue's menus. */
export const MENUS: Place = { level: 'menus', above: [] };

/** An item of a new account, its list, and the item as read. */
export async function anItem() {
  await signUp();
  const menu = await createRecord(MENUS, { type: 'menus', attributes: { title: 'Lunch', currency: 'aed' } });
  const sections: Place = { level: 'sections', above: [menu.id] };
  const section = await createRecord(sections, { type: 'sections', attributes: { title: 'Grill' } });
  const place: Place = { level: 'items', above: [menu.id, section.id] };
  const { id } = await createRecord(place, {
    type: 'items',
    attributes: { title: 'Kebab', price: '42' },
    relationships: { settings: { data: { type: 'settings', attributes: { description: 'With rice' } } } },
  });
  return { place, id, row: await readRecord(place, id) };
}

/** Shows a part of the console in all that it needs, at an address. */
export async function show(part: ReactNode, address = '/') {
  // A notice of the test before lifts a form's buttons, and goes while one is pressed.
  onTestFinished(dismissAllNotices);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  return render(
    <MantineProvider env="test" theme={createSofraTheme(i18n.t)}>
      <div id="floating" />
      <QueryClientProvider client={createQueryClient({ onCounted: () => {} })}>
        <RouterContextProvider router={router}>{part}</RouterContextProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

/** Shows a dialog, and counts how often it wants to be closed. */
export async function showDialog(dialog: (onClose: () => void) => ReactNode) {
  let closed = 0;
  const screen = await show(
    dialog(() => {
      closed += 1;
    }),
  );
  return { screen, timesClosed: () => closed };
}
