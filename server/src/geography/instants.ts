import { instantAt } from '@sofra/contract/geography/zones';
import { refuse } from '../platform/http/answer.ts';

const WALL = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/;
const WITH_OFFSET = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})$/;

// A year has four digits in the dates of JSON, so no answer could show a later one or one before the first.
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const isDate = (instant: number) => instant >= 0 && instant <= LAST;

/** The milliseconds of a date and a time of day in UTC; undefined when there is no such day or time. */
function utcOf(day: string, time: string): number | undefined {
  const milliseconds = Date.parse(`${day}T${time}Z`);
  return Number.isNaN(milliseconds) || !new Date(milliseconds).toISOString().startsWith(day)
    ? undefined
    : milliseconds;
}

/** The instant of a date on the wall clock of a zone, or with an offset; else the problem with it. */
function readInstant(date: string, zone: string): Date | 'invalid_format' | 'schedule_date_invalid' {
  const [, day = '', time] = WALL.exec(date) ?? WITH_OFFSET.exec(date) ?? [];
  if (time === undefined) return 'invalid_format';
  const utc = utcOf(day, time);
  const instant = utc === undefined ? Number.NaN : WALL.test(date) ? instantAt(zone, utc) : Date.parse(date);
  return isDate(instant) ? new Date(instant) : 'schedule_date_invalid';
}

/** The instant of a date as it is sent in a body. Refuses with the field's problem. */
export function instantOf(date: string | null | undefined, zone: string, pointer: string): Date {
  if (!date) return refuse('required', { pointer });
  const instant = readInstant(date, zone);
  return typeof instant === 'string' ? refuse(instant, { pointer }) : instant;
}

/** The same of a query's parameter, whose problems are all one. */
export function instantAsked(date: string, zone: string, parameter: string): Date {
  const instant = readInstant(date, zone);
  if (typeof instant !== 'string') return instant;
  return refuse('invalid_parameter', { parameter, parameters: { value: parameter } });
}
