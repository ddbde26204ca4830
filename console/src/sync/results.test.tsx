import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import type { SyncedChild } from '@sofra/contract/sync/sync';
import { afterAll, expect, test } from 'vitest';
import { violationsIn } from '../../testing/axe.ts';
import { show } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { changeLocale, i18n } from '../platform/i18n.ts';
import { Results, Running } from './results.tsx';

await startPhrases('en', 'sync', 'syncing');
afterAll(() => changeLocale('en'));

const NAMES: Record<string, string> = { a: 'Seaside', b: 'Harbour', c: 'Hilltop', d: 'Rooftop' };
const nameOf = (id: string) => NAMES[id] ?? '';

const child = (id: string, more: Partial<SyncedChild>): SyncedChild => ({
  id,
  status: 'synced',
  created: 0,
  updated: 0,
  removed: 0,
  publication_number: null,
  error: null,
  ...more,
});

const BRANCHES = [
  child('a', { created: 2, publication_number: 7 }),
  child('b', { status: 'failed', error: 'internal' }),
  child('c', { status: 'failed', error: 'venue_not_available' }),
  child('d', { status: 'failed', error: 'no_room' }),
];

const showResults = () => show(<Results branches={BRANCHES} nameOf={nameOf} />);

test('each branch says what came of it, and why when it failed', async () => {
  const screen = await showResults();
  const lines = screen.getByRole('listitem');
  await expect.element(lines.nth(0)).toHaveTextContent('Seaside2 addedPublished');
  await expect
    .element(lines.nth(1))
    .toHaveTextContent(
      'HarbourThis branch could not be synced or published. Its menus are whole; please try again.',
    );
  await expect
    .element(lines.nth(2))
    .toHaveTextContent('HilltopThis venue is no longer a branch. Nothing was changed in it.');
  await expect
    .element(lines.nth(3))
    .toHaveTextContent('RooftopThis branch has no room for all of the menus. Nothing was changed in it.');
  const failed = [...screen.container.querySelectorAll('[data-failed]')];
  expect(failed.map((line) => line.querySelector('bdi')?.textContent)).toEqual([
    'Harbour',
    'Hilltop',
    'Rooftop',
  ]);
});

test.each(LOCALE_CODES)('what runs and what has failed is accessible in %s', async (locale) => {
  await signUp();
  await changeLocale(locale);
  const running = await show(<Running mainId="main" total={3} onStart={() => {}} />);
  await expect.element(running.getByRole('progressbar')).toHaveAccessibleName(i18n.t('sync.progress'));
  expect(await violationsIn(running.container)).toEqual([]);
  await running.unmount();
  const results = await showResults();
  await expect.element(results.getByText(i18n.t('syncing.failures.internal'))).toBeVisible();
  expect(await violationsIn(results.container)).toEqual([]);
});
