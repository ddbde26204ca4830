import { type ActivityKind, kindOf } from '@sofra/contract/history/activity-kinds';
import { MINUTE } from '@sofra/contract/limits';
import type { Activity } from './activity.ts';

/** The most lines that stand one by one; what says more is folded to their number. */
export const MOST_LINES = 3;

/** The longest time between two activities that are folded, in milliseconds. */
const LONGEST_GAP = 5 * MINUTE;

/**
 * Activities that stand on one line, the newest first: `kind` is what each of their lines is, `lines` how many there are, `isFolded`
 * whether only their number stands there.
 */
export type Run = {
  kind: ActivityKind;
  activities: readonly [Activity, ...Activity[]];
  lines: number;
  isFolded: boolean;
};

/** The runs of one day. */
export type Day = { day: string; runs: Run[] };

/** The facts that folding needs: the day that a moment is on, and how many lines an activity has. */
type Reading = { dayOf: (at: string) => string; linesIn: (activity: Activity) => number };

type Group = { day: string; activities: [Activity, ...Activity[]] };

/** The activities of pages one after another. One that newer activities have moved on to the next page is there once. */
export function joinPages(pages: readonly (readonly Activity[])[]): Activity[] {
  return [...new Map(pages.flat().map((activity) => [activity.id, activity])).values()];
}

/** The run that the sync of a branch, or its undo, belongs to; undefined for all else. */
export const syncRunOf = ({ action, changes: [about] }: Activity): unknown =>
  action === 'sync' || action === 'sync_branch' ? about?.after?.run : undefined;

/**
 * Activities without the run of a sync at their end, while older ones of it may be unread: a line would count only some of its branches,
 * and undo only those.
 */
export function withoutCutRun(
  activities: readonly Activity[],
  { isMore }: { isMore: boolean },
): readonly Activity[] {
  const last = activities.at(-1);
  const run = isMore && last ? syncRunOf(last) : undefined;
  if (run === undefined) return activities;
  return activities.slice(0, activities.findLastIndex((activity) => syncRunOf(activity) !== run) + 1);
}

// The syncs of a run are told in each branch and in the main venue.
const keyOf = (activity: Activity) =>
  JSON.stringify([
    kindOf(activity),
    activity.actor,
    activity.support_actor,
    syncRunOf(activity) ?? activity.venue,
    activity.undoes !== null,
  ]);

function continues(newer: Activity, older: Activity): boolean {
  const gap = Date.parse(newer.at) - Date.parse(older.at);
  return keyOf(newer) === keyOf(older) && gap <= LONGEST_GAP;
}

/** The activities in groups that may stand on one line; one that is long by itself keeps its own line, and so its undo. */
function grouped(activities: readonly Activity[], { dayOf, linesIn }: Reading): Group[] {
  const groups: Group[] = [];
  const isLong = (activity: Activity) => linesIn(activity) > MOST_LINES;
  for (const activity of activities) {
    const last = groups.at(-1);
    const before = last?.activities.at(-1);
    const day = dayOf(activity.at);
    const isNext = before && last?.day === day && continues(before, activity);
    if (isNext && !isLong(before) && !isLong(activity)) last.activities.push(activity);
    else groups.push({ day, activities: [activity] });
  }
  return groups;
}

/** The kind of each line: an item that is saved with its price and more has lines that are no prices. */
function kindOfLines(activities: readonly [Activity, ...Activity[]], lines: number): ActivityKind {
  const kind = kindOf(activities[0]);
  const changes = activities.flatMap((activity) => activity.changes);
  const prices = changes.filter(({ after }) => after && 'price' in after).length;
  return kind === 'prices' && prices < lines ? 'changed' : kind;
}

/** The activities of a sync's run with each branch once, as the main venue tells of it. */
function onePerBranch([first, ...others]: Group['activities']): Group['activities'] {
  const [head, ...rest] = [first, ...others].filter(({ action }) => action === 'sync_branch');
  return syncRunOf(first) && head ? [head, ...rest] : [first, ...others];
}

function runsOf(group: Group, { linesIn }: Reading): Run[] {
  const activities = onePerBranch(group.activities);
  const run = (of: Run['activities'], isFolded: boolean, lines: number): Run => ({
    kind: kindOfLines(of, lines),
    activities: of,
    lines,
    isFolded,
  });
  const lines = activities.reduce((sum, activity) => sum + linesIn(activity), 0);
  if (lines > MOST_LINES || (syncRunOf(activities[0]) && lines > 1)) return [run(activities, true, lines)];
  return activities.map((activity) => run([activity], false, linesIn(activity)));
}

/** Activities by days, those that belong together on one line. Nothing is left out, and the order stays. */
export function foldActivities(activities: readonly Activity[], reading: Reading): Day[] {
  const days: Day[] = [];
  for (const group of grouped(activities, reading)) {
    const runs = runsOf(group, reading);
    const last = days.at(-1);
    if (last?.day === group.day) last.runs.push(...runs);
    else days.push({ day: group.day, runs });
  }
  return days;
}
