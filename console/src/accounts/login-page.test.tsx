import { MantineProvider } from '@mantine/core';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { startPhrases } from '../../testing/start-phrases.ts';
import { LoginPage } from './login-page.tsx';

await startPhrases('en');

const login = () =>
  render(
    <MantineProvider env="test">
      <LoginPage />
    </MantineProvider>,
  );

test('the first broken rule shows at its field, which gets the focus', async () => {
  const screen = await login();
  const email = screen.getByLabelText('E-mail');
  const submit = screen.getByRole('button', { name: 'Sign in' });
  await submit.click();
  const empty = screen.getByText('Please fill this in.');
  await expect.element(empty).toBeVisible();
  await expect.element(email).toHaveFocus();
  await email.fill('a@b.co');
  await submit.click();
  await expect.element(empty).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Password' })).toHaveFocus();
  await screen.getByRole('textbox', { name: 'Password' }).fill('abc');
  await submit.click();
  await expect.element(screen.getByText('A password has at least 4 characters.')).toBeVisible();
});
