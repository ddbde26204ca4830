import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cutOff } from '../../testing/cut-off.ts';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { createRecord, readRecord } from './calls.ts';
import type { Place } from './place.ts';
import type { Row } from './rows.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

await startPhrases('en', 'catalogue', 'editor', 'lists', 'saving', 'unsaved');

const PLACE: Place = { level: 'menus', above: [] };
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open() {
  await signUp();
  const { id } = await createRecord(PLACE, { type: 'menus', attributes: { title: 'Late menu' } });
  const row: Row = await readRecord(PLACE, id, new AbortController().signal);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  let closed = 0;
  const onClose = () => {
    closed += 1;
  };
  const screen = await render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient({ onCounted: () => {} })}>
        <RouterContextProvider router={router}>
          <ScheduleDialog place={PLACE} row={row} opened onClose={onClose} />
        </RouterContextProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  const saved = async () => (await readRecord(PLACE, id, new AbortController().signal)).settings;
  const save = () => screen.getByRole('button', { name: 'Save' }).click();
  return { screen, saved, save, timesClosed: () => closed };
}

test('a bar open until two needs the box, and is saved with it', async () => {
  const { screen, saved, save, timesClosed } = await open();
  await expect
    .element(screen.getByRole('link', { name: 'What’s on when' }))
    .toHaveAttribute('href', '/as-of');
  await screen.getByRole('radio', { name: 'Days of the week' }).click();
  await screen.getByRole('textbox', { name: 'Friday, from' }).fill('6 pm');
  const until = screen.getByRole('textbox', { name: 'Friday, to' });
  await until.fill('2');
  await save();
  await expect.element(screen.getByText('The end must be later than the start.')).toBeVisible();
  await expect.element(until).toHaveFocus();
  await expect.element(until).toHaveAccessibleDescription('The end must be later than the start.');
  await screen.getByRole('checkbox', { name: 'Friday, until the next day' }).click();
  await expect
    .poll(() => screen.getByRole('status').element().textContent)
    .toMatch(/Fri, .18:00–.02:00. the next day/);
  await screen.getByRole('checkbox', { name: 'Monday' }).click();
  await save();
  await expect.poll(timesClosed).toBe(1);
  expect(await saved()).toMatchObject({
    schedule_type: 'periodic',
    schedule_data: {
      0: { enabled: false },
      4: { enabled: true, from: '18:00', to: '02:00', overnight: true },
      6: { enabled: true, from: '10:00', to: '20:00', overnight: false },
    },
  });
});

test('a span is saved with its times, and whole days without', async () => {
  const { screen, saved, save, timesClosed } = await open();
  await screen.getByRole('radio', { name: 'Certain dates' }).click();
  await expect.element(screen.getByRole('switch', { name: 'All day' })).toBeChecked();
  await screen.getByRole('switch', { name: 'All day' }).click();
  await screen.getByLabelText('First day').fill('2026-12-01');
  await screen.getByLabelText('Last day').fill('2026-11-30');
  await save();
  await expect.element(screen.getByText('The end must be later than the start.')).toBeVisible();
  await screen.getByLabelText('Last day').fill('2026-12-24');
  await expect.element(screen.getByText('1 Dec, 2026', { exact: true })).toBeVisible();
  await screen.getByRole('textbox', { name: 'Until' }).fill('2330');
  await save();
  await expect.poll(timesClosed).toBe(1);
  expect((await saved())?.schedule_data).toEqual({
    all_day: false,
    from: '2026-12-01 10:00',
    to: '2026-12-24 23:30',
  });
  await screen.getByRole('switch', { name: 'All day' }).click();
  await save();
  await expect.poll(timesClosed).toBe(2);
  expect((await saved())?.schedule_data).toMatchObject({ all_day: true });
});

test('the hours of a day are taken over by all days that are on', async () => {
  const { screen } = await open();
  await screen.getByRole('radio', { name: 'Days of the week' }).click();
  await screen.getByRole('checkbox', { name: 'Sunday' }).click();
  await screen.getByRole('textbox', { name: 'Monday, from' }).fill('9');
  await screen.getByRole('button', { name: 'Use the hours of Monday for all days that are on' }).click();
  await expect
    .poll(() => screen.getByRole('status').element().textContent)
    .toMatch(/Mon to Sat, .09:00–.20:00/);
});

test('a choice outlives a save that never arrived', async () => {
  const { screen, saved, save, timesClosed } = await open();
  await screen.getByRole('radio', { name: 'Days of the week' }).click();
  await screen.getByRole('textbox', { name: 'Tuesday, to' }).fill('22');
  const mend = await cutOff();
  await save();
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expect.element(screen.getByRole('textbox', { name: 'Tuesday, to' })).toHaveValue('22:00');
  expect(timesClosed()).toBe(0);
  await mend();
  await save();
  await expect.poll(timesClosed).toBe(1);
  expect((await saved())?.schedule_data).toMatchObject({ 1: { to: '22:00' } });
});
