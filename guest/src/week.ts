import { instantAt, wallClock } from '@sofra/contract/geography/zones';
import { DAY, SCHEDULE } from '@sofra/contract/limits';
import type { MenuPart } from '@sofra/contract/publishing/publishing';
import { timesOn, weekdayOf } from '@sofra/contract/schedules/schedule-times';
import type { Schedule } from '@sofra/contract/schedules/schedules';
import { between, joined, meeting, type Span } from '@sofra/contract/schedules/spans';

/**
 * A week of a venue: the instants (milliseconds since 1970) at which its days begin and the last one ends, the times at which each menu
 * shows something, and those at which none does.
 */
export type Week = { days: number[]; menus: { menu: MenuPart; on: Span[] }[]; gaps: Span[] };

/** The instants at which the days of the week around a moment begin on a zone's clock, from Monday on, and the end of the last. */
function daysAround(zone: string, now: Date): number[] {
  const midnight = Date.parse(`${wallClock(zone, now.getTime()).slice(0, 10)}T00:00:00Z`);
  const monday = midnight - weekdayOf(midnight) * DAY;
  return Array.from({ length: SCHEDULE.days + 1 }, (_, day) => instantAt(zone, monday + day * DAY));
}

/** The week around a moment: when each menu shows something to guests, by the rule of their pages (rule 27). */
export function weekOf(menus: readonly MenuPart[], zone: string, now: Date): Week {
  const days = daysAround(zone, now);
  const week = { from: Math.min(...days), to: Math.max(...days) };
  const known = new Map<string, Span[]>();
  const timesOf = (schedule: Schedule): Span[] => {
    const key = JSON.stringify(schedule);
    const times = known.get(key) ?? timesOn(schedule, zone, week.from, week.to);
    known.set(key, times);
    return times;
  };
  const ofMenu = ({ schedule, sections }: MenuPart): Span[] => {
    const within = sections.map((section) => {
      const items = [...new Set(section.items.map((item) => timesOf(item.schedule)))];
      return meeting(timesOf(section.schedule), joined(items));
    });
    return meeting(timesOf(schedule), joined(within));
  };
  const on = menus.map((menu) => ({ menu, on: ofMenu(menu) }));
  return { days, menus: on, gaps: between(joined(on.map((menu) => menu.on)), week) };
}
