import { beforeEach, expect, test } from 'vitest';
import { anItem, show } from '../../testing/dialogs.tsx';
import { startPhrases } from '../../testing/start-phrases.ts';
import { api } from '../platform/api.ts';
import { PATHS } from '../platform/paths.ts';
import { NoticeList } from '../ui/feedback/notice-list.tsx';
import { LanguagesPage } from './languages-page.tsx';

await startPhrases('en', 'catalogue', 'frame', 'lists', 'translate', 'undo');

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
  const screen = await show(
    <>
      <LanguagesPage />
      <NoticeList />
    </>,
    PATHS.languages,
  );
  await screen.getByRole('button', { name: 'Add Russian' }).click();
  const russian = screen.getByRole('region', { name: 'Russian' });
  await expect.element(russian.getByText(/of \d+ texts translated/)).toBeVisible();
  await expect.poll(spoken).toEqual(['en', 'ru']);
  await expect.element(russian.getByText('Not shown to guests')).toBeVisible();
  await expect
    .element(
      screen.getByText('Russian has been added. Guests see it in each menu that shows it', { exact: false }),
    )
    .toBeVisible();
  const way = russian.getByRole('link', { name: /translate into Russian/ });
  await expect.element(way).toHaveAttribute('href', `/translate?menuId=${menu}&locale=ru`);
  await russian.getByRole('button', { name: 'Make it the main one: Russian' }).click();
  await expect.element(screen.getByText('Russian is the main language now', { exact: false })).toBeVisible();
  const english = screen.getByRole('region', { name: 'English' });
  await english.getByRole('button', { name: 'Remove: English' }).click();
  await expect.element(english).not.toBeInTheDocument();
  await expect.poll(spoken).toEqual(['ru']);
  const removed = screen.getByRole('listitem').filter({ hasText: 'English has been removed' });
  await removed.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(spoken).toEqual(['ru', 'en']);
  await expect.element(screen.getByText('English has been added', { exact: false })).toBeVisible();
  await expect.element(russian.getByText('Main language')).toBeVisible();
});
