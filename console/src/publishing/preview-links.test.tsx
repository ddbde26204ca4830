import { beforeEach, expect, test } from 'vitest';
import { MENUS, show } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { createRecord } from '../catalogue/calls.ts';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import { ReadOnlyContext } from '../ui/feedback/read-only.tsx';
import { Links } from './preview-links.tsx';

await startPhrases('en', 'lists', 'menu-address', 'publishing');
beforeEach(() => localStorage.clear());

const aVenue = async () => flatten(await api('GET /me/venue', {}));
const living = async () => flatten(await api('GET /me/venue/previews', {}));

test('a link is made and stands in the list, with who made it, to be copied and revoked', async () => {
  await signUp();
  await createRecord(MENUS, { type: 'menus', attributes: { title: 'Lunch', currency: 'aed' } });
  const screen = await show(<Links venue={await aVenue()} />);
  await expect.element(screen.getByRole('region', { name: 'Preview for colleagues' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Make a link' }).click();
  const link = screen.getByRole('textbox', { name: /^Link to the draft, until/ });
  await expect.element(link).toHaveValue((await living())[0]?.url);
  await expect.element(screen.getByText(/^Layla Haddad · until/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Copy the link until/ })).toBeVisible();
  await screen.getByRole('button', { name: /^Revoke the link until/ }).click();
  await expect.element(link).not.toBeInTheDocument();
  expect(await living()).toEqual([]);
  expect(document.activeElement).not.toBe(document.body);
});

test('whoever may only read sees the links, and can neither make nor revoke one', async () => {
  await signUp();
  await api('POST /me/venue/previews', { body: { data: { type: 'previews', attributes: {} } } });
  const screen = await show(
    <ReadOnlyContext value="Only to be read">
      <Links venue={await aVenue()} />
    </ReadOnlyContext>,
  );
  await expect.element(screen.getByRole('button', { name: /^Copy the link until/ })).toBeEnabled();
  await expect.element(screen.getByRole('button', { name: 'Make a link' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: /^Revoke/ })).toBeDisabled();
});
