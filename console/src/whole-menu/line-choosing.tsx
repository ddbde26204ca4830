import { type ReactNode, useState } from 'react';
import { loadRowTools } from '../catalogue/load-row-tools.ts';
import type { Place } from '../catalogue/place.ts';
import { ChoosingContext } from '../catalogue/row-grips.tsx';
import type { Row } from '../catalogue/rows.ts';
import { useLazy } from '../platform/lazy.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { choosable, chosenBy, type MenuLine, type MenuSection, toggled } from './menu-lines.ts';
import { itemsOf, sectionsOf } from './queries.ts';

type Facts = {
  menu: string;
  sections: readonly MenuSection[];
  lines: readonly MenuLine[];
  folded: ReadonlySet<string>;
  areAllFolded: boolean;
  currency: string;
  isMovable: boolean;
  body: HTMLTableSectionElement | null;
  onAdd: (section: Row) => void;
};

/** The list of chosen rows; those of several sections stand in the menu, which takes fewer acts. */
function placeOf({ menu, sections, areAllFolded }: Facts, chosen: ReadonlySet<string>): Place {
  if (areAllFolded) return sectionsOf(menu);
  const [only, ...others] = sections.filter(({ items }) => items.some(({ id }) => chosen.has(id)));
  return only && others.length === 0 ? itemsOf(menu, only.row.id) : { level: 'items', above: [menu] };
}

/** The choice of lines of a menu, of one kind at a time: items, or sections while all of these are folded. */
function useChoice({ sections, areAllFolded }: Facts) {
  const [{ ids, areSections }, setChoice] = useState({ ids: new Set<string>(), areSections: areAllFolded });
  const every = choosable(sections, areAllFolded);
  const isIn = (id: string) => areSections === areAllFolded && ids.has(id);
  const chosen: ReadonlySet<string> = new Set(every.map(({ id }) => id).filter(isIn));
  const set = (all: Iterable<string>) => setChoice({ ids: new Set(all), areSections: areAllFolded });
  const byId = (id: string) => chosenBy(id, sections, areAllFolded);
  return {
    every,
    chosen,
    choose: (all: ReadonlySet<string>) => set([...all].flatMap(byId)),
    toggle: (id: string) => set(toggled(chosen, byId(id))),
  };
}

/** Lets lines of the table inside be chosen, and offers what is done to them; the table itself is not made anew for it. */
export function LineChoosing({ children, ...facts }: Facts & { children: ReactNode }) {
  const { lines, folded, body, currency, isMovable, onAdd } = facts;
  // A range goes over the headings of open sections, whose items in it are chosen by themselves.
  const ranged = lines.filter(({ row, isHeading }) => !isHeading || folded.has(row.id));
  const { disabled: isReadOnly = false } = useReadOnly();
  const tools = useLazy(loadRowTools, !isReadOnly);
  const choice = useChoice(facts);
  return (
    <>
      <ChoosingContext value={choice}>{children}</ChoosingContext>
      {tools && body && (
        <tools.RowTools
          {...choice}
          place={placeOf(facts, choice.chosen)}
          body={body}
          rows={ranged.map(({ row }) => row)}
          currency={currency}
          isMovable={isMovable}
          onCreate={(id) => {
            const line = lines.find(({ row }) => row.id === id);
            if (line) onAdd(line.section.row);
          }}
        />
      )}
    </>
  );
}
