import { beforeEach, expect, test } from 'vitest';
import { MENUS, show } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { createRecord } from '../catalogue/calls.ts';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import { Links } from './menu-links.tsx';

await startPhrases('en', 'lists', 'menu-address', 'publishing');
beforeEach(() => localStorage.clear());

test('each menu that is on has a link, and one for each language that it has', async () => {
  await signUp();
  const attributes = { title: 'Lunch', currency: 'aed' };
  const { id } = await createRecord(MENUS, { type: 'menus', attributes });
  await createRecord(MENUS, { type: 'menus', attributes: { title: 'Old', currency: 'aed', disabled: true } });
  const venue = flatten(await api('GET /me/venue', {}));
  const screen = await show(<Links venue={venue} />);
  await expect.element(screen.getByRole('button', { name: /^Copy the link/ })).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(1);
  await screen.unmount();
  await api('PATCH /me/venue', {
    body: { data: { type: 'venues', id: venue.id, attributes: { extra_locales: ['ar'] } } },
  });
  await api('POST /me/menus/{menu}/translates', {
    menu: id,
    body: {
      data: {
        type: 'translates',
        attributes: { locale: 'ar', enabled: true, data: { title: 'الغداء' } },
        relationships: { menu: { data: { type: 'menus', id } } },
      },
    },
  });
  const again = await show(<Links venue={venue} />);
  for (const language of ['Guest’s language', 'English', 'العربية'])
    await expect
      .element(again.getByRole('button', { name: `Copy the link to Lunch: ${language}` }))
      .toBeVisible();
  expect(again.getByText('Old').elements()).toEqual([]);
});
