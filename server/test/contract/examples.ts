import { randomInt } from 'node:crypto';
import type { CallName } from '@sofra/contract/api/calls';
import { type Asking, activityOf, call } from '../tools/client.ts';
import { aBranch, aMenu, anExtra, anItem, anUpload, aSection, aTheme, aVenue } from '../tools/factories.ts';
import { accountExamples } from './account-examples.ts';
import {
  aBinnedMenu,
  aRussianTitle,
  brandingPictures,
  syncing,
  themeAttributes,
  wholeSection,
} from './example-bodies.ts';
import { map, ofItem, one, settings, texts, venueChange } from './example-values.ts';
import { type Example, nothing, type World } from './example-world.ts';
import { publishingExamples } from './publishing-examples.ts';
import { importing } from './whole-menus-example.ts';

/** A full example of every call, which answers what the contract says; a call without one does not compile. */
const examples: Record<CallName, Example> = {
  ...accountExamples,
  'GET /me/search': () => ({ query: { q: 'taw' } }),
  'GET /me/activity': ({ owner }) => ({
    query: { 'page[size]': 3, 'filter[person]': owner.user.id, 'filter[kind]': 'added' },
  }),
  'POST /me/activity/{activity}/undo': async ({ owner, menu }) => {
    // The same title again would be no change.
    const body = one('menus', { title: `Supper ${randomInt(1_000_000)}` });
    const changed = await call('PATCH /me/menus/{menu}', { token: owner.token, params: { menu }, body });
    return { params: { activity: activityOf(changed) } };
  },
  'GET /me/bin': async ({ owner }) => {
    await aBinnedMenu(owner);
    return { query: { 'page[size]': 3 } };
  },
  'POST /me/bin/{record}/restore': async ({ owner }) => ({
    params: { record: await aBinnedMenu(owner) },
  }),
  'DELETE /me/bin/{record}': async ({ owner }) => ({ params: { record: await aBinnedMenu(owner) } }),

  'GET /me/venues': () => ({ query: { 'page[number]': 1, 'page[size]': 2 } }),
  'POST /me/venues': () => ({
    body: one('venues', {
      name: 'Zaatar House',
      branch: 'Marina',
      map,
      time_zone: 'Asia/Dubai',
      extra_locales: ['ar'],
      check_again_months: null,
    }),
  }),
  'PATCH /me/venues/{venue}/sign_in': async ({ owner }) => ({ params: { venue: await aVenue(owner) } }),
  'GET /me/venue': nothing,
  'GET /me/venue/overview': nothing,
  'PATCH /me/venue': ({ owner }) => ({ body: one('venues', venueChange, owner.venueId) }),
  'GET /me/venue/children': async ({ owner }) => {
    await aBranch(owner);
    return { query: { 'page[size]': 3 } };
  },
  'PUT /me/venue/sync': async ({ owner }) => ({ body: await syncing(owner) }),
  'POST /me/venue/sync/preview': async ({ owner }) => ({ body: await syncing(owner) }),
  'GET /me/venue/sync/progress': nothing,
  'DELETE /me/venue': async ({ owner }) => {
    await aVenue(owner);
    return {};
  },
  ...publishingExamples,
  'GET /geocode': () => ({ query: { address: 'Amman, Jordan', language: 'ar' } }),
  'GET /time_zone': () => ({ query: { latitude: 25.204849, longitude: 55.270783 } }),

  'GET /me/menus': () => ({ query: { 'page[size]': 10 } }),
  'POST /me/menus': () => ({
    body: {
      data: {
        ...one('menus', { title: 'Brunch', currency: 'usd', kind: 'table', position: 1 }).data,
        relationships: settings(texts),
      },
    },
  }),
  'GET /me/venue/relationships/menus/titles': nothing,
  'PATCH /me/venue/relationships/menus': ({ menu }) => ({
    body: { data: [one('menus', { position: 1, disabled: true, currency: 'eur' }, menu).data] },
  }),
  'DELETE /me/venue/relationships/menus': async ({ owner }) => ({
    body: { data: [{ type: 'menus', id: await aMenu(owner) }] },
  }),
  'POST /me/venue/relationships/menus/duplicate': ({ menu }) => ({
    body: { data: [{ type: 'menus', id: menu }] },
  }),
  'POST /me/venue/relationships/menus/move': async ({ owner, menu }) => ({
    body: {
      data: {
        type: 'venues',
        id: await aVenue(owner),
        relationships: { menus: { data: [{ type: 'menus', id: menu }] } },
      },
    },
  }),
  'POST /me/venue/relationships/menus/copy': async ({ owner, menu }) => ({
    body: {
      data: {
        type: 'venues',
        id: await aVenue(owner),
        relationships: { menus: { data: [{ type: 'menus', id: menu }] } },
      },
    },
  }),
  'GET /me/menus/{menu}': nothing,
  'PATCH /me/menus/{menu}': ({ menu }) => ({
    body: {
      data: {
        ...one('menus', { title: 'Supper', currency: 'eur', kind: 'table', disabled: true }, menu).data,
        relationships: settings(texts),
      },
    },
  }),
  'DELETE /me/menus/{menu}': async ({ owner }) => ({ params: { menu: await aMenu(owner) } }),
  'POST /me/menus/{menu}/duplicate': nothing,
  'PATCH /me/menus/{menu}/relationships/venue': async ({ owner }) => ({
    body: { data: { type: 'venues', id: await aVenue(owner) } },
  }),

  'GET /me/menus/{menu}/sections': nothing,
  'POST /me/menus/{menu}/relationships/sections': () => ({
    body: { data: ['Soups', 'Salads'].map(wholeSection) },
  }),
  'POST /me/menus/{menu}/sections': () => ({
    body: {
      data: { ...one('sections', { title: 'Sweets', disabled: false }).data, relationships: settings(texts) },
    },
  }),
  'GET /me/menus/{menu}/relationships/sections/titles': nothing,
  'PATCH /me/menus/{menu}/relationships/sections': ({ section }) => ({
    body: { data: [one('sections', { title: 'From the grill', position: 1 }, section).data] },
  }),
  'DELETE /me/menus/{menu}/relationships/sections': ({ section }) => ({
    body: { data: [{ type: 'sections', id: section }] },
  }),
  'POST /me/menus/{menu}/relationships/sections/duplicate': ({ section }) => ({
    body: { data: [{ type: 'sections', id: section }] },
  }),
  'POST /me/menus/{menu}/relationships/sections/move': async ({ owner, section }) => ({
    body: {
      data: {
        type: 'menus',
        id: await aMenu(owner),
        relationships: { sections: { data: [{ type: 'sections', id: section }] } },
      },
    },
  }),
  'GET /me/menus/{menu}/sections/{section}': nothing,
  'PATCH /me/menus/{menu}/sections/{section}': ({ section }) => ({
    body: { data: { ...one('sections', { title: 'Grill' }, section).data, relationships: settings(texts) } },
  }),
  'DELETE /me/menus/{menu}/sections/{section}': async ({ owner, menu }) => ({
    params: { section: await aSection(owner, menu) },
  }),
  'POST /me/menus/{menu}/sections/{section}/duplicate': nothing,
  'PATCH /me/menus/{menu}/sections/{section}/relationships/menu': async ({ owner }) => ({
    body: { data: { type: 'menus', id: await aMenu(owner) } },
  }),

  'GET /me/menus/{menu}/sections/{section}/items': () => ({ query: { 'page[number]': 1 } }),
  'POST /me/menus/{menu}/sections/{section}/items': async ({ owner }) => {
    const photo = { resource_type: 'photo', resource: await anUpload(owner.token) };
    const attachments = { data: [{ type: 'attachments', attributes: photo }] };
    const cheese = { title: 'Cheese', price: '1.00', ingredient_warnings: ['milk'], free_of: ['nuts'] };
    const extras = { data: [{ type: 'extras', attributes: cheese }] };
    const written = { data: { type: 'settings', attributes: texts, relationships: { attachments } } };
    const attributes = {
      title: 'Burger',
      price: '12.50',
      ingredient_warnings: ['sesame'],
      may_contain: ['celery'],
      free_of: ['milk', 'eggs'],
      food_speciality: ['halal'],
      is_new: true,
      is_popular: false,
    };
    return { body: { data: { type: 'items', attributes, relationships: { settings: written, extras } } } };
  },
  'GET /me/menus/{menu}/sections/{section}/relationships/items/titles': nothing,
  'PATCH /me/menus/{menu}/sections/{section}/relationships/items': ({ item }) => ({
    body: {
      data: [one('items', { price: '43.00', is_popular: true, free_of: ['nuts'], checked: true }, item).data],
    },
  }),
  'DELETE /me/menus/{menu}/sections/{section}/relationships/items': ({ item }) => ({
    body: { data: [{ type: 'items', id: item }] },
  }),
  'POST /me/menus/{menu}/sections/{section}/relationships/items/duplicate': ({ item }) => ({
    body: { data: [{ type: 'items', id: item }] },
  }),
  'POST /me/menus/{menu}/sections/{section}/relationships/items/move': async ({ owner, menu, item }) => ({
    body: {
      data: {
        type: 'sections',
        id: await aSection(owner, menu),
        relationships: { items: { data: [{ type: 'items', id: item }] } },
      },
    },
  }),
  'GET /me/menus/{menu}/sections/{section}/items/{item}': nothing,
  'PATCH /me/menus/{menu}/sections/{section}/items/{item}': async ({ owner, ...place }) => {
    const extra = one('extras', { price: '2.00', may_contain: ['milk'] }, await anExtra(owner, place)).data;
    const relationships = { ...settings(texts), extras: { data: [extra] } };
    const { data } = one('items', { title: 'Kofta', price: 40, may_contain: ['nuts'] }, place.item);
    return { body: { data: { ...data, relationships } } };
  },
  'DELETE /me/menus/{menu}/sections/{section}/items/{item}': async ({ owner, ...place }) => ({
    params: { item: await anItem(owner, place) },
  }),
  'POST /me/menus/{menu}/sections/{section}/items/{item}/duplicate': nothing,
  'PATCH /me/menus/{menu}/sections/{section}/items/{item}/relationships/section': async ({
    owner,
    menu,
  }) => ({
    body: { data: { type: 'sections', id: await aSection(owner, menu), meta: { position: 1 } } },
  }),

  'GET /me/branding': async ({ owner }) => {
    await aTheme(owner);
    return {};
  },
  'PATCH /me/branding': async ({ owner }) => ({ body: await brandingPictures(owner) }),
  'PATCH /me/branding/relationships/themes': async ({ owner }) => ({
    body: { data: [one('themes', { enabled: true }, await aTheme(owner)).data] },
  }),
  'POST /me/branding/themes': async ({ owner, menu }) => ({
    body: one('themes', await themeAttributes(owner, menu)),
  }),
  'GET /me/branding/themes/{theme}': async ({ owner }) => ({ params: { theme: await aTheme(owner) } }),
  'PATCH /me/branding/themes/{theme}': async ({ owner, menu }) => {
    const theme = await aTheme(owner);
    return { params: { theme }, body: one('themes', await themeAttributes(owner, menu), theme) };
  },
  'DELETE /me/branding/themes/{theme}': async ({ owner }) => ({ params: { theme: await aTheme(owner) } }),

  'GET /me/venue/export': nothing,
  'POST /me/venue/import': async ({ owner }) => ({ body: await importing(owner) }),
  'GET /me/venue/items': ({ menu }) => ({ query: { menu } }),
  'PATCH /me/venue/relationships/items': ({ item }) => ({
    body: {
      data: [
        one(
          'items',
          { texts: { ar: { title: 'حمص', description: '' } }, price: '9.50', disabled: true },
          item,
        ).data,
      ],
    },
  }),
  'GET /me/venue/languages': nothing,
  'GET /me/menus/{menu}/translates': nothing,
  'POST /me/menus/{menu}/translates': ({ item }) => ({
    body: ofItem(item, 'translates', { locale: 'ar', enabled: true, data: { title: 'شيش طاووق' } }),
  }),
  'POST /me/menus/{menu}/suggestions': ({ item }) => ({
    body: ofItem(item, 'suggestions', { locale: 'ru', fields: ['title'], skip: 0 }),
  }),
  'PATCH /me/menus/{menu}/suggestions': ({ item }) => ({
    body: ofItem(item, 'suggestions', { locale: 'ru', accepted: true }),
  }),
  'GET /me/menus/{menu}/translates/{translate}': async ({ owner, ...place }) => ({
    params: { translate: await aRussianTitle(owner, place) },
  }),
  'PATCH /me/menus/{menu}/translates/{translate}': async ({ owner, ...place }) => {
    const id = await aRussianTitle(owner, place);
    return {
      params: { translate: id },
      body: one('translates', { enabled: true, data: { title: 'Шашлык' } }, id),
    };
  },
};

/** A call's example as its world's owner asks it, with a value for each parameter. */
export async function asked(name: CallName, world: World): Promise<Asking> {
  const { owner, menu, section, item } = world;
  const { params, ...rest } = await examples[name](world);
  return { token: owner.token, ...rest, params: { menu, section, item, ...params } };
}
