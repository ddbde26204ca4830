import { expect, type Page } from '@playwright/test';
import { OPEN_ROUTES, PATHS } from '../console/src/platform/paths.ts';
import { addressesFor, goWithin, LEAVES, ROUTES } from './addresses.ts';
import { keepNotices, signIn, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const notices = (page: Page) => page.locator('section[aria-live] li');

/** Answers of a server that refuses to publish for another reason each time: three notices stand. */
async function raiseNotices(page: Page): Promise<void> {
  let times = 0;
  await page.route('**/me/venue/publish', (route) => {
    times += 1;
    const errors = [{ status: '409', code: 'conflict', title: 'No', detail: `Reason ${times}` }];
    return route.fulfill({
      status: 409,
      contentType: 'application/vnd.api+json',
      body: JSON.stringify({ errors }),
    });
  });
  const publish = page.locator('.app-top').getByRole('button', { name: 'Publish' });
  for (const count of [1, 2, 3]) {
    await publish.click();
    await expect(notices(page)).toHaveCount(count);
  }
}

/** The filled buttons below the bar that can't be pressed at their centre, with what lies there. */
const covered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button[data-variant=filled], button[type=submit]')]
      .filter((button) => button.checkVisibility() && !button.closest('.app-top'))
      .flatMap((button) => {
        button.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = button.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return hit && button.contains(hit)
          ? []
          : [`${button.textContent} lies under ${hit?.outerHTML.slice(0, 80)}`];
      }),
  );

for (const width of [390, 1440])
  test(`with three notices up, every primary button of every route can be pressed at ${width} px`, async ({
    page,
    signUp,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const owner = await signUp(['Lunch']);
    const addresses = await addressesFor(owner);
    await keepNotices(page);
    await signIn(page, owner);
    await raiseNotices(page);
    for (const name of ROUTES) {
      if (LEAVES.includes(name) || OPEN_ROUTES.includes(name)) continue;
      await goWithin(page, addresses[name]);
      await page.locator(`body.${name} main h1`).waitFor();
      await expect(notices(page)).toHaveCount(3);
      expect.soft(await covered(page), name).toEqual([]);
    }
    await goWithin(page, PATHS.menus);
    await page.locator('main').getByRole('button', { name: 'New menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).waitFor();
    expect(await covered(page), 'the editor').toEqual([]);
  });
