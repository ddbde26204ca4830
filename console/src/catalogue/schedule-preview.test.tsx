import { MantineProvider } from '@mantine/core';
import { type PeriodicData, usualWeek, WEEKDAYS } from '@sofra/contract/schedules/schedules';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { startPhrases } from '../../testing/start-phrases.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { SchedulePreview } from './schedule-preview.tsx';

await startPhrases('en', 'catalogue', 'editor', 'lists', 'saving', 'unsaved');

const WARNING = 'No day is on, so guests will never see it.';

function preview(week: PeriodicData) {
  return render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient({ onCounted: () => {} })}>
        <SchedulePreview schedule={{ schedule_type: 'periodic', schedule_data: week }} zone="UTC" />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

test('a week without a day that is on is warned of before it is saved', async () => {
  const week = usualWeek();
  for (const day of WEEKDAYS) week[day].enabled = false;
  const shown = await preview(week);
  await expect.element(shown.getByRole('status').getByText(WARNING)).toBeVisible();
});

test('one day is enough', async () => {
  const week = usualWeek();
  for (const day of WEEKDAYS) week[day].enabled = day === '4';
  const shown = await preview(week);
  await expect.element(shown.getByText(/^Fri/)).toBeVisible();
  await expect.element(shown.getByText(WARNING)).not.toBeInTheDocument();
});
