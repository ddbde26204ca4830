import { useQuery } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { violationsIn } from '../../testing/axe.ts';
import { show } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { api } from '../platform/api.ts';
import { venueQuery } from '../venues/venues.ts';
import type { MainVenue } from './calls.ts';
import { ScheduledNotice } from './scheduled-notice.tsx';
import { SyncDialog } from './sync-dialog.tsx';

await startPhrases('en', 'catalogue', 'frame', 'history', 'saving', 'sync', 'syncing', 'undo');

const PLACE = { address: 'Al Wasl Road 12', city: 'Dubai', state: 'Dubai', country: 'United Arab Emirates' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type DialogProps = { venue: MainVenue; opened: boolean; onClose: () => void };

const SyncScreen = (props: DialogProps) => <SyncDialog {...props} describe={({ action }) => [action]} />;
const loadSync = async () => ({ SyncScreen });

function Notice() {
  const { data: venue } = useQuery(venueQuery);
  return venue && <ScheduledNotice venue={venue} load={loadSync} />;
}

const sendSync = (attributes: object) =>
  api('PUT /me/venue/sync', {
    body: { data: { type: 'venues', attributes: { sync: { type: 'now' }, ...attributes } } },
  });

const sizes = async () => {
  const { data } = await api('GET /me/venue/children', {});
  return data.map(({ attributes }) => attributes.unpublished_changes);
};

async function aPublishing() {
  await signUp();
  const child_ids: string[] = [];
  for (const branch of ['Marina', 'Deira']) {
    const attributes = { name: 'Levant', branch, map: PLACE };
    child_ids.push(
      (await api('POST /me/venues', { body: { data: { type: 'venues', attributes } } })).data.id,
    );
  }
  await sendSync({ child_ids, publish: { type: 'specific', date: '2096-01-01 20:00' } });
  const body = { data: { type: 'menus' as const, attributes: { title: 'Half done' } } };
  await api('POST /me/menus', { body });
  return show(<Notice />);
}

test('what is scheduled is told with its branches, times and clock, and dismissed without a sync', async () => {
  const screen = await aPublishing();
  const notice = screen.getByRole('region', { name: 'Scheduled sync' });
  await expect
    .element(notice.getByText('The branches will be published on 1 Jan, 2096 20:00', { exact: true }))
    .toBeVisible();
  await expect.element(notice.getByText('2 branches · Synced already · Time in Asia/Dubai')).toBeVisible();
  expect(await violationsIn(screen.container)).toEqual([]);
  const before = await sizes();
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await screen.getByRole('button', { name: 'Cancel the publishing' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  expect([await sizes(), (await api('GET /me/venue', {})).data.attributes.sync_settings.scheduled]).toEqual([
    before,
    false,
  ]);
});

test('what is scheduled is changed from its notice', async () => {
  const screen = await aPublishing();
  await screen.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sync menus to the branches' });
  await expect.element(dialog.getByRole('checkbox', { name: 'Levant, Marina' })).toBeChecked();
  await expect.element(dialog.getByLabelText('Time', { exact: true })).toHaveValue('20:00');
});
