import { z } from 'zod';
import { SCHEDULE } from '../limits.ts';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MOMENT = 'YYYY-MM-DD HH:mm';
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A day of a periodic schedule, in wall-clock times `HH:mm`; `overnight`: it ends on the next day (rule 27). */
export type ScheduleDay = { enabled: boolean; from: string; to: string; overnight: boolean };

/** The keys of a periodic schedule's days: 0 is Monday. */
export const WEEKDAYS = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** A weekday's key. */
export type Weekday = (typeof WEEKDAYS)[number];

/** A span of days, `YYYY-MM-DD HH:mm`; with `all_day` only the dates count and the last one counts whole. */
export type SpecificData = { all_day: boolean; from: string; to: string };

/** The seven days of a periodic schedule. */
export type PeriodicData = Record<Weekday, ScheduleDay>;

/**
 * The times at which a menu, section or item is shown, by the venue's wall clock (rule 27);
 * on the wire it is the pair `schedule_type` and `schedule_data`.
 */
export type Schedule =
  | { type: 'always' }
  | { type: 'specific'; data: SpecificData }
  | { type: 'periodic'; data: PeriodicData };

/** The words of `schedule_type`. */
export type ScheduleType = Schedule['type'];

function dateExists(date: string): boolean {
  if (!DATE.test(date)) return false;
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

/** The stable codes of a schedule's problems; a schema's issue carries one as its message. */
const SCHEDULE_PROBLEMS = [
  'schedule_date_invalid',
  'schedule_time_invalid',
  'schedule_year_too_early',
  'schedule_end_not_after_start',
  'schedule_overnight_too_long',
] as const;

type Problem = (typeof SCHEDULE_PROBLEMS)[number];

function momentProblem(text: string, allDay: boolean): Problem | undefined {
  if (text.length > MOMENT.length) return 'schedule_date_invalid';
  const [date = '', time, ...rest] = text.split(' ');
  if (rest.length > 0 || !dateExists(date)) return 'schedule_date_invalid';
  if (time === undefined ? !allDay : !TIME.test(time)) return 'schedule_time_invalid';
  return Number(date.slice(0, 4)) < SCHEDULE.firstYear ? 'schedule_year_too_early' : undefined;
}

/** `schedule_data` of type `specific`; with `all_day` the times may be left out. */
export const specificDataSchema = z
  .strictObject({ all_day: z.boolean().default(false), from: z.string(), to: z.string() })
  .superRefine((span, context) => {
    const broken = (['from', 'to'] as const).filter((key) => {
      const message = momentProblem(span[key], span.all_day);
      if (message) context.addIssue({ code: 'custom', message, path: [key] });
      return message;
    });
    if (broken.length > 0) return;
    const [from, to] = span.all_day ? [span.from.slice(0, 10), span.to.slice(0, 10)] : [span.from, span.to];
    if (span.all_day ? to < from : to <= from)
      context.addIssue({ code: 'custom', message: 'schedule_end_not_after_start', path: ['to'] });
  });

function dayProblem(day: ScheduleDay): Problem | undefined {
  if (day.overnight) return day.to > day.from ? 'schedule_overnight_too_long' : undefined;
  return day.to > day.from ? undefined : 'schedule_end_not_after_start';
}

/** One day of `schedule_data`; a day that is off is not checked, and times that can't be read become the usual ones. */
const scheduleDaySchema = z
  .strictObject({
    enabled: z.boolean().default(true),
    from: z.string().default(SCHEDULE.from),
    to: z.string().default(SCHEDULE.to),
    overnight: z.boolean().default(false),
  })
  .superRefine((day, context) => {
    if (!day.enabled) return;
    const broken = (['from', 'to'] as const).filter((key) => !TIME.test(day[key]));
    for (const key of broken)
      context.addIssue({ code: 'custom', message: 'schedule_time_invalid', path: [key] });
    const message = broken.length === 0 && dayProblem(day);
    if (message) context.addIssue({ code: 'custom', message, path: ['to'] });
  })
  .transform((day) => ({
    ...day,
    from: TIME.test(day.from) ? day.from : SCHEDULE.from,
    to: TIME.test(day.to) ? day.to : SCHEDULE.to,
  }));

const dayOff = { enabled: false, from: SCHEDULE.from, to: SCHEDULE.to, overnight: false };
const aDay = scheduleDaySchema.default(dayOff);

/** `schedule_data` of type `periodic`; a day that is left out is off. */
export const periodicDataSchema = z.strictObject({
  '0': aDay,
  '1': aDay,
  '2': aDay,
  '3': aDay,
  '4': aDay,
  '5': aDay,
  '6': aDay,
});

/** A whole schedule of one of some kinds, as it is stored. */
export function scheduleOf(kinds: readonly ScheduleType[]) {
  const all = [
    z.strictObject({ type: z.literal('always') }),
    z.strictObject({ type: z.literal('specific'), data: specificDataSchema }),
    z.strictObject({ type: z.literal('periodic'), data: periodicDataSchema }),
  ] as const;
  return z
    .discriminatedUnion('type', all)
    .refine(({ type }) => kinds.includes(type), { error: 'schedule_type_not_allowed' });
}

/** Whether a schedule never shows anything: a week without a day that is on. */
export function isNeverOn(schedule: Schedule): boolean {
  return schedule.type === 'periodic' && WEEKDAYS.every((day) => !schedule.data[day].enabled);
}

/** The initial periodic schedule: every day at the usual hours (rule 84). */
export function usualWeek(): PeriodicData {
  const day = () => ({ ...dayOff, enabled: true });
  return { '0': day(), '1': day(), '2': day(), '3': day(), '4': day(), '5': day(), '6': day() };
}
