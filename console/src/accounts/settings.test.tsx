import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cutOff } from '../../testing/cut-off.ts';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { NoticeList } from '../ui/feedback/notice-list.tsx';
import { PasswordPage } from './password-page.tsx';
import { profileQuery } from './profile.ts';
import { ProfilePage } from './profile-page.tsx';
import { askSignIn } from './sign-in.ts';

await startPhrases(
  'en',
  'confirmation',
  'editor',
  'frame',
  'person',
  'phone',
  'picture',
  'recovery',
  'saving',
  'unsaved',
  'settings',
  'undo',
);

const PASSWORD = 'a-laid-table';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A page of the settings at `/settings`, and another to go to. */
async function open(Page: () => ReactNode) {
  await signUp();
  const root = createRootRoute();
  const at = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const routeTree = root.addChildren([at('/settings', Page), at('/menus', () => <h1>Elsewhere</h1>)]);
  const history = createMemoryHistory({ initialEntries: ['/settings'] });
  const router = createRouter({ routeTree, history });
  const screen = await render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient({ onCounted: () => {} })}>
        {/* The console's own routes are another tree than this one. */}
        <RouterProvider router={router as never} />
        <NoticeList />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
  const press = (name: string) => screen.getByRole('button', { name }).click();
  return { screen, field, press, leave: () => void history.push('/menus') };
}

const person = async () => flatten(await api('GET /me/profile', {}));
const canSignIn = async (password: string) => {
  const { email } = await person();
  return askSignIn({ email, password, remember: false }).then(
    () => true,
    () => false,
  );
};

test('a profile is saved, and a short name is reported at its field', async () => {
  const { screen, field, press } = await open(ProfilePage);
  await field('First name').fill('Li');
  await press('Save');
  await expect.element(screen.getByText('Must have at least 3 characters.')).toBeVisible();
  await expect.element(field('First name')).toHaveFocus();
  await field('First name').fill('Leila');
  await press('Save');
  await expect.element(screen.getByText('Saved')).toBeVisible();
  expect((await person()).first_name).toBe('Leila');
});

test('a city that is not found does not hold a profile back', async () => {
  const { screen, field, press } = await open(ProfilePage);
  await field('First name').fill('Leila');
  await field('City').fill('Xanadu Nowhere');
  await field('Last name').click();
  await expect.element(screen.getByText(/No city is chosen for “Xanadu Nowhere”/)).toBeVisible();
  await press('Save');
  await expect.element(screen.getByText('Saved')).toBeVisible();
  expect((await person()).first_name).toBe('Leila');
  await expect.element(field('City')).not.toHaveValue('Xanadu Nowhere');
});

test('a number that is none is refused at its field', async () => {
  const { screen, press } = await open(ProfilePage);
  await screen.getByLabelText('Phone').fill('+971501234567 ext. 12');
  await press('Save');
  await expect.element(screen.getByText('This is not a phone number of that country.')).toBeVisible();
  expect((await person()).phone).toBe('+971501234567');
});

test('a profile that cannot be saved keeps what was typed, and is asked about before it is left', async () => {
  const { screen, field, press, leave } = await open(ProfilePage);
  await field('First name').fill('Leila');
  const mend = await cutOff();
  await press('Save');
  await expect.element(screen.getByText('Error!')).toBeVisible();
  await expect.element(field('First name')).toHaveValue('Leila');
  await mend();
  leave();
  await press('Keep editing');
  await expect.element(field('First name')).toHaveValue('Leila');
  await press('Save');
  await expect.element(screen.getByText('Saved')).toBeVisible();
  leave();
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

test('leaving a profile without saving discards the input after a question', async () => {
  const { screen, field, press, leave } = await open(ProfilePage);
  await field('First name').fill('Leila');
  leave();
  await press('Leave');
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect((await person()).first_name).toBe('Layla');
});

test('another address needs the password, which is told at its field; the dialog keeps both', async () => {
  const { screen, field, press } = await open(ProfilePage);
  const email = `${crypto.randomUUID()}@example.com`;
  await press('Change the address');
  const dialog = screen.getByRole('dialog');
  const submit = () => dialog.getByRole('button', { name: 'Change the address' }).click();
  // Hers is not confirmed yet, and nothing waits for a link.
  await expect.element(dialog.getByText(/takes the place of this one at once/)).toBeVisible();
  await field('New e-mail address').fill(email);
  await field('Current password').fill('not-this-one');
  await submit();
  await expect.element(dialog.getByText('The current password is not right.')).toBeVisible();
  await expect.element(field('Current password')).toHaveFocus();
  await field('Current password').fill(PASSWORD);
  const mend = await cutOff();
  await submit();
  await expect.element(screen.getByText('Error!')).toBeVisible();
  await expect.element(field('New e-mail address')).toHaveValue(email);
  await expect.element(field('Current password')).toHaveValue(PASSWORD);
  await mend();
  await submit();
  await expect.element(dialog).not.toBeInTheDocument();
  expect((await person()).email).toBe(email);
});

function PasswordAndName() {
  const { data } = useQuery(profileQuery);
  return (
    <>
      <PasswordPage />
      <output>{data?.first_name}</output>
    </>
  );
}

test('the effects of a new password are shown', async () => {
  const { screen, field, press } = await open(PasswordAndName);
  await expect.element(screen.getByText('Layla')).toBeVisible();
  // Stands for an address that waited, and is dropped: only a mail's link could make one here.
  const { id } = await person();
  await api('PATCH /me/profile', {
    body: { data: { type: 'users', id, attributes: { first_name: 'Leila' } } },
  });
  await field('Current password').fill(PASSWORD);
  for (const name of ['New password', 'Confirm the new password']) await field(name).fill('a-table-for-two');
  await press('Change the password');
  await expect.element(screen.getByText('Leila')).toBeVisible();
});

test('a password is changed, refused at its field, and kept as typed when it cannot be saved', async () => {
  const { screen, field, press } = await open(PasswordPage);
  const fields = ['Current password', 'New password', 'Confirm the new password'].map(field);
  const type = async (...words: string[]) => {
    for (const [at, word] of words.entries()) await fields[at]?.fill(word);
  };
  await type('not-this-one', 'a-table-for-two', 'a-table-for-too');
  await press('Change the password');
  await expect.element(screen.getByText('The passwords are not the same.')).toBeVisible();
  await type('not-this-one', 'a-table-for-two', 'a-table-for-two');
  await press('Change the password');
  await expect.element(screen.getByText('The current password is not right.')).toBeVisible();
  await expect.element(field('Current password')).toHaveFocus();
  await field('Current password').fill(PASSWORD);
  const mend = await cutOff();
  await press('Change the password');
  await expect.element(screen.getByText('Error!')).toBeVisible();
  for (const one of fields) await expect.element(one).not.toHaveValue('');
  await mend();
  await press('Change the password');
  await expect.element(screen.getByText('Changed')).toBeVisible();
  for (const one of fields) await expect.element(one).toHaveValue('');
  expect([await canSignIn(PASSWORD), await canSignIn('a-table-for-two')]).toEqual([false, true]);
});
