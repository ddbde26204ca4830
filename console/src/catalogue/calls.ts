import { LEVELS, type Level } from '@sofra/contract/catalogue/levels';
import { PAGE } from '@sofra/contract/limits';
import { allPages } from '../platform/all-pages.ts';
import { api, call } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import { ifStill } from '../platform/if-match.ts';
import type { Recorded } from '../platform/query-client.ts';
import type { Place } from './place.ts';
import type { Written } from './record-body.ts';
import type { Row, RowPage } from './rows.ts';

type RecordPath = {
  [L in Level]: `${(typeof LEVELS)[L]['path']}/{${(typeof LEVELS)[L]['singular']}}`;
}[Level];

const recordPath = (level: Level) => `${LEVELS[level].path}/{${LEVELS[level].singular}}` as RecordPath;

/** The ids for the placeholders in a level's paths: those above, and the record's own under the level's word. */
export function idsOf({ level, above }: Place, id?: string): Record<string, string> {
  const names = [...LEVELS[level].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const ids = Object.fromEntries(names.map((name, at) => [name, above[at] ?? '']));
  return id === undefined ? ids : { ...ids, [LEVELS[level].singular]: id };
}

// The calls of the levels have one shape and differ in their names, which the types cannot follow: each `as never` below
// stands for arguments that belong to the level whose name is called.

/** A page of a list. */
export async function listRecords(
  place: Place,
  page: { number: number; size: number },
  signal: AbortSignal,
): Promise<RowPage> {
  const query = { 'page[number]': page.number, 'page[size]': page.size };
  const document = await api(`GET ${LEVELS[place.level].path}`, { ...idsOf(place), query, signal } as never);
  if (!('meta' in document)) throw new Error('The list came without its figures.');
  return { rows: flatten(document), figures: document.meta };
}

/** All records of a list, page by page. */
export const listAllRecords = (place: Place, signal: AbortSignal): Promise<Row[]> =>
  allPages((number) => listRecords(place, { number, size: PAGE.maxSize }, signal));

/** The ids of all records of a list, each with its titles in all languages. */
export async function listNames(
  place: Place,
  signal: AbortSignal,
): Promise<{ id: string; titles: readonly string[] }[]> {
  const name = `GET ${LEVELS[place.level].batch}/titles` as const;
  const { data } = await api(name, { ...idsOf(place), signal } as never);
  return data.map(({ id, meta }) => ({ id, titles: meta.titles }));
}

/** One record, as it now is. */
export async function readRecord(place: Place, id: string, signal?: AbortSignal): Promise<Row> {
  return flatten(await api(`GET ${recordPath(place.level)}`, { ...idsOf(place, id), signal } as never));
}

/** Makes a record, last in its list. */
export async function createRecord(place: Place, record: Written): Promise<Row & Recorded> {
  const name = `POST ${LEVELS[place.level].path}` as const;
  const { document, activity } = await call(name, { ...idsOf(place), body: { data: record } } as never);
  return { ...flatten(document), activity };
}

/** Changes what is written of a record; with a version only while the record still has it (`docs/api.md`, Versions). */
export async function changeRecord(
  place: Place,
  id: string,
  record: Written,
  version?: number,
): Promise<Row & Recorded> {
  const name = `PATCH ${recordPath(place.level)}` as const;
  const args = { ...idsOf(place, id), body: { data: { ...record, id } }, ...ifStill(version) };
  const { document, activity } = await call(name, args as never);
  return { ...flatten(document), activity };
}

/** A change of one record of many; with a version only while the record still has it. */
export type RecordChange = Omit<Written, 'type'> & { id: string; meta?: { version: number } };

/** Changes many records of one list, all or none. */
export async function changeRecords(place: Place, changes: readonly RecordChange[]): Promise<Recorded> {
  const { level } = place;
  const data = changes.map((change) => ({ type: level, ...change }));
  const query = { [`fields[${level}]`]: 'position' };
  return call(`PATCH ${LEVELS[level].batch}`, { ...idsOf(place), query, body: { data } } as never);
}

/** Gives a record another place in its whole list; the others close the gap (rule 28). */
export const placeRecord = (place: Place, id: string, position: number): Promise<Recorded> =>
  changeRecords(place, [{ id, attributes: { position } }]);

/** Records of a list as a call on many names them. */
export const named = ({ level }: Place, ids: readonly string[]) => ids.map((id) => ({ type: level, id }));

/** Copies many records of one list, each right after it. */
export function duplicateRecords(place: Place, ids: readonly string[]): Promise<Recorded> {
  const name = `POST ${LEVELS[place.level].batch}/duplicate` as const;
  return call(name, { ...idsOf(place), body: { data: named(place, ids) } } as never);
}

/** Deletes many records of one list. */
export function removeRecords(place: Place, ids: readonly string[]): Promise<Recorded> {
  return call(`DELETE ${LEVELS[place.level].batch}`, {
    ...idsOf(place),
    body: { data: named(place, ids) },
  } as never);
}

/** Copies a record with all that is under it, right after it. */
export async function duplicateRecord(place: Place, id: string): Promise<Row & Recorded> {
  const name = `POST ${recordPath(place.level)}/duplicate` as const;
  const { document, activity } = await call(name, idsOf(place, id) as never);
  return { ...flatten(document), activity };
}

/** Deletes a record. */
export function removeRecord(place: Place, id: string): Promise<Recorded> {
  return call(`DELETE ${recordPath(place.level)}`, idsOf(place, id) as never);
}
