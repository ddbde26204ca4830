import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/** An object of a JSON. */
export type Json = Record<string, unknown>;
type Path = readonly PropertyKey[];

/** Whether a value of a JSON is an object. */
export const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A document's record with those that it includes in the place of their identifiers, as deep as it names them. */
function whole(record: Json, included: ReadonlyMap<string, Json>): Json {
  const relationships = Object.entries((record.relationships ?? {}) as Record<string, Json>).map(
    ([name, relationship]) => {
      const { data } = relationship;
      if (!Array.isArray(data))
        return [name, { ...relationship, ...(isObject(data) && { data: full(data, included) }) }];
      return [name, { ...relationship, data: data.map((one) => full(one as Json, included)) }];
    },
  );
  return { ...record, relationships: Object.fromEntries(relationships) };
}

const nameOf = ({ type, id }: Json) => `${type} ${id}`;

const full = (identifier: Json, included: ReadonlyMap<string, Json>): Json =>
  whole(included.get(nameOf(identifier)) ?? identifier, included);

/** A document of one record or of several. */
export type Shown = { data: Json | Json[]; included?: Json[] };

/** The body that would send a document's records back whole, with all that the document includes of them. */
function sentBack({ data, included = [] }: Shown): Json {
  const known = new Map(included.map((one) => [nameOf(one), one]));
  return { data: Array.isArray(data) ? data.map((one) => whole(one, known)) : whole(data, known) };
}

/** The stored entry of a list that a sent one means: of the same id, or else in the same place. */
function counterpart(stored: unknown, sent: unknown, index: number): unknown {
  if (!Array.isArray(stored)) return undefined;
  const id = isObject(sent) ? sent.id : undefined;
  return id === undefined ? stored[index] : stored.find((one) => isObject(one) && one.id === id);
}

const isRecord = (value: unknown): value is Json => isObject(value) && 'type' in value && 'id' in value;

/** Whether each member of a sent object is as it is stored, by a comparison of theirs. */
const eachAsStored = (sent: Json, stored: unknown, isSame: (one: unknown, other: unknown) => boolean) =>
  isObject(stored) && Object.entries(sent).every(([key, value]) => isSame(value, stored[key]));

/** Whether a relationship names what is stored: the same records, whatever is left out of them. */
function isRelatedAsStored(sent: unknown, stored: unknown): boolean {
  if (!isObject(sent) || Object.keys(sent).length === 0) return false;
  return eachAsStored(sent, stored, (one, other) => {
    if (!Array.isArray(one))
      return isRecord(one) ? isRecordAsStored(one, other) : isDeepStrictEqual(one, other);
    if (!Array.isArray(other) || one.length !== other.length) return false;
    return one.every(
      (entry, index) => isRecord(entry) && isRecordAsStored(entry, counterpart(other, entry, index)),
    );
  });
}

/** Whether a sent record says nothing that the stored one does not; parts of it may be left out. */
function isRecordAsStored({ attributes = {}, relationships = {}, ...rest }: Json, stored: unknown): boolean {
  return (
    isObject(stored) &&
    isObject(attributes) &&
    isObject(relationships) &&
    eachAsStored(rest, stored, isDeepStrictEqual) &&
    eachAsStored(attributes, stored.attributes ?? {}, isDeepStrictEqual) &&
    eachAsStored(relationships, stored.relationships ?? {}, isRelatedAsStored)
  );
}

function isAsStored(sent: unknown, stored: unknown): boolean {
  if (isRecord(sent)) return isRecordAsStored(sent, stored);
  const isRelationship = isObject(sent) && 'data' in sent;
  return isRelationship ? isRelatedAsStored(sent, stored) : isDeepStrictEqual(sent, stored);
}

/** The values on the way to a place in a body, and the stored ones at the same places. */
function along(path: Path, body: unknown, stored: unknown): { sent: unknown; stored: unknown }[] {
  const steps = [{ sent: body, stored }];
  for (const key of path) {
    const { sent, stored: kept } = steps.at(-1) ?? { sent: undefined, stored: undefined };
    const next = isObject(sent) || Array.isArray(sent) ? (sent as Json)[String(key)] : undefined;
    const beside = Array.isArray(sent)
      ? counterpart(kept, next, Number(key))
      : isObject(kept)
        ? kept[String(key)]
        : undefined;
    steps.push({ sent: next, stored: beside });
  }
  return steps;
}

/** The subject of an issue: unknown keys, or the value of an attribute, whatever in it is wrong. */
function complainedOf(issue: z.core.$ZodIssue): Path[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key]);
  const attributes = issue.path.lastIndexOf('attributes');
  return [attributes < 0 ? issue.path : issue.path.slice(0, attributes + 2)];
}

/** The place whose value is there and as it is stored: the one complained of, or else the nearest record around it. */
function passable(path: Path, body: unknown, stored: unknown): Path | undefined {
  const steps = along(path, body, stored);
  const isPassable = (depth: number) => {
    const { sent, stored: kept } = steps[depth] ?? {};
    return sent !== undefined && (depth === path.length || isRecord(sent)) && isAsStored(sent, kept);
  };
  // The body's own records are never passed over whole.
  const own = typeof path[1] === 'number' ? 2 : 1;
  for (let depth = path.length; depth > own; depth -= 1) if (isPassable(depth)) return path.slice(0, depth);
  return undefined;
}

/** A body without what stands at some places. */
function without(value: unknown, places: readonly Path[]): unknown {
  if (places.length === 0) return value;
  const below = (key: string) =>
    places.filter((path) => String(path[0]) === key && path.length > 1).map((path) => path.slice(1));
  const isGone = (key: string) => places.some((path) => path.length === 1 && String(path[0]) === key);
  const kept = Object.entries(value as Json)
    .filter(([key]) => !isGone(key))
    .map(([key, one]): [string, unknown] => [key, without(one, below(key))]);
  return Array.isArray(value) ? kept.map(([, one]) => one) : Object.fromEntries(kept);
}

/** The attributes, relationships and other members of a body's record that are as they are stored. */
function unchangedIn(body: unknown, stored: Json): Path[] {
  const { data } = body as { data: unknown };
  // Of many records, only what can't be written is passed over.
  if (!isObject(data)) return [];
  const members = Object.keys(data).filter((member) => member !== 'type' && member !== 'id');
  return members.flatMap((member): Path[] => {
    const [sent, kept] = [data[member], (stored.data as Json)[member]];
    if (!isObject(sent) || !isObject(kept) || member === 'meta')
      return isDeepStrictEqual(sent, kept) ? [['data', member]] : [];
    const isSame = member === 'relationships' ? isRelatedAsStored : isDeepStrictEqual;
    const names = Object.keys(sent).filter((name) => isSame(sent[name], kept[name]));
    return names.map((name) => ['data', member, name]);
  });
}

/** The most times that a body is judged again: what is passed over may show what it hid. */
const MOST_ROUNDS = 4;
/** The most complaints about a body that are looked into. */
const MOST_ISSUES = 20_000;

/**
 * The body of a change that its schema refuses because it sends records back as they were read, without what equals the stored
 * ones, whose document is given (rule 48). What differs stays, to be refused.
 */
export function withoutAsRead(schema: z.ZodType, body: Json, document: Shown): unknown {
  const stored = sentBack(document);
  let left = without(body, unchangedIn(body, stored));
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const paths = (schema.safeParse(left).error?.issues ?? []).flatMap(complainedOf);
    if (paths.length > MOST_ISSUES) return left;
    const places = paths.map((path) => passable(path, left, stored)).filter((path) => path !== undefined);
    if (places.length === 0) return left;
    left = without(left, places);
  }
  return left;
}
