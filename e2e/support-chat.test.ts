import { expect, type Page } from '@playwright/test';
import { startChatwoot } from './chatwoot.ts';
import { addSupportAt, signIn, signUpAt, test } from './fixtures.ts';
import { startServerProcess } from './server-process.ts';

/** Collects the violations of the page's content-security policy. */
function refusedBy(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}

test('a visitor writes to support in Chatwoot, or in our own panel when it is unreachable', async ({
  browser,
  sink,
}) => {
  const chatwoot = await startChatwoot();
  const server = await startServerProcess({
    CHATWOOT_URL: chatwoot.url,
    CHATWOOT_TOKEN: 'of-ours',
    SMTP_URL: sink.url,
  });
  const [support, owner] = [await addSupportAt(server), await signUpAt(server.url, [])];
  const page = await browser.newPage({ baseURL: server.url, locale: 'en-GB' });
  const refused = refusedBy(page);
  const widget = page.locator('#widget');

  await page.goto('/login');
  await expect(widget.contentFrame().getByText('The chat of of-ours')).toBeVisible();
  await expect(widget).toHaveCSS('inset-block-end', '7px');
  await expect(widget).toHaveCSS('block-size', '77px');
  expect(refused).toEqual([]);
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(widget).toHaveAttribute('lang', 'ar');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(widget).toHaveAttribute('lang', 'en');
  await signIn(page, owner);
  await expect(widget).toBeHidden();
  await page.goto('/settings/support');
  await expect(widget).toHaveAttribute('name', `Layla Haddad ${owner.email}`);
  await page.getByRole('button', { name: 'Account of Layla Haddad' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  await expect(widget).toHaveAttribute('name', 'nobody');

  await chatwoot.close();
  await page.goto('/registration');
  await page.getByRole('button', { name: 'Write to support' }).click();
  await page.getByLabel('Your message').fill('How do I add a menu?');
  await page.getByLabel('Your e-mail address').fill('somebody@example.com');
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByText('We will answer to somebody@example.com.')).toBeVisible();
  const mailToSupport = () =>
    sink.mails.find(
      ({ to, subject }) => to?.[0]?.address === support.email && /A message/.test(subject ?? ''),
    );
  await expect.poll(mailToSupport).toMatchObject({
    replyTo: [{ address: 'somebody@example.com' }],
    text: expect.stringContaining('> How do I add a menu?'),
  });
  await page.context().close();
  await server.end();
});
