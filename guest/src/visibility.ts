import type {
  MenuPart,
  Publication,
  PublishedItem,
  PublishedSection,
} from '@sofra/contract/publishing/publishing';
import { isOn, nextChange } from '@sofra/contract/schedules/schedule-times';
import type { Schedule } from '@sofra/contract/schedules/schedules';

/** A section with its items that are on. */
export type ShownSection = { section: PublishedSection; items: PublishedItem[] };
/** A menu with its sections that are on. */
export type ShownMenu = { menu: MenuPart; sections: ShownSection[] };

/** The most changes to search for the next opening: more than two busy weeks. */
const MOST_CHANGES = 200;

/** A menu at a moment, or null when it or all of it is outside its schedule (rule 27). */
export function shownMenu(menu: MenuPart, zone: string, now: Date): ShownMenu | null {
  if (!isOn(menu.schedule, zone, now)) return null;
  const sections = menu.sections
    .filter((section) => isOn(section.schedule, zone, now))
    .map((section) => ({
      section,
      items: section.items.filter((item) => isOn(item.schedule, zone, now)),
    }))
    .filter(({ items }) => items.length > 0);
  return sections.length > 0 ? { menu, sections } : null;
}

/** The menus that are on, in order. */
export function shownMenus({ menus, venue }: Publication, now: Date): ShownMenu[] {
  return menus.flatMap((menu) => shownMenu(menu, venue.time_zone, now) ?? []);
}

function schedulesOf(menus: readonly MenuPart[]): Schedule[] {
  const different = new Map<string, Schedule>();
  const keep = (schedule: Schedule) => {
    if (schedule.type !== 'always') different.set(JSON.stringify(schedule), schedule);
  };
  for (const menu of menus) {
    keep(menu.schedule);
    for (const section of menu.sections) {
      keep(section.schedule);
      for (const item of section.items) keep(item.schedule);
    }
  }
  return [...different.values()];
}

function firstChange(schedules: readonly Schedule[], zone: string, now: Date): Date | null {
  let first: Date | null = null;
  for (const schedule of schedules) {
    const change = nextChange(schedule, zone, now);
    if (change && (!first || change < first)) first = change;
  }
  return first;
}

/** The next moment at which any schedule of a publication changes something: no page may be kept beyond it. */
export function nextScheduleChange({ menus, venue }: Publication, now: Date): Date | null {
  return firstChange(schedulesOf(menus), venue.time_zone, now);
}

/** The menu that opens next after a moment at which nothing is on, and when; null when none does. */
export function nextOpening({ menus, venue }: Publication, now: Date): { menu: MenuPart; at: Date } | null {
  const schedules = schedulesOf(menus);
  let at: Date | null = now;
  for (let changes = 0; changes < MOST_CHANGES; changes++) {
    at = firstChange(schedules, venue.time_zone, at);
    if (!at) return null;
    for (const menu of menus) if (shownMenu(menu, venue.time_zone, at)) return { menu, at };
  }
  return null;
}
