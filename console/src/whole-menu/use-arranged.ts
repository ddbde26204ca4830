import { useMutationState } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { withMoves } from '../catalogue/order.ts';
import { type Reordering, reorderFilter, useReorder } from '../catalogue/queries.ts';
import type { MoveWords } from '../catalogue/sortable-rows.tsx';
import { linesOf, type MenuLine, type MenuSection, slotAt, withItemMoves } from './menu-lines.ts';
import { type Arranging, arrangeFilter, sectionsOf, useArrange } from './queries.ts';

/** The sections of a menu with their items, in the order that they will have once every move is made. */
export function useArranged(menu: string, sections: readonly MenuSection[]): MenuSection[] {
  const items = useMutationState({
    filters: arrangeFilter(menu),
    select: ({ state }) => state.variables as Arranging,
  });
  const moves = useMutationState({
    filters: reorderFilter(sectionsOf(menu)),
    select: ({ state }) => state.variables as Reordering,
  });
  const byId = new Map(withItemMoves(sections, items).map((section) => [section.row.id, section]));
  const rows = sections.map(({ row }) => row);
  return withMoves(rows, moves, 0).flatMap(({ id }) => byId.get(id) ?? []);
}

type Options = { menu: string; sections: readonly MenuSection[]; folded: ReadonlySet<string> };

/** The moves of a menu's lines, by where they are dropped, and the words for them. */
export function useLineMoves({ menu, sections, folded }: Options) {
  const { t } = useTranslation();
  const arrange = useArrange(menu);
  const reorder = useReorder(sectionsOf(menu));
  const total = sections.length;
  const lines = linesOf(sections, folded);
  /** Moves a line to an index. Answers the id of the section that it is in then. */
  const move = ({ row, section, isHeading }: MenuLine, index: number): string | undefined => {
    const slot = isHeading ? undefined : slotAt(lines, folded, row, index);
    if (isHeading) reorder.mutate({ row, position: index + 1, total });
    else if (slot) {
      const { section: to, position } = slot;
      arrange.mutate({ row, from: section.row.id, to, position, total: slot.total });
    }
    return slot?.section.id;
  };
  /** Gives a line the first or the last place of its list. */
  const moveToEnd = ({ row, section, isHeading }: MenuLine, isTop: boolean) => {
    const all = isHeading ? total : section.items.length;
    const position = isTop ? 1 : all;
    if (isHeading) reorder.mutate({ row, position, total });
    else arrange.mutate({ row, from: section.row.id, to: section.row, position, total: all });
  };
  const at = (name: 'lifted' | 'over' | 'dropped') => (line: MenuLine, index: number) => {
    const { title } = line.row;
    const slot = line.isHeading ? undefined : slotAt(lines, folded, line.row, index);
    if (!slot) return t(`placing.${name}`, { title, position: index + 1, total });
    const { section, position } = slot;
    return t(`wholeMenu.${name}`, { title, section: section.title, position, total: slot.total });
  };
  const words: MoveWords<MenuLine> = {
    instructions: t('placing.instructions'),
    lifted: at('lifted'),
    over: at('over'),
    dropped: at('dropped'),
    left: ({ row: { title } }) => t('placing.left', { title }),
  };
  return { lines, words, move, moveToEnd };
}
