import { expect } from '@playwright/test';
import { signUpAt, test } from './fixtures.ts';
import { startServerProcess } from './server-process.ts';

test('a menu opens again without a connection, marked with its date, and is the new one with a connection', async ({
  browser,
}) => {
  const first = await startServerProcess({}, { leaves: true });
  const { api } = await signUpAt(first.url, ['Lunch']);
  await api.send('PUT', '/me/venue/publish');
  const { slug } = (await api.read('/me/venue')).data.attributes as { slug: string };
  const address = `${first.url}/m/${slug}/lunch`;
  const context = await browser.newContext({ locale: 'ru' });
  const page = await context.newPage();
  await page.goto(address);
  const kept = () => page.evaluate(async (url) => (await caches.match(url)) !== undefined, address);
  await expect.poll(kept).toBe(true);
  const notice = page.getByRole('status').filter({ hasText: 'the latest menu' });
  await expect(notice).toHaveCount(0);

  await first.end();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Lunch' })).toBeVisible();
  await expect(notice).toContainText(/^We couldn’t load the latest menu\. This is how it was on .*\d:\d\d/);
  // A reload may begin further down than the top of the page.
  await expect(notice).toBeInViewport({ ratio: 1 });
  // Only the menus are served by the worker.
  await expect(page.goto(`${first.url}/login`)).rejects.toThrow('ERR_CONNECTION_REFUSED');

  const second = await startServerProcess({ PORT: new URL(first.url).port }, { from: first });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Lunch' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await context.close();
  await second.end();
});
