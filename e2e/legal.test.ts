import { expect } from '@playwright/test';
import { PATHS } from '../console/src/platform/paths.ts';
import { expectNoViolations } from './axe.ts';
import { testInEveryLanguage } from './each-language.ts';
import { signIn, test } from './fixtures.ts';

const LEGAL = PATHS['privacy-and-terms'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the legal texts are read, in four tabs and three languages', async ({ page }) => {
    await page.goto(LEGAL);
    await expect(page).toHaveTitle('Sofra · Privacy and terms');
    for (const element of ['html', 'body'])
      await expect(page.locator(element)).toHaveClass('privacy-and-terms');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Privacy policy for customers');
    await expect(page.getByText('Free for 14 days')).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Documents' });
    await expect(tabs.locator('[aria-current=page]')).toHaveText('Privacy for customers');
    await page.goto(`${LEGAL}?page=terms`);
    await expect(heading).toHaveText('Terms of service for customers');
    await tabs.getByRole('link', { name: 'Terms for restaurants' }).click();
    await expect(heading).toHaveText('Terms of service for restaurants');
    await expect(page.getByText('This is a translation')).toHaveCount(0);
    await page.getByRole('link', { name: 'Русский' }).click();
    await expect(heading).toHaveText('Условия использования для ресторанов');
    await expect(page.getByText('действует английский')).toBeVisible();
    await page.getByRole('link', { name: 'Английский текст' }).click();
    await expect(heading).toHaveText('Terms of service for restaurants');
  });
});

test('a tab begins at the top, paper has the text alone, and the page breaks no rule of its policy', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(`${LEGAL}?for=restaurants`);
  await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page
    .getByRole('navigation', { name: 'Documents' })
    .getByRole('link')
    .last()
    .evaluate((link) => {
      (link as HTMLElement).click();
    });
  await page.waitForURL('**page=terms**');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(messages).toEqual([]);
});

test('signed out, the login leads to the texts for restaurants in its language, and their brand leads back', async ({
  page,
}) => {
  await page.goto(PATHS.login);
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByRole('link', { name: 'الخصوصية', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('سياسة الخصوصية للمطاعم');
  await page.getByRole('link', { name: 'Sofra', exact: true }).click();
  await page.waitForURL(`**${PATHS.login}`);
  await page.getByRole('link', { name: 'الشروط', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('شروط الخدمة للمطاعم');
});

test('the support link leads to the chat: an owner to its panel, and a visitor to the login that has it', async ({
  page,
  signUp,
}) => {
  await page.goto(LEGAL);
  await page.getByRole('link', { name: 'support chat' }).click();
  await page.waitForURL(`**${PATHS.login}*`);
  await expect(page.getByRole('button', { name: 'Write to support' })).toBeVisible();
  await signIn(page, await signUp([]), { at: LEGAL });
  await page.getByRole('link', { name: 'support chat' }).click();
  await expect(page.getByRole('dialog', { name: 'How can we help?' })).toBeVisible();
});

testInEveryLanguage('every legal text is accessible', async ({ open }) => {
  const page = await open();
  for (const text of ['', '?for=restaurants', '?page=terms', '?page=terms&for=restaurants']) {
    await page.goto(LEGAL + text);
    await expectNoViolations(page, text || 'the default text');
  }
});
