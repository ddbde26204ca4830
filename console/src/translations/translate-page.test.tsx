import type { Locale } from '@sofra/contract/locales';
import { beforeEach, expect, test } from 'vitest';
import { cutOff } from '../../testing/cut-off.ts';
import { anItem, show } from '../../testing/dialogs.tsx';
import { slowDown } from '../../testing/slow-down.ts';
import { api } from '../platform/api.ts';
import { startI18n } from '../platform/i18n.ts';
import { TranslatePage } from './translate-page.tsx';

await startI18n('en', 'catalogue', 'editor', 'lists', 'saving', 'unsaved', 'translate');

beforeEach(() => localStorage.clear());

const STARTING = { timeout: 60_000 };

/** The page of an English item whose venue speaks these languages. */
async function open(extra: Locale[], main: Locale = 'en') {
  const { place, id } = await anItem();
  const [menu = ''] = place.above;
  await api('PATCH /me/venue', {
    body: { data: { type: 'venues', attributes: { default_locale: main, extra_locales: extra } } },
  });
  const foreign = async () =>
    (await api('GET /me/menus/{menu}/translates', { menu })).data
      .map(({ attributes }) => attributes)
      .filter(({ locale }) => locale !== 'en');
  const said = async () =>
    (await foreign()).map(({ locale, translate_type: type, data }) => ({ locale, type, ...data }));
  const shown = async () => (await foreign()).filter(({ enabled }) => enabled).map(({ locale }) => locale);
  /** The change that a colleague makes meanwhile. */
  const write = async (type: 'items' | 'settings', locale: Locale, data: object) => {
    const translate = `${type}.${id}.${locale}`;
    const body = { data: { type: 'translates' as const, id: translate, attributes: { data } } };
    await api('PATCH /me/menus/{menu}/translates/{translate}', { menu, translate, body });
  };
  return { screen: await show(<TranslatePage menuId={menu} recordId={id} />), said, shown, write };
}

test('a tick shows the editor of a language, which saves its input', STARTING, async () => {
  const { screen, said } = await open(['ar']);
  await expect.element(screen.getByText('Tick a language to translate into it.')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Arabic' }).click();
  const title = screen.getByRole('textbox', { name: 'Title' });
  await expect.element(title).toHaveAttribute('dir', 'rtl');
  await expect.element(title).toHaveAttribute('lang', 'ar');
  await expect.element(screen.getByText('4 texts missing')).toBeVisible();
  await title.fill('كباب');
  await screen.getByRole('textbox', { name: 'Description' }).fill('مع الأرز');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('2 texts missing')).toBeVisible();
  await expect.element(title).toHaveValue('كباب');
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(await said()).toEqual([
    { locale: 'ar', type: 'menus' },
    { locale: 'ar', type: 'items', title: 'كباب' },
    { locale: 'ar', type: 'settings', description: 'مع الأرز' },
  ]);
});

test('of two fast ticks the last press wins', STARTING, async () => {
  const { screen, shown } = await open(['ar', 'ru']);
  const arabic = screen.getByRole('checkbox', { name: 'Arabic' });
  const russian = screen.getByRole('checkbox', { name: 'Russian' });
  await expect.element(arabic).toBeVisible();
  await slowDown(300);
  const press = (box: typeof arabic) => (box.element() as HTMLElement).click();
  press(arabic);
  await expect.element(arabic).toBeChecked();
  press(russian);
  press(arabic);
  await expect.element(arabic).not.toBeChecked();
  await expect.element(russian).toBeChecked();
  await expect.poll(shown, { timeout: 10_000 }).toEqual(['ru']);
  await expect.element(arabic).not.toBeChecked();
  await expect.element(russian).toBeChecked();
});

test('unsaved input stays, and a broken rule shows at its field', async () => {
  const { screen, said } = await open(['ru']);
  await screen.getByRole('checkbox', { name: 'Russian' }).click();
  const title = screen.getByRole('textbox', { name: 'Title' });
  const save = screen.getByRole('button', { name: 'Save' });
  await title.fill('Щи');
  await save.click();
  await expect.element(screen.getByText('Must have at least 3 characters.')).toBeVisible();
  await expect.element(title).toHaveFocus();
  await title.fill('Кебаб');
  const reconnect = await cutOff();
  await save.click();
  await expect.element(save).toBeEnabled();
  await expect.element(title).toHaveValue('Кебаб');
  await reconnect();
  await save.click();
  await expect.element(save).toBeDisabled();
  expect(await said()).toContainEqual({ locale: 'ru', type: 'items', title: 'Кебаб' });
});

test(
  'two who translate the same are shown both texts; what only one of them wrote stays',
  STARTING,
  async () => {
    const { screen, said, write } = await open(['ar']);
    await screen.getByRole('checkbox', { name: 'Arabic' }).click();
    await screen.getByRole('textbox', { name: 'Title' }).fill('كباب');
    await write('items', 'ar', { title: 'كباب حلبي' });
    await write('settings', 'ar', { description: 'مع الأرز' });
    const save = screen.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    const conflict = screen.getByRole('dialog', { name: '“Kebab” has been changed meanwhile' });
    await expect.element(conflict.getByText('Arabic · Title')).toBeVisible();
    await expect.element(conflict.getByText('كباب حلبي')).toBeVisible();
    await conflict.getByRole('button', { name: 'Save what is chosen' }).click();
    await expect.element(save).toBeDisabled();
    expect(await said()).toEqual([
      { locale: 'ar', type: 'menus' },
      { locale: 'ar', type: 'items', title: 'كباب' },
      { locale: 'ar', type: 'settings', description: 'مع الأرز' },
    ]);
  },
);

test('where the main language has no text, that is said and can be written', async () => {
  const { screen } = await open(['en'], 'ru');
  await expect.element(screen.getByRole('alert').getByText('Translation missing')).toBeVisible();
  const russian = screen.getByRole('region', { name: 'Russian' });
  await expect.element(russian.getByText('Kebab')).toBeVisible();
  await russian.getByRole('textbox', { name: 'Title' }).fill('Кебаб');
  await russian.getByRole('textbox', { name: 'Description' }).fill('С рисом');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Item Кебаб' })).toBeVisible();
});

test('a venue with one language says how to add a second one', async () => {
  const { screen } = await open([]);
  await expect.element(screen.getByText(/one language only/)).toBeVisible();
});

test('after a change of the main language no language is complete that has nothing, and the tree says so', async () => {
  const { screen } = await open(['en', 'ar'], 'ru');
  await screen.getByRole('checkbox', { name: 'Arabic' }).click();
  await expect.element(screen.getByText('4 texts missing')).toBeVisible();
  // The menu, the section and the item in the tree, and the alert of the item.
  await expect.poll(() => screen.getByText('Translation missing').elements().length).toBe(4);
});

test(
  'an outdated text shows its source as it was and is, and “still right” accepts it',
  STARTING,
  async () => {
    const { screen, write } = await open(['ar']);
    await write('items', 'ar', { title: 'كباب' });
    await write('items', 'en', { title: 'Kebab with rice' });
    await screen.getByRole('checkbox', { name: 'Arabic' }).click();
    await expect.element(screen.getByText('1 text outdated')).toBeVisible();
    await expect.element(screen.getByText('Outdated in Arabic')).toBeInTheDocument();
    await expect.element(screen.getByRole('insertion')).toHaveTextContent('Kebab with rice');
    await expect.element(screen.getByRole('deletion')).toHaveTextContent('Kebab');
    await screen.getByRole('button', { name: 'Still right' }).click();
    await expect.element(screen.getByRole('insertion')).not.toBeInTheDocument();
    await expect.element(screen.getByText('1 text outdated')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('كباب');
  },
);
