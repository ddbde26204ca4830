import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './tables.ts';

/** The place of a value in a statement that is put together once and run with other values each time. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Runs a statement with its values and answers its rows. */
export type Statement<V, R> = (db: Db, values: V) => Promise<R[]>;

/**
 * A statement that is put together when it is first run: `build` is given, for each value by its name, what to write where
 * the value goes as a parameter, and must do nothing else with it. Putting a large statement together from its parts
 * costs more than all else that a short call does.
 */
export function statement<V extends object, R>(build: (slots: V) => RawBuilder<R>): Statement<V, R> {
  let kept: CompiledQuery<R> | undefined;
  return async (db, values) => {
    kept ??= build(new Proxy({} as V, { get: (_, name) => new Slot(String(name)) })).compile(db);
    const parameters = kept.parameters.map((given) =>
      given instanceof Slot ? values[given.name as keyof V] : given,
    );
    return (await db.executeQuery<R>({ ...kept, parameters })).rows;
  };
}

/**
 * The same for rows of many columns, each of which comes as one JSON: the driver reads a wide row column by column, at
 * several times the cost of parsing it at once. Times come as texts, and amounts must be cast to text.
 */
export function jsonStatement<V extends object, R>(build: (slots: V) => RawBuilder<R>): Statement<V, R> {
  const run = statement<V, { answer: R }>(
    (slots) => sql`select to_json(answer) as answer from (${build(slots)}) answer`,
  );
  return async (db, values) => (await run(db, values)).map(({ answer }) => answer);
}

/** One of each kind, made when it is first asked for: for statements that differ by a few words of ours, never a client's. */
export function oneOfEach<K extends readonly (string | number | boolean)[], T>(
  make: (...kind: K) => T,
): (...kind: K) => T {
  const made = new Map<string, T>();
  return (...kind) => {
    const key = kind.join(' ');
    const found = made.get(key) ?? make(...kind);
    made.set(key, found);
    return found;
  };
}
