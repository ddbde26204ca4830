import { NativeSelect } from '@mantine/core';
import { ACTIVITY_KINDS } from '@sofra/contract/history/activity-kinds';
import { useTranslation } from 'react-i18next';
import styles from './activity-list.module.css';
import { type ActivitySearch, isKind } from './activity-search.ts';
import type { ActivityPage } from './queries.ts';

type Props = {
  people: ActivityPage['figures']['people'];
  search: ActivitySearch;
  onSearch: (search: ActivitySearch) => void;
};

/** The choice of whose activities are listed, where there is more than one person, and of which kind. */
export function ActivityFilters({ people, search, onSearch }: Props) {
  const { t } = useTranslation();
  const { person, kind } = search;
  const choose = (person: string, kind: string) =>
    onSearch({ ...(person && { person }), ...(isKind(kind) && { kind }) });
  const nameOf = ({ name, support }: Props['people'][number]) =>
    support ? t('history.show.support', { name }) : name;
  return (
    <div className={styles.filters}>
      {(people.length > 1 || person) && (
        <NativeSelect
          label={t('history.show.person')}
          data={[
            { value: '', label: t('history.show.everybody') },
            ...people.map((one) => ({ value: one.id, label: nameOf(one) })),
          ]}
          value={person ?? ''}
          onChange={({ currentTarget: { value } }) => choose(value, kind ?? '')}
        />
      )}
      <NativeSelect
        label={t('history.show.kind')}
        data={[
          { value: '', label: t('history.show.everything') },
          ...ACTIVITY_KINDS.map((value) => ({ value, label: t(`history.show.${value}`) })),
        ]}
        value={kind ?? ''}
        onChange={({ currentTarget: { value } }) => choose(person ?? '', value)}
      />
    </div>
  );
}
