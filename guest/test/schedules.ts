import type { PeriodicData, Schedule } from '@sofra/contract/schedules/schedules';
import fc from 'fast-check';

const hour = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30'))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${minutes}`);

const day = fc
  .tuple(fc.boolean(), hour, hour)
  .map(([enabled, from, to]) => ({ enabled, from, to, overnight: to <= from }));

const weekly = fc
  .tuple(day, day, day, day, day, day, day)
  .map((days): Schedule => ({ type: 'periodic', data: { ...days } as unknown as PeriodicData }));

const always = fc.constant<Schedule>({ type: 'always' });

/** A schedule as a section or an item can have it. */
export const aSchedule = fc.oneof(always, weekly);

/** A schedule as a menu can have it, within some weeks of a day. */
export const aMenuSchedule = (around: string) => {
  const dayAt = (days: number) => new Date(Date.parse(around) + days * 86_400_000).toISOString().slice(0, 10);
  const span = fc
    .tuple(fc.integer({ min: -20, max: 40 }), hour, fc.integer({ min: 0, max: 30 }), hour, fc.boolean())
    .map(([first, from, days, to, all_day]): Schedule => {
      const data = { all_day, from: `${dayAt(first)} ${from}`, to: `${dayAt(first + days)} ${to}` };
      return { type: 'specific', data };
    });
  return fc.oneof(always, weekly, span);
};
