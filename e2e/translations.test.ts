import { expect, type Page } from '@playwright/test';
import { rounds } from '../scripts/proof.ts';
import { createRows } from './catalogue-fixtures.ts';
import { type Owner, signIn, test } from './fixtures.ts';
import { personAt } from './interactions.ts';

const ITEMS = rounds(50, 200);

/** The items at which the connection is cut, and comes back. */
const CUT = { from: ITEMS * 0.3, to: ITEMS * 0.6 };

/** The page of the translations of an owner's first menu, which guests can read in Russian too. */
async function openTranslations(page: Page, { api }: Owner): Promise<string> {
  await api.send('PATCH', '/me/venue', { type: 'venues', attributes: { extra_locales: ['ru'] } });
  const [menu] = (await api.readAll('/me/menus')).data;
  await page.goto(`/translate?menuId=${menu?.id}`);
  await page.getByRole('checkbox', { name: 'Russian' }).check();
  await page.getByText(/of \d+ texts translated/).waitFor();
  return menu?.id ?? '';
}

const RUSSIAN = (number: number) => `Блюдо номер ${number}`;

/** Notes from now on, for each Enter, whether another field had the focus when the page had handled the key. */
const watchEnter = (page: Page) =>
  page.evaluate(() => {
    const noted = { moved: 0, stayed: 0 };
    let before: Element | null = null;
    const isEnter = (event: KeyboardEvent) => event.key === 'Enter';
    const remember = (event: KeyboardEvent) => {
      if (isEnter(event)) before = document.activeElement;
    };
    addEventListener('keydown', remember, true);
    addEventListener('keydown', (event) => {
      if (!isEnter(event)) return;
      const isField = document.activeElement?.matches('form input, form textarea');
      noted[isField && document.activeElement !== before ? 'moved' : 'stayed'] += 1;
    });
    Object.assign(window, { noted });
  });

test('many items are translated in one sitting by keys alone, and a lost connection loses none of them', async ({
  page,
  context,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  await createRows(owner, 'items', ITEMS);
  await signIn(page, owner);
  const menu = await openTranslations(page, owner);
  await page.getByRole('button', { name: 'Items in Soups' }).click();
  await page.getByRole('link', { name: /^Dish 1( |$)/ }).click();
  await page.getByRole('heading', { name: 'Item Dish 1', exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await watchEnter(page);
  for (let number = 1; number <= ITEMS; number++) {
    if (number === CUT.from) await context.setOffline(true);
    if (number === CUT.to) await context.setOffline(false);
    await page.keyboard.insertText(RUSSIAN(number));
    await page.keyboard.press('Enter');
  }
  // One key a dish: its empty description is passed over. The last one has nowhere to go.
  const noted = await page.evaluate(() => (window as unknown as { noted: object }).noted);
  expect(noted).toEqual({ moved: ITEMS - 1, stayed: 1 });
  await expect(page.getByText('All saved')).toBeVisible();
  const { data } = await owner.api.readAll(`/me/menus/${menu}/translates`);
  const texts = data.map(({ attributes }) => (attributes.data as { title?: string }).title);
  const lost = Array.from({ length: ITEMS }, (_, at) => RUSSIAN(at + 1)).filter(
    (text) => !texts.includes(text),
  );
  expect(lost).toEqual([]);
});

test('a menu of two sections and ten dishes is translated by a field each', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch']);
  await owner.api.send('PATCH', '/me/venue', { type: 'venues', attributes: { extra_locales: ['ru'] } });
  await createRows(owner, 'items', 9);
  await createRows(owner, 'sections', 1);
  await signIn(page, owner, { at: '/menus' });
  const person = personAt(page);
  await person.click(page.getByRole('button', { name: 'Actions for Lunch' }));
  await person.click(page.getByRole('menuitem', { name: 'Translate' }));
  await person.click(page.getByRole('checkbox', { name: 'Russian' }));
  const texts = Array.from({ length: 1 + 2 + 10 }, (_, at) => RUSSIAN(at + 1));
  const field = page.getByRole('textbox', { name: 'Title' });
  for (const text of texts) {
    await expect(field).toHaveValue('');
    await person.fill(field, text);
    // Enter saves and goes on.
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('All saved')).toBeVisible();
  await expect(page.getByText('Complete')).toBeVisible();
  // The way there, the language, and the menu's title beside those of twelve records.
  expect(person.interactions()).toBe(3 + 13);
  const [menu] = (await owner.api.readAll('/me/menus')).data;
  const { data } = await owner.api.readAll(`/me/menus/${menu?.id}/translates`);
  const stored = data.flatMap(({ attributes }) => (attributes.data as { title?: string }).title ?? []);
  expect(stored.filter((title) => /\p{Script=Cyrillic}/u.test(title)).sort()).toEqual(texts.sort());
});

test('a link that is pressed right after the step to the next record leads away', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  await createRows(owner, 'items', 1);
  await signIn(page, owner);
  await openTranslations(page, owner);
  await page.getByRole('textbox', { name: 'Note' }).focus();
  // In one task, as a hand and a slow machine do.
  await page.evaluate(() => {
    const key = new KeyboardEvent('keydown', {
      key: 'Enter',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    document.activeElement?.dispatchEvent(key);
    document.querySelector<HTMLElement>('main a[href="/menus"], nav a[href="/menus"]')?.click();
  });
  await page.getByRole('heading', { name: 'My menus', level: 1 }).waitFor();
  // The address follows a step one frame later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page).toHaveURL(/\/menus$/);
});
