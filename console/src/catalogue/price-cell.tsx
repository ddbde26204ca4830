import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazy } from '../platform/lazy.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { loadRowTools } from './load-row-tools.ts';
import type { Place } from './place.ts';
import styles from './row-cells.module.css';
import type { Row } from './rows.ts';

type Props = { place: Place; row: Row; currency: string; priceOf: (row: Row) => string | undefined };

/** A row's price, which is changed where it stands. */
export function PriceCell({ place, row, currency, priceOf }: Props) {
  const { t } = useTranslation();
  const readOnly = useReadOnly();
  const [isEdited, edit] = useState(false);
  const tools = useLazy(loadRowTools, isEdited);
  const price = priceOf(row);
  if (isEdited && tools)
    return (
      <tools.PriceField
        place={place}
        row={row}
        currency={currency}
        priceOf={priceOf}
        onClose={() => edit(false)}
      />
    );
  return (
    <button
      type="button"
      {...readOnly}
      data-price
      className={`${styles.above} ${styles.price}`}
      aria-label={t('list.priceOf', { title: row.title, price })}
      onClick={() => edit(true)}
    >
      {price}
    </button>
  );
}
