import { expect, type Page } from '@playwright/test';
import { usualWeek } from '@sofra/contract/schedules/schedules';
import { type Owner, signIn, test } from './fixtures.ts';

/** A schedule of Saturday and Sunday alone. */
function onWeekends(from: string, to: string) {
  const schedule_data = usualWeek();
  for (const [day, hours] of Object.entries(schedule_data))
    Object.assign(hours, { enabled: Number(day) > 4, from, to });
  return { type: 'settings', attributes: { schedule_type: 'periodic', schedule_data } };
}

/** Makes the brunch one of weekends, with a dish of evenings that nobody will ever see. */
async function planBrunch({ api }: Owner): Promise<void> {
  const { data: menus } = await api.readAll('/me/menus');
  const brunch = menus.find(({ attributes }) => attributes.title === 'Brunch');
  await api.send('PATCH', `/me/menus/${brunch?.id}`, {
    type: 'menus',
    id: brunch?.id,
    attributes: {},
    relationships: { settings: { data: onWeekends('10:00', '14:00') } },
  });
  const { data: sections } = await api.readAll(`/me/menus/${brunch?.id}/sections`);
  await api.send('POST', `/me/menus/${brunch?.id}/sections/${sections[0]?.id}/items`, {
    type: 'items',
    attributes: { title: 'Oysters', price: '90' },
    relationships: { settings: { data: onWeekends('18:00', '20:00') } },
  });
}

const guests = (page: Page) => page.frameLocator('iframe[title="The guests’ page then"]');

test('an owner sees what guests will on a Friday evening, why a brunch is hidden, and mends what could never show', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch', 'Brunch']);
  await planBrunch(owner);
  await owner.api.send('PUT', '/me/venue/publish');
  await signIn(page, owner);
  await page.getByRole('link', { name: 'What’s on when' }).click();
  await page.getByLabel('Day').fill('2027-03-26');
  const time = page.getByRole('textbox', { name: 'Time' });
  await time.fill('18:00');
  await expect(page).toHaveURL(/as-of\?at=2027-03-26T18%3A00$/);
  const hidden = page.getByRole('region', { name: /guests don’t see then$/ });
  await expect(hidden.getByRole('listitem').first()).toContainText('Brunch');
  await expect(hidden.getByRole('listitem').first()).toContainText('Shows again Sat 10:00');
  await page.getByLabel('Page', { exact: true }).selectOption('Brunch');
  await expect(guests(page).getByRole('link', { name: 'Lunch' })).toBeVisible();

  await page.getByRole('button', { name: 'Sat 27 Mar, 2027' }).click();
  await time.fill('11:00');
  await expect(guests(page).getByRole('heading', { level: 1 })).toHaveText('Brunch');
  await expect(guests(page).getByText('Lentil soup')).toBeVisible();
  await expect(guests(page).getByText('Oysters')).toHaveCount(0);
  await page.getByLabel('Which menu').selectOption('What is published');
  await expect(guests(page).getByText('Lentil soup')).toBeVisible();

  const warning = page.getByRole('link', { name: /^“Oysters” never shows/ });
  await warning.click();
  await page.getByRole('button', { name: 'Actions for Oysters' }).click();
  await page.getByRole('menuitem', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Always/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/as-of?at=2027-03-27T11:00');
  await expect(page.getByText('Guests see everything then')).toBeVisible();
  await expect(warning).toHaveCount(0);
});

test('the week is read on a phone, in a room without light, from right to left', async ({
  browser,
  origin,
  signUp,
}) => {
  const owner = await signUp(['Lunch', 'Brunch']);
  await planBrunch(owner);
  await owner.api.send('PATCH', '/me/profile', { type: 'users', attributes: { locale: 'ar' } });
  const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
  const context = await browser.newContext({ baseURL: origin, ...phone });
  const page = await context.newPage();
  await signIn(page, owner, { at: '/as-of?at=2027-03-26T18:00' });
  await expect(page.getByRole('button', { name: /^الجمعة 26/ })).toHaveAttribute('aria-current', 'date');
  await expect(page.getByText(/يظهر مجددًا السبت 10:00/).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});
