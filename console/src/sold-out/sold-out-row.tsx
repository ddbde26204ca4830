import { Button, NativeSelect } from '@mantine/core';
import type { Until } from '@sofra/contract/sold-out/sold-out';
import { openingWords } from '@sofra/guest/opening';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../platform/locale.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { untilOf } from './end-choice.tsx';
import type { Group } from './groups.ts';
import type { useMarking } from './queries.ts';
import styles from './sold-out.module.css';

/**
 * The call, ends and clock that a row shares with the others; `until` is the end that a tap gives, undefined while it is still to
 * be typed.
 */
export type RowTools = {
  marking: ReturnType<typeof useMarking>;
  ends: { value: string; label: string }[];
  until: Until | undefined;
  zone: string;
  now: number;
};

/** Where a row's records stand: menu and section, or the dishes of an extra. */
function usePlace({ record_type, above, dishes }: Group): string {
  const { t } = useTranslation();
  if (record_type === 'items') return above.join(' › ');
  const [first = '', ...others] = dishes;
  return others.length === 0
    ? t('soldOut.extraOf', { dish: first })
    : t('soldOut.extraOfMore', { dish: first, count: others.length });
}

/** The end of a row, which can be changed where it stands. */
function RowEnd({ group, tools }: { group: Group; tools: RowTools }) {
  const { t } = useTranslation();
  const { marking, ends, zone, now } = tools;
  const { until, title } = group;
  const words = until
    ? t('soldOut.until', { when: openingWords(new Date(until), new Date(now), zone, currentLocale()) })
    : t('soldOut.untilBack');
  const STAYS = 'stays';
  return (
    <NativeSelect
      {...useReadOnly()}
      className={styles.rowEnd}
      aria-label={t('soldOut.endOf', { title })}
      data={[{ value: STAYS, label: words }, ...ends]}
      value={STAYS}
      onChange={({ currentTarget: { value } }) =>
        marking.mutate({ group, soldOut: true, until: untilOf({ choice: value, date: '' }) ?? null })
      }
    />
  );
}

/** An item or an extra with the one button that it needs now. */
export function SoldOutRow({ group, tools }: { group: Group; tools: RowTools }) {
  const { t } = useTranslation();
  const readOnly = useReadOnly();
  const { marking, until } = tools;
  const { title, sold_out: isSold, actor } = group;
  const place = usePlace(group);
  const isBusy = marking.isPending && marking.variables.group.ids.join() === group.ids.join();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>
          <bdi>{title}</bdi>
        </p>
        <p className={styles.facts}>
          <bdi>{place}</bdi>
          {isSold && actor && <bdi>{t('soldOut.by', { name: actor })}</bdi>}
        </p>
      </div>
      <Button
        disabled={!isSold && until === undefined}
        {...readOnly}
        size="md"
        variant={isSold ? 'default' : 'filled'}
        loading={isBusy}
        aria-label={t(isSold ? 'soldOut.backOf' : 'soldOut.markOf', { title })}
        onClick={() =>
          marking.mutate(isSold ? { group, soldOut: false } : { group, soldOut: true, until: until ?? null })
        }
      >
        {t(isSold ? 'soldOut.back' : 'soldOut.mark')}
      </Button>
      {isSold && <RowEnd group={group} tools={tools} />}
    </li>
  );
}
