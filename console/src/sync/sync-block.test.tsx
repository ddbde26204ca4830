import { beforeEach, expect, test } from 'vitest';
import { show } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { SyncBlock } from './sync-block.tsx';

await startPhrases('en', 'frame', 'syncing');
beforeEach(() => localStorage.clear());

test('an only venue has the way to a second one, which can be its branch', async () => {
  await signUp();
  const screen = await show(<SyncBlock>{null}</SyncBlock>);
  await expect
    .element(screen.getByRole('link', { name: 'Add a venue' }))
    .toHaveAttribute('href', '/venue?new=1');
});
