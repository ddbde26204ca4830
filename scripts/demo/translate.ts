import type { Api } from './api.ts';
import type { Built, BuiltItem, BuiltMenu } from './build.ts';

/**
 * Writes a menu's Arabic and Russian texts. A write to a record carries its texts in the venue's default language, so each
 * language is that for a while: one call an item in place of one for each of its title, settings and extras.
 */
export async function translate(api: Api, venueId: string, menu: BuiltMenu): Promise<void> {
  for (const locale of ['ar', 'ru'] as const) {
    await speak(api, venueId, locale);
    await api.send('PATCH', '/me/venue/relationships/menus', [said('menus', menu, locale)]);
    const sections = menu.sections.map((section) => said('sections', section, locale));
    await api.send('PATCH', `/me/menus/${menu.id}/relationships/sections`, sections);
    const paths = menu.sections.map(({ id, items }) => ({
      path: `/me/menus/${menu.id}/sections/${id}/items`,
      items,
    }));
    await Promise.all(paths.map(({ path, items }) => translateItems(api, path, items, locale)));
  }
  await speak(api, venueId, 'en');
}

const speak = (api: Api, id: string, default_locale: 'en' | 'ar' | 'ru') =>
  api.send('PATCH', '/me/venue', { type: 'venues', id, attributes: { default_locale } });

async function translateItems(api: Api, path: string, items: readonly BuiltItem[], locale: 'ar' | 'ru') {
  for (const item of items) {
    const { relationships, ...rest } = said('items', item, locale);
    const extras = item.extras.map(({ id, title }) => ({
      type: 'extras',
      id,
      attributes: { title: title[locale] },
    }));
    const data = { ...rest, relationships: { ...relationships, extras: { data: extras } } };
    await api.send('PATCH', `${path}/${item.id}`, data);
  }
}

function said(type: string, { id, texts }: Built, locale: 'ar' | 'ru') {
  const { title, ...attributes } = texts[locale];
  const settings = { data: { type: 'settings', attributes } };
  return { type, id, attributes: { title }, relationships: { settings } };
}
