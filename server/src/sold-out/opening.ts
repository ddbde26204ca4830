import { instantAt, offsetMinutes } from '@sofra/contract/geography/zones';
import { DAY, MINUTE, SOLD_OUT } from '@sofra/contract/limits';
import { isOn, nextChange } from '@sofra/contract/schedules/schedule-times';
import type { Schedule } from '@sofra/contract/schedules/schedules';

/** The most changes of schedules to search for an opening: more than two busy weeks. */
const MOST_CHANGES = 200;

const MORNING = Date.parse(`1970-01-01T${SOLD_OUT.opens}Z`);

/** The wall clock of a zone as a count of milliseconds, as if it were UTC. */
const wallAt = (zone: string, instant: Date) =>
  instant.getTime() + offsetMinutes(zone, instant.getTime()) * MINUTE;

/** The end of today: midnight, or at night this moment, since a bar's evening ends after it. */
function endOfDay(zone: string, now: Date): Date {
  const wall = wallAt(zone, now);
  const midnight = Math.floor(wall / DAY) * DAY;
  return wall - midnight < MORNING ? now : new Date(instantAt(zone, midnight + DAY));
}

/** The usual time of opening on the day of a moment, by the wall clock. */
function morningOf(zone: string, moment: Date): Date {
  const midnight = Math.floor(wallAt(zone, moment) / DAY) * DAY;
  return new Date(instantAt(zone, midnight + MORNING));
}

function firstChange(schedules: readonly Schedule[], zone: string, after: Date): Date | undefined {
  const changes = schedules.flatMap((schedule) => nextChange(schedule, zone, after) ?? []);
  return changes.sort((one, other) => one.getTime() - other.getTime())[0];
}

/**
 * The venue's next opening after the end of today, by the schedules of its menus: the moment at which one is on and none was.
 * Without such hours it is the usual time in the morning (decision 59).
 */
export function nextOpening(schedules: readonly Schedule[], zone: string, now: Date): Date {
  const end = endOfDay(zone, now);
  const isOpen = (at: Date) => schedules.some((schedule) => isOn(schedule, zone, at));
  let wasOpen = end === now ? isOpen(now) : isOpen(new Date(end.getTime() - 1));
  let at: Date | undefined = end;
  for (let changes = 0; at && changes < MOST_CHANGES; changes += 1) {
    const open = isOpen(at);
    if (open && !wasOpen) return at;
    wasOpen = open;
    at = firstChange(schedules, zone, at);
  }
  return morningOf(zone, end);
}
