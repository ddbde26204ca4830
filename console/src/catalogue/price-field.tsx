import { PRICE } from '@sofra/contract/limits';
import { digitsOf } from '@sofra/contract/money/currencies';
import { compareMoney } from '@sofra/contract/money/money';
import { priceProblem, roundPrice } from '@sofra/contract/money/prices';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountInput } from '../ui/controls/amount-input.tsx';
import { LeaveQuestion, useHeld, useUnsavedChanges } from '../ui/dialogs/unsaved-changes.tsx';
import { readAmount } from '../ui/format/typed-amount.ts';
import type { Place } from './place.ts';
import styles from './price-field.module.css';
import { stepTo } from './row-steps.ts';
import type { Row } from './rows.ts';
import { useSavePrice } from './save-price.ts';

type Props = {
  place: Place;
  row: Row;
  currency: string;
  priceOf: (row: Row) => string | undefined;
  onClose: () => void;
};

/** A price as it is typed, its problem, and the saving of it once; what could not be saved is kept. */
function useTypedPrice({ place, row, currency, onClose }: Props) {
  // A colleague's price that is saved while this one is typed is shown once before it is saved over.
  const [opened] = useState(row);
  const [typed, setTyped] = useState(opened.price ?? '');
  const [saving, setSaving] = useState<string>();
  const [isKept, setKept] = useState(false);
  const isDone = useRef(false);
  const base = isKept ? row : opened;
  const { price: before = '' } = base;
  const isTyped = typed !== opened.price;
  useHeld(isTyped);
  const leaving = useUnsavedChanges(isTyped && saving === undefined);
  const change = useSavePrice(place, base);
  const amount = readAmount(typed, digitsOf(currency));
  const problem = priceProblem(amount, { currency });
  const leave = () => {
    isDone.current = true;
    onClose();
  };
  const save = () => {
    if (isDone.current || problem) return;
    const price = roundPrice(amount, currency);
    if (compareMoney(price, before) === 0) return leave();
    isDone.current = true;
    setSaving(price);
    change.mutate(price, {
      onSuccess: onClose,
      onError: () => {
        isDone.current = false;
        setSaving(undefined);
        setKept(true);
      },
    });
  };
  // Going to another page leaves the field too; a price that is wrong is asked about.
  const saveOnTheWay = useEffectEvent(save);
  const { isGoing } = leaving;
  useEffect(() => {
    if (isGoing) saveOnTheWay();
  }, [isGoing]);
  return { typed, setTyped, saving, isKept, problem, leaving, leave, save };
}

/** Where each key that saves goes on to. */
const ON: Record<string, 1 | -1> = { Enter: 1, Tab: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * The field of a price in its row. Leaving it saves; Enter, Tab and the arrow down go on to the next row, the arrow up and Shift to
 * the one before; Escape leaves the price as it was.
 */
export function PriceField(props: Props) {
  const { row, currency, priceOf } = props;
  const { t } = useTranslation();
  const { typed, setTyped, saving, isKept, problem, leaving, leave, save } = useTypedPrice(props);
  const field = useRef<HTMLInputElement>(null);
  // Before the next key, which takes the place of the price.
  useLayoutEffect(() => field.current?.select(), []);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey, currentTarget } = event;
    const on = ON[key];
    if (!on && key !== 'Escape') return;
    event.stopPropagation();
    if (!on) {
      const cell = currentTarget.closest('td');
      leave();
      // The button that it was opened by is there again.
      requestAnimationFrame(() => cell?.querySelector<HTMLElement>('[data-price]')?.focus());
      return;
    }
    if (problem) return event.preventDefault();
    const isTaken = stepTo(currentTarget, '[data-price]', shiftKey ? -1 : on, (next) => next.click());
    if (isTaken || key !== 'Tab') event.preventDefault();
    // An arrow stays where its column ends.
    if (isTaken || !key.startsWith('Arrow')) save();
  };
  if (saving !== undefined)
    return <span className={styles.saving}>{priceOf({ ...row, price: saving })}</span>;
  const wrong = problem && t('many.wrongPrice', { max: PRICE.max });
  return (
    <>
      <AmountInput
        ref={field}
        // A price that is kept comes back while the one below is typed.
        autoFocus={!isKept}
        className={styles.field}
        currency={currency}
        aria-label={t('list.price')}
        value={typed}
        error={wrong ?? (isKept && t('many.unsavedPrice', { now: priceOf(row) }))}
        onChange={setTyped}
        onBlur={save}
        onKeyDown={press}
      />
      <LeaveQuestion leaving={leaving} />
    </>
  );
}
