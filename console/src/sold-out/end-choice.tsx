import { NativeSelect, TextInput } from '@mantine/core';
import { SOLD_OUT } from '@sofra/contract/limits';
import { UNTIL_OPENING, type Until } from '@sofra/contract/sold-out/sold-out';
import { openingWords } from '@sofra/guest/opening';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../platform/locale.ts';
import styles from './sold-out.module.css';

/** The end that a tap gives: one of the choices, with a time of one's own beside it. */
export type ChosenEnd = { choice: string; date: string };

/** The first choice: what runs out in an evening is there again when the venue opens next. */
export const USUAL_END: ChosenEnd = { choice: UNTIL_OPENING, date: '' };

const OPEN = '';
const DATE = 'date';

/** The end as it is sent; undefined while its time is still to be typed. */
export function untilOf({ choice, date }: ChosenEnd): Until | undefined {
  if (choice === DATE) return date === '' ? undefined : date;
  if (choice === OPEN) return null;
  return choice === UNTIL_OPENING ? choice : Number(choice);
}

/** The choices of an end, in words. */
export function useEnds(opening: string, zone: string, now: number): { value: string; label: string }[] {
  const { t } = useTranslation();
  const when = openingWords(new Date(opening), new Date(now), zone, currentLocale());
  return [
    { value: UNTIL_OPENING, label: t('soldOut.ends.opening', { when }) },
    ...SOLD_OUT.hours.map((count) => ({ value: String(count), label: t('soldOut.ends.hours', { count }) })),
    { value: OPEN, label: t('soldOut.ends.open') },
  ];
}

type Props = { end: ChosenEnd; ends: { value: string; label: string }[]; onChange: (end: ChosenEnd) => void };

/** The end that the next tap gives. */
export function EndChoice({ end, ends, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.end}>
      <NativeSelect
        size="md"
        aria-label={t('soldOut.end')}
        data={[...ends, { value: DATE, label: t('soldOut.ends.date') }]}
        value={end.choice}
        onChange={({ currentTarget: { value } }) => onChange({ choice: value, date: end.date })}
      />
      {end.choice === DATE && (
        <TextInput
          size="md"
          type="datetime-local"
          label={t('soldOut.date')}
          value={end.date}
          onChange={({ currentTarget: { value } }) => onChange({ choice: DATE, date: value })}
        />
      )}
    </div>
  );
}
