import { expect, type Page } from '@playwright/test';
import { phrases as wholeAr } from '../console/src/whole-menu/phrases/ar/whole-menu.ts';
import { phrases as whole } from '../console/src/whole-menu/phrases/en/whole-menu.ts';
import { expectNoViolations } from './axe.ts';
import { apiPath, createRows } from './catalogue-fixtures.ts';
import { directions } from './each-language.ts';
import { type Owner, signIn, test } from './fixtures.ts';
import { personAt } from './interactions.ts';

const SAYS = { en: whole, ar: wholeAr };

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const shown = (page: Page) => page.locator('tbody [data-name]').allTextContents();

/** Leads a row by its handle to the middle of another place, with a mouse or a finger. */
async function lead(page: Page, title: string, onto: string, isTouch: boolean): Promise<void> {
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  const from = page
    .getByRole('row')
    .filter({ has: named(title) })
    .locator('[data-grip]');
  // The code for dragging loads after the list.
  await expect(from).toBeEnabled();
  await from.scrollIntoViewIfNeeded();
  const [a, b] = [await from.boundingBox(), await named(onto).boundingBox()];
  if (!a || !b) throw new Error('A row is not on the screen.');
  const [x, y, to] = [a.x + a.width / 2, a.y + a.height / 2, b.y + b.height / 2 + 4];
  const touch = await page.context().newCDPSession(page);
  const point = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }] });
  const steps = Array.from({ length: 20 }, (_, step) => y + ((to - y) * (step + 1)) / 20);
  if (isTouch) await point('touchStart', y);
  else await page.mouse.move(x, y).then(() => page.mouse.down());
  // A finger lifts a row by resting on its handle.
  if (isTouch) await page.locator('tr[data-dnd-dragging]').waitFor();
  for (const at of steps) await (isTouch ? point('touchMove', at) : page.mouse.move(x, at));
  await expect(page.getByRole('status').filter({ hasText: 'Sweets' })).toBeAttached();
  if (isTouch) await point('touchEnd', to);
  else await page.mouse.up();
}

/** The dishes of the sections of a menu, as the server has them. */
async function stored({ api }: Owner, path: string): Promise<string[][]> {
  const sections = (await api.readAll(apiPath('sections', path))).data;
  return Promise.all(
    sections.map(async ({ id }) =>
      (await api.readAll(`${apiPath('sections', path)}/${id}/items`)).data.map(({ attributes }) =>
        String(attributes.title),
      ),
    ),
  );
}

const DEVICES = [
  ...directions('en').map((locale) => ({ locale, isPhone: false })),
  ...directions('ar').map((locale) => ({ locale, isPhone: true })),
];

for (const { locale, isPhone } of DEVICES)
  test.describe(() => {
    test.use(isPhone ? { ...PHONE, locale } : { locale });
    const says = SAYS[locale];

    test(`a dish is dragged to another section of the whole menu, and brought back: ${locale}, ${isPhone ? 'phone' : 'desktop'}`, async ({
      page,
      signUp,
      browserName,
    }) => {
      test.skip(browserName !== 'chromium', 'Touches are sent by its protocol.');
      const owner = await signUp(['Lunch']);
      const path = (await createRows(owner, 'items', 2)).replace(/\/section-.*/, '');
      await owner.api.send('POST', apiPath('sections', path), {
        type: 'sections',
        attributes: { title: 'Sweets' },
      });
      if (locale === 'ar') {
        const { data } = await owner.api.read('/me/profile');
        await owner.api.send('PATCH', '/me/profile', { type: 'users', id: data.id, attributes: { locale } });
      }
      const before = [['Lentil soup', 'Dish 1', 'Dish 2'], []];
      const after = [['Lentil soup', 'Dish 2'], ['Dish 1']];
      await signIn(page, owner, { at: path });
      const person = personAt(page);
      await person.click(page.getByRole('button', { name: says.wholeMenu.title, exact: true }));
      await page.getByRole('button', { name: 'Sweets', exact: true }).waitFor();
      await lead(page, 'Dish 1', 'Sweets', isPhone);
      await expect.poll(() => stored(owner, path)).toEqual(after);
      // With the drag two: the view is chosen once, and kept.
      expect(person.interactions()).toBe(1);
      await expectNoViolations(page, 'a whole menu');
      const [soups] = await shown(page);
      await page.reload();
      await expect.poll(() => shown(page)).toEqual([soups, 'Lentil soup', 'Dish 2', 'Sweets', 'Dish 1']);
      await page.keyboard.press('Control+z');
      await expect.poll(() => stored(owner, path)).toEqual(before);
      await expect.poll(() => shown(page)).toEqual([soups, 'Lentil soup', 'Dish 1', 'Dish 2', 'Sweets']);
    });
  });
