import { expect, type Page, type TestInfo } from '@playwright/test';
import { DEFAULT_LOCALE, directionOf, type Locale } from '@sofra/contract/languages/locales';
import { phrases as personAr } from '../console/src/accounts/phrases/ar/person.ts';
import { phrases as personEn } from '../console/src/accounts/phrases/en/person.ts';
import { phrases as personRu } from '../console/src/accounts/phrases/ru/person.ts';
import { phrases as frameAr } from '../console/src/app/phrases/ar/frame.ts';
import { phrases as frame } from '../console/src/app/phrases/en/frame.ts';
import { phrases as frameRu } from '../console/src/app/phrases/ru/frame.ts';
import { phrases as catalogueAr } from '../console/src/catalogue/phrases/ar/catalogue.ts';
import { phrases as editorAr } from '../console/src/catalogue/phrases/ar/editor.ts';
import { phrases as catalogue } from '../console/src/catalogue/phrases/en/catalogue.ts';
import { phrases as editor } from '../console/src/catalogue/phrases/en/editor.ts';
import { phrases as catalogueRu } from '../console/src/catalogue/phrases/ru/catalogue.ts';
import { phrases as editorRu } from '../console/src/catalogue/phrases/ru/editor.ts';
import { phrases as wizardAr } from '../console/src/onboarding/phrases/ar/wizard.ts';
import { phrases as wizard } from '../console/src/onboarding/phrases/en/wizard.ts';
import { phrases as wizardRu } from '../console/src/onboarding/phrases/ru/wizard.ts';
import { phrases as publishingAr } from '../console/src/publishing/phrases/ar/publishing.ts';
import { phrases as publishing } from '../console/src/publishing/phrases/en/publishing.ts';
import { phrases as publishingRu } from '../console/src/publishing/phrases/ru/publishing.ts';
import { phrases as phoneAr } from '../console/src/ui/phrases/ar/phone.ts';
import { phrases as phone } from '../console/src/ui/phrases/en/phone.ts';
import { phrases as phoneRu } from '../console/src/ui/phrases/ru/phone.ts';
import { decoded } from './camera.ts';
import type { Person } from './interactions.ts';

/** The console's phrases of the main job in English. */
export const ENGLISH = { ...catalogue, ...editor, ...frame, ...personEn, ...phone, ...publishing, ...wizard };
/** The same in Arabic. */
export const ARABIC = {
  ...catalogueAr,
  ...editorAr,
  ...frameAr,
  ...personAr,
  ...phoneAr,
  ...publishingAr,
  ...wizardAr,
};
/** The same in Russian. */
export const RUSSIAN = {
  ...catalogueRu,
  ...editorRu,
  ...frameRu,
  ...personRu,
  ...phoneRu,
  ...publishingRu,
  ...wizardRu,
};
type Words = typeof ENGLISH | typeof ARABIC | typeof RUSSIAN;

/** Matches a name that begins like a phrase before its first placeholder. */
const beginning = (phrase: string) => new RegExp(`^${phrase.split('{{')[0]}`);

let people = 0;
const PASSWORD = 'a-laid-table';

/** The changed price as each language writes it. */
const NEW_PRICE = /98[.,]75/;

async function signUp(page: Page, person: Person, says: Words): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await person.fill(field(says.wizard.business.name), 'levant kitchen');
  await person.click(button(says.wizard.demo.load));
  await page.locator('[data-loaded]').waitFor();
  await person.click(button(says.wizard.next));
  await expect(field(says.wizard.menu.name)).not.toHaveValue('');
  await person.click(button(says.wizard.next));
  await person.fill(field(says.person.firstName), 'Layla');
  await person.fill(field(says.person.lastName), 'Haddad');
  await person.fill(field(says.person.email), `traveller${++people}@example.com`);
  await person.fill(field(says.phone.label), '+971501234567');
  // A city's whole name is taken when the field is left.
  await person.fill(field(says.person.city), 'Dubai');
  await person.fill(field(says.wizard.account.password), PASSWORD);
  await person.fill(field(says.wizard.account.confirmation), PASSWORD);
  await expect(field(says.person.city)).not.toHaveValue('Dubai');
  await person.click(button(says.wizard.register));
  await page.waitForURL('**/menus');
}

/** Publishes for the first time; answers the address in the QR code. */
async function publishFirst(page: Page, person: Person, { publishing }: Words): Promise<string> {
  const dialog = page.getByRole('dialog', { name: publishing.title });
  await person.click(page.getByRole('button', { name: publishing.open }));
  await person.click(dialog.getByRole('button', { name: publishing.publish }));
  const code = dialog.getByRole('img', { name: beginning(publishing.code) });
  await code.waitFor();
  return decoded(code);
}

/** Goes down to the first item of the first menu; answers the names of both. */
async function goToItem(page: Page, person: Person): Promise<{ menu: string; item: string }> {
  const rows = page.locator('tbody');
  const menu = (await rows.getByRole('link').first().textContent()) ?? '';
  await person.click(rows.getByRole('link').first());
  await page.waitForURL('**/menu-*');
  await person.click(rows.locator('a[href*=section-]').first());
  // An item's name is a button that holds nothing else.
  const name = rows.locator('button:has(bdi)').first();
  return { menu, item: (await name.textContent()) ?? '' };
}

/** Changes the price of an item in its list and publishes it. */
async function changePrice(
  page: Page,
  person: Person,
  item: string,
  price: string,
  says: Words,
): Promise<void> {
  const dialog = page.getByRole('dialog');
  const publish = page.getByRole('banner').getByRole('button', { name: says.publishing.publish });
  await person.click(page.getByRole('button', { name: item, exact: true }));
  await person.fill(dialog.getByLabel(beginning(says.editor.price)).first(), price);
  await person.press('Enter');
  await expect(dialog).toBeHidden();
  await person.click(publish);
  await dialog.getByRole('listitem').first().waitFor();
  await expect(dialog.getByRole('button', { name: says.publishing.publish })).toBeFocused();
  await person.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(publish).toHaveAccessibleDescription(says.publishing.nothingWaiting);
}

type Journey = { says: Words; by: (page: Page) => Person; locale?: Locale };

/**
 * Does the main job: an owner registers, publishes, changes a price and publishes it, and a guest reads it. Expects few interactions
 * and nothing in the browser's console.
 */
export async function doMainJob(
  page: Page,
  { says, by, locale = DEFAULT_LOCALE }: Journey,
  info: TestInfo,
): Promise<void> {
  const expectLanguage = async (of: Page) => {
    await expect(of.locator('html')).toHaveAttribute('lang', locale);
    await expect(of.locator('html')).toHaveAttribute('dir', directionOf(locale));
  };
  const failures: string[] = [];
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
  const begun = Date.now();
  const person = by(page);
  await page.goto('/registration');
  await expectLanguage(page);
  await signUp(page, person, says);
  const address = await publishFirst(page, person, says);
  const seconds = (Date.now() - begun) / 1000;
  info.annotations.push({ type: `${person.interactions()} interactions, ${seconds} s to the code` });
  expect(person.interactions()).toBeLessThanOrEqual(15);
  expect(seconds).toBeLessThan(60);
  await page.keyboard.press('Escape');

  const guest = await page.context().newPage();
  await expectLanguage(page);
  const { menu, item } = await goToItem(page, person);
  expect([menu, item]).not.toContain('');
  const served = guest.getByRole('listitem').filter({ has: guest.getByRole('heading', { name: item }) });
  await guest.goto(address);
  await expectLanguage(guest);
  // The code of a place with one menu leads straight to its dishes.
  await expect(guest.getByRole('heading', { level: 1, name: menu })).toBeVisible();
  await expect(served).toBeVisible();
  await expect(served).not.toContainText(NEW_PRICE);
  const changing = by(page);
  await changePrice(page, changing, item, '98.75', says);
  // The fifth is the look at what guests will see.
  expect(changing.interactions()).toBeLessThanOrEqual(5);
  await guest.reload();
  await expect(served).toContainText(NEW_PRICE);
  expect(failures).toEqual([]);
}
