import type { HidingReason, NeverReason } from '@sofra/contract/publishing/moments';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { firstTogether, isOn } from '@sofra/contract/schedules/schedule-times';
import { isNeverOn, type Schedule } from '@sofra/contract/schedules/schedules';
import { type SoldOut, soldOutAt } from './sold-out.ts';
import type { VenueRow } from './venue-rows.ts';
import { shownMenus } from './visibility.ts';

/**
 * A row that guests don't see at a moment, or see as sold out. `above` are the rows that it is in, from the menu down; `next` is when they
 * see it again, null when nobody knows. `never` is set on the row that has to be mended.
 */
export type HiddenRow = {
  row: VenueRow;
  above: readonly VenueRow[];
  reason: HidingReason;
  next: Date | null;
  never: NeverReason | null;
};

/** A venue at a moment: what a publication and the marks show, and all rows. */
type Moment = {
  publication: Publication;
  rows: readonly VenueRow[];
  marks: SoldOut;
  zone: string;
  now: Date;
};

type Together = (schedules: readonly Schedule[]) => Date | null;

/** The first moment at which schedules meet, looked up once for all rows that have the same. */
function meetings(zone: string, now: Date): Together {
  const known = new Map<string, Date | null>();
  return (schedules) => {
    const timed = schedules.filter(({ type }) => type !== 'always');
    const key = JSON.stringify(timed);
    const found = known.get(key);
    if (found !== undefined) return found;
    const first = firstTogether(timed, zone, now);
    known.set(key, first);
    return first;
  };
}

const schedulesOf = (rows: readonly VenueRow[]) => rows.map(({ schedule }) => schedule);

const earliest = (moments: readonly (Date | null)[]) =>
  moments.reduce((first, moment) => (first && (!moment || first <= moment) ? first : moment), null);

/** The first moment at which guests see a row: something in it must show. `path` is all from the menu down to it. */
function nextShowing(path: readonly VenueRow[], together: Together): Date | null {
  const row = path.at(-1);
  if (!row?.seen) return null;
  if (row.level === 'items') return together(schedulesOf(path));
  return earliest(row.below.map((under) => nextShowing([...path, under], together)));
}

/** Why a row can never show, where it is this row that has to be mended. */
function neverOf(path: readonly VenueRow[], together: Together): HiddenRow['never'] {
  const row = path.at(-1);
  if (!row || !together(schedulesOf(path.slice(0, -1)))) return null;
  if (together(schedulesOf(path)))
    return row.level !== 'items' && !row.below.some(({ seen }) => seen) ? 'empty' : null;
  if (isNeverOn(row.schedule)) return 'no_days';
  return together([row.schedule]) ? 'no_meeting' : 'over';
}

function whyHidden(path: readonly VenueRow[], { zone, now }: Moment): HiddenRow['reason'] {
  const row = path.at(-1);
  const above = path.slice(0, -1);
  if (!row?.seen) return row?.off ? 'off' : above.every(({ seen }) => seen) ? 'unpublished' : 'above';
  if (!isOn(row.schedule, zone, now)) return 'schedule';
  return above.some(({ schedule }) => !isOn(schedule, zone, now)) ? 'above' : 'empty';
}

/** The ids of all rows that guests see at a moment, sold out or not. */
function shownIds({ publication, now }: Moment): Set<string> {
  return new Set(
    shownMenus(publication, now).flatMap(({ menu, sections }) => [
      menu.id,
      ...sections.flatMap(({ section, items }) => [section.id, ...items.map(({ id }) => id)]),
    ]),
  );
}

/** All rows that guests don't see at a moment, or see as sold out, each with the reason; in the order of the menus. */
export function hiddenRows(moment: Moment): HiddenRow[] {
  const { rows, marks, zone, now } = moment;
  const shown = shownIds(moment);
  const soldOut = soldOutAt(marks, now);
  const together = meetings(zone, now);
  const hidden: HiddenRow[] = [];
  const look = (row: VenueRow, above: readonly VenueRow[]) => {
    const path = [...above, row];
    if (soldOut.has(row.id) && shown.has(row.id))
      hidden.push({ row, above, reason: 'sold_out', next: marks.get(row.id) ?? null, never: null });
    if (!shown.has(row.id)) {
      const next = nextShowing(path, together);
      const never = row.seen && !next ? neverOf(path, together) : null;
      hidden.push({ row, above, reason: whyHidden(path, moment), next, never });
    }
    for (const under of row.below) look(under, path);
  };
  for (const row of rows) look(row, []);
  return hidden;
}
