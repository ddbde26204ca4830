import type { Call } from '@sofra/contract/api/call';
import { type CallName, calls } from '@sofra/contract/api/calls';
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

/** A call that was made up: `body` is sent as it is; each of `REAL_IDS` stands for a real one, wherever it is. */
export type MadeUp = {
  name: CallName;
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string | undefined;
};

type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  format?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/** Ids that exist, as they are written in what is made up. */
export const REAL_IDS = { menu: '«menu»', section: '«section»', item: '«item»' } as const;

/** One of this many places is made wrong. */
const SOUND = 12;
const MOST_ENTRIES = 4;
const MOST_LETTERS = 300;

const NASTY = [
  ...['', ' ', '\u0000', 'a\ud800', '\u202e', "1' or '1'='1", '%00', '../../etc/passwd', '__proto__'],
  ...['\u0301\u0316'.repeat(500), '['.repeat(2000), `data:${';a'.repeat(2000)}`, ' '.repeat(5000)],
  ...['-'.repeat(300), '9'.repeat(400), '1e400', 'NaN', '-0', '0x10', '2026-13-45 99:99', '١٢٣', '𝟙𝟚'],
];

const nasty = fc.constantFrom(...NASTY);
const anyText = fc.oneof(nasty, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
const anyNumber = fc.oneof(fc.double(), fc.constantFrom(0, -1, 2 ** 31, 2 ** 53, 1e300, 0.1 + 0.2));
const anyJson = fc.oneof(fc.jsonValue({ maxDepth: 4 }), anyText, anyNumber, fc.constantFrom(null, [], {}));

const lettersBetween = ({ minLength = 0, maxLength = MOST_LETTERS }: Schema) =>
  fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + MOST_LETTERS) });

const anyId = fc.oneof(fc.constantFrom(...Object.values(REAL_IDS)), fc.uuid());

/** A value that fits a schema, nearly always; a free form gets the keys of a schedule's days. */
function soundOf(schema: Schema): Arbitrary<unknown> {
  const { type, anyOf, properties, required = [], items, minimum, maximum } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.examples) return fc.constantFrom(...schema.examples);
  if (anyOf) return fc.oneof(...anyOf.map(nearlySound));
  if (type === 'array') return fc.array(nearlySound(items ?? {}), { maxLength: MOST_ENTRIES });
  if (type === 'object' && properties)
    return fc.record(mapValues(properties, nearlySound), { requiredKeys: required });
  if (type === 'object')
    return fc.dictionary(fc.constantFrom('0', '3', '6', 'from', 'to', 'all_day'), anyJson);
  if (type === 'string') return schema.format === 'uuid' ? anyId : lettersBetween(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'integer') return fc.integer({ min: minimum ?? -10, max: maximum ?? 2 ** 31 - 1 });
  if (type === 'number') return fc.double({ min: minimum ?? -1e9, max: maximum ?? 1e9, noNaN: true });
  return anyJson;
}

const mapValues = <T, U>(record: Record<string, T>, to: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));

const withMore = fc
  .tuple(fc.dictionary(anyText, anyJson, { maxKeys: 3 }), fc.boolean())
  .map(([more, isAdded]) => (isAdded ? more : {}));

/** A value that fits a schema, or now and then another one. */
function nearlySound(schema: Schema): Arbitrary<unknown> {
  const sound = soundOf(schema);
  const wrong = schema.properties
    ? fc.oneof(
        anyJson,
        fc.tuple(sound, withMore).map(([value, more]) => ({ ...(value as object), ...more })),
      )
    : anyJson;
  return fc.oneof({ weight: SOUND, arbitrary: sound }, { weight: 1, arbitrary: wrong });
}

const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

/** A body's text: nearly fitting its schema, cut off, or no JSON at all. */
function bodyOf(schema: z.ZodType): Arbitrary<string | undefined> {
  const whole = nearlySound(jsonSchema(schema)).map((body) => JSON.stringify(body) ?? 'null');
  const cut = fc.tuple(whole, fc.nat(200)).map(([text, length]) => text.slice(0, length));
  return fc.oneof(
    { weight: 20, arbitrary: whole },
    { weight: 1, arbitrary: fc.oneof(cut, anyText, fc.constant(undefined)) },
  );
}

const HEADERS = {
  'if-match': fc.oneof(fc.constantFrom('*', '"1-x"', 'W/"2-y", "3-z"', '"'.repeat(3000)), fc.base64String()),
  'if-none-match': fc.constantFrom('*', '""', ', '.repeat(2000)),
  'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom('x', '')),
  accept: fc.constantFrom('*/*', 'text/html', ';'.repeat(2000), 'application/vnd.api+json; ext=x'),
  'accept-language': fc.constantFrom('ar', 'ru;q=x', ','.repeat(2000), '*'),
  'content-type': fc.constantFrom(
    'application/json',
    'application/vnd.api+json; charset=utf-8',
    ';'.repeat(500),
  ),
  authorization: fc.constantFrom('', 'Bearer', `Bearer ${'x'.repeat(5000)}`, 'Basic x', 'Bearer  a b'),
};

const seldom = <T>(arbitrary: Arbitrary<T>, otherwise: T) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary });

function queryOf(call: Call): Arbitrary<Record<string, string>> {
  const known = call.query ? Object.keys(call.query.shape) : [];
  const name = fc.constantFrom(...known, 'sort', 'filter[x]', 'page[number]', 'fields[menus]', '__proto__');
  const value = fc.oneof(anyText, fc.nat().map(String), fc.constantFrom('title', 'position', 'table'));
  return fc.dictionary(name, value, { maxKeys: 3 });
}

function paramsOf(name: CallName): Arbitrary<Record<string, string>> {
  const own = [...name.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key);
  const known: Record<string, string> = { ...REAL_IDS, publication: '1', change: `items-${REAL_IDS.item}` };
  const usual = (key: string) => fc.constant(known[key] ?? REAL_IDS.item);
  return fc.record(
    Object.fromEntries(
      own.map((key) => [key, fc.oneof({ weight: 5, arbitrary: usual(key) }, anyText, anyId)]),
    ),
  );
}

function callsOf(name: CallName): Arbitrary<MadeUp> {
  const call: Call = calls[name];
  return fc.record({
    name: fc.constant(name),
    params: paramsOf(name),
    query: seldom(queryOf(call), {}),
    headers: seldom<Record<string, string>>(fc.record(HEADERS, { requiredKeys: [] }), {}),
    // No client of this language sends a body with a GET.
    body: call.body
      ? bodyOf(call.body)
      : seldom<string | undefined>(name.startsWith('GET') ? nothing : anyText, undefined),
  });
}

const nothing = fc.constant(undefined);

/** Calls of the contract, most of them wrong in some place, always the same for a seed. */
export function malformedCalls(numRuns: number, seed: number): MadeUp[] {
  const names = Object.keys(calls) as CallName[];
  // A body can be wrong in more places than an address.
  const weightOf = (name: CallName) => ('body' in calls[name] ? 2 : 1);
  const weighted = names.map((name) => ({ arbitrary: callsOf(name), weight: weightOf(name) }));
  return fc.sample(fc.oneof(...weighted), { numRuns, seed });
}
