import { Button, Input, NativeSelect } from '@mantine/core';
import { wallClock } from '@sofra/contract/geography/zones';
import { SIDES } from '@sofra/contract/publishing/sides';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeInput } from '../catalogue/time-input.tsx';
import { readTime } from '../catalogue/times.ts';
import { DateInput } from '../ui/controls/date-input.tsx';
import styles from './as-of.module.css';
import type { MomentView } from './as-of-queries.ts';
import { type AsOfSearch, isMoment } from './as-of-search.ts';

type Props = { moment: MomentView; search: AsOfSearch; onSearch: (search: AsOfSearch) => void };

/** The fields of a day and a time; a whole moment is looked at as soon as it is typed. */
function MomentFields({ moment: { at, time_zone: zone }, search, onSearch }: Props) {
  const { t } = useTranslation();
  const [shownDay = '', shownTime = ''] = (
    search.at?.replace('T', ' ') ?? wallClock(zone, Date.parse(at))
  ).split(' ');
  const [typed, setTyped] = useState({ day: shownDay, time: shownTime });
  const type = (day: string, time: string) => {
    setTyped({ day, time });
    const wanted = `${day}T${readTime(time)}`;
    if (time.length > 2 && isMoment(wanted)) onSearch({ ...search, at: wanted });
  };
  return (
    <>
      <DateInput
        label={t('asOf.day')}
        value={typed.day}
        onChange={({ currentTarget: { value } }) => type(value, typed.time)}
      />
      <Input.Wrapper label={t('asOf.time')}>
        <TimeInput value={typed.time} onChange={(value) => type(typed.day, value)} />
      </Input.Wrapper>
    </>
  );
}

/** The choice of what is looked at, and of the moment. */
export function AsOfFields({ moment, search, onSearch }: Props) {
  const { t } = useTranslation();
  // Another moment than the one typed comes from a day of the week, or is now: the fields begin anew with it.
  const [typed, setTyped] = useState(search.at);
  const [begun, begin] = useState(0);
  if (search.at !== typed) {
    setTyped(search.at);
    begin(begun + 1);
  }
  const look = (next: AsOfSearch) => {
    setTyped(next.at);
    onSearch(next);
  };
  return (
    <div className={styles.fields}>
      <NativeSelect
        label={t('asOf.side')}
        data={[
          { value: 'draft', label: t('asOf.draft') },
          { value: 'live', label: t('asOf.live') },
        ]}
        value={search.of ?? 'draft'}
        onChange={({ currentTarget: { value } }) =>
          onSearch({ ...search, of: SIDES.find((side) => side === value) })
        }
      />
      <MomentFields
        key={`${begun} ${search.at === undefined}`}
        moment={moment}
        search={search}
        onSearch={look}
      />
      <Button
        variant="default"
        disabled={search.at === undefined}
        onClick={() => onSearch({ ...search, at: undefined })}
      >
        {t('asOf.now')}
      </Button>
      <p className={styles.zone}>{t('asOf.zone', { zone: moment.time_zone })}</p>
    </div>
  );
}
