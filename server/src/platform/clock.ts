import { DAY } from '@sofra/contract/limits';

/** The only source of time, so that tests and CLOCK_OFFSET can shift it. */
export type Clock = { now(): Date };

/** The machine's clock, shifted by an offset in seconds (rule 37b). */
export function systemClock(offsetSeconds: number): Clock {
  return { now: () => new Date(Date.now() + offsetSeconds * 1000) };
}

/** The moment that is the given days of 24 hours before another. */
export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY);

/** How many whole days of 24 hours lie between two moments. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.floor((to.getTime() - from.getTime()) / DAY);

/** The moment that is the given days of 24 hours after another. */
export const daysAfter = (at: Date, days: number): Date => daysBefore(at, -days);
