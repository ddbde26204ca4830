import { DAY, HOUR, MINUTE, MOST } from '@sofra/contract/limits';
import { isOn } from '@sofra/contract/schedules/schedule-times';
import type { Schedule } from '@sofra/contract/schedules/schedules';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { visible } from '../publishing/documents.ts';

/** The schedules of a section that has something to show, and of its menu. */
type Pair = { menu: Schedule; section: Schedule };

/** The week is looked at in steps that any schedule of a kitchen keeps to. */
const STEP = 15 * MINUTE;

/** Whether the days of the week alone say when a section is on. */
const isWeekly = ({ menu, section }: Pair) => menu.type !== 'specific' && section.type !== 'specific';

/**
 * The hours of the coming week in which no section of a venue is on, where that is unusual: a venue with sections of every week
 * is closed at night and on its days off. 0 for a venue without sections, which is empty.
 */
export async function closedHours(db: Db, venueId: string, zone: string, now: Date): Promise<number> {
  const { rows } = await sql<Pair>`
    select distinct m.schedule as menu, s.schedule as section
    from sections s join menus m on m.id = s.parent_id
    where m.parent_id = ${venueId} and ${visible('m')} and ${visible('s')}
      and exists (select from items i where i.parent_id = s.id and ${visible('i')})
    limit ${MOST.overviewSchedules}`.execute(db);
  if (rows.length === 0) return 0;
  const start = Math.floor(now.getTime() / STEP) * STEP;
  const steps = Array.from({ length: (7 * DAY) / STEP }, (_, at) => new Date(start + at * STEP));
  const isOpen = (pairs: readonly Pair[], at: Date) =>
    pairs.some(({ menu, section }) => isOn(menu, zone, at) && isOn(section, zone, at));
  const weekly = rows.filter(isWeekly);
  if (steps.some((at) => isOpen(weekly, at))) return 0;
  return (steps.filter((at) => !isOpen(rows, at)).length * STEP) / HOUR;
}
