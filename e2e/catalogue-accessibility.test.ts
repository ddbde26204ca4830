import { LOCALE_CODES } from '@sofra/contract/locales';
import { expectNoViolations } from './axe.ts';
import { layList } from './catalogue-house.ts';
import { test } from './house.ts';

for (const locale of LOCALE_CODES)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the dialogs of the catalogue are accessible: ${locale}, ${colorScheme}`, async ({
      browser,
      origin,
      signUp,
    }) => {
      // See `accessibility.test.ts`.
      test.slow();
      const owner = await signUp(['Lunch']);
      const path = await layList(owner, 'items', 2);
      const context = await browser.newContext({
        baseURL: origin,
        locale,
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto('/login');
      await page.locator('[name=email]').fill(owner.email);
      await page.locator('[name=password]').fill(owner.password);
      await page.locator('[type=submit]').click();
      await page.getByRole('table').waitFor();
      const dialog = page.getByRole('dialog');
      const create = page.locator('main button:has(svg.tabler-icon-plus)');
      await create.click();
      await dialog.locator('[aria-haspopup=listbox]').click();
      await page.getByRole('listbox').waitFor();
      await expectNoViolations(page, 'the choice of a menu’s currency');
      await page.goto(path);
      await page.getByRole('table').waitFor();
      await expectNoViolations(page, 'a list whose rows can be moved');
      await create.click();
      await dialog.locator('[type=submit]').click();
      await dialog.locator('[aria-invalid=true]').first().waitFor();
      await expectNoViolations(page, 'an empty editor with broken rules');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await page.locator('tbody button[class*=title]').first().click();
      await dialog.locator('fieldset button').last().click();
      await dialog.locator('label:has([type=checkbox])').last().click();
      await expectNoViolations(page, 'an editor with an extra');
      await page.keyboard.press('Escape');
      await dialog.nth(1).waitFor();
      await expectNoViolations(page, 'the question before an editor is left');
      await dialog.nth(1).locator('button').last().click();
      await dialog.first().waitFor({ state: 'hidden' });
      await page.locator('tbody button:has(svg.tabler-icon-dots)').first().click();
      await page.locator('[role=menuitem]:has(svg.tabler-icon-arrows-sort)').click();
      await dialog.waitFor();
      await expectNoViolations(page, 'the question for a new place');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await context.close();
    });
