import { type Actor, actingValues } from '../activity/record.ts';
import { Refusal, refuse } from '../platform/answer.ts';
import type { Db } from '../platform/tables.ts';
import type { VenueWho } from '../sessions/who.ts';
import { changeOne, type EachValues } from './change-each.ts';
import type { Answer, ChangeForm, Touched } from './change-parts.ts';
import { changeProblems } from './change-problems.ts';
import { changeRows } from './change-statement.ts';
import type { CatalogueRow } from './read.ts';
import { formOf, type Node, type Place, valuesOf } from './tree.ts';

/**
 * New values for the columns of one row; `texts` is merged, a null in it removes. `position` is a place in the list, `at`
 * the pointer to the row's record in the body of a batch.
 */
export type Patch = { id: string; values: Record<string, unknown>; position?: number; at?: string };

/** Where a row stands, and its version. */
export type PlaceRow = Pick<CatalogueRow, 'id' | 'position' | 'version'>;

/** What a change has made: the rows as they are then, in order, and the activity that recorded it. */
export type Changed<R = CatalogueRow> = { rows: R[]; activity: number };

/**
 * How a change is made: `parentId` is given when positions are among it; `also` is recorded with it; `locks` when the
 * venue's lock is to be taken with it, in the same trip to the database.
 */
export type ChangeOptions = {
  ifMatch?: readonly number[] | undefined;
  parentId?: string;
  also?: readonly unknown[];
  locks?: boolean;
};

const sentIn = (values: object) =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [name]));

function touchedBy(patches: readonly Patch[]): Touched {
  const all = (part: (values: Patch['values']) => object) =>
    [...new Set(patches.flatMap(({ values }) => sentIn(part(values))))].sort();
  return { columns: all((values) => values), locales: all(({ texts }) => texts ?? {}) };
}

/**
 * Sets new values in rows of one list, order included, in one statement that locks the rows, changes them, records what
 * was there before, and answers what it made. One row that stays in its place is changed together with those of others
 * that come at the same time (`platform/gathered.ts`). With more than one patch or with positions the venue's lock must be held
 * already (`lockVenue`) or be taken with it (`locks`), so that the statement sees the list as it is and two batches
 * never wait for each other. Refuses with `not_found` (one row), `unknown_record` (a batch), `version_stale`, or what is
 * wrong with a price.
 */
export function change(...args: ChangeArguments): Promise<Changed> {
  return changed('rows', rowsIn, args);
}

/** The same, for who asks for no more than where the rows stand then: a thousand are moved in half the time. */
export function arrange(...args: ChangeArguments): Promise<Changed<PlaceRow>> {
  return changed('places', placesIn, args);
}

type ChangeArguments = [
  db: Db,
  who: VenueWho & Pick<Actor, 'undoes'>,
  now: Date,
  node: Node,
  place: Place,
  patches: readonly Patch[],
  options?: ChangeOptions,
];

// The driver would quote each of a thousand; ids and numbers need none.
const arrayOf = (values: readonly (string | number)[]) => `{${values.join(',')}}`;

const rowsIn = (text: string) => JSON.parse(text) as CatalogueRow[];

function placesIn(text: string): PlaceRow[] {
  type Columns = { ids: string[]; positions: number[]; versions: number[] };
  const { ids, positions, versions } = JSON.parse(text) as Columns;
  return ids.map((id, at) => ({ id, position: positions[at] ?? 0, version: versions[at] ?? 0 }));
}

async function changed<R extends { position: number }>(
  answer: Answer,
  read: (answers: string) => R[],
  args: ChangeArguments,
): Promise<Changed<R>> {
  const made = await attempted(answer, read, args);
  if (made) return made;
  await assertRight(args);
  // Nothing is wrong with it by now: a record was in the bin for that moment, or its menu had another currency.
  return (await attempted(answer, read, args)) ?? refuse('version_stale');
}

/** Makes a change as far as it can be made: undefined when it can't. Refuses with `version_stale`. */
async function attempted<R extends { position: number }>(
  answer: Answer,
  read: (answers: string) => R[],
  [db, who, now, node, place, patches, options = {}]: ChangeArguments,
): Promise<Changed<R> | undefined> {
  const { ifMatch = null, parentId, also = [], locks = false } = options;
  const form = { ...touchedBy(patches), node, place: formOf(place), also: also.length > 0, answer };
  const values = { ...valuesOf(place), ...actingValues(who), now, ifMatch };
  const [only, ...others] = patches;
  const moving = parentId !== undefined;
  if (only && others.length === 0 && !moving)
    return attemptedAlone(db, form, { ...values, also, rowId: only.id, given: only.values });
  const [outcome] = await changeRows(JSON.stringify({ ...form, moving, locks }))(db, {
    ...values,
    ids: arrayOf(patches.map(({ id }) => id)),
    positions: arrayOf(patches.map(({ position }) => position ?? 'null')),
    parentId: parentId ?? place.venueId,
    given: JSON.stringify(Object.fromEntries(patches.map((patch) => [patch.id, patch.values]))),
    also: JSON.stringify(also),
  });
  const wanted = patches.length;
  if (outcome?.found === wanted && outcome.meant !== wanted) refuse('version_stale');
  const rows = outcome?.answers ? read(outcome.answers) : [];
  if (rows.length !== wanted) return undefined;
  rows.sort((one, other) => one.position - other.position);
  return { rows, activity: outcome?.activity ?? 0 };
}

async function attemptedAlone<R>(
  db: Db,
  form: ChangeForm,
  values: EachValues,
): Promise<Changed<R> | undefined> {
  const outcome = await changeOne(JSON.stringify(form))(db, values);
  if (outcome?.meant === false) refuse('version_stale');
  if (!outcome?.answer) return undefined;
  return { rows: [JSON.parse(outcome.answer) as R], activity: outcome.activity ?? 0 };
}

/** Refuses a change that was not made with all that is wrong with it, if anything still is. */
async function assertRight([db, , , node, place, patches]: ChangeArguments): Promise<void> {
  const problems = await changeProblems(db, node, place, patches);
  if (problems.length > 0) throw new Refusal(problems);
}
