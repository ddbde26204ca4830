import type { TFunction } from 'i18next';
import type { Column } from '../ui/lists/data-table.tsx';
import type { Action } from './actions.ts';
import { type ColumnName, VIEWS } from './levels.ts';
import type { Place } from './place.ts';
import { PriceCell } from './price-cell.tsx';
import styles from './row-cells.module.css';
import { ActionsCell, NameCell, PictureCell, ScheduleCell, StatusCell } from './row-cells.tsx';
import { ChooseBox, GripCell } from './row-grips.tsx';
import type { Row } from './rows.ts';

/** A record that a search has led to, and a word for the time that it did. */
export type FoundRow = { id: string; time: string };

/** The facts that a list's cells need beside their row. */
export type ListFacts = {
  place: Place;
  /** The row that a search has led to, if one has. */
  found: FoundRow | undefined;
  /** The number of rows in the whole list. */
  total: number;
  /** Whether its rows can be moved to another list. */
  isMovable: boolean;
  /** Whether the venue has more than one language. */
  isTranslatable: boolean;
  /** The currency of the list's prices. */
  currency: string;
  /** A row's price in words, undefined at a level without prices. */
  priceOf: (row: Row) => string | undefined;
  /** Runs an action of a row, which stands in the page's list unless another and its length are named. */
  onAction: (action: Action, row: Row, place?: Place, total?: number) => void;
};

type ColumnOf = (facts: ListFacts, t: TFunction) => Omit<Column<Row>, 'key'>;

const handle: ColumnOf = (_facts, t) => ({
  title: t('list.orderColumn'),
  hideTitle: true,
  width: 'narrow',
  cell: ({ id, title }) => (
    <GripCell moved={title}>
      <ChooseBox id={id} label={t('list.choose', { title })} />
    </GripCell>
  ),
});

const COLUMNS: Record<ColumnName, ColumnOf> = {
  image: (_facts, t) => ({
    title: t('list.image'),
    hideTitle: true,
    width: 'narrow',
    cell: (row) => <PictureCell row={row} />,
  }),
  name: ({ place, found, currency, priceOf, onAction }, t) => ({
    title: t(`${place.level}.name`),
    cell: (row) => (
      <NameCell
        place={place}
        row={row}
        mark={row.id === found?.id ? found.time : undefined}
        price={
          row.price !== undefined && (
            <PriceCell place={place} row={row} currency={currency} priceOf={priceOf} />
          )
        }
        onEdit={() => onAction('edit', row)}
      />
    ),
  }),
  price: ({ place, currency, priceOf }, t) => ({
    title: t('list.price'),
    width: 'wide',
    cell: (row) => <PriceCell place={place} row={row} currency={currency} priceOf={priceOf} />,
  }),
  extras: (_facts, t) => ({
    title: t('list.extras'),
    width: 'wide',
    cell: ({ extras = [] }) => (
      <span className={styles.extras}>
        {extras.length > 0 ? t('list.extra_count', { count: extras.length }) : '–'}
      </span>
    ),
  }),
  schedule: (_facts, t) => ({
    title: t('list.schedule'),
    width: 'wide',
    cell: (row) => <ScheduleCell row={row} />,
  }),
  status: ({ place }, t) => ({
    title: t('list.status'),
    width: 'narrow',
    cell: (row) => <StatusCell place={place} row={row} />,
  }),
  actions: ({ place, total, isMovable, isTranslatable, onAction }, t) => ({
    title: t('list.actionsColumn'),
    hideTitle: true,
    width: 'narrow',
    cell: (row) => (
      <ActionsCell
        place={place}
        row={row}
        context={{
          position: row.position,
          total,
          isMovable,
          isTranslatable,
          isAddressed: row.slug !== undefined,
        }}
        onAction={onAction}
      />
    ),
  }),
};

/** The columns of a level's list, the handle first. */
export const columnsOf = (facts: ListFacts, t: TFunction): Column<Row>[] => [
  { key: 'handle', ...handle(facts, t) },
  ...VIEWS[facts.place.level].columns.map((key) => ({ key, ...COLUMNS[key](facts, t) })),
];
