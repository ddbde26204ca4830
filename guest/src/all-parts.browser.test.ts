import { MENU_PAGE_ITEMS } from '@sofra/contract/limits';
import { expect, test } from 'vitest';
import { DINNER, isAllThere, SECRET, serveLongMenu } from '../test/long-menu.ts';
import { PHRASES } from './phrases/phrases.ts';

const { scripted: words, finding } = PHRASES.en;
const { open } = serveLongMenu();

test.each([DINNER, `${DINNER}&from=${MENU_PAGE_ITEMS}`])(
  'a search at %s finds the dishes of all parts',
  async (path) => {
    await open(path, async (page) => {
      await page.getByRole('button', { name: words.find }).click();
      await page.getByRole('searchbox').fill('zucchini at the very');
      await page.getByText(`${finding.found}: 1.`, { exact: true }).waitFor();
      expect(await page.locator('h3:visible').allTextContents()).toEqual([SECRET]);
      await page.keyboard.press('Escape');
      await isAllThere(page);
    });
  },
);

test('what a guest avoids is hidden on parts that come later too', async () => {
  await open(DINNER, async (page) => {
    await page.evaluate(`sessionStorage.choice = '{"avoid":["gluten"]}'`);
    await page.reload();
    await isAllThere(page);
    const seen = await page
      .locator('li', { hasText: 'Contains: Gluten' })
      .evaluateAll((rows) => rows.filter((row) => row.checkVisibility()).length);
    expect(seen).toBe(0);
    const unmarked = page.locator('li:visible > div:not(:has(.states))');
    await expect.poll(() => unmarked.count()).toBe(0);
    expect(await page.locator('.kept [role=status]').textContent()).not.toContain('…');
  });
});
