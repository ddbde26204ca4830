import { expect, type Page } from '@playwright/test';
import { phrases as editorAr } from '../console/src/catalogue/phrases/ar/editor.ts';
import { phrases as editorEn } from '../console/src/catalogue/phrases/en/editor.ts';
import { titlesOn } from './catalogue-fixtures.ts';
import { directions } from './each-language.ts';
import { holdBack, type Owner, signIn, test } from './fixtures.ts';
import { filled, personAt } from './interactions.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SAYS = { en: editorEn.editor, ar: editorAr.editor };

const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('textbox', { name, exact: true });

/** Opens the dishes of an owner's first section. */
async function openSoups(page: Page, owner: Owner): Promise<void> {
  const menu = (await owner.api.readAll('/me/menus')).data[0]?.id;
  const section = (await owner.api.readAll(`/me/menus/${menu}/sections`)).data[0]?.id;
  await signIn(page, owner, { at: `/menu-${menu}/section-${section}` });
  await page.locator('tbody tr').first().waitFor();
}

const newItem = (page: Page) =>
  page.locator('main button').filter({ has: page.locator('.tabler-icon-plus') });

for (const locale of directions('ar'))
  test.describe(() => {
    test.use({ locale });
    const says = SAYS[locale];

    test(`dishes are made one after the other in one form: ${locale}`, async ({ page, signUp }) => {
      const owner = await signUp(['Lunch']);
      await openSoups(page, owner);
      const person = personAt(page);
      await person.click(newItem(page));
      const [title, price] = [field(page, says.title), field(page, filled(says.price, { currency: 'AED' }))];
      await person.fill(title, 'Falafel');
      await person.fill(price, '12');
      await person.click(page.getByRole('button', { name: says.another }));
      await expect(title).toBeFocused();
      await expect(title).toHaveValue('');
      await expect(price).toHaveValue('');
      expect(await titlesOn(page)).toEqual(['Lentil soup', 'Falafel']);

      // A refused form goes on with nothing, and what is saved by the other button closes.
      await person.press('Control+Shift+Enter');
      await expect(title).toHaveAttribute('aria-invalid', 'true');
      await person.fill(title, 'Tabbouleh');
      await person.fill(price, '14');
      await person.press('Control+Shift+Enter');
      await expect(title).toHaveValue('');
      await expect(title).toBeFocused();
      await person.fill(title, 'Kibbeh');
      await person.fill(price, '16');
      await person.press('Control+Enter');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect.poll(() => titlesOn(page)).toEqual(['Lentil soup', 'Falafel', 'Tabbouleh', 'Kibbeh']);
      // One to begin, three for each dish, and one that was refused.
      expect(person.interactions()).toBe(11);
    });
  });

test('the next dish is typed while the one before is saved, and its row takes no focus', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  await openSoups(page, owner);
  await newItem(page).click();
  const [title, price] = [
    field(page, SAYS.en.title),
    field(page, filled(SAYS.en.price, { currency: 'AED' })),
  ];
  const found = page.locator('[data-found]');
  await title.fill('Falafel');
  const names = ['Falafel', 'Tabbouleh', 'Kibbeh'];
  for (const [index, next] of names.slice(1).entries()) {
    await price.fill('12');
    const release = await holdBack(page, '**/items');
    await page.keyboard.press('Control+Shift+Enter');
    await expect(title).toBeFocused();
    await page.keyboard.type(next);
    release();
    await expect(price).toHaveValue('');
    await expect(title).toHaveValue(next);
    await expect(found).toContainText(names[index] ?? '');
    await expect(title).toBeFocused();
  }
  await price.fill('12');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => titlesOn(page)).toEqual(['Lentil soup', 'Falafel', 'Tabbouleh', 'Kibbeh']);
});

test('what is saved is known to the editor by Ctrl+Enter only, and offers no other', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  await signIn(page, owner);
  await page.goto('/menus');
  await page.getByRole('button', { name: 'Actions for Lunch', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const title = field(page, SAYS.en.title);
  await title.fill('Brunch');
  await expect(page.getByRole('button', { name: SAYS.en.another })).toHaveCount(0);
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => titlesOn(page)).toEqual(['Brunch']);
});
