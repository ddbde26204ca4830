import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { startPhrases } from '../../testing/start-phrases.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { storageKey } from '../platform/storage.ts';
import { countChange, takeUnpublished } from '../venues/publish-counter.ts';
import { PublishButton } from './publish-button.tsx';

await startPhrases('en', 'frame', 'publishing', 'undo');
beforeEach(() => localStorage.clear());

const button = () =>
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient({ onCounted: () => undefined })}>
        <PublishButton
          venue={{ id: 'here', published_at: null }}
          loadReview={() => import('../history/review-dialog.tsx')}
        />
      </QueryClientProvider>
    </MantineProvider>,
  );

test('each change of the venue is counted, and those of another venue are not', async () => {
  const screen = await button();
  const publish = screen.getByRole('button');
  await expect.element(publish).toHaveAccessibleDescription('Guests see everything');
  countChange('here');
  await expect.element(publish).toHaveAccessibleDescription('1 change that guests don’t see yet');
  countChange('there');
  countChange('here');
  await expect.element(publish).toHaveTextContent('Publish2');
  expect(JSON.parse(localStorage.getItem(storageKey('publishCounter')) ?? '')).toEqual({ here: 2, there: 1 });
});

test('the badge moves when the count rises, not when it falls, and has an end', async () => {
  takeUnpublished('here', 5);
  const screen = await button();
  const rising = () => screen.container.querySelector('[data-rises]');
  await expect.element(screen.getByRole('button')).toHaveTextContent('Publish5');
  expect(rising()).toBeNull();
  countChange('here');
  await expect.poll(rising).not.toBeNull();
  takeUnpublished('here', 2);
  await expect.poll(rising).toBeNull();
  takeUnpublished('here', 100);
  await expect.element(screen.getByRole('button')).toHaveTextContent('Publish99+');
});
