import type { Locale } from '@sofra/contract/languages/locales';
import { api } from '../src/platform/api.ts';
import { PATHS } from '../src/platform/paths.ts';
import { TranslatePage } from '../src/translations/translate-page.tsx';
import { anItem, show } from './dialogs.tsx';

/** The page of the translations of a menu with an English item, whose venue speaks these languages; it shows the item, or the menu. */
export async function openTranslations(
  extra: Locale[],
  { main = 'en', at = 'item', wanted }: { main?: Locale; at?: 'item' | 'menu'; wanted?: Locale } = {},
) {
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
  const recordId = at === 'item' ? id : menu;
  const draw = () =>
    show(<TranslatePage menuId={menu} recordId={recordId} wanted={wanted} />, PATHS.translate);
  let screen = await draw();
  const reload = async () => {
    await screen.unmount();
    screen = await draw();
    return screen;
  };
  return { screen, said, shown, write, reload };
}
