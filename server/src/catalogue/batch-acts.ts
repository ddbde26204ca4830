import type { Level } from '@sofra/contract/catalogue/levels';
import { record } from '../activity/record.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import type { VenueWho } from '../sessions/who.ts';
import { lockVenue } from '../venues/locks.ts';
import { type ActionContext, operate } from './action-context.ts';
import { copyMenus, recordCopiesThere } from './copy-menus.ts';
import { deleteRecords } from './delete-record.ts';
import type { Copied } from './duplicate-record.ts';
import { type AnyHandler, placeOf } from './level-input.ts';
import { type DropLooks, lockTargetVenue } from './menus.ts';
import { recordMove } from './move-record.ts';
import { OPERATIONS } from './operations.ts';
import { presentMany } from './present.ts';
import { pick } from './read.ts';
import { lockTargets, type Target } from './targets.ts';
import type { ParentPath } from './tree.ts';

type Named = readonly { id: string; meta?: { version: number } }[];
type NamedBody = { data: Named };
type ComingBody = { data: { id: string; relationships: { [level in Level]?: NamedBody } } };

/** The records that a body names at a pointer. Refuses with `duplicate_value` one that it names twice. */
function targetsOf(named: Named, pointer = '/data'): Target[] {
  const seen = new Set<string>();
  return named.map(({ id, meta }, index) => {
    const at = `${pointer}/${index}`;
    if (seen.has(id)) refuse('duplicate_value', { pointer: `${at}/id` });
    seen.add(id);
    return { id, at, ...(meta && { versions: [meta.version] }) };
  });
}

/** Records copies as one change. Answers its activity. */
export const recordCopies = (
  db: Db,
  { who, now }: ActionContext,
  copies: readonly Copied[],
): Promise<number> =>
  record(db, who, now, {
    venueId: who.venue.id,
    action: 'duplicate',
    changes: copies.map(({ change }) => change),
  });

/** The document of some records of a list as they are now. */
export async function shownIn(
  db: Db,
  { app, who }: { app: AppContext; who: VenueWho },
  level: Level,
  list: ParentPath,
  ids: readonly string[],
) {
  const rows = await pick(db, level, list, ids);
  return presentMany(app, level, rows, list.above, who.venue.defaultLocale);
}

/** Copies menus to another venue of the account. Refuses with `venue_not_available` for the caller's own, where they are duplicated. */
export const copyThere: AnyHandler<ComingBody> = async (app, input) => {
  const place = placeOf(input, 'menus');
  const { id: venueId, relationships } = input.body.data;
  const targets = targetsOf(relationships.menus?.data ?? [], '/data/relationships/menus/data');
  if (venueId === place.venueId) refuse('venue_not_available', { pointer: '/data/id' });
  return operate(app, input.who, async (db, context) => {
    const to = await lockTargetVenue(db, context, place, venueId, '/data/id');
    await lockTargets(db, 'menus', place, targets);
    const originals = targets.map(({ id }) => id);
    const copies = await copyMenus(db, context.now, place, originals, venueId);
    const activity = await recordCopiesThere(db, context, venueId, copies);
    const ids = copies.map(({ id }) => id);
    return { document: await shownIn(db, context, 'menus', to, ids), activity };
  });
};

/** The calls that delete, copy and move many records of one list, each in one transaction, as one change with one undo. */
export function batchActs(
  level: Level,
  dropLooks: DropLooks,
): Record<'remove' | 'duplicate', AnyHandler<NamedBody>> & { move: AnyHandler<ComingBody> } {
  const operations = OPERATIONS[level];
  return {
    remove: async (app, input) => {
      const [place, targets] = [placeOf(input, level), targetsOf(input.body.data)];
      const activity = await operate(app, input.who, (db, context) =>
        deleteRecords(db, context, level, place, targets),
      );
      return { activity };
    },
    duplicate: async (app, input) => {
      const [place, targets] = [placeOf(input, level), targetsOf(input.body.data)];
      return operate(app, input.who, async (db, context) => {
        await lockVenue(db, place.venueId);
        await lockTargets(db, level, place, targets);
        const originals = targets.map(({ id }) => id);
        const copies = await operations.duplicate(db, context, place, originals);
        const activity = await recordCopies(db, context, copies);
        const ids = copies.map(({ id }) => id);
        return { document: await shownIn(db, context, level, place, ids), activity };
      });
    },
    move: async (app, input) => {
      const place = placeOf(input, level);
      const { id: parentId, relationships } = input.body.data;
      const targets = targetsOf(relationships[level]?.data ?? [], `/data/relationships/${level}/data`);
      return operate(app, input.who, async (db, context) => {
        const to = await operations.lockTarget(db, context, place, parentId, '/data/id');
        await lockTargets(db, level, place, targets);
        const moved = await operations.move(db, context, place, targets, { to, dropLooks });
        const activity = await recordMove(db, context, moved);
        const ids = targets.map(({ id }) => id);
        return { document: await shownIn(db, context, level, to, ids), activity };
      });
    },
  };
}
