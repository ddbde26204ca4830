import { Button, Text, TextInput } from '@mantine/core';
import { latinDigits } from '@sofra/contract/languages/latin-digits';
import { PRICE } from '@sofra/contract/limits';
import { digitsOf } from '@sofra/contract/money/currencies';
import { compareMoney } from '@sofra/contract/money/money';
import { priceProblem } from '@sofra/contract/money/prices';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../ui/controls/choice-row.tsx';
import { Dialog, DialogFoot } from '../ui/dialogs/dialog.tsx';
import { amountWords } from '../ui/format/amounts.ts';
import type { ChosenDialogProps } from './chosen-acts.ts';
import { useChangeMany } from './many.ts';
import styles from './many-dialogs.module.css';
import { changedPrice, ENDINGS, type Ending, percentTenths } from './price-change.ts';
import { closing } from './queries.ts';
import type { Row } from './rows.ts';

type Changed = { row: Row; before: string; after: string };

/** A percentage as it travels: Latin digits with a point, a real minus as a hyphen. */
const readPercent = (typed: string) =>
  latinDigits(typed)
    .replace(/[,٫]/, '.')
    .replace('−', '-')
    .replace(/[%٪\s]/g, '');

/** An ending as the currency's prices show it: .95, .950 or 95; its point stays before it where it is read from the right. */
function endingWords(ending: Ending, currency: string): string {
  const digits = digitsOf(currency);
  return digits === 0 ? ending : `\u200e.${ending.padEnd(digits, '0')}`;
}

function PriceLook({ changed, currency }: { changed: readonly Changed[]; currency: string }) {
  const { t, i18n } = useTranslation();
  const words = (amount: string) => amountWords(amount, currency, i18n.language);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by the arrow keys
    <section className={styles.look} tabIndex={0} aria-label={t('many.price.after')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('items.name')}</th>
            <th scope="col" className={styles.amount}>
              {t('many.price.before')}
            </th>
            <th scope="col" className={styles.amount}>
              {t('many.price.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ row, before, after }) => (
            <tr key={row.id} data-same={compareMoney(before, after) === 0 || undefined}>
              <td>
                <bdi>{row.title}</bdi>
              </td>
              <td className={styles.amount}>{words(before)}</td>
              <td className={styles.amount}>{words(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Changes the prices of many items by percent and to an ending, after a look at what comes of it. */
export function ManyPricesDialog({ place, currency, rows, opened, onClose }: ChosenDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('5');
  const [ending, setEnding] = useState<Ending | 'exact'>('exact');
  const change = useChangeMany(place, 'price');
  const percent = readPercent(typed);
  const isRead = percentTenths(percent) !== undefined;
  const changed = isRead
    ? rows.map((row) => {
        const before = row.price ?? '0';
        const wanted = { percent, ending: ending === 'exact' ? undefined : ending };
        return { row, before, after: changedPrice(before, wanted, currency) };
      })
    : [];
  const different = changed.filter(({ before, after }) => compareMoney(before, after) !== 0);
  const isBroken = different.some(({ after }) => priceProblem(after, { currency }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (different.length === 0 || isBroken || change.isPending) return;
    change.mutate(
      different.map(({ row: { id, version }, after }) => ({
        id,
        meta: { version },
        attributes: { price: after },
      })),
      { ...closing(onClose) },
    );
  };
  const endings = (['exact', ...ENDINGS] as const).map((value) => ({
    value,
    text: value === 'exact' ? t('many.price.exact') : endingWords(value, currency),
  }));
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="34rem"
      title={t('many.price.title', { count: rows.length })}
    >
      <form onSubmit={submit} noValidate className={styles.form}>
        <TextInput
          data-autofocus
          inputMode="text"
          autoComplete="off"
          dir="ltr"
          label={t('many.price.percent')}
          value={typed}
          error={!isRead && t('many.price.wrong', { min: PRICE.percents[0], max: PRICE.percents[1] })}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <ChoiceRow label={t('many.price.ending')} choices={endings} chosen={ending} onChange={setEnding} />
        {isRead && <PriceLook changed={changed} currency={currency} />}
        {isRead && different.length === 0 && <Text>{t('many.price.nothing')}</Text>}
        <DialogFoot onCancel={onClose}>
          <Button type="submit" disabled={different.length === 0 || isBroken} loading={change.isPending}>
            {t('many.price.submit', { count: different.length })}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
