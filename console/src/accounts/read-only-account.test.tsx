import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { MENUS, show } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { createRecord } from '../catalogue/calls.ts';
import { CataloguePage } from '../catalogue/catalogue-page.tsx';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import { PublishButton } from '../publishing/publish-button.tsx';
import { SupportPage } from '../support/support-page.tsx';
import { type Profile, profileQuery } from './profile.ts';
import { ProfilePage } from './profile-page.tsx';
import { ReadOnlyAccount } from './read-only-account.tsx';

await startPhrases(
  'en',
  'catalogue',
  'confirmation',
  'editor',
  'frame',
  'lists',
  'person',
  'phone',
  'publishing',
  'picture',
  'saving',
  'unsaved',
  'settings',
  'signed-out',
  'support',
  'undo',
);

const WHY = 'Confirm your e-mail address to make changes again.';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function As({ person, children }: { person: Profile; children: ReactNode }) {
  const queries = useQueryClient();
  useState(() => queries.setQueryData(profileQuery.queryKey, person));
  return <ReadOnlyAccount>{children}</ReadOnlyAccount>;
}

/** Parts of several screens, for an owner with so many days left to confirm an address. */
async function open(left_days: number) {
  await signUp();
  await createRecord(MENUS, { type: 'menus', attributes: { title: 'Lunch', currency: 'aed' } });
  const person = { ...flatten(await api('GET /me/profile', {})), left_days };
  const nothing = () => undefined;
  return show(
    <As person={person}>
      <CataloguePage place={MENUS} search={{}} found={undefined} onSearch={nothing} />
      <PublishButton
        venue={{ id: 'here', published_at: null }}
        loadReview={() => import('../history/review-dialog.tsx')}
      />
      <SupportPage search={{}} onSearch={nothing} onEntered={nothing} />
      <ProfilePage />
    </As>,
  );
}

const CHANGING = ['New menu', 'Publish', 'Invite support'] as const;
const FIELDS = ['First name', 'Phone', 'City'] as const;

test('a disconnected account can be read, and says at what would change it why that must wait', async () => {
  const screen = await open(0);
  const button = (name: string) => screen.getByRole('button', { name });
  for (const name of CHANGING) {
    await expect.element(button(name)).toBeDisabled();
    await expect.element(button(name)).toHaveAttribute('title', WHY);
  }
  await expect.element(screen.getByRole('switch', { name: /Lunch/ })).toBeDisabled();
  await expect.element(button('Move Lunch')).toBeDisabled();
  for (const name of FIELDS) await expect.element(screen.getByLabelText(name)).toBeDisabled();
  await expect.element(screen.getByLabelText('Language')).toBeEnabled();
  await expect.element(button('Change the address')).toBeEnabled();
  await button('Actions for Lunch').click();
  const action = (name: string) => screen.getByRole('menuitem', { name });
  await expect.element(action('Delete')).toBeDisabled();
  await expect.element(action('Duplicate')).toBeDisabled();
  // Without its style sheet the menu lies under the rows, out of the pointer's reach.
  action('Edit')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const editor = screen.getByRole('dialog');
  await expect.element(editor.getByText(WHY)).toBeVisible();
  await expect.element(editor.getByLabelText('Title')).toHaveValue('Lunch');
  await expect.element(editor.getByLabelText('Title')).toBeDisabled();
  await expect.element(editor.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('until its last day is over it can be changed', async () => {
  const screen = await open(1);
  for (const name of CHANGING) await expect.element(screen.getByRole('button', { name })).toBeEnabled();
  await expect.element(screen.getByRole('switch', { name: /Lunch/ })).toBeEnabled();
  await expect.element(screen.getByRole('button', { name: 'Move Lunch' })).toBeEnabled();
  for (const name of FIELDS) await expect.element(screen.getByLabelText(name)).toBeEnabled();
});
