import { isOn } from '@sofra/contract/schedules/schedule-times';
import type { TFunction } from 'i18next';
import type { Row } from './rows.ts';
import { scheduleOf, showingWords } from './showing-words.ts';

type Shown = Pick<Row, 'title' | 'disabled' | 'disabled_here' | 'settings'>;

type Given = {
  /** The record; none while it is new. */
  row: Shown | undefined;
  /** The records that it is in, from the menu down. */
  above: readonly Shown[];
  /** Whether nothing is in it that guests could see. */
  isEmpty: boolean;
  zone: string;
  now: number;
  t: TFunction;
  locale: string;
};

/** The reasons for which guests don't see a record now, in words, the widest first; none where they see it. */
export function hiddenWords({ row, above, isEmpty, zone, now, t, locale }: Given): string[] {
  const reasonsOf = (
    { title, disabled, disabled_here, settings }: Shown,
    word: 'it' | 'within',
  ): string[] => {
    if (disabled || disabled_here) return [t(`preview.off.${word}`, { title })];
    if (!settings || isOn(scheduleOf(settings), zone, new Date(now))) return [];
    const when = showingWords(settings, zone, now, t, locale)?.text ?? t('schedule.never');
    return [t(`preview.notNow.${word}`, { title, when })];
  };
  return [
    ...above.flatMap((one) => reasonsOf(one, 'within')),
    ...(row ? reasonsOf(row, 'it') : []),
    ...(isEmpty ? [t('preview.empty')] : []),
  ];
}
