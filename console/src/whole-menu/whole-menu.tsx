import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '../catalogue/actions.ts';
import type { ViewFacts } from '../catalogue/catalogue-page.tsx';
import { recordQuery, useTellFailure } from '../catalogue/queries.ts';
import { GripContext } from '../catalogue/row-grips.tsx';
import type { Row } from '../catalogue/rows.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { isFocusLost, useKeptPlace } from '../ui/dialogs/restore-focus.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { DataTable, TableSkeleton } from '../ui/lists/data-table.tsx';
import { FailedList } from '../ui/lists/list-states.tsx';
import { useNearRows } from '../ui/lists/near-rows.ts';
import { LineChoosing } from './line-choosing.tsx';
import { useMenuColumns } from './menu-columns.tsx';
import type { MenuLine, MenuSection } from './menu-lines.ts';
import { itemsOf, sectionsOf, wholeMenuQuery } from './queries.ts';
import { useArranged, useLineMoves } from './use-arranged.ts';
import styles from './whole-menu.module.css';

type Props = ViewFacts & { menu: string };

// Lines are there to be read before they can be dragged.
const loadSortable = lazy(() => import('../catalogue/sortable-rows.tsx'));

/** The actions that need an item as its form has it, with more than the lines of a menu have. */
const OF_WHOLE_ITEMS: ReadonlySet<Action> = new Set(['edit', 'schedule']);

/** The sections that are folded. */
function useFolded(sections: readonly MenuSection[]) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const areAllFolded = sections.every(({ row }) => folded.has(row.id));
  const fold = (id: string, isFolded: boolean) =>
    setFolded((before) =>
      isFolded ? new Set(before).add(id) : new Set([...before].filter((one) => one !== id)),
    );
  const foldAll = (areFolded: boolean) =>
    setFolded(new Set(areFolded ? sections.map(({ row }) => row.id) : []));
  return { folded, areAllFolded, fold, foldAll };
}

/** Runs an action of a line; an item is read whole first where its form is opened. */
function useLineActions(
  { menu, total, onAction }: Props,
  moveToEnd: ReturnType<typeof useLineMoves>['moveToEnd'],
) {
  const client = useQueryClient();
  const tell = useTellFailure();
  return (action: Action, line: MenuLine) => {
    const { row, section, isHeading } = line;
    const place = isHeading ? sectionsOf(menu) : itemsOf(menu, section.row.id);
    const all = isHeading ? total : section.items.length;
    if (action === 'toTop' || action === 'toBottom') moveToEnd(line, action === 'toTop');
    else if (isHeading || !OF_WHOLE_ITEMS.has(action)) onAction(action, row, place, all);
    else
      client
        .fetchQuery(recordQuery(place, row.id))
        .then((whole) => onAction(action, whole, place, all))
        .catch(tell);
  };
}

/** Gives the focus to the heading of a folded section below which a row has gone; one that stays in sight keeps it. */
function useFocusOfMoved(body: HTMLTableSectionElement | null, lines: readonly MenuLine[]) {
  const moved = useRef<{ id: string; section: string | undefined }>(undefined);
  const shown = lines.map(({ row }) => row.id).join();
  useEffect(() => {
    const { id, section } = moved.current ?? {};
    moved.current = undefined;
    if (!shown || !body || !id) return;
    // A row that has gone below a folded heading may still be on its way there.
    const isWithin = document.activeElement?.closest('tr')?.dataset.key === id;
    if (!isFocusLost() && !isWithin) return;
    const heading = [...body.rows].find(({ dataset }) => dataset.key === section);
    if (!shown.includes(id))
      heading?.querySelector<HTMLElement>('[data-name]')?.focus({ preventScroll: true });
  }, [shown, body]);
  return moved;
}

function MenuTable({ sections: stored, ...props }: Props & { sections: readonly MenuSection[] }) {
  const { menu, found, columnsOf, edit, currency, isMovable } = props;
  const { t } = useTranslation();
  const { disabled: isReadOnly = false } = useReadOnly();
  const sortable = useLazy(loadSortable, !isReadOnly);
  const sections = useArranged(menu, stored);
  const { folded, areAllFolded, fold, foldAll } = useFolded(sections);
  const { lines, words, move, moveToEnd } = useLineMoves({ menu, sections, folded });
  const [body, setBody] = useState<HTMLTableSectionElement | null>(null);
  const explainedBy = useId();
  const moved = useFocusOfMoved(body, lines);
  useKeptPlace(
    body,
    lines.map(({ row }) => row),
  );
  const near = useNearRows(body, lines.map(({ row }) => row.id).join());
  const add = ({ id }: Row) => {
    fold(id, false);
    edit(undefined, itemsOf(menu, id));
  };
  const columns = useMenuColumns({
    near,
    menu,
    found,
    columnsOf,
    sections,
    folded,
    areAllFolded,
    onFold: ({ id }) => fold(id, !folded.has(id)),
    onAdd: add,
    onAction: useLineActions(props, moveToEnd),
  });
  const table = { rows: lines, keyOf: ({ row }: MenuLine) => row.id };
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <GripContext value={sortable ? explainedBy : null}>
      <div className={styles.bar}>
        <p className={styles.figures}>
          {t('list.section_count', { count: sections.length })} · {t('list.item_count', { count })}
          {!isReadOnly && <span className={styles.hint}>{t('wholeMenu.hint')}</span>}
        </p>
        <Button variant="subtle" onClick={() => foldAll(!areAllFolded)}>
          {t(areAllFolded ? 'wholeMenu.openAll' : 'wholeMenu.foldAll')}
        </Button>
      </div>
      <div className={styles.table}>
        <LineChoosing
          menu={menu}
          sections={sections}
          lines={lines}
          folded={folded}
          areAllFolded={areAllFolded}
          currency={currency}
          isMovable={isMovable}
          body={body}
          onAdd={add}
        >
          <DataTable {...table} caption={t('wholeMenu.title')} columns={columns} bodyRef={setBody} />
        </LineChoosing>
      </div>
      {sortable && body && (
        <sortable.SortableRows
          {...table}
          body={body}
          words={words}
          explainedBy={explainedBy}
          near={near}
          {...(!areAllFolded && { isHeading: ({ isHeading }: MenuLine) => isHeading })}
          onMove={(line, index) => {
            moved.current = { id: line.row.id, section: move(line, index) };
          }}
        />
      )}
    </GripContext>
  );
}

const SKELETON_ROWS = 10;

/** A menu whole: its sections with all their items in one list, in which items are taken to any place of any section. */
export function WholeMenu(props: Props) {
  const { data: sections, error, refetch } = useQuery(wholeMenuQuery(props.menu));
  if (sections) return <MenuTable {...props} sections={sections} />;
  return error ? <FailedList error={error} onRetry={refetch} /> : <TableSkeleton rows={SKELETON_ROWS} />;
}
