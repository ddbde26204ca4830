import { type CallName, calls } from '@sofra/contract/api/calls';
import { LEVEL_NAMES, LEVELS } from '@sofra/contract/catalogue/levels';
import { MOST, PAGE } from '@sofra/contract/limits';
import type { z } from 'zod';
import { judge } from '../platform/http/http.ts';
import type { PageQuery } from '../platform/http/paging.ts';
import type { Answer } from './answer.ts';
import { isObject, type Json, type Shown, withoutAsRead } from './as-read.ts';

/** The calls that list the records of a batch, by the batch's own. */
const LISTS = new Map<string, string>([
  ['PATCH /me/branding/relationships/themes', 'GET /me/branding'],
  ['PATCH /me/venue/relationships/availabilities', 'GET /me/venue/availabilities'],
  ['PATCH /me/venue/relationships/items', 'GET /me/venue/items'],
  ...LEVEL_NAMES.map((level) => [`PATCH ${LEVELS[level].batch}`, `GET ${LEVELS[level].path}`] as const),
]);

/** The call that reads the record which a call changes, or lists those of a batch; undefined where there is none. */
export function readerOf(name: CallName): CallName | undefined {
  const reader = LISTS.get(name) ?? name.replace(/^PATCH /, 'GET ');
  return name.startsWith('PATCH ') && reader in calls ? (reader as CallName) : undefined;
}

/** Judges a request but for its body, which waits until its record can be read (`checkedBody`). */
export const judgeAllButBody =
  ({ schema, httpPart }: { schema: unknown; httpPart?: string }) =>
  (data: unknown) =>
    // Fastify gives the schema of the part, but its types say that of the whole route.
    httpPart === 'body' ? { value: data } : judge(schema as z.ZodType, httpPart, data);

/** Reads a record, or a page of a list. */
type Read = (query?: PageQuery) => Promise<Answer>;

const asJson = ({ document }: Answer) =>
  JSON.parse(typeof document === 'string' ? document : JSON.stringify(document)) as Shown & {
    meta?: { last_page?: number };
  };

/** The most pages of a list that are read for a batch. */
const MOST_PAGES = MOST.batch / PAGE.maxSize;

/** The records of a list, page by page, until those of the ids are among them. */
async function listed(read: Read, ids: readonly unknown[]): Promise<Shown> {
  const missing = new Set(ids);
  const data: Json[] = [];
  const included: Json[] = [];
  for (let number = 1; number <= MOST_PAGES && missing.size > 0; number += 1) {
    const page = asJson(await read({ 'page[number]': number, 'page[size]': PAGE.maxSize }));
    // Themes have no list of their own: the look includes them all.
    const records = Array.isArray(page.data) ? page.data : (page.included ?? []);
    data.push(...records);
    included.push(...(page.included ?? []));
    for (const { id } of records) missing.delete(id);
    if (number >= (page.meta?.last_page ?? 1)) break;
  }
  return { data, included };
}

/**
 * The checked body of a change, whose records `read` answers. A record that is sent back as it was read is accepted (rule
 * 48); only a body that its schema refuses costs the reading.
 */
export async function checkedBody(schema: z.ZodType, sent: unknown, read: Read): Promise<unknown> {
  const first = judge(schema, 'body', sent);
  if (!first.error) return first.value;
  if (!isObject(sent)) throw first.error;
  const { data } = sent;
  const ids = Array.isArray(data)
    ? data
        .slice(0, MOST.batch)
        .filter(isObject)
        .map(({ id }) => id)
    : undefined;
  // A batch with other faults alone is not worth the reading of a list.
  const hasUnknown = first.error.problems.some(({ code }) => code === 'unknown_field');
  if (ids ? !hasUnknown : !isObject(data)) throw first.error;
  const stored = ids ? await listed(read, ids) : asJson(await read());
  const again = judge(schema, 'body', withoutAsRead(schema, sent, stored));
  if (again.error) throw again.error;
  return again.value;
}
