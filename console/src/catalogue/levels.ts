import { LEVEL_NAMES, LEVELS, type Level } from '@sofra/contract/catalogue/levels';
import type { Locale } from '@sofra/contract/languages/locales';
import type { LinkProps } from '@tanstack/react-router';
import { PATHS } from '../platform/paths.ts';
import { chosenPageSize } from '../ui/lists/page-size.ts';
import type { Place } from './place.ts';

/** The list of the venue's menus. */
export const MENUS: Place = { level: 'menus', above: [] };

/** The columns that a list can have (`columns.tsx`). */
export type ColumnName = 'image' | 'name' | 'price' | 'extras' | 'schedule' | 'status' | 'actions';

/** The fields that an editor can have (`editor-fields.ts`). */
export type FieldName =
  | 'title'
  | 'currency'
  | 'price'
  | 'description'
  | 'note'
  | 'plain'
  | 'ingredients'
  | 'specialities'
  | 'extras'
  | 'photo';

/**
 * How each level is shown, as data (rules 80 and 82): the columns of its list and the fields of its editor, in their
 * order. The words are the phrases under the level's name; the page itself never asks which level it shows.
 */
export const VIEWS: Record<Level, { columns: readonly ColumnName[]; fields: readonly FieldName[] }> = {
  menus: {
    columns: ['image', 'name', 'schedule', 'status', 'actions'],
    fields: ['title', 'currency', 'description', 'note', 'photo'],
  },
  sections: {
    columns: ['image', 'name', 'schedule', 'status', 'actions'],
    fields: ['title', 'description', 'note', 'photo'],
  },
  items: {
    columns: ['image', 'name', 'price', 'extras', 'schedule', 'status', 'actions'],
    fields: ['title', 'price', 'description', 'plain', 'ingredients', 'specialities', 'extras', 'photo'],
  },
};

/** The address of a list. */
export function linkTo({ level, above: [menuId, sectionId] }: Place): LinkProps {
  return { to: PATHS[level], params: { menuId, sectionId } } as LinkProps;
}

/** The address where a record of a list is translated (rule 23), into a language that its menu is not shown in yet. */
export function linkToTranslate({ level, above: [menuId] }: Place, id: string, locale?: Locale): LinkProps {
  const search = { menus: {}, sections: { sectionId: id }, items: { itemId: id } }[level];
  return { to: PATHS.translate, search: { menuId: menuId ?? id, ...search, locale } } as LinkProps;
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The id of the record that the way led to, which its list marks. */
    found?: string;
  }
}

/** The address of the page of a list on which a record stands, where it is marked; `position` is its place in the list. */
export function linkToRow(
  place: Place,
  { id, position }: { id: string; position: number },
  size: number = chosenPageSize(),
): LinkProps {
  const page = Math.ceil(position / size);
  return { ...linkTo(place), search: { page }, state: { found: id } } as LinkProps;
}

/** The list that lies below a record, or undefined at the lowest level. */
export function placeBelow({ level, above }: Place, id: string): Place | undefined {
  const { children } = LEVELS[level];
  return children ? { level: children, above: [...above, id] } : undefined;
}

/** The records above a list, from the menu down: each as the list that it stands in, and its id. */
export function recordsAbove({ above }: Place): { place: Place; id: string }[] {
  return LEVEL_NAMES.slice(0, above.length).map((level, at) => ({
    place: { level, above: above.slice(0, at) },
    id: above[at] ?? '',
  }));
}
