import type { Page } from '@playwright/test';

const next = (page: Page) => page.locator('[name=next]').click();
const focused = (page: Page) => page.locator('h1:focus').waitFor();

async function* menuStates(page: Page) {
  const menu = page.locator('main section');
  yield 'a demo menu on the second step';
  await menu.locator('[aria-expanded=false]').first().click();
  await menu.locator('[aria-expanded=false]').first().click();
  await menu.locator('input[type=file]').first().waitFor({ state: 'attached' });
  yield 'an item of the demo menu';
  await page.locator('[name$="items/0/title"]').fill('');
  await next(page);
  await page.locator('[aria-invalid=true]').waitFor();
  yield 'an item without a title';
  await page.locator('[aria-haspopup=listbox]').first().click();
  await page.getByRole('listbox').waitFor();
  yield 'the choice of a currency';
  await page.keyboard.press('Escape');
  await menu.locator('[name$="items/0/title"] + *, [aria-expanded=true] + button').last().click();
  await page.getByRole('dialog').waitFor();
  yield 'the question before an item goes';
  await page.getByRole('dialog').getByRole('button').last().click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Walks through the sign-up wizard in any language, and yields the name of each state. */
export async function* wizardStates(page: Page) {
  await page.goto('/registration');
  await next(page);
  await page.locator('[aria-invalid=true]').waitFor();
  yield 'the name is missing';
  await page.locator('[name="venue/name"]').fill('Levant');
  await page.locator('[data-loaded], form button:has(svg)').last().click();
  await page.locator('[data-loaded]').waitFor();
  yield 'the demo menu is loaded';
  await next(page);
  await focused(page);
  yield* menuStates(page);
  await next(page);
  await page.locator('[name=first_name]').waitFor();
  yield 'the account';
  await page.locator('[name=city_id]').fill('Dub');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  yield 'cities to choose';
  await page.keyboard.press('Enter');
  await next(page);
  await page.locator('[name=first_name][aria-invalid=true]').waitFor();
  yield 'the account with rules broken';
  await page.reload();
  await page.locator('[name=first_name]').waitFor();
  yield 'what was typed is back';
  await page.locator('[role=status] + button').first().click();
  await page.getByRole('dialog').waitFor();
  yield 'the question before starting anew';
  await page.getByRole('dialog').getByRole('button').last().click();
  await page.locator('[name="venue/name"]').waitFor();
}
