import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './tables.ts';

/** The place of a value in a statement that is put together once and run with other values each time. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

// Stands between a lock and the statement that waits for it; both go to the database in one trip.
const THEN = '\n;then\n';

/** A text that a statement has made, as what is sent: one text, or a lock and then the other, each with its own values. */
export function stepsOf(text: string): { lock?: string; run: string } {
  const [first = '', second] = text.split(THEN);
  return second === undefined ? { run: first } : { lock: first, run: second };
}

/** Lets each slot travel once, however often it is used: a thousand ids are written, sent and read no second time. */
function onceEach<R>(made: CompiledQuery<R>): CompiledQuery<R> {
  const kept: unknown[] = [];
  const places = made.parameters.map((given) => {
    const known = kept.findIndex(
      (one) => one instanceof Slot && given instanceof Slot && one.name === given.name,
    );
    return known === -1 ? kept.push(given) : known + 1;
  });
  const text = made.sql.replace(/\$(\d+)/g, (_, place) => `$${places[Number(place) - 1]}`);
  return { ...made, sql: text, parameters: kept };
}

/** Puts a statement together; each of its values is a slot. */
function put<V extends object, R>(
  db: Db,
  build: (slots: V) => RawBuilder<R>,
  lock?: (slots: V) => RawBuilder<unknown>,
): CompiledQuery<R> {
  const slots = new Proxy({} as V, { get: (_, name) => new Slot(String(name)) });
  const made = onceEach(build(slots).compile(db));
  if (!lock) return made;
  const first = onceEach(lock(slots).compile(db));
  return {
    ...made,
    sql: first.sql + THEN + made.sql,
    parameters: [...first.parameters, ...made.parameters],
  };
}

/** Runs a statement with its values and answers its rows. */
export type Statement<V, R> = (db: Db, values: V) => Promise<R[]>;

/**
 * A statement that is put together when it is first run: `build` is given, for each value by its name, what to write where
 * the value goes as a parameter, and must do nothing else with it. Putting a large statement together from its parts
 * costs more than all else that a short call does. With a `lock`, a statement that answers nothing, it runs once that is
 * taken and sees what was done until then; both are one transaction, so outside of one this saves the trips of its ends.
 */
export function statement<V extends object, R>(
  build: (slots: V) => RawBuilder<R>,
  lock?: (slots: V) => RawBuilder<unknown>,
): Statement<V, R> {
  let kept: CompiledQuery<R> | undefined;
  return async (db, values) => {
    kept ??= put(db, build, lock);
    const parameters = kept.parameters.map((given) =>
      given instanceof Slot ? values[given.name as keyof V] : given,
    );
    return (await db.executeQuery<R>({ ...kept, parameters })).rows;
  };
}

/**
 * The same for rows of many columns, all of which come as one JSON: the driver reads a wide row column by column, and row by
 * row, at several times the cost of parsing it at once. Times come as texts, and amounts must be cast to text.
 */
export function jsonStatement<V extends object, R>(build: (slots: V) => RawBuilder<R>): Statement<V, R> {
  const run = statement<V, { answers: R[] | null }>(
    (slots) => sql`select json_agg(answer) as answers from (${build(slots)}) answer`,
  );
  return async (db, values) => (await run(db, values))[0]?.answers ?? [];
}

/** How many of a kind are remembered before all are forgotten: a client that tries every choice fills no memory. */
const MOST_KINDS = 500;

/** One of each kind, made when it is first asked for: for statements that differ by a few words of ours, never a client's. */
export function oneOfEach<K extends readonly (string | number | boolean)[], T>(
  make: (...kind: K) => T,
): (...kind: K) => T {
  const made = new Map<string, T>();
  return (...kind) => {
    const key = kind.join(' ');
    const found = made.get(key) ?? make(...kind);
    if (made.size >= MOST_KINDS && !made.has(key)) made.clear();
    made.set(key, found);
    return found;
  };
}
