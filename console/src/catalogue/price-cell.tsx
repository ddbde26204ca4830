import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withPhrases } from '../platform/i18n.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import type { Place } from './place.ts';
import styles from './row-cells.module.css';
import type { Row } from './rows.ts';

// A price is there to be read before it can be changed.
const loadPriceField = lazy(withPhrases(() => import('./price-field.tsx'), 'rows'));

type Props = { place: Place; row: Row; currency: string; priceOf: (row: Row) => string | undefined };

/** A row's price, which is changed where it stands. */
export function PriceCell({ place, row, currency, priceOf }: Props) {
  const { t } = useTranslation();
  const readOnly = useReadOnly();
  const [isEdited, edit] = useState(false);
  const field = useLazy(loadPriceField, isEdited);
  const price = priceOf(row);
  if (isEdited && field)
    return (
      <field.PriceField
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
