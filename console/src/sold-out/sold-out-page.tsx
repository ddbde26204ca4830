import { CloseButton, Skeleton, TextInput, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { INTERFACE, TEXT } from '@sofra/contract/limits';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMinute } from '../ui/format/use-minute.ts';
import { FailedList } from '../ui/lists/list-states.tsx';
import { EndChoice, USUAL_END, untilOf, useEnds } from './end-choice.tsx';
import { availabilitiesQuery, useMarking } from './queries.ts';
import styles from './sold-out.module.css';
import { type RowTools, SoldOutRow } from './sold-out-row.tsx';

type FieldProps = {
  typed: string;
  onType: (typed: string) => void;
  field: RefObject<HTMLInputElement | null>;
};

function SearchField({ typed, onType, field }: FieldProps) {
  const { t } = useTranslation();
  const clear = () => {
    onType('');
    field.current?.focus();
  };
  return (
    <search>
      <TextInput
        ref={field}
        size="lg"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
        maxLength={TEXT.search.max}
        placeholder={t('soldOut.find')}
        aria-label={t('soldOut.find')}
        leftSection={<IconSearch size={22} aria-hidden />}
        rightSectionPointerEvents="auto"
        rightSection={typed && <CloseButton size={44} aria-label={t('soldOut.clear')} onClick={clear} />}
        value={typed}
        onChange={({ currentTarget: { value } }) => onType(value)}
      />
    </search>
  );
}

type ListProps = { words: string; tools: Omit<RowTools, 'ends' | 'zone'> };
type Read = NonNullable<ReturnType<typeof useRead>['data']>;

const useRead = (words: string) => useQuery(availabilitiesQuery(words));

function Rows({ words, tools, read: { groups, opening, zone } }: ListProps & { read: Read }) {
  const { t } = useTranslation();
  const ends = useEnds(opening, zone, tools.now);
  if (groups.length === 0)
    return (
      <div className={styles.nothing}>
        <p>{words ? t('soldOut.notFound', { words }) : t('soldOut.nothing')}</p>
        {!words && <p>{t('soldOut.hint')}</p>}
      </div>
    );
  const { marking, until, now } = tools;
  return (
    <ul className={styles.rows}>
      {groups.map((group) => (
        <SoldOutRow key={group.key} group={group} tools={{ marking, until, now, ends, zone }} />
      ))}
    </ul>
  );
}

/** The rows that are sold out now, or those that a search has found. */
function List({ words, tools }: ListProps) {
  const { t } = useTranslation();
  const { data, error, refetch, isPlaceholderData } = useRead(words);
  return (
    <section aria-labelledby="sold-out-list" aria-busy={!data || isPlaceholderData}>
      <h2 id="sold-out-list" className={styles.caption}>
        {words ? t('soldOut.found') : t('soldOut.now')}
      </h2>
      {error && !data && <FailedList error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton height={176} radius="lg" />}
      {data && <Rows words={words} tools={tools} read={data} />}
      <VisuallyHidden role="status">
        {words && data && !isPlaceholderData && t('soldOut.count', { count: data.groups.length })}
      </VisuallyHidden>
    </section>
  );
}

/** The service screen, made for a phone in the hand at the pass: find a dish, tap once, and guests know. */
export function SoldOutPage() {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [end, setEnd] = useState(USUAL_END);
  const [words] = useDebouncedValue(typed.trim(), typed.trim() === '' ? 0 : INTERFACE.searchMs);
  const now = useMinute();
  const marking = useMarking();
  const { data } = useRead('');
  const ends = useEnds(data?.opening ?? new Date(now).toISOString(), data?.zone ?? 'UTC', now);
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{t('pages.sold-out')}</h1>
      <SearchField typed={typed} onType={setTyped} field={field} />
      {data && <EndChoice end={end} ends={ends} onChange={setEnd} />}
      <List words={words} tools={{ marking, until: untilOf(end), now }} />
    </div>
  );
}
