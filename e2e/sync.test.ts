import { expect, type Page } from '@playwright/test';
import { wallClock } from '@sofra/contract/geography/zones';
import { expectNoViolations } from './axe.ts';
import { addVenue, toggleShown } from './catalogue-fixtures.ts';
import { testInEveryLanguage } from './each-language.ts';
import { type Owner, signIn, signUpAt, test } from './fixtures.ts';
import { startServerProcess } from './server-process.ts';

const changer = (page: Page) => page.getByRole('button', { name: /^Venue: / });
const notice = (page: Page) => page.getByRole('region', { name: 'Scheduled sync' });
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
  await expect(page.getByText(/^The sync from “Levant \d+” to “Seaside” has started$/)).toBeVisible();
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
  await goTo(page, 'Seaside');
  const row = page.getByRole('row', { name: /Midday/ });
  await expect(row).toContainText('Off here');
});

/** The day and the time some minutes ahead, on a zone's wall clock. */
function ahead(minutes: number, zone: string): [day: string, time: string] {
  const [day = '', time = ''] = wallClock(zone, Date.now() + minutes * 60_000).split(' ');
  return [day, time];
}

async function schedule(page: Page, [day, time]: [string, string]): Promise<void> {
  const sync = await openSync(page);
  await sync.getByLabel('Seaside').check();
  await sync.getByRole('radio', { name: 'At a time' }).first().check();
  await sync.getByLabel('Day').fill(day);
  await sync.getByLabel('Time', { exact: true }).fill(time);
  await sync.getByRole('button', { name: 'See what will change' }).click();
  await expect(sync.getByRole('region', { name: 'Seaside' })).toContainText('Added “Lunch”');
  await sync.getByRole('button', { name: 'Schedule the sync' }).click();
  await expect(page.getByText(/^The sync from “Levant \d+” to “Seaside” is scheduled for /)).toBeVisible();
}

test('a sync that is scheduled runs after a restart, at its time, and a dismissed one does not', async ({
  browser,
}) => {
  const first = await startServerProcess({}, { leaves: true });
  const owner = await withBranch(await signUpAt(first.url, ['Lunch']));
  const context = await browser.newContext({ baseURL: first.url, locale: 'en' });
  const page = await context.newPage();
  await signIn(page, owner);
  await openSync(page);
  await dialog(page).getByLabel('Seaside').check();
  await dialog(page).getByRole('radio', { name: 'At a time' }).first().check();
  await dialog(page).getByLabel('Day').fill('2021-01-01');
  await dialog(page).getByLabel('Time', { exact: true }).fill('10:00');
  await dialog(page).getByRole('button', { name: 'See what will change' }).click();
  await expect(dialog(page).getByText('This time is over.')).toBeVisible();
  await page.keyboard.press('Escape');

  // So far ahead that it is dismissed before its time, however slow the machine is.
  await schedule(page, ahead(30, 'Asia/Dubai'));
  await expect(notice(page)).toContainText(/The branches will be synced on \d+ \w+, \d{4} \d\d:\d\d/);
  await notice(page).getByRole('button', { name: 'Dismiss' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel the scheduled sync?' });
  await question.getByRole('button', { name: 'Cancel the sync' }).click();
  await expect(notice(page)).toHaveCount(0);
  await schedule(page, ahead(60, 'Asia/Dubai'));
  // The words of the first one may still be on the screen.
  await expect(notice(page)).toContainText('The branches will be synced on');
  await context.close();
  await first.end();

  const second = await startServerProcess({ CLOCK_OFFSET: '3700' }, { from: first });
  const later = await (await browser.newContext({ baseURL: second.url, locale: 'en' })).newPage();
  await signIn(later, owner);
  await expect(notice(later)).toContainText('has done all of its work');
  await goTo(later, 'Seaside');
  await expect(later.getByRole('row', { name: /Lunch/ })).toBeVisible();
  await later.context().close();
  await second.end();
});

testInEveryLanguage('the steps of a sync are accessible', async ({ signUp, open }) => {
  const owner = await withBranch(await signUp(['Lunch']));
  const page = await open();
  await signIn(page, owner);
  const sync = page.getByRole('dialog');
  await page.locator('main button:has(svg.tabler-icon-refresh)').click();
  await sync.locator('[type=submit]').click();
  await expectNoViolations(page, 'a sync without a branch');
  await sync.getByLabel('Seaside').check();
  const [later, laterPublished] = [
    sync.locator('[value=specific]').first(),
    sync.locator('[value=specific]').last(),
  ];
  await later.check();
  await laterPublished.check();
  for (const day of await sync.locator('[type=date]').all()) await day.fill('2099-05-01');
  for (const time of await sync.locator('[inputmode=numeric]').all()) await time.fill('10:00');
  await expectNoViolations(page, 'a sync at a time');
  await sync.locator('[type=submit]').click();
  await sync.locator('details').waitFor();
  await expectNoViolations(page, 'what a sync will change');
  await sync.locator('button').last().click();
  const notice = page.locator('header section');
  await notice.waitFor();
  await expectNoViolations(page, 'a scheduled sync');
  await notice.locator('button').last().click();
  await sync.waitFor();
  await expectNoViolations(page, 'the question before a scheduled sync is dismissed');
  await sync.locator('button').last().click();
  await notice.waitFor({ state: 'hidden' });
  await page.locator('main button:has(svg.tabler-icon-refresh)').click();
  await sync.locator('[value=now]').first().check();
  await sync.locator('[value=manually]').check();
  await sync.locator('[type=submit]').click();
  await sync.locator('details').waitFor();
  await sync.locator('button').last().click();
  await sync.locator('li').first().waitFor();
  await expectNoViolations(page, 'what a sync has done');
});
