import { expect, type Page } from '@playwright/test';
import { phrases as listAr } from '../console/src/catalogue/phrases/ar/catalogue.ts';
import { phrases as editorAr } from '../console/src/catalogue/phrases/ar/editor.ts';
import { phrases as listEn } from '../console/src/catalogue/phrases/en/catalogue.ts';
import { phrases as editorEn } from '../console/src/catalogue/phrases/en/editor.ts';
import { expectNoViolations } from './axe.ts';
import { titlesOn } from './catalogue-fixtures.ts';
import { directions } from './each-language.ts';
import { type Fixtures, holdBack, signIn, test } from './fixtures.ts';
import { filled, type Person, personAt } from './interactions.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SAYS = { en: { ...editorEn, ...listEn }, ar: { ...editorAr, ...listAr } };
type Says = (typeof SAYS)['en' | 'ar'];

const SOUP = { title: 'Lentil soup' };
/** The other language of each venue, and the soup in it. */
const OTHER = {
  en: { code: 'ar', title: 'شوربة عدس' },
  ar: { code: 'en', title: 'Soup of lentils' },
} as const;

/** A soup in two languages, whose list is shown to its owner. */
async function openSoup(page: Page, signUp: Fixtures['signUp'], main: keyof typeof OTHER = 'en') {
  const { code, title } = OTHER[main];
  const owner = await signUp(['Lunch']);
  const { api } = owner;
  await api.send('PATCH', '/me/venue', { type: 'venues', attributes: { extra_locales: [code] } });
  const [menu] = (await api.readAll('/me/menus')).data;
  const [section] = (await api.readAll(`/me/menus/${menu?.id}/sections`)).data;
  const [soup] = (await api.readAll(`/me/menus/${menu?.id}/sections/${section?.id}/items`)).data;
  await api.send('POST', `/me/menus/${menu?.id}/translates`, {
    type: 'translates',
    attributes: { locale: code, enabled: true, data: { title } },
    relationships: { item: { data: { type: 'items', id: soup?.id } } },
  });
  await signIn(page, owner);
  await page.goto(`/menu-${menu?.id}/section-${section?.id}`);
  await page.locator('tbody tr').first().waitFor();
}

async function edit(page: Page, person: Person, says: Says): Promise<void> {
  await person.click(page.getByRole('button', { name: filled(says.list.actions, SOUP), exact: true }));
  await person.click(page.getByRole('menuitem', { name: says.list.edit, exact: true }));
}

const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('textbox', { name, exact: true });
const region = (page: Page, says: Says) => page.getByRole('region', { name: says.preview.region });
/** The dish as guests see it open. */
const openDish = (page: Page, says: Says) =>
  page.frameLocator(`[title="${says.preview.page}"]`).locator(':target');

/** How often the draft has been asked for. */
function draftsAsked(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/me/venue/draft')) asked += 1;
  });
  return () => asked;
}

for (const locale of directions('ar'))
  test.describe(() => {
    test.use({ locale });
    const [says, other] = [SAYS[locale], OTHER[locale]];

    test(`beside the form what is typed shows without a press or a call: ${locale}`, async ({
      page,
      signUp,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openSoup(page, signUp, locale);
      const asked = draftsAsked(page);
      const person = personAt(page);
      await edit(page, person, says);
      const dish = openDish(page, says);
      await expect(dish).toContainText(SOUP.title);
      await person.fill(field(page, says.editor.title), 'Soup of the day');
      await person.fill(field(page, filled(says.editor.price, { currency: 'AED' })), '21');
      await expect(dish).toContainText('Soup of the day');
      await expect(dish).toContainText('21.00');
      // Two to open the editor and two fields: none of them is for the preview, which has asked once.
      expect(person.interactions()).toBe(4);
      expect(asked()).toBe(1);
      await person.choose(region(page, says).getByLabel(says.preview.language), other.code);
      await expect(dish).toContainText(other.title);
      await expectNoViolations(page, 'the preview beside the form');
      await person.press('Control+Enter');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect.poll(() => titlesOn(page)).toEqual(['Soup of the day']);
      expect(person.interactions()).toBe(6);
    });

    test(`on a phone the preview is one tap away, and so is the form as it was: ${locale}`, async ({
      page,
      signUp,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openSoup(page, signUp, locale);
      const asked = draftsAsked(page);
      const person = personAt(page);
      await edit(page, person, says);
      await person.fill(field(page, says.editor.title), 'Soup of the day');
      expect(asked()).toBe(0);
      await person.click(page.getByRole('button', { name: says.preview.show, exact: true }));
      await expect(openDish(page, says)).toContainText('Soup of the day');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await expectNoViolations(page, 'the preview on a phone');
      await person.click(page.getByRole('button', { name: says.preview.backToForm }));
      await expect(region(page, says)).toBeHidden();
      await expect(field(page, says.editor.title)).toHaveValue('Soup of the day');
      // Two to open the editor, one field, and a tap for each way.
      expect(person.interactions()).toBe(5);
      await person.click(page.getByRole('button', { name: says.preview.show, exact: true }));
      await person.click(page.getByRole('button', { name: says.editor.save, exact: true }));
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect.poll(() => titlesOn(page)).toEqual(['Soup of the day']);
    });
  });

test('by the keys saving comes before the page’s links, and the page is reached after it', async ({
  page,
  signUp,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSoup(page, signUp);
  await edit(page, personAt(page), SAYS.en);
  await expect(openDish(page, SAYS.en)).toContainText(SOUP.title);
  await page.getByRole('button', { name: 'Save', exact: true }).focus();
  const labels = [SAYS.en.preview.screen, SAYS.en.preview.language];
  // It scrolls, so keys reach it itself.
  await page.keyboard.press('Tab');
  await expect(region(page, SAYS.en)).toBeFocused();
  for (const label of labels) {
    await page.keyboard.press('Tab');
    await expect(region(page, SAYS.en).getByLabel(label)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.locator('iframe')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const height of [720, 800])
  test(`a new dish is seen whole beside the form without scrolling, ${height} px high`, async ({
    page,
    signUp,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    const says = SAYS.en;
    await openSoup(page, signUp);
    await page.getByRole('button', { name: 'New item' }).click();
    await field(page, says.editor.title).fill('Kunafa');
    const title = openDish(page, says).getByText('Kunafa').first();
    await expect(title).toBeInViewport({ ratio: 1 });
    // The phone ends above the buttons, whatever notice stands there.
    const phone = await page.locator('iframe').boundingBox();
    const create = await page.getByRole('button', { name: 'Create', exact: true }).boundingBox();
    expect((phone?.y ?? 0) + (phone?.height ?? 0)).toBeLessThanOrEqual(create?.y ?? 0);
  });

test('no button of an editor moves as its preview comes', async ({ page, signUp }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const says = SAYS.en;
  await signIn(page, await signUp(['Lunch']));
  const answer = await holdBack(page, '**/me/venue/draft?*');
  await page.getByRole('link', { name: 'Lunch' }).click();
  await page.getByRole('button', { name: 'New section' }).click();
  await field(page, 'Title').fill('Desserts');
  const create = page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true });
  await expect(page.locator('iframe')).toHaveCount(0);
  const before = await create.boundingBox();
  answer();
  await expect(
    page.frameLocator(`[title="${says.preview.page}"]`).getByText('Desserts').first(),
  ).toBeAttached();
  expect(await create.boundingBox()).toEqual(before);
});
