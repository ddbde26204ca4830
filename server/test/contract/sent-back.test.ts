import type { Call } from '@sofra/contract/api/call';
import { type CallName, calls } from '@sofra/contract/api/calls';
import { describe, expect, test } from 'vitest';
import { type Asking, call } from '../tools/client.ts';
import { aWorld, type World } from './example-world.ts';
import { asked } from './examples.ts';

// Generated from the contract (rule 48): every record that can be read and changed can be sent back as it was read.
const readerOf = (name: string) => name.replace('PATCH', 'GET') as CallName;
const CHANGES = (Object.keys(calls) as CallName[]).filter(
  (name) => name.startsWith('PATCH ') && readerOf(name) in calls,
);

type Json = Record<string, unknown>;
type Shown = { data: Json; included?: Json[] };

/** Brings a record of a kind to where it has all that it can have, and answers how it is asked for. */
async function aFullRecord(name: CallName, world: World): Promise<Asking> {
  const { body, ...asking } = await asked(name, world);
  expect((await call(name, { ...asking, body })).status).toBe(200);
  return asking;
}

async function stateOf(reader: CallName, { owner: { token } }: World, asking: Asking) {
  const record = await call(reader, asking);
  const venue = await call('GET /me/venue', { token });
  const activity = await call('GET /me/activity', { token });
  const { unpublished_changes } = venue.document.data.attributes;
  const shown = record.document as unknown as Shown;
  return { shown, state: [record.headers.get('etag'), unpublished_changes, activity.document.meta.total] };
}

/** A record with those that are included in the place of their identifiers. */
function embedded(record: Json, included: Json[]): Json {
  const whole = (one: Json) => {
    const found = included.find(({ type, id }) => type === one.type && id === one.id);
    return found ? embedded(found, included) : one;
  };
  const relationships = Object.entries(
    (record.relationships ?? {}) as Record<string, { data?: Json | Json[] }>,
  ).map(([key, { data, ...rest }]) => [
    key,
    Array.isArray(data)
      ? { ...rest, data: data.map(whole) }
      : { ...rest, ...(data !== undefined && { data: data && whole(data) }) },
  ]);
  return { ...record, relationships: Object.fromEntries(relationships) };
}

describe('a record that is sent back as it was read changes nothing', () => {
  test.each(CHANGES)('%s', async (name) => {
    const world = await aWorld();
    const asking = await aFullRecord(name, world);
    const reader = readerOf(name);
    const before = await stateOf(reader, world, asking);
    const { data, included = [] } = before.shown;
    for (const sent of [data, { ...data, relationships: undefined }, embedded(data, included)]) {
      const { status, headers, errors } = await call(name, { ...asking, body: { data: sent } });
      expect([status, errors, headers.get('activity-id')]).toEqual([200, [], null]);
      expect((await stateOf(reader, world, asking)).state).toEqual(before.state);
    }
  });
});

/** Another value of the same kind. */
function other(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return [...value, 'en'];
  if (value !== null && typeof value === 'object') return { ...value, other: true };
  return `${value}x`;
}

/** Whether a call may write an attribute at all. */
function isWritable(name: CallName, { type, id }: Json, attribute: string): boolean {
  const { body }: Call = calls[name];
  const { error } = body?.safeParse({ data: { type, id, attributes: { [attribute]: null } } }) ?? {};
  return !error?.issues.some((issue) => issue.code === 'unrecognized_keys');
}

describe('a field that can’t be written and differs is refused with its pointer, whatever else is sent', () => {
  test.each(CHANGES)('%s', async (name) => {
    const world = await aWorld();
    const asking = await aFullRecord(name, world);
    const { shown, state } = await stateOf(readerOf(name), world, asking);
    const attributes = shown.data.attributes as Json;
    const readOnly = Object.keys(attributes).filter((attribute) => !isWritable(name, shown.data, attribute));
    expect(readOnly).not.toEqual([]);
    for (const attribute of readOnly) {
      const sent = { ...attributes, [attribute]: other(attributes[attribute]) };
      const answer = await call(name, { ...asking, body: { data: { ...shown.data, attributes: sent } } });
      expect([answer.status, answer.errors.map(({ code, source }) => [code, source?.pointer])]).toEqual([
        422,
        [['unknown_field', `/data/attributes/${attribute}`]],
      ]);
    }
    expect((await stateOf(readerOf(name), world, asking)).state).toEqual(state);
  });
});

/** A record of a full example as it is sent back whole, with what it includes. */
async function wholeOf(name: CallName) {
  const world = await aWorld();
  const asking = await aFullRecord(name, world);
  const { shown, state } = await stateOf(readerOf(name), world, asking);
  const data = embedded(shown.data, shown.included ?? []);
  const send = (body: Json) => call(name, { ...asking, body: { data: body } });
  const reread = async () => {
    const { shown: now, state: after } = await stateOf(readerOf(name), world, asking);
    return { data: embedded(now.data, now.included ?? []), state: after };
  };
  return { data, state, send, reread };
}

type Tree = { [key: string]: Tree } & Tree[];

/** A copy of a record in which one value is another. */
function changed(data: Json, path: string, value: unknown): Json {
  const copy = structuredClone(data);
  const keys = path.split('/');
  const last = keys.pop() ?? '';
  let at = copy as Tree;
  for (const key of keys) at = at[key] as Tree;
  Object.assign(at, { [last]: value });
  return copy;
}

const valueAt = (data: Json, path: string) =>
  path.split('/').reduce((at, key) => at[key] as Tree, data as Tree) as unknown;

const ITEM = 'PATCH /me/menus/{menu}/sections/{section}/items/{item}';
const SETTINGS = 'relationships/settings/data/attributes';
const EXTRA = 'relationships/extras/data/0/attributes';

const ONE_FIELD: [CallName, string, unknown][] = [
  ['PATCH /me/venue', 'attributes/map/city', 'Sharjah'],
  ['PATCH /me/profile', 'attributes/locale', 'ru'],
  ['PATCH /me/menus/{menu}', 'attributes/title', 'Late supper'],
  ['PATCH /me/menus/{menu}', `${SETTINGS}/note`, 'Until midnight'],
  ['PATCH /me/menus/{menu}/sections/{section}', 'attributes/disabled', true],
  [ITEM, `${SETTINGS}/description`, 'Grilled twice'],
  [ITEM, `${EXTRA}/price`, '7.00'],
  ['PATCH /me/menus/{menu}/translates/{translate}', 'attributes/data/title', 'Кебаб'],
  ['PATCH /me/branding/themes/{theme}', 'attributes/name', 'Ours'],
  ['PATCH /me/branding/themes/{theme}', 'attributes/menu_themes/0/options/items/name/size', 31],
];

test.each(ONE_FIELD)(
  '%s: one field changed in the whole record, %s, is one change',
  async (name, path, value) => {
    const { data, send, reread, state } = await wholeOf(name);
    const { status, errors } = await send(changed(data, path, value));
    expect([status, errors]).toEqual([200, []]);
    const after = await reread();
    expect(valueAt(after.data, path)).toEqual(value);
    expect(after.state[2]).toBe(Number(state[2]) + 1);
  },
);

const READ_ONLY: [CallName, string, unknown][] = [
  [ITEM, `${SETTINGS}/preview_photo_url`, 'https://elsewhere.test/x.webp'],
  [ITEM, 'relationships/section/data/id', '00000000-0000-4000-8000-000000000000'],
  ['PATCH /me/branding/themes/{theme}', 'attributes/menu_themes/1/menu_title', 'Breakfast'],
  [
    'PATCH /me/branding/themes/{theme}',
    'attributes/welcome/attachment/resource_url',
    'https://elsewhere.test/x',
  ],
  ['PATCH /me/profile', 'relationships/accounts/data', []],
];

test.each(READ_ONLY)(
  '%s: what can’t be written within it, %s, is refused at its place',
  async (name, path, value) => {
    const { data, send, reread, state } = await wholeOf(name);
    expect(valueAt(data, path)).not.toEqual(value);
    const { status, errors } = await send(changed(data, path, value));
    const pointers = errors.map(({ source }) => source?.pointer ?? '');
    expect([status, pointers]).toEqual([422, [expect.stringMatching(/^\/data/)]]);
    expect(`/data/${path}`.startsWith(pointers[0] ?? '?')).toBe(true);
    expect((await reread()).state).toEqual(state);
  },
);

type Records = { document: { data: unknown; included?: unknown } };

/** The records of a type in an answer. */
const recordsIn = ({ document }: Records, type: string) =>
  [document.data, document.included ?? []].flat().filter((one): one is Json => (one as Json).type === type);

const BATCHES: [CallName, CallName, string][] = [
  ['PATCH /me/venue/relationships/menus', 'GET /me/menus', 'menus'],
  ['PATCH /me/menus/{menu}/relationships/sections', 'GET /me/menus/{menu}/sections', 'sections'],
  [
    'PATCH /me/menus/{menu}/sections/{section}/relationships/items',
    'GET /me/menus/{menu}/sections/{section}/items',
    'items',
  ],
  ['PATCH /me/branding/relationships/themes', 'GET /me/branding', 'themes'],
];

test.each(BATCHES)(
  '%s: a list that is sent back as it was read changes nothing',
  async (name, reader, type) => {
    const world = await aWorld();
    const { body: _, ...asking } = await asked(name, world);
    const before = await stateOf(reader, world, asking);
    const records = recordsIn((await call(reader, asking)) as unknown as Records, type);
    expect(records.length).toBeGreaterThan(0);
    const { status, errors, headers } = await call(name, { ...asking, body: { data: records } });
    expect([status, errors, headers.get('activity-id')]).toEqual([200, [], null]);
    expect((await stateOf(reader, world, asking)).state).toEqual(before.state);
    const [first, ...others] = records;
    const attribute = type === 'themes' ? 'default' : 'linked';
    const other = changed(first ?? {}, `attributes/${attribute}`, 'x');
    const refusal = await call(name, { ...asking, body: { data: [...others, other] } });
    const place = `/data/${others.length}/attributes/${attribute}`;
    expect([refusal.status, refusal.errors.map(({ source }) => source?.pointer)]).toEqual([422, [place]]);
  },
);
