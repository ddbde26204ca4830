import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '../catalogue/actions.ts';
import type { ViewFacts } from '../catalogue/catalogue-page.tsx';
import type { ColumnName } from '../catalogue/levels.ts';
import { ChooseBox, GripCell } from '../catalogue/row-grips.tsx';
import type { Row } from '../catalogue/rows.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import type { Column } from '../ui/lists/data-table.tsx';
import { type NearRows, useWasNear } from '../ui/lists/near-rows.ts';
import { ChooseSection } from './choose-section.tsx';
import type { MenuLine, MenuSection } from './menu-lines.ts';
import { itemsOf, sectionsOf } from './queries.ts';
import styles from './whole-menu.module.css';

/** The facts that the columns of a menu's lines need. */
export type LineFacts = Pick<ViewFacts, 'found' | 'columnsOf'> & {
  menu: string;
  sections: readonly MenuSection[];
  near: NearRows;
  folded: ReadonlySet<string>;
  /** Whether no section is open, so that sections are moved. */
  areAllFolded: boolean;
  onFold: (section: Row) => void;
  onAdd: (section: Row) => void;
  onAction: (action: Action, line: MenuLine) => void;
};

/** Brings a heading that something has led to into sight, and the focus to it. */
function showHeading(heading: HTMLElement | null): void {
  heading?.closest('tr')?.scrollIntoView({ block: 'center' });
  heading?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}

type HeadingProps = Pick<LineFacts, 'folded' | 'onFold'> & { line: MenuLine; mark: string | undefined };

/** A section's title, which folds and unfolds its items. */
function HeadingCell({ line: { row, section }, mark, folded, onFold }: HeadingProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.heading} data-heading key={mark} ref={mark ? showHeading : undefined}>
      <h2 className={styles.title} data-off={row.disabled || undefined}>
        <UnstyledButton data-name aria-expanded={!folded.has(row.id)} onClick={() => onFold(row)}>
          <IconChevronDown size={20} aria-hidden />
          <bdi>{row.title}</bdi>
        </UnstyledButton>
      </h2>
      <span className={styles.count}>{t('list.item_count', { count: section.items.length })}</span>
    </div>
  );
}

/** Begins a new item of a section. */
function AddButton({ section, onAdd }: { section: Row; onAdd: LineFacts['onAdd'] }) {
  const { t } = useTranslation();
  const readOnly = useReadOnly();
  return (
    <ActionIcon
      {...readOnly}
      className={styles.above}
      aria-label={t('wholeMenu.add', { title: section.title })}
      onClick={() => onAdd(section)}
    >
      <IconPlus size={20} aria-hidden />
    </ActionIcon>
  );
}

type NearProps = { near: NearRows; line: MenuLine; cell: (line: MenuLine) => ReactNode; far?: ReactNode };

/** A cell of a line that is near the screen, or was; until then something lighter, for a menu may have thousands of lines. */
function NearCell({ near, line, cell, far }: NearProps) {
  return useWasNear(near, line.row.id) ? cell(line) : far;
}

/** The cells that the list of a line's record has for it, by their columns. */
function useListCells({ menu, sections, columnsOf, onAction }: LineFacts) {
  const cellsIn = ({ section, isHeading }: Pick<MenuLine, 'section' | 'isHeading'>) => {
    const columns = columnsOf({
      place: isHeading ? sectionsOf(menu) : itemsOf(menu, section.row.id),
      total: (isHeading ? sections : section.items).length,
      onAction: (action, row) => onAction(action, { row, section, isHeading }),
    });
    return new Map(columns.map(({ key, cell }) => [key, cell]));
  };
  const bySection = new Map(
    sections.map((section) => [section.row.id, cellsIn({ section, isHeading: false })]),
  );
  return (key: ColumnName, line: MenuLine): ReactNode => {
    const cells = line.isHeading ? cellsIn(line) : bySection.get(line.section.row.id);
    return cells?.get(key)?.(line.row);
  };
}

/** The columns of a menu that is shown whole, the handle first. */
export function useMenuColumns(facts: LineFacts): Column<MenuLine>[] {
  const { t } = useTranslation();
  const { found, near, areAllFolded, folded, onFold, onAdd } = facts;
  const cellOf = useListCells(facts);
  const whenNear = (cell: NearProps['cell']) => (line: MenuLine) => (
    <NearCell near={near} line={line} cell={cell} />
  );
  const markOf = ({ row }: MenuLine) => (row.id === found?.id ? found.time : undefined);
  return [
    {
      key: 'handle',
      title: t('list.orderColumn'),
      hideTitle: true,
      width: 'narrow',
      cell: (line) => (
        <GripCell moved={(!line.isHeading || areAllFolded) && line.row.title}>
          <NearCell
            near={near}
            line={line}
            cell={({ row: { id, title }, section, isHeading }) =>
              isHeading && !areAllFolded ? (
                <ChooseSection {...section} />
              ) : (
                <ChooseBox id={id} label={t('list.choose', { title })} />
              )
            }
          />
        </GripCell>
      ),
    },
    {
      key: 'name',
      title: t('items.name'),
      cell: (line) =>
        line.isHeading ? (
          <HeadingCell line={line} mark={markOf(line)} folded={folded} onFold={onFold} />
        ) : (
          <NearCell
            near={near}
            line={line}
            cell={(one) => cellOf('name', one)}
            far={<bdi>{line.row.title}</bdi>}
          />
        ),
    },
    { key: 'price', title: t('list.price'), width: 'wide', cell: whenNear((line) => cellOf('price', line)) },
    {
      key: 'status',
      title: t('list.status'),
      width: 'narrow',
      cell: whenNear((line) => cellOf('status', line)),
    },
    {
      key: 'actions',
      title: t('list.actionsColumn'),
      hideTitle: true,
      width: 'narrow',
      cell: whenNear((line) => (
        <span className={styles.actions}>
          {line.isHeading && <AddButton section={line.row} onAdd={onAdd} />}
          {cellOf('actions', line)}
        </span>
      )),
    },
  ];
}
