import { LOCALE_CODES } from '@sofra/contract/locales';
import { openStates, ownerStates, supportStates } from './accounts-states.ts';
import { expectNoViolations } from './axe.ts';
import { test } from './house.ts';

for (const locale of LOCALE_CODES)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`every state of the screens about an account is accessible: ${locale}, ${colorScheme}`, async ({
      browser,
      origin,
      signUp,
      addSupport,
    }) => {
      // A dozen states and more, each judged whole: on a machine with other work that takes its time.
      test.slow();
      const look = { baseURL: origin, locale, colorScheme, reducedMotion: 'reduce' } as const;
      const owner = await signUp(['Lunch']);
      const context = await browser.newContext(look);
      const page = await context.newPage();
      for await (const state of openStates(page)) await expectNoViolations(page, state);
      await page.goto('/login');
      await page.locator('[name=email]').fill(owner.email);
      await page.locator('[name=password]').fill(owner.password);
      await page.locator('[type=submit]').click();
      await page.getByRole('table').waitFor();
      for await (const state of ownerStates(page)) await expectNoViolations(page, state);
      await context.close();
      const other = await browser.newContext(look);
      const theirs = await other.newPage();
      for await (const state of supportStates(theirs, await addSupport()))
        await expectNoViolations(theirs, `support: ${state}`);
      await other.close();
    });
