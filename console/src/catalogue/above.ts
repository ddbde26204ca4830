import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Crumb } from '../ui/layout/breadcrumbs.tsx';
import { linkTo, MENUS, placeBelow, recordsAbove } from './levels.ts';
import type { Place } from './place.ts';
import { recordQuery } from './queries.ts';
import type { Row } from './rows.ts';

/** The records above a list, and what follows from them: the page's name, the way to it, and the menu's currency. */
export type Above = {
  title: string;
  steps: readonly Crumb[];
  /** The record of the menu, undefined as long as it loads and above the menus themselves. */
  menu: Row | undefined;
};

/** Reads the records above a list; the level's word stands for a title while it loads or if it can't (rule 24). */
export function useAbove(place: Place): Above {
  const { t } = useTranslation();
  const above = recordsAbove(place);
  const found = useQueries({ queries: above.map((record) => recordQuery(record.place, record.id)) });
  const crumbs = above.map((record, at) => ({
    text: found[at]?.data?.title ?? t(`${record.place.level}.one`),
    link: linkTo(placeBelow(record.place, record.id) ?? record.place),
  }));
  const all = [{ text: t('menus.title'), link: linkTo(MENUS) }, ...crumbs];
  return { title: all.at(-1)?.text ?? '', steps: all.slice(0, -1), menu: found[0]?.data };
}
