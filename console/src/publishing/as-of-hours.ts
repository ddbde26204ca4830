import { wallClock } from '@sofra/contract/geography/zones';
import { HOUR } from '@sofra/contract/limits';
import type { TFunction } from 'i18next';
import { isolatedTimes, weekLines } from '../catalogue/schedule-words.ts';

/** A time in a week, in milliseconds since 1970. */
export type Time = { from: number; to: number };

/** The latest hour of the next day up to which a night belongs to the evening before. */
const NIGHT = 12 * HOUR;

type Piece = { day: number; from: number; to: number };

/** The times by the day on which they begin; what lasts longer than a night is cut at midnight. `days` are the edges of the week's days. */
function piecesOf({ from, to }: Time, days: readonly number[]): Piece[] {
  const day = days.findLastIndex((edge) => edge <= from);
  const next = days[day + 1] ?? to;
  if (to <= next || (from > (days[day] ?? from) && to <= next + NIGHT)) return [{ day, from, to }];
  return [{ day, from, to: next }, ...piecesOf({ from: next, to }, days)];
}

/** The hours of one day in words. */
function hoursOn(day: number, pieces: readonly Piece[], days: readonly number[], zone: string, t: TFunction) {
  const [start, end] = [days[day] ?? 0, days[day + 1] ?? 0];
  const clock = (at: number) => (at === end ? '24:00' : wallClock(zone, at).slice(11));
  return pieces
    .filter((piece) => piece.day === day)
    .map(({ from, to }) =>
      from === start && to === end ? t('asOf.allDay') : isolatedTimes(clock(from), clock(to)),
    )
    .join(t('asOf.and'));
}

/** Times of a week in words, a line for each stretch of days with the same hours. */
export function weekWords(
  times: readonly Time[],
  days: readonly number[],
  zone: string,
  t: TFunction,
  locale: string,
): string[] {
  const pieces = times.flatMap((time) => piecesOf(time, days));
  const week = days.slice(0, -1).map((_, day) => hoursOn(day, pieces, days, zone, t));
  return weekLines(week, t, locale);
}
