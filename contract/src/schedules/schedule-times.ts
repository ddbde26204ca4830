import { offsetMinutes, stretchesOf } from '../geography/zones.ts';
import { DAY, MINUTE, SCHEDULE } from '../limits.ts';
import type { PeriodicData, Schedule, ScheduleDay, SpecificData, Weekday } from './schedules.ts';
import { meeting, type Span } from './spans.ts';

/** Days to look ahead for a weekly change: a window lost to a clock change recurs a week later. */
const WEEKLY_HORIZON = 15;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The wall clock as a count of milliseconds, as if it were UTC. */
function wallOf(text: string): number {
  return Date.parse(`${text.slice(0, 10)}T${text.slice(11, 16) || '00:00'}:00Z`);
}

function spanOf(data: SpecificData): [from: number, to: number] {
  if (!data.all_day) return [wallOf(data.from), wallOf(data.to)];
  return [wallOf(data.from.slice(0, 10)), wallOf(data.to.slice(0, 10)) + DAY];
}

/** The weekday of a wall clock's time, counted from Monday as 0: 1 January 1970 was a Thursday. */
export const weekdayOf = (wall: number): number =>
  (((Math.floor(wall / DAY) + 3) % SCHEDULE.days) + SCHEDULE.days) % SCHEDULE.days;

function dayOf(data: PeriodicData, wall: number): ScheduleDay {
  return data[String(weekdayOf(wall)) as Weekday];
}

function isOnInWeek(data: PeriodicData, wall: number): boolean {
  const minute = Math.floor((((wall % DAY) + DAY) % DAY) / MINUTE);
  const today = dayOf(data, wall);
  const from = minutesOf(today.from);
  if (today.enabled && minute >= from && (today.overnight || minute < minutesOf(today.to))) return true;
  const yesterday = dayOf(data, wall - DAY);
  return yesterday.enabled && yesterday.overnight && minute < minutesOf(yesterday.to);
}

/** Whether a schedule shows its record at an instant: wall-clock minutes of the zone, [from, to) (rule 27). */
export function isOn(schedule: Schedule, zone: string, instant: Date): boolean {
  if (schedule.type === 'always') return true;
  const wall = instant.getTime() + offsetMinutes(zone, instant.getTime()) * MINUTE;
  if (schedule.type === 'periodic') return isOnInWeek(schedule.data, wall);
  const [from, to] = spanOf(schedule.data);
  return wall >= from && wall < to;
}

function* boundariesOf(data: PeriodicData, fromWall: number, toWall: number): Generator<number> {
  for (let day = Math.floor(fromWall / DAY) * DAY; day < toWall; day += DAY) {
    const edges = new Set<number>([0]);
    for (const { enabled, from, to } of [dayOf(data, day), dayOf(data, day - DAY)])
      if (enabled) edges.add(minutesOf(from)).add(minutesOf(to));
    for (const minute of [...edges].sort((a, b) => a - b)) yield day + minute * MINUTE;
  }
}

/** The moments between two others at which a schedule switches on or off, in order. */
function* changesWithin(schedule: Schedule, zone: string, from: number, to: number): Generator<number> {
  let now = isOn(schedule, zone, new Date(from));
  for (const stretch of stretchesOf(zone, from, to)) {
    const shift = stretch.offset * MINUTE;
    const edges =
      schedule.type === 'periodic'
        ? boundariesOf(schedule.data, stretch.start + shift, stretch.end + shift)
        : schedule.type === 'specific'
          ? spanOf(schedule.data)
          : [];
    // A clock change is an edge too: it may skip the beginning or the end of a window.
    for (const moment of [stretch.start, ...[...edges].map((wall) => wall - shift)]) {
      if (moment <= from || moment < stretch.start || moment >= stretch.end) continue;
      if (isOn(schedule, zone, new Date(moment)) === now) continue;
      now = !now;
      yield moment;
    }
  }
}

function changeWithin(schedule: Schedule, zone: string, from: number, to: number): Date | null {
  for (const change of changesWithin(schedule, zone, from, to)) return new Date(change);
  return null;
}

/** The next moment after an instant at which a schedule switches on or off, or null when it never does again. */
export function nextChange(schedule: Schedule, zone: string, instant: Date): Date | null {
  const now = instant.getTime();
  if (schedule.type === 'always') return null;
  if (schedule.type === 'periodic') return changeWithin(schedule, zone, now, now + WEEKLY_HORIZON * DAY);
  for (const edge of spanOf(schedule.data)) {
    // No zone is further than 14 hours from UTC: a day and a half around the edge holds its instant.
    const end = edge + 1.5 * DAY;
    if (end <= now) continue;
    const change = changeWithin(schedule, zone, Math.max(now, edge - 1.5 * DAY), end);
    if (change) return change;
  }
  return null;
}

/** The first moment from an instant on at which a schedule is on: that instant when it is on now, null when never again. */
export function opensNext(schedule: Schedule, zone: string, instant: Date): Date | null {
  return isOn(schedule, zone, instant) ? instant : nextChange(schedule, zone, instant);
}

/** The times between two instants in which a schedule is on. */
export function timesOn(schedule: Schedule, zone: string, from: number, to: number): Span[] {
  if (from >= to) return [];
  if (schedule.type === 'always') return [{ from, to }];
  const edges = isOn(schedule, zone, new Date(from)) ? [from] : [];
  edges.push(...changesWithin(schedule, zone, from, to));
  const spans: Span[] = [];
  for (let at = 0; at < edges.length; at += 2)
    spans.push({ from: edges[at] ?? from, to: edges[at + 1] ?? to });
  return spans;
}

/**
 * The first moment from an instant on at which all of some schedules are on; null when there is none. Weeks repeat: what does not
 * meet within the horizon never does.
 */
export function firstTogether(schedules: readonly Schedule[], zone: string, instant: Date): Date | null {
  let start = instant.getTime();
  for (const schedule of schedules) {
    if (schedule.type !== 'specific') continue;
    const opens = opensNext(schedule, zone, instant);
    if (!opens) return null;
    start = Math.max(start, opens.getTime());
  }
  const times = schedules.map((schedule) => timesOn(schedule, zone, start, start + WEEKLY_HORIZON * DAY));
  const [first] = times.reduce(meeting, [{ from: start, to: start + WEEKLY_HORIZON * DAY }]);
  return first ? new Date(first.from) : null;
}
