import type { TFunction } from 'i18next';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import type { RowPage } from './rows.ts';

type Paging = { 'page[number]': number; 'page[size]': number };

/**
 * How a level looks and which calls it makes, as data: a line for sections and one for items follow, and the page itself
 * never asks which level it shows. `above` are the ids of the records above, from the menu down.
 */
type View = {
  title: (t: TFunction) => string;
  nameColumn: (t: TFunction) => string;
  /** The figures below a record's name. */
  figures: (t: TFunction, row: { section_count?: number; item_count?: number }) => string;
  deleteText: (t: TFunction) => string;
  list: (above: readonly string[], query: Paging, signal: AbortSignal) => Promise<RowPage>;
  setDisabled: (above: readonly string[], id: string, disabled: boolean) => Promise<unknown>;
  duplicate: (above: readonly string[], id: string) => Promise<unknown>;
  remove: (above: readonly string[], id: string) => Promise<unknown>;
};

const menus: View = {
  title: (t) => t('menus.title'),
  nameColumn: (t) => t('menus.name'),
  figures: (t, { section_count = 0, item_count = 0 }) =>
    `${t('menus.sections', { count: section_count })} · ${t('menus.items', { count: item_count })}`,
  deleteText: (t) => t('menus.deleteText'),
  list: async (_above, query, signal) => {
    const document = await api('GET /me/menus', { query, signal });
    if (!('meta' in document)) throw new Error('The list of menus came without its figures.');
    return { rows: flatten(document), figures: document.meta };
  },
  setDisabled: (_above, menu, disabled) =>
    api('PATCH /me/menus/{menu}', {
      menu,
      body: { data: { type: 'menus', id: menu, attributes: { disabled } } },
    }),
  duplicate: (_above, menu) => api('POST /me/menus/{menu}/duplicate', { menu }),
  remove: (_above, menu) => api('DELETE /me/menus/{menu}', { menu }),
};

/** The views of the levels that the console shows. */
export const VIEWS = { menus };

/** A level that has a view. */
export type ViewedLevel = keyof typeof VIEWS;
