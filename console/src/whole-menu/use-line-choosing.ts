import { useState } from 'react';
import type { Place } from '../catalogue/place.ts';
import { choosable, type MenuSection, sectionsChosen, toggled } from './menu-lines.ts';
import { itemsOf, sectionsOf } from './queries.ts';

type Options = { menu: string; sections: readonly MenuSection[]; areAllFolded: boolean };

/** The chosen lines of a menu: items, or sections while all of these are folded. */
export function useLineChoosing({ menu, sections, areAllFolded }: Options) {
  const [ids, choose] = useState<ReadonlySet<string>>(new Set());
  const every = choosable(sections, areAllFolded);
  const chosen = new Set(every.filter(({ id }) => ids.has(id)).map(({ id }) => id));
  const { some, whole } = sectionsChosen(sections, chosen);
  const [only, ...others] = some;
  // Rows of several sections take fewer acts together.
  const across: Place = { level: 'items', above: [menu] };
  const ofItems = only && others.length === 0 ? itemsOf(menu, only.row.id) : across;
  return {
    every,
    chosen,
    choose,
    toggle: (id: string) => choose(toggled(chosen, id, sections, areAllFolded)),
    place: areAllFolded ? sectionsOf(menu) : ofItems,
    /** The ids whose boxes are ticked: that of a heading while all its items are chosen. */
    ticked: areAllFolded ? chosen : new Set([...chosen, ...whole.map(({ row }) => row.id)]),
  };
}
