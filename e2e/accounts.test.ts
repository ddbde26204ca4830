import { expect, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { toggleShown } from './catalogue-fixtures.ts';
import { signInByForm, test } from './fixtures.ts';

const NEW_PASSWORD = 'a-table-laid-anew';

const reminder = (page: Page) => page.getByRole('region', { name: 'E-mail confirmation' });
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('the link in the sign-up mail confirms the address, signed in and signed out', async ({
  page,
  browser,
  origin,
  signUp,
  linkTo,
}) => {
  const owner = await signUp(['Lunch']);
  await signInByForm(page, owner);
  await expect(reminder(page)).toContainText('30 days left');
  await reminder(page).getByRole('button').first().click();
  await button(page, 'Send the mail again').click();
  await expect(page.getByText('The mail is on its way')).toBeVisible();
  await expect(button(page, 'Send again in')).toBeDisabled();

  await page.goto('/confirm-email?token=made-up');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The address could not be confirmed');
  await expect(dialog).toContainText('This confirmation link is not valid.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL(`${origin}/menus`);
  await expect(reminder(page)).toBeVisible();

  const link = await linkTo(owner.email, '/confirm-email');
  const somebody = await browser.newPage({ baseURL: origin, locale: 'en-GB' });
  await signInByForm(somebody, await signUp([]));
  await somebody.goto(link);
  const refused = somebody.getByRole('dialog');
  await expect(refused).toContainText('This link belongs to another account.');
  // The token belongs to another account, so the page offers no new mail (rule 40).
  await expect(somebody).toHaveURL(`${origin}/menus`);
  await expect(refused.getByRole('button', { name: 'Send the mail again' })).toBeHidden();
  await refused.getByRole('button', { name: 'Close' }).last().click();
  await expect(refused).toBeHidden();
  // An expired sign-in does not block the confirmation.
  const { token } = await somebody.evaluate(() => JSON.parse(sessionStorage.getItem('sofra.session') ?? ''));
  const headers = { authorization: `Bearer ${token}` };
  await somebody.request.delete('/api/v1/sign_out', { headers });
  await somebody.goto('/confirm-email?token=made-up');
  await expect(somebody.getByLabel('Token from the mail')).toBeVisible();
  await expect(somebody.getByRole('dialog')).toContainText('This confirmation link is not valid.');
  await somebody.keyboard.press('Escape');
  await expect(somebody.getByLabel('Token from the mail')).toBeVisible();
  await somebody.close();

  await page.goto(link);
  await expect(dialog).toContainText('Your address is confirmed');
  await expect(page).toHaveURL(`${origin}/menus`);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row', { name: /Lunch/ })).toBeVisible();
  await expect(reminder(page)).toBeHidden();

  const elsewhere = await browser.newPage({ baseURL: origin, locale: 'en-GB' });
  await elsewhere.goto(link);
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await elsewhere.waitForURL('**/login');
  await elsewhere.goto('/confirm-email');
  await button(elsewhere, 'Confirm').click();
  await expect(elsewhere.getByText('Please fill this in.')).toBeVisible();
  await elsewhere.getByLabel('Token from the mail').fill('made-up');
  await button(elsewhere, 'Confirm').click();
  await expect(elsewhere.getByRole('dialog')).toContainText('The address could not be confirmed');
  await elsewhere.keyboard.press('Escape');
  await expect(elsewhere.getByLabel('Token from the mail')).toHaveValue('made-up');
  await elsewhere.close();
});

test('the link in the mail replaces a forgotten password and works once', async ({
  page,
  signUp,
  linkTo,
}) => {
  const { email } = await signUp([]);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await button(page, 'Send the link').click();
  await expect(page.getByText('Please fill this in.')).toBeVisible();
  await page.getByLabel('E-mail').fill('not an address');
  await button(page, 'Send the link').click();
  await expect(page.getByText('This is not an e-mail address.')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await button(page, 'Send the link').click();
  await expect(page.getByRole('status')).toContainText(email);

  const link = await linkTo(email, '/forget-password');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm the new password').fill('another');
  await button(page, 'Save the password').click();
  await expect(page.getByText('The passwords are not the same.')).toBeVisible();
  await page.getByLabel('Confirm the new password').fill(NEW_PASSWORD);
  await button(page, 'Save the password').click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await page.waitForURL('**/login');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm the new password').fill(NEW_PASSWORD);
  await button(page, 'Save the password').click();
  await expect(page.getByText('Error!')).toBeVisible();
  await expect(page.getByText(/no longer valid/)).toBeVisible();
  await signInByForm(page, { email, password: NEW_PASSWORD });

  await page.goto('/reset-password/made-up');
  await page.getByLabel('New password').fill('short');
  await button(page, 'Save the password').click();
  await expect(page.getByText('Must have at least 8 characters.')).toBeVisible();
});

test('the older page for a new password has one field and leads to the login', async ({
  page,
  signUp,
  linkTo,
}) => {
  const { email } = await signUp([]);
  await page.goto('/forget-password');
  await page.getByLabel('E-mail').fill(email);
  await button(page, 'Send the link').click();
  const link = await linkTo(email, '/forget-password');
  await page.goto(`/reset-password/${new URLSearchParams(link.split('?')[1]).get('token')}`);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await button(page, 'Save the password').click();
  await page.waitForURL('**/login');
  await signInByForm(page, { email, password: NEW_PASSWORD });
});

test('the profile, the address and the password are changed in the settings', async ({
  page,
  signUp,
  linkTo,
}) => {
  const owner = await signUp([]);
  await signInByForm(page, owner);
  await button(page, 'Account of Layla Haddad').click();
  await page.getByRole('menuitem', { name: 'Profile and settings' }).click();
  await page.waitForURL('**/settings');
  await expect(page.locator('body')).toHaveClass('settings-main');
  await expect(button(page, 'Save')).toBeDisabled();
  await page.getByLabel('First name').fill('Li');
  await button(page, 'Save').click();
  await expect(page.getByText('Must have at least 3 characters.')).toBeVisible();
  await page.getByLabel('First name').fill('Leila');
  await page.getByLabel('City').fill('Abu Dh');
  await page.getByRole('option', { name: 'Abu Dhabi, United Arab Emirates' }).click();
  await button(page, 'Save').click();
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(button(page, 'Account of Leila Haddad')).toBeVisible();

  const photo = { create: { width: 64, height: 64, channels: 3, background: 'teal' } } as const;
  const buffer = await sharp(photo).jpeg().toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.locator('form img')).toBeVisible();
  await page.getByRole('link', { name: 'Password' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await button(page, 'Save').click();
  const face = page.locator('.app-top img');
  await expect(face).toBeVisible();
  await page.reload();
  await expect(face).toBeVisible();
  await button(page, 'Delete the picture').click();
  await button(page, 'Save').click();
  await expect(face).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).not.toBeEditable();

  await button(page, 'Change the address').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New e-mail address').fill(`new-${owner.email}`);
  await dialog.getByRole('textbox', { name: 'Current password' }).fill('not-this-one');
  await dialog.getByRole('button', { name: 'Change the address' }).click();
  await expect(dialog).toContainText('The current password is not right.');
  await expect(dialog.getByLabel('New e-mail address')).toHaveValue(`new-${owner.email}`);
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(owner.password);
  await dialog.getByRole('button', { name: 'Change the address' }).click();
  await expect(dialog).toBeHidden();
  await linkTo(`new-${owner.email}`, '/confirm-email');

  await page.getByRole('link', { name: 'Password' }).click();
  await page.waitForURL('**/settings/password');
  const current = page.getByRole('textbox', { name: 'Current password' });
  await current.fill('not-this-one');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('textbox', { name: 'Confirm the new password' }).fill(NEW_PASSWORD);
  await button(page, 'Change the password').click();
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill(owner.password);
  await button(page, 'Change the password').click();
  await expect(page.getByText('Changed')).toBeVisible();
  await expect(current).toHaveValue('');
});

test('support without a chosen account is asked to choose one on a screen of a venue', async ({
  page,
  addSupport,
}) => {
  const code = Promise.withResolvers<void>();
  await page.route('**/support-screen*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await signInByForm(page, await addSupport());
  await page.waitForURL('**/settings/support');
  await page.getByRole('link', { name: 'My menus' }).first().click();
  await page.waitForURL('**/menus');
  code.resolve();
  await expect(page.getByText('Choose an account first')).toBeVisible();
  await page.getByRole('link', { name: 'To the invitations' }).click();
  await page.waitForURL('**/settings/support');
  await expect(page.getByText('Choose an account first')).toBeHidden();
});

test('support is invited, works under both names, leaves, and loses access while at work', async ({
  page,
  browser,
  origin,
  signUp,
  addSupport,
}) => {
  const owner = await signUp(['Lunch']);
  await signInByForm(page, owner);
  await page.goto('/settings/support');
  await button(page, 'Invite support').click();
  await expect(page.getByText('You have successfully granted access to support')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Support can work in your account' })).toBeVisible();

  const theirs = await browser.newContext({ baseURL: origin, locale: 'en-GB' });
  const sami = await theirs.newPage();
  const ofVenues: string[] = [];
  sami.on('request', (request) => /\/me\/(venue|menu)/.test(request.url()) && ofVenues.push(request.url()));
  await signInByForm(sami, await addSupport(), { remember: true });
  await sami.waitForURL('**/settings/support');
  await sami.getByRole('link', { name: 'My menus' }).first().click();
  await expect(sami.getByText('Choose an account first')).toBeVisible();
  expect(ofVenues).toEqual([]);
  await sami.getByRole('link', { name: 'To the invitations' }).click();
  await button(sami, 'Accept: Layla Haddad').first().click();
  await expect(sami.getByText('You are now in the account of Layla Haddad')).toBeVisible();
  await sami.waitForURL('**/menus');
  await expect(sami.getByRole('row', { name: /Lunch/ })).toBeVisible();
  await toggleShown(sami, 'Lunch');
  await expect(sami.getByText('The status has been changed')).toBeVisible();
  await sami.goto('/settings/password');
  await expect(sami.getByText('Only the owner can change the password of this account.')).toBeVisible();
  await button(sami, 'Back to support').click();
  await expect(sami.getByText('You are back in your own account')).toBeVisible();
  await expect(button(sami, 'Back to support')).toBeHidden();
  const [latest] = (await owner.api.readAll('/me/activity')).data;
  expect(latest?.attributes).toMatchObject({ actor: expect.anything(), support_actor: expect.anything() });

  await button(sami, 'Sign in: Layla Haddad').first().click();
  await sami.waitForURL('**/menus');
  await expect(sami.getByRole('row', { name: /Lunch/ })).toBeVisible();
  const other = await theirs.newPage();
  await other.goto('/menus');
  await expect(other.getByRole('row', { name: /Lunch/ })).toBeVisible();
  // A call of this tab that is refused later would let support leave here, and the notice come here.
  await other.waitForLoadState('networkidle');
  await button(page, 'End the access').click();
  await expect(page.getByText('Support no longer has access to your account')).toBeVisible();
  // All calls of a screen are refused at once, but support leaves once: a second leave would end the sign-in.
  const ways: number[] = [];
  sami.on('response', (answer) => answer.url().endsWith('/me/sites/sign_out') && ways.push(answer.status()));
  // One call is refused after the server has let support leave and before the answer to that has come.
  const hasLeft = Promise.withResolvers<void>();
  const isRefused = Promise.withResolvers<void>();
  const refuseLate = async (route: Route) => {
    await hasLeft.promise;
    const answer = await route.fetch();
    expect(answer.status()).toBe(401);
    await route.fulfill({ response: answer });
    isRefused.resolve();
  };
  await sami.route('**/me/menus?*', refuseLate, { times: 1 });
  await sami.route('**/me/sites/sign_out', async (route) => {
    const answer = await route.fetch();
    hasLeft.resolve();
    await isRefused.promise;
    await sami.evaluate(() => new Promise(requestAnimationFrame));
    await route.fulfill({ response: answer });
  });
  // The notice may come and leave between two looks.
  await sami.addInitScript((words) => {
    const hear = () => {
      if (document.body?.textContent?.includes(words)) Object.assign(window, { hasTold: true });
    };
    new MutationObserver(hear).observe(document, { childList: true, subtree: true });
  }, 'Your access to that account has ended.');
  await sami.reload({ waitUntil: 'commit' });
  await expect.poll(() => sami.evaluate('window.hasTold')).toBe(true);
  await sami.waitForURL('**/settings/support');
  expect(ways).toEqual([200]);
  await expect(button(sami, 'Account of Sami Support')).toBeVisible();
  // The other tab leaves the account too.
  await other.reload();
  await other.waitForURL('**/settings/support');
  await expect(button(other, 'Account of Sami Support')).toBeVisible();
  await expect(button(sami, 'Account of Sami Support')).toBeVisible();
  await theirs.close();
});
