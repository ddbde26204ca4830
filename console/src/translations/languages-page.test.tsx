import { beforeEach, expect, test } from 'vitest';
import { anItem, show } from '../../testing/dialogs.tsx';
import { api } from '../platform/api.ts';
import { startI18n } from '../platform/i18n.ts';
import { PATHS } from '../platform/paths.ts';
import { LanguagesPage } from './languages-page.tsx';

await startI18n('en', 'catalogue', 'frame', 'lists', 'translate', 'undo');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const spoken = async () => {
  const { attributes } = (await api('GET /me/venue', {})).data;
  return [attributes.default_locale, ...attributes.extra_locales];
};

test('a language is added, translated, made the main one and taken away', async () => {
  const { place } = await anItem();
  const [menu = ''] = place.above;
  const screen = await show(<LanguagesPage />, PATHS.languages);
  await screen.getByRole('button', { name: 'Add Russian' }).click();
  const russian = screen.getByRole('region', { name: 'Russian' });
  await expect.element(russian.getByText(/of \d+ texts translated/)).toBeVisible();
  await expect.poll(spoken).toEqual(['en', 'ru']);
  const way = russian.getByRole('link', { name: /translate into Russian/ });
  await expect.element(way).toHaveAttribute('href', `/translate?menuId=${menu}`);
  await russian.getByRole('button', { name: 'Make it the main one: Russian' }).click();
  const english = screen.getByRole('region', { name: 'English' });
  await english.getByRole('button', { name: 'Remove: English' }).click();
  await expect.element(english).not.toBeInTheDocument();
  await expect.poll(spoken).toEqual(['ru']);
  await expect.element(russian.getByText('Main language')).toBeVisible();
});
