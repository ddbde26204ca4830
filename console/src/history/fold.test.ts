import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Activity } from './activity.ts';
import { foldActivities, joinPages, MOST_LINES, withoutCutRun } from './fold.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const MINUTE = 60_000;

let made = 0;

/** A change of prices by Layla, some minutes before noon. */
function anActivity(minutesAgo: number, more: Partial<Activity> = {}): Activity {
  made += 1;
  const id = String(made);
  const change = { record_type: 'items', record_id: id, before: { price: '1' }, after: { price: '2' } };
  return {
    id,
    at: new Date(NOON - minutesAgo * MINUTE).toISOString(),
    actor: 'Layla',
    support_actor: null,
    venue: 'Zaatar',
    action: 'update',
    record_type: 'items',
    record_id: id,
    title: null,
    changes: [change],
    records: [],
    undoable: true,
    undone: false,
    undoes: null,
    ...more,
  };
}

const reading = {
  dayOf: (at: string) => at.slice(0, 10),
  linesIn: ({ changes }: Activity) => changes.length,
};

/** A branch's sync as its main venue and as it tells itself, the newer first. */
const aSync = (branch: string, run: string, more: Partial<Activity> = {}): Activity[] =>
  (['sync_branch', 'sync'] as const).map((action) => {
    const after = { created: 1, updated: 0, removed: 0, run };
    const about = { record_type: 'venues', record_id: branch, before: null, after };
    return anActivity(0, { action, venue: action === 'sync' ? branch : 'Zaatar', changes: [about], ...more });
  });

const fold = (activities: readonly Activity[]) => foldActivities(activities, reading);

/** How many activities each line stands for, by day. */
const sizes = (activities: readonly Activity[]) =>
  fold(activities).map(({ runs }) => runs.map((run) => run.activities.length));

const times = (count: number, more?: Partial<Activity>, from = 0) =>
  Array.from({ length: count }, (_, at) => anActivity(from + at, more));

test('sixty prices changed one after another are one line that says sixty', () => {
  const [day, ...others] = fold(times(60));
  expect(others).toEqual([]);
  expect(day?.runs).toMatchObject([{ kind: 'prices', lines: 60, isFolded: true }]);
});

test('an item that is saved with its price and more is not that many prices', () => {
  const [{ changes } = anActivity(0)] = times(1);
  const saved = anActivity(0, {
    changes: changes.map((change) => ({ ...change, after: { price: '2', is_new: true } })),
  });
  const kindOfRun = (activities: readonly Activity[], linesOfEach: number) =>
    foldActivities(activities, { dayOf: reading.dayOf, linesIn: () => linesOfEach })[0]?.runs[0];
  expect(kindOfRun([saved], 4)).toMatchObject({ kind: 'changed', lines: 4 });
  expect(kindOfRun([saved, saved], 2)).toMatchObject({ kind: 'changed', lines: 4 });
  expect(kindOfRun(times(4), 1)).toMatchObject({ kind: 'prices', lines: 4 });
});

test('a few changes stand one by one', () => {
  expect(sizes(times(MOST_LINES))).toEqual([[1, 1, 1]]);
  expect(sizes(times(MOST_LINES + 1))).toEqual([[4]]);
});

test('another person, kind, venue or a pause ends a run, and so does an undo', () => {
  for (const other of [
    { actor: 'Omar' },
    { support_actor: 'Sami' },
    { venue: 'Zaatar, Marina' },
    { action: 'translate' },
    { undoes: '1' },
  ])
    expect(sizes([...times(5), ...times(5, other, 5)])).toEqual([[5, 5]]);
  expect(sizes([...times(5), ...times(5, {}, 9)])).toEqual([[10]]);
  expect(sizes([...times(5), ...times(5, {}, 9.1)])).toEqual([[5, 5]]);
});

test('an undone change stays in its run, so that the list stands still under the pointer', () => {
  const all = times(6);
  expect(sizes(all.map((one, at) => ({ ...one, undone: at === 3 })))).toEqual([[6]]);
});

test('a call that changed many rows is a line of its own beside its like', () => {
  const [{ changes } = anActivity(0)] = times(1);
  const bulk = anActivity(5, { changes: Array.from({ length: 60 }, () => changes).flat() });
  const days = fold([...times(5), bulk, ...times(5, {}, 6)]);
  expect(days[0]?.runs.map(({ lines, isFolded }) => [lines, isFolded])).toEqual([
    [5, true],
    [60, true],
    [5, true],
  ]);
});

test('a run ends with its day', () => {
  expect(sizes(times(10, {}, 12 * 60 - 5))).toEqual([[6], [4]]);
});

const someActivities = fc
  .array(
    fc.record({
      pause: fc.integer({ min: 0, max: 400 }),
      actor: fc.constantFrom('Layla', 'Omar'),
      action: fc.constantFrom('update', 'translate', 'delete', 'something new'),
      rows: fc.integer({ min: 1, max: 6 }),
      undone: fc.boolean(),
    }),
    { maxLength: 80 },
  )
  .map((all) => {
    let ago = 0;
    return all.map(({ pause, rows, ...more }) => {
      ago += pause / 40;
      const { changes } = anActivity(0);
      return anActivity(ago, { ...more, changes: Array.from({ length: rows }, () => changes).flat() });
    });
  });

const unfolded = (activities: readonly Activity[]) =>
  fold(activities).flatMap(({ runs }) => runs.flatMap((run) => run.activities));

test('nothing is lost or doubled, the order stays, and each day stands once', () => {
  fc.assert(
    fc.property(someActivities, (activities) => {
      expect(unfolded(activities)).toEqual(activities);
      const days = fold(activities);
      expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
      for (const { day, runs } of days)
        for (const run of runs) {
          expect(run.activities.every(({ at }) => reading.dayOf(at) === day)).toBe(true);
          expect(run.lines).toBe(run.activities.reduce((sum, one) => sum + reading.linesIn(one), 0));
          expect(run.isFolded).toBe(run.lines > MOST_LINES);
        }
    }),
  );
});

test('pages joined are the list, also when newer activities have moved some of it on', () => {
  fc.assert(
    fc.property(
      someActivities,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 9 }),
      (all, size, by) => {
        const pages: Activity[][] = [all.slice(0, size)];
        for (let at = Math.max(0, size - by); at < all.length; at += size)
          pages.push(all.slice(at, at + size));
        expect(joinPages(pages)).toEqual(all);
        expect(unfolded(joinPages(pages))).toEqual(all);
      },
    ),
  );
});

test('a sync of several branches is one line with each branch once, and its undo another', () => {
  const first = ['a', 'b', 'c'].flatMap((branch) => aSync(branch, 'one'));
  const second = ['a', 'b'].flatMap((branch) => aSync(branch, 'two'));
  const undone = aSync('a', 'two', { undoes: '9' });
  const runs = fold([...undone, ...second, ...first])[0]?.runs ?? [];
  expect(
    runs.map(({ activities, lines, isFolded }) => [
      activities.map(({ action, changes }) => `${action} ${changes[0]?.record_id}`),
      lines,
      isFolded,
    ]),
  ).toEqual([
    [['sync_branch a'], 1, false],
    [['sync_branch a', 'sync_branch b'], 2, true],
    [['sync_branch a', 'sync_branch b', 'sync_branch c'], 3, true],
  ]);
});

test('a run that the end of a page cuts is left out until all of it has been read', () => {
  const price = anActivity(0);
  const run = ['b1', 'b2', 'b3'].flatMap((branch) => aSync(branch, 'r1'));
  expect(withoutCutRun([price, ...run.slice(0, 3)], { isMore: true })).toEqual([price]);
  expect(withoutCutRun([price, ...run], { isMore: false })).toEqual([price, ...run]);
  expect(withoutCutRun([...run, price], { isMore: true })).toEqual([...run, price]);
  expect(withoutCutRun(run, { isMore: true })).toEqual([]);
});
