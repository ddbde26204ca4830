import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from './rows.ts';
import { type MoveWords, SortableRows } from './sortable-rows.tsx';

function useMoveWords(offset: number, total: number): MoveWords<Row> {
  const { t } = useTranslation();
  const at = ({ title }: Row, index: number) => ({ title, position: offset + index + 1, total });
  return {
    instructions: t('placing.instructions'),
    lifted: (row, index) => t('placing.lifted', at(row, index)),
    over: (row, index) => t('placing.over', at(row, index)),
    dropped: (row, index) => t('placing.dropped', at(row, index)),
    left: ({ title }) => t('placing.left', { title }),
  };
}

type Props = Omit<ComponentProps<typeof SortableRows<Row>>, 'words'> & {
  /** The number of rows before the page. */
  offset: number;
  total: number;
};

/** Lets people reorder the records of a list, with the words for it. */
export function SortableRecords({ offset, total, ...rows }: Props) {
  return <SortableRows {...rows} words={useMoveWords(offset, total)} />;
}
