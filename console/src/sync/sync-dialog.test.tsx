import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showDialog } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { api, call } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import { beginSession } from '../platform/session.ts';
import { NoticeList } from '../ui/feedback/notice-list.tsx';
import { SyncDialog } from './sync-dialog.tsx';

await startPhrases('en', 'catalogue', 'frame', 'history', 'saving', 'sync', 'undo');

const PLACE = { address: 'Al Wasl Road 12', city: 'Dubai', state: 'Dubai', country: 'United Arab Emirates' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const mainVenue = async () => {
  const { version: _, ...venue } = { ...flatten(await api('GET /me/venue', {})), version: 0 };
  return venue;
};

/** Opens the dialog in a main venue beside “Levant, Marina”, which is its branch if asked to. */
async function open({ isBranch }: { isBranch: boolean }) {
  await signUp();
  const attributes = { name: 'Levant', branch: 'Marina', map: PLACE };
  const { data } = await api('POST /me/venues', { body: { data: { type: 'venues', attributes } } });
  if (isBranch) {
    const sync = { sync: { type: 'manual' as const }, child_ids: [data.id] };
    await api('PUT /me/venue/sync', { body: { data: { type: 'venues', attributes: sync } } });
  }
  const venue = await mainVenue();
  const shown = await showDialog((onClose) => (
    <>
      <SyncDialog venue={venue} opened describe={({ action }) => [action]} onClose={onClose} />
      <NoticeList />
    </>
  ));
  const marina = shown.screen.getByRole('checkbox', { name: 'Levant, Marina' });
  await expect.element(marina).toBeVisible();
  const press = (name: string) => shown.screen.getByRole('button', { name, exact: true }).click();
  return { ...shown, marina, press };
}

test('the last branch leaves without a sync', async () => {
  const { screen, marina, press, timesClosed } = await open({ isBranch: true });
  await screen.getByRole('radio', { name: 'Now' }).click();
  await marina.click();
  await expect
    .element(screen.getByText('“Levant, Marina” will no longer be a branch', { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Now' })).not.toBeInTheDocument();
  await press('Save the choice');
  await expect.element(screen.getByText('The choice of branches is saved')).toBeVisible();
  expect([timesClosed(), (await mainVenue()).sync_settings.child_ids]).toEqual([1, []]);
});

test('the way back from what will change keeps the choice and takes the focus along', async () => {
  const { screen, marina, press } = await open({ isBranch: false });
  await marina.click();
  await press('See what will change');
  await press('Back');
  await expect.element(marina).toBeChecked();
  expect(screen.getByRole('dialog').element().contains(document.activeElement)).toBe(true);
  await press('See what will change');
  await press('Sync now');
  await expect
    .element(screen.getByText('The sync from “Levant” to “Levant, Marina” has started'))
    .toBeVisible();
});

test('a sync that is refused has not started', async () => {
  const { screen, marina, press } = await open({ isBranch: false });
  await marina.click();
  await press('See what will change');
  // The tab has come to stand in the other venue meanwhile.
  const { data } = await api('GET /me/venues', {});
  const other = data.find(({ attributes }) => attributes.branch === 'Marina')?.id ?? '';
  const { token } = await call('PATCH /me/venues/{venue}/sign_in', { venue: other });
  beginSession(token ?? '', { remember: false });
  await press('Sync now');
  await expect.element(screen.getByRole('button', { name: 'See what will change' })).toBeVisible();
  await expect.element(screen.getByText('has started', { exact: false })).not.toBeInTheDocument();
});

test('a sync at a time fits in a narrow dialog', async () => {
  // Without the library's styles the dialog is as wide as the page.
  await page.viewport(320, 844);
  const { screen } = await open({ isBranch: false });
  for (const at of [0, 1]) await screen.getByRole('radio', { name: 'At a time' }).nth(at).click();
  const form = screen.getByRole('dialog').element().querySelector('form');
  const edge = form?.getBoundingClientRect().right ?? 0;
  const wide = [...(form?.querySelectorAll('*') ?? [])].filter(
    (part) => part.getBoundingClientRect().right > edge + 1,
  );
  expect(wide.map(({ outerHTML }) => outerHTML)).toEqual([]);
  expect(edge).toBeLessThanOrEqual(screen.getByRole('dialog').element().getBoundingClientRect().right);
});
