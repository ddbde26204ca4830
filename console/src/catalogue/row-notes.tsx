import { useTranslation } from 'react-i18next';
import { Doubts } from './doubts.tsx';
import type { Row } from './rows.ts';
import type { Stated } from './states.ts';
import styles from './states-dialog.module.css';

type Props = { row: Pick<Row, 'food_speciality'>; stated: Stated; isChanged: boolean };

/** The notes beside an item among others: that somebody else has changed it, and warnings about what it states. */
export function RowNotes({ row, stated, isChanged }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {isChanged && <span className={styles.changed}>{t('editor.changedMeanwhile')}</span>}
      <Doubts stated={stated} claims={row.food_speciality} />
    </>
  );
}
