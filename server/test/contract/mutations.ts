import type { Call } from '@sofra/contract/api/call';
import type { z } from 'zod';

/**
 * A body made wrong in one place. `pointer` is that place, `certain` that it must be refused regardless of
 * the schema, `missing` that something is left out.
 */
export type Mutation = { what: string; pointer: string; body: unknown; certain: boolean; missing: boolean };

const LONG = 'x'.repeat(100_000);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The body with something else at a place; undefined removes the key. */
function jsonWithAt(body: Json, path: string[], value: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value ?? null;
  if (Array.isArray(body))
    return body.map((each, at) => (String(at) === key ? jsonWithAt(each, rest, value) : each));
  const copy = { ...(body as { [key: string]: Json }) };
  if (rest.length === 0 && value === undefined) delete copy[key];
  else copy[key] = jsonWithAt(copy[key] ?? null, rest, value);
  return copy;
}

/** A body with another value at a place. */
export const withAt = (body: unknown, path: string[], value: unknown): unknown =>
  jsonWithAt(body as Json, path, value as Json);

const WRONG: [string, Json][] = [
  ['a wrong type (list)', [[1]]],
  ['a wrong type (object)', { surprise: { deep: [null] } }],
  ['a number', 1e300],
  ['null', null],
  ['an empty text', ''],
  ['a text with NUL', 'a\u0000bc'],
  ['half a character', 'ab\ud800c'],
];

function* places(value: Json, path: string[] = []): Generator<{ path: string[]; value: Json }> {
  yield { path, value };
  if (value === null || typeof value !== 'object') return;
  for (const [key, child] of Object.entries(value)) yield* places(child, [...path, key]);
}

/** Every place of a body that holds a text. */
export const textsOf = (body: unknown) =>
  [...places(body as Json)].filter(({ value }) => typeof value === 'string');

// Free forms: their keys are judged by rules of their own (a schedule's days), and bytes may be long.
const isFree = (path: string[]) => path.includes('schedule_data');
const isBytes = (path: string[]) => path.join('/') === 'data/attributes/data';

/** A record's own id, or the opaque one of a translation. */
const ID = /^(\w+\.)?[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(\.\w+)?$/;
const SIGNED = /^(resource|signed_id|photo)$/;

/** An id that a body names; `with` answers the body with another one in its place. */
export type NamedId = { pointer: string; id: string; with: (id: string) => unknown };

/** Every id that a body names, of the record itself and of others. */
export function idsIn(body: unknown): NamedId[] {
  const whole = (body ?? null) as Json;
  return [...places(whole)].flatMap(({ path, value }) =>
    typeof value === 'string' && ID.test(value) && !SIGNED.test(path.at(-1) ?? '')
      ? [{ pointer: path.map((key) => `/${key}`).join(''), id: value, with: (id) => withAt(whole, path, id) }]
      : [],
  );
}

/** Every way in which we make an example's body wrong: types, lengths, unknown keys, what is missing. */
export function* mutationsOf(example: unknown): Generator<Mutation> {
  const whole = example as Json;
  for (const { path, value } of places(whole)) {
    const pointer = path.map((key) => `/${key}`).join('');
    const change = (what: string, to: Json | undefined, certain: boolean, at = path): Mutation => ({
      what: `${what} at ${pointer || 'the top'}`,
      pointer: at.map((key) => `/${key}`).join(''),
      body: jsonWithAt(whole, at, to),
      certain,
      missing: to === undefined,
    });
    for (const [what, wrong] of WRONG) yield change(what, wrong, false);
    if (typeof value === 'string' && !isBytes(path)) yield change('a text too long', LONG, !isFree(path));
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      yield change('an unknown key', true, !isFree(path), [...path, 'surprise']);
    if (path.length > 0 && !/^\d+$/.test(path.at(-1) ?? '')) yield change('nothing', undefined, false);
  }
}

/** Whether the contract's schema of the call refuses a body: what the server then must do too. */
export function isRefused(call: Call, body: unknown): boolean {
  return call.body !== undefined && !(call.body as z.ZodType).safeParse(body).success;
}
