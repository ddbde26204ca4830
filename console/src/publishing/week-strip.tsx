import { ActionIcon } from '@mantine/core';
import { wallClock } from '@sofra/contract/geography/zones';
import type { Locale } from '@sofra/contract/languages/locales';
import { DAY, SCHEDULE } from '@sofra/contract/limits';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { weekdayName } from '../catalogue/schedule-words.ts';
import { dayWords } from '../ui/format/dates.ts';
import sheets from '../ui/layout/sheets.module.css';
import { type Time, weekWords } from './as-of-hours.ts';
import type { MomentView } from './as-of-queries.ts';
import { titleOf } from './as-of-words.ts';
import styles from './week-strip.module.css';

/** The way to another moment: `YYYY-MM-DDTHH:mm` of the venue. */
type Props = { moment: MomentView; onMoment: (at: string) => void };

type Shown = MomentView['gaps'];

const timesOf = (shown: Shown): Time[] =>
  shown.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }));

/** The hours of the days of a week as bars; the words say the same. */
function Bars({ times, days, at }: { times: readonly Time[]; days: readonly number[]; at: number }) {
  return (
    <div className={styles.days} aria-hidden>
      {days.slice(0, -1).map((start, day) => {
        const end = days[day + 1] ?? start + DAY;
        const part = (moment: number) => ((moment - start) / (end - start)) * 100;
        const isNow = start <= at && at < end;
        return (
          <div key={start} className={styles.day}>
            {times
              .filter(({ from, to }) => from < end && to > start)
              .map(({ from, to }) => {
                const [first, last] = [part(Math.max(from, start)), part(Math.min(to, end))];
                return (
                  <span
                    key={from}
                    className={styles.on}
                    style={{ insetInlineStart: `${first}%`, inlineSize: `${last - first}%` }}
                  />
                );
              })}
            {isNow && <span className={styles.moment} style={{ insetInlineStart: `${part(at)}%` }} />}
          </div>
        );
      })}
    </div>
  );
}

type RowProps = Pick<Props, 'moment'> & {
  name: string;
  shown: Shown;
  days: readonly number[];
  isGap?: boolean;
};

function Row({ moment: { at, time_zone: zone }, name, shown, days, isGap }: RowProps) {
  const { t, i18n } = useTranslation();
  const times = timesOf(shown);
  const words = weekWords(times, days, zone, t, i18n.language);
  return (
    <li className={styles.row} data-gap={isGap || undefined}>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <Bars times={times} days={days} at={Date.parse(at)} />
      <p className={styles.hours}>{words.length > 0 ? words.join('; ') : t('asOf.notThisWeek')}</p>
    </li>
  );
}

/** The head of the strip: each day leads to the same time on it. */
function Days({ moment: { at, time_zone: zone }, days, onMoment }: Props & { days: readonly number[] }) {
  const { i18n } = useTranslation();
  const [today, time] = wallClock(zone, Date.parse(at)).split(' ');
  return (
    <div className={`${styles.days} ${styles.head}`}>
      {days.slice(0, -1).map((start, day) => {
        const [date = ''] = wallClock(zone, start).split(' ');
        return (
          <button
            key={start}
            type="button"
            aria-label={`${weekdayName(day, i18n.language)} ${dayWords(`${date}T00:00:00Z`, i18n.language, 'UTC')}`}
            aria-current={date === today ? 'date' : undefined}
            onClick={() => onMoment(`${date}T${time}`)}
          >
            <span>{weekdayName(day, i18n.language)}</span> <span>{Number(date.slice(8))}</span>
          </button>
        );
      })}
    </div>
  );
}

/** A wall clock's moment some weeks later, or earlier. */
function weeksFrom(wall: string, weeks: number): string {
  const moment = new Date(Date.parse(`${wall.replace(' ', 'T')}Z`) + weeks * SCHEDULE.days * DAY);
  return moment.toISOString().slice(0, 16);
}

/** The week around a moment: when each menu is on, and when none is. */
export function WeekStrip({ moment, onMoment }: Props) {
  const { t, i18n } = useTranslation();
  const title = useId();
  const { at, time_zone: zone, menus, gaps } = moment;
  const days = moment.days.map((day) => Date.parse(day));
  const locale = i18n.language as Locale;
  const day = (edge: number | undefined) => dayWords(edge ?? 0, locale, zone);
  const step = (weeks: number) => onMoment(weeksFrom(wallClock(zone, Date.parse(at)), weeks));
  return (
    <section aria-labelledby={title} className={`${sheets.card} ${styles.strip}`}>
      <div className={styles.title}>
        <h2 id={title}>{t('asOf.week', { from: day(days[0]), to: day((days.at(-1) ?? 0) - 1) })}</h2>
        <ActionIcon aria-label={t('asOf.earlier')} onClick={() => step(-1)}>
          <IconChevronLeft size={20} className={styles.arrow} />
        </ActionIcon>
        <ActionIcon aria-label={t('asOf.later')} onClick={() => step(1)}>
          <IconChevronRight size={20} className={styles.arrow} />
        </ActionIcon>
      </div>
      <Days moment={moment} days={days} onMoment={onMoment} />
      <ul>
        {menus.map((menu) => (
          <Row
            key={menu.id}
            moment={moment}
            name={titleOf(menu, { t, locale })}
            shown={menu.on}
            days={days}
          />
        ))}
        {gaps.length > 0 && <Row moment={moment} name={t('asOf.noMenu')} shown={gaps} days={days} isGap />}
      </ul>
    </section>
  );
}
