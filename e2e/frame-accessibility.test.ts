import { expectNoViolations } from './axe.ts';
import { testInEveryLanguage } from './each-language.ts';
import { signIn } from './fixtures.ts';

testInEveryLanguage('every state of the frame is accessible', async ({ signUp, open }) => {
  const owner = await signUp(['Lunch', 'Dinner']);
  const page = await open();
  await signIn(page, owner);
  await page.getByRole('table').waitFor();
  for (const opener of ['table button', '.app-top button']) {
    await page.locator(opener).last().click();
    await page.getByRole('menu').waitFor();
    await expectNoViolations(page, `the menu of ${opener}`);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
  }
  await page.locator('.app-top [aria-haspopup=dialog]').last().click();
  const publish = page.locator('.app-top [aria-haspopup=dialog] + button').last();
  // After the first publication the dialog opens by itself.
  for (const state of ['before the first publication', 'with the code']) {
    await page.getByRole('dialog').locator('img, figure [role=img]').waitFor();
    await expectNoViolations(page, `where guests find the menu, ${state}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await publish.click();
  }
  await page.getByRole('dialog').locator('section, p').first().waitFor();
  await expectNoViolations(page, 'the review before a publication');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('list', { includeHidden: true }).last().waitFor();
  await expectNoViolations(page, 'a notice');
  await page.locator('table button').last().click();
  await page.getByRole('menuitem').last().click();
  await page.getByRole('dialog').waitFor();
  await expectNoViolations(page, 'the question before a deletion');
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await page.getByRole('status').filter({ hasText: 'Sofra' }).waitFor();
  await expectNoViolations(page, 'a lost connection');
  await page.context().setOffline(false);
  await page.getByRole('status').filter({ hasText: 'Sofra' }).waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.app-top button').first().click();
  await page.getByRole('dialog').getByRole('navigation').waitFor();
  await expectNoViolations(page, 'the navigation on a phone');
});
