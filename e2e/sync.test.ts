import { expect, type Page } from '@playwright/test';
import { addVenue, toggleShown } from './catalogue-fixtures.ts';
import { type Owner, signIn, test } from './fixtures.ts';

const changer = (page: Page) => page.getByRole('button', { name: /^Venue: / });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sync menus to the branches' });

async function goTo(page: Page, venue: string): Promise<void> {
  await changer(page).click();
  await page.getByRole('menuitem', { name: venue }).click();
  await expect(page.getByText(`You are now in ${venue}`)).toBeVisible();
}

/** An owner in a main venue with a menu, beside a venue that can be its branch. */
async function withBranch(owner: Owner): Promise<Owner> {
  const { data } = await owner.api.read('/me/venue');
  await addVenue(owner, 'Seaside');
  await owner.api.send('PATCH', `/me/venues/${data.id}/sign_in`);
  return owner;
}

async function openSync(page: Page) {
  await page.getByRole('button', { name: 'Sync branches' }).click();
  return dialog(page);
}

async function syncNow(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Sync now' }).click();
  await expect(dialog(page).getByRole('listitem')).toContainText('Seaside');
}

test('a branch gets the menus, an edit of them, and keeps what it switched off', async ({ page, signUp }) => {
  const owner = await withBranch(await signUp(['Lunch']));
  await signIn(page, owner);
  const sync = await openSync(page);
  await sync.getByRole('button', { name: 'See what will change' }).click();
  await expect(sync.getByText('Choose at least one branch.')).toBeVisible();
  await sync.getByLabel('Seaside').check();
  await sync.getByRole('radio', { name: 'After the sync' }).check();
  await sync.getByRole('button', { name: 'See what will change' }).click();
  await expect(sync.getByRole('region', { name: 'Seaside' })).toContainText('Added “Lunch”');
  await syncNow(page);
  await expect(page.getByText(/^The sync from Levant \d+ to Seaside has started$/)).toBeVisible();
  await expect(sync.getByRole('listitem')).toContainText('Published');
  await sync.getByRole('button', { name: 'Close' }).last().click();

  await goTo(page, 'Seaside');
  await expect(page.getByRole('row', { name: /Lunch/ })).toContainText('From the main venue');
  await expect(page.getByRole('button', { name: 'Sync branches' })).toHaveCount(0);
  await toggleShown(page, 'Lunch');
  await expect(page.getByRole('row', { name: /Lunch/ })).toContainText('Off here');

  await goTo(page, 'Levant');
  await page.getByRole('button', { name: 'Actions for Lunch' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog');
  await editor.getByLabel('Title').fill('Midday');
  await editor.getByLabel('Title').press('Enter');
  await expect(page.getByRole('row', { name: /Midday/ })).toBeVisible();
  await openSync(page);
  await sync.getByRole('button', { name: 'See what will change' }).click();
  const preview = sync.getByRole('region', { name: 'Seaside' });
  await expect(preview).toContainText('Title of “Midday”: Lunch → Midday');
  await expect(preview).toContainText('1 switched off here');
  await syncNow(page);
  await page.keyboard.press('Escape');
  await openSync(page);
  await sync.getByRole('button', { name: 'See what will change' }).click();
  await expect(preview).toContainText('Nothing changes');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByText(/^Synced the menus to “Seaside”/).first()).toBeVisible();
  await expect(page.getByText(/^Synced the menus from “Levant/).first()).toBeVisible();
  await goTo(page, 'Seaside');
  const row = page.getByRole('row', { name: /Midday/ });
  await expect(row).toContainText('Off here');
});
