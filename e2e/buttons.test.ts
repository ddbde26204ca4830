import { expect, type Locator, type Page } from '@playwright/test';
import { addressesFor, LEAVES, ROUTES } from './addresses.ts';
import { signIn, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The requests that a page waits for. */
function requestsOf(page: Page) {
  const open = new Set<object>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** A look costs next to nothing: by itself the next one comes after a tenth of a second, and the fourth after a second. */
const OFTEN = { intervals: [20] };

/** Waits until what a press began has been answered and drawn. */
async function settle(page: Page, open: ReturnType<typeof requestsOf>): Promise<void> {
  await twoFrames(page);
  await expect.poll(() => open.size, { ...OFTEN, message: 'requests without an answer' }).toBe(0);
  await page
    .locator('[aria-busy=true], [role=progressbar]:not(progress)')
    .first()
    .waitFor({ state: 'detached' });
  await twoFrames(page);
}

/** Closes the menus and dialogs that are open. */
async function closeAll(page: Page): Promise<void> {
  const over = page.locator('[role=dialog], [role=menu], [role=listbox]').filter({ visible: true });
  for (let left = await over.count(); left > 0; left = await over.count()) {
    await page.keyboard.press('Escape');
    await expect.poll(() => over.count(), OFTEN).toBeLessThan(left);
  }
}

/** The element with the focus; undefined for the body, where the keyboard has lost its place. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement && activeElement !== document.body ? activeElement.tagName : undefined;
  });

/** The words of a button by which it is known, without the names and numbers in them. */
const wordsOf = (button: Locator) =>
  button.evaluate((element) =>
    `${element.getAttribute('aria-label') ?? ''} ${element.textContent} ${element.className}`
      .replace(/[\d«»“”]+/g, '')
      .trim(),
  );

/** Makes the form of a button that waits for a change ready to be saved. */
async function changeForm(button: Locator): Promise<void> {
  const field = button.locator('xpath=ancestor::form').locator('input[type=text], input:not([type])').first();
  if ((await field.count()) === 0) return;
  await field.focus();
  await field.press('End');
  await field.pressSequentially('x');
}

test('the focus is kept after every button of every route', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch', 'Dinner']);
  const addresses = await addressesFor(owner);
  const open = requestsOf(page);
  await signIn(page, owner);
  const pressed = new Set<string>();
  for (const name of ROUTES) {
    if (LEAVES.includes(name)) continue;
    const buttons = page.locator('button:visible');
    const show = async () => {
      await page.goto(addresses[name]);
      await settle(page, open);
    };
    await show();
    const number = await buttons.count();
    const address = page.url();
    for (let at = 0; at < number; at++) {
      const button = buttons.nth(at);
      if (!(await button.isVisible()) || (await button.isDisabled())) {
        if (!(await button.isVisible()) || (await button.getAttribute('type')) !== 'submit') continue;
        await changeForm(button);
      }
      const words = await wordsOf(button);
      const key = (await button.getAttribute('type')) === 'submit' ? `${name} ${words}` : words;
      if (pressed.has(key)) continue;
      pressed.add(key);
      await test.step(`${name}: ${words}`, async () => {
        await button.focus();
        await page.keyboard.press('Enter');
        await settle(page, open);
        expect.soft(await focused(page), `after “${words}” on ${name}`).toBeDefined();
        await closeAll(page);
        await settle(page, open);
        expect.soft(await focused(page), `closed after “${words}” on ${name}`).toBeDefined();
      });
      // The press may have led away, or changed the page.
      if (page.url() !== address || (await buttons.count()) !== number) await show();
    }
  }
  // A guard against a walk that finds nothing.
  expect(pressed.size).toBeGreaterThan(40);
});
