import { randomUUID } from 'node:crypto';
import type { Call } from '@sofra/contract/api/call';
import { type CallName, calls } from '@sofra/contract/api/calls';
import { BODY_BYTES } from '@sofra/contract/limits';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, send, type WireError } from '../tools/client.ts';
import { aWorld, type World } from './example-world.ts';
import { asked } from './examples.ts';
import { idsIn, isRefused, type Mutation, mutationsOf } from './mutations.ts';

// Generated from the contract: a new call is tested here as soon as it exists, and does not compile without an example.
const NAMES = Object.keys(calls) as CallName[];
const callOf = (name: CallName): Call => calls[name];
const parametersOf = (name: CallName) => [...name.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key);

const CLOSED = NAMES.filter((name) => !['open', 'either'].includes(callOf(name).access));
const WITH_BODY = NAMES.filter((name) => callOf(name).body);
const WITH_PARAMETERS = NAMES.filter((name) => parametersOf(name).length > 0);

let world: World;
let stranger: World;

beforeAll(async () => {
  world = await aWorld();
  stranger = await aWorld();
});

const codesOf = (errors: WireError[]) => errors.map(({ code }) => code);

describe('the example’s answer follows the contract', () => {
  test.each(NAMES)('%s', async (name) => {
    // A call that only reads leaves the world as it was.
    const own = await asked(name, name.startsWith('GET') ? world : await aWorld());
    const answer = await call(name, own);
    expect([answer.status, codesOf(answer.errors)]).toEqual([callOf(name).status, []]);
  });
});

describe('a call without a valid token is refused', () => {
  test.each(CLOSED)('%s', async (name) => {
    const { token: _, ...asking } = await asked(name, world);
    const without = await call(name, asking);
    expect([without.status, codesOf(without.errors)]).toEqual([401, ['token_empty']]);
    const wrong = await call(name, { ...asking, token: 'x'.repeat(43) });
    expect([wrong.status, codesOf(wrong.errors)]).toEqual([401, ['token_invalid']]);
  });
});

/** The body without the id of its record, for when the address names another. */
function withoutId(body: unknown): unknown {
  const { data } = (body ?? {}) as { data?: { id?: string } };
  return data && !Array.isArray(data) && 'attributes' in data ? { data: { ...data, id: undefined } } : body;
}

describe('ids that are malformed, unknown or another account’s answer 404', () => {
  test.each(WITH_PARAMETERS)('%s', async (name) => {
    const own = await asked(name, world);
    const body = withoutId(own.body);
    const theirs = await asked(name, stranger);
    for (const parameter of parametersOf(name)) {
      // Support may go wherever it was invited, and a number is one of the caller's own account or venue.
      const isNumber = parameter === 'activity' || parameter === 'publication';
      const isOwn = callOf(name).access === 'support' || isNumber;
      const foreign = !CLOSED.includes(name) || isOwn ? [] : [theirs.params?.[parameter] ?? ''];
      for (const id of ['not-an-id', "1' or '1'='1", '%00', randomUUID(), ...foreign]) {
        const answer = await call(name, { ...own, body, params: { ...own.params, [parameter]: id } });
        expect([parameter, id, answer.status, codesOf(answer.errors)]).toEqual([
          parameter,
          id,
          404,
          ['not_found'],
        ]);
      }
    }
  });
});

/** Calls whose record is the session's own: its id in the body can only be right or contradict the address (JSON:API, 409). */
const OF_THE_SESSION: CallName[] = ['PATCH /me/profile', 'PATCH /me/venue'];

/** The refusal of an id that the caller can't see: 404 for one in the path, else a pointer into the body. */
function refusalOf(name: CallName, pointer: string, isInPath: boolean) {
  if (isInPath) return [404, 'not_found', undefined];
  if (pointer === '/data/id' && OF_THE_SESSION.includes(name)) return [409, 'id_mismatch', pointer];
  return [404, 'unknown_record', pointer];
}

describe('ids of another account in a body are refused as unknown ones are', () => {
  test.each(WITH_BODY)('%s', async (name) => {
    const own = await asked(name, world);
    const theirs = new Map(idsIn((await asked(name, stranger)).body).map(({ pointer, id }) => [pointer, id]));
    for (const named of idsIn(own.body)) {
      const inPath = parametersOf(name).find((parameter) => own.params?.[parameter] === named.id);
      const unknown = named.id.replace(/[\da-f-]{36}/, randomUUID());
      // Cities are the same for all, so that only an unknown one can be refused.
      const foreign = theirs.get(named.pointer) ?? unknown;
      for (const id of new Set([unknown, foreign === named.id ? unknown : foreign])) {
        const params = { ...own.params, ...(inPath && { [inPath]: id }) };
        const { status, errors } = await call(name, { ...own, params, body: named.with(id) });
        expect([named.pointer, id, status, errors[0]?.code, errors[0]?.source?.pointer]).toEqual([
          ...[named.pointer, id],
          ...refusalOf(name, named.pointer, inPath !== undefined),
        ]);
      }
    }
  });
});

/** The fault in the answer to a wrong body; undefined when the answer is right. */
function complaint(name: CallName, mutation: Mutation, answer: { status: number; errors: WireError[] }) {
  const { status, errors } = answer;
  const mustRefuse = mutation.certain || isRefused(callOf(name), mutation.body);
  if (status >= 500) return `${mutation.what}: ${status}`;
  if (!mustRefuse) return undefined;
  if (status < 400) return `${mutation.what}: accepted (${status})`;
  // A missing field may make its neighbour wrong: a day without `overnight` ends before it starts.
  const place = mutation.missing ? mutation.pointer.replace(/\/[^/]*$/, '') : mutation.pointer;
  const related = errors.some(({ source }) => {
    const said = source?.pointer;
    return said !== undefined && (said.startsWith(place) || place.startsWith(said));
  });
  return related ? undefined : `${mutation.what}: points to ${errors.map(({ source }) => source?.pointer)}`;
}

describe('a body with one thing wrong is refused with a pointer to it', () => {
  test.each(WITH_BODY)('%s', async (name) => {
    const own = await asked(name, await aWorld());
    const complaints: string[] = [];
    for (const mutation of mutationsOf(own.body)) {
      const found = await call(name, { ...own, body: mutation.body }).then(
        (answer) => complaint(name, mutation, answer),
        (error: Error) => `${mutation.what}: ${error.message}`,
      );
      if (found) complaints.push(found);
    }
    expect(complaints, complaints.join('\n')).toEqual([]);
  });
});

const DEEP = 100_000;

describe('a body that is no JSON:API is refused', () => {
  test.each(WITH_BODY)('%s', async (name) => {
    const own = await asked(name, world);
    const most = callOf(name).maxBytes ?? BODY_BYTES;
    const filler = JSON.stringify({ data: { type: 'x', attributes: { data: 'A'.repeat(most) } } });
    const tooLarge = callOf(name).maxBytes ? 'file_too_large' : 'body_too_large';
    const cases: [string, object, number, string?][] = [
      ['no JSON', { raw: '{"data":' }, 400, 'malformed_json'],
      ['words', { raw: 'hello' }, 400, 'malformed_json'],
      [
        'a wrong type',
        { raw: '{}', headers: { 'content-type': 'text/plain' } },
        415,
        'unsupported_media_type',
      ],
      ['plain JSON', { headers: { 'content-type': 'application/json' } }, 415, 'unsupported_media_type'],
      ['nothing', { raw: '' }, 422, 'required'],
      ['too much', { raw: filler }, 413, tooLarge],
      ['depth', { raw: '['.repeat(DEEP) + ']'.repeat(DEEP) }, 422],
      ['deep data', { raw: `{"data":${'{"data":'.repeat(DEEP)}1${'}'.repeat(DEEP)}}` }, 422],
    ];
    for (const [what, wrong, status, code] of cases) {
      const answer = await call(name, { ...own, ...wrong });
      expect([what, answer.status]).toEqual([what, status]);
      if (code) expect([what, codesOf(answer.errors)]).toEqual([what, [code]]);
    }
  });
});

describe('unknown parameters and impossible pages are refused', () => {
  test.each(NAMES)('%s', async (name) => {
    const own = await asked(name, world);
    const paged = Object.keys(callOf(name).query?.shape ?? {}).includes('page[size]');
    const wrong: [string, string][] = [
      ['sort', 'surprise'],
      ['include', 'surprise'],
      ['filter[surprise]', 'x'],
      ...(paged
        ? ['0', '101', 'x', '-1', '1.5', '9'.repeat(30)].map((n): [string, string] => ['page[size]', n])
        : []),
      ...(paged ? ['0', 'x', '-1', '1.5', ''].map((n): [string, string] => ['page[number]', n]) : []),
    ];
    for (const [key, value] of wrong) {
      const { status, errors } = await call(name, { ...own, query: { ...own.query, [key]: value } });
      expect([key, value, status, errors[0]?.source]).toEqual([key, value, 400, { parameter: key }]);
    }
  });
});

describe('a page past the last is empty, however far', () => {
  const paged = NAMES.filter((name) => 'page[size]' in (callOf(name).query?.shape ?? {}));
  test.each(paged)('%s', async (name) => {
    const own = await asked(name, world);
    for (const number of [String(2 ** 31), '9'.repeat(30)]) {
      const { status, document } = await call(name, {
        ...own,
        query: { ...own.query, 'page[number]': number, 'page[size]': 100 },
      });
      expect([number, status, document]).toMatchObject([number, 200, { data: [], links: { next: null } }]);
    }
  });
});

test('other methods on a known address answer 405 and say which are allowed', async () => {
  const response = await send('GET /me/profile', { token: world.owner.token, headers: {} });
  expect(response.status).toBe(200);
  const { status, headers, errors } = await call('DELETE /me/profile' as CallName, {}).catch(
    (error) => error,
  );
  expect([status, codesOf(errors ?? [])]).toEqual([405, ['method_not_allowed']]);
  expect(headers.get('allow')).toContain('GET');
});
