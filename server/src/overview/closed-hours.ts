import { DAY, HOUR, MINUTE, MOST } from '@sofra/contract/limits';
import { isOn } from '@sofra/contract/schedule-times';
import type { Schedule } from '@sofra/contract/schedules';
import { sql } from 'kysely';
import type { Db } from '../platform/tables.ts';
import { visible } from '../publishing/documents.ts';

/** The schedules of a section that has something to show, and of its menu. */
type Pair = { menu: Schedule; section: Schedule };

/** The week is looked at in steps that any schedule of a kitchen keeps to. */
const STEP = 15 * MINUTE;

/** The hours of the coming week in which no section of a venue is on; 0 when it has none, as it is then empty. */
export async function closedHours(db: Db, venueId: string, zone: string, now: Date): Promise<number> {
  const { rows } = await sql<Pair>`
    select distinct m.schedule as menu, s.schedule as section
    from sections s join menus m on m.id = s.parent_id
    where m.parent_id = ${venueId} and ${visible('m')} and ${visible('s')}
      and exists (select from items i where i.parent_id = s.id and ${visible('i')})
    limit ${MOST.overviewSchedules}`.execute(db);
  const isAlways = ({ menu, section }: Pair) => menu.type === 'always' && section.type === 'always';
  if (rows.length === 0 || rows.some(isAlways)) return 0;
  let closed = 0;
  const start = Math.floor(now.getTime() / STEP) * STEP;
  for (let moment = start; moment < start + 7 * DAY; moment += STEP) {
    const at = new Date(moment);
    if (!rows.some(({ menu, section }) => isOn(menu, zone, at) && isOn(section, zone, at))) closed += STEP;
  }
  return closed / HOUR;
}
