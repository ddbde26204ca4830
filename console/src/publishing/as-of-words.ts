import { wallClock } from '@sofra/contract/geography/zones';
import type { Locale } from '@sofra/contract/languages/locales';
import { DAY } from '@sofra/contract/limits';
import type { TFunction } from 'i18next';
import { type SentSchedule, scheduleWords, whenWords } from '../catalogue/schedule-words.ts';
import { isolateAmongNames } from '../platform/isolate.ts';
import type { HiddenRow, MomentView } from './as-of-queries.ts';

/** The translations and the language of the words of a moment. */
export type Words = { t: TFunction; locale: Locale };

/** A row's title as it stands among words. */
export const titleOf = ({ title }: { title: string | null }, { t, locale }: Words): string =>
  title ? isolateAmongNames(title, locale) : t('asOf.untitled');

/** A moment to come as it is seen from the one that is looked at, which is not today: its own day is a weekday too. */
function nextWords(next: string, { at, time_zone: zone }: MomentView, { t, locale }: Words): string {
  const before = wallClock(zone, Date.parse(at) - DAY);
  return whenWords({ wall: wallClock(zone, Date.parse(next)), wallNow: before }, t, locale);
}

/** When guests see a row again, or can have it. */
function againWords({ next, reason }: HiddenRow, moment: MomentView, words: Words): string[] {
  const { t } = words;
  if (reason === 'sold_out')
    return [next ? t('asOf.soldOutUntil', { when: nextWords(next, moment, words) }) : t('asOf.soldOut')];
  return next ? [t('asOf.again', { when: nextWords(next, moment, words) })] : [];
}

/** Why guests don’t see a row, and when they do. */
export function reasonWords(row: HiddenRow, moment: MomentView, words: Words): string {
  const { t, locale } = words;
  const told: { [R in HiddenRow['reason']]: () => string[] } = {
    off: () => [t('asOf.off')],
    unpublished: () => [t('asOf.unpublished')],
    schedule: () => scheduleWords(row as SentSchedule, t, locale),
    above: () => [t('asOf.above')],
    empty: () => [t('asOf.empty')],
    sold_out: () => [],
  };
  const never = row.never && row.never !== 'empty' ? [t(`asOf.neverShort.${row.never}`)] : [];
  return [...told[row.reason](), ...againWords(row, moment, words), ...never].join(' · ');
}
