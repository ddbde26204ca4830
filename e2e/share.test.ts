import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('a guest shares a dish, and another one opens it from the chat', async ({ browser, origin, signUp }) => {
  const { api } = await signUp(['Lunch']);
  await api.send('PUT', '/me/venue/publish');
  const { slug } = (await api.read('/me/venue')).data.attributes as { slug: string };
  const permissions = ['clipboard-read', 'clipboard-write'];
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, permissions });
  const guest = await context.newPage();
  await guest.goto(`${origin}/m/${slug}/lunch`);
  await guest.getByRole('link', { name: 'Lentil soup' }).click();
  const dish = guest.getByRole('dialog', { name: 'Lentil soup' });
  await dish.getByRole('button', { name: 'Share' }).click();
  await expect(dish.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const shared = await guest.evaluate(() => navigator.clipboard.readText());

  const answer = await guest.request.get(shared);
  const html = await answer.text();
  expect(html).toMatch(/property="?og:title"? content="Lentil soup · Levant/);
  expect(html).toMatch(/property="?og:description"? content="[^"]*18\.00/);
  const card = /property="?og:image"? content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await guest.request.get(card)).headers()['content-type']).toBe('image/jpeg');

  const friend = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await friend.goto(`${origin}/m/${slug}/lunch`);
  await friend.goto(shared);
  await expect(friend.getByRole('dialog', { name: 'Lentil soup' })).toBeVisible();
  await friend.goBack();
  await expect(friend).toHaveURL(`${origin}/m/${slug}/lunch`);
  await expect(friend.getByRole('dialog')).toHaveCount(0);
  await friend.context().close();
  await context.close();
});
