import type { Locale } from '@sofra/contract/languages/locales';
import type { TextsByLocale } from '@sofra/contract/publishing/publishing';
import { sql } from 'kysely';
import { textsIn } from '../catalogue/present.ts';
import { climbThroughBin, isNode, type Node, nodeUnder, parentType, UPWARDS } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';
import type { ActivityRow } from './activities.ts';

/** A record of an activity, with its present name and venue, if it is in one. */
export type About = {
  record_type: string;
  record_id: string;
  title: string | null;
  currency: string | null;
  venue_id: string | null;
};

type Facts = Omit<About, 'record_type' | 'record_id'>;

/** The most rows of a reorder that are named one by one; a larger one is shown as a whole. */
export const MOST_NAMED = 3;

type Ids = Map<string, Set<string>>;

function note(ids: Ids, type: string, id: unknown): void {
  if (typeof id !== 'string') return;
  ids.set(type, (ids.get(type) ?? new Set()).add(id));
}

/** The records of an activity: the changed ones, their parents, and the rows of a small reorder. */
function idsOf({ changes }: Pick<ActivityRow, 'changes'>): Ids {
  const ids: Ids = new Map();
  for (const { record, before, after } of changes) {
    note(ids, record.type, record.id);
    for (const side of [before, after] as (Record<string, unknown> | null)[]) {
      if (isNode(record.type)) note(ids, parentType(record.type), side?.parent_id);
      note(ids, 'venues', side?.from_venue);
      const places = Object.keys((side?.positions ?? {}) as object);
      const below = nodeUnder(record.type);
      if (below && places.length <= MOST_NAMED) for (const id of places) note(ids, below, id);
    }
  }
  return ids;
}

type Named = { id: string; texts: TextsByLocale; currency: string; venue_id: string };

async function nodeNames(db: Db, accountId: string, node: Node, ids: string[], locale: Locale) {
  const own = (column: string) => sql.ref(`${node}.${column}`);
  const { rows } = await sql<Named>`
    select ${own('id')}, ${own('texts')}, menus.currency, venues.id as venue_id from ${climbThroughBin(node)}
    join venues on venues.id = menus.parent_id
    where venues.account_id = ${accountId} and ${own('id')} = any(${ids}::uuid[])`.execute(db);
  return rows.map(({ id, texts, ...facts }): [string, Facts] => [
    id,
    { title: textsIn(texts, locale).title ?? null, ...facts },
  ]);
}

async function venueNames(db: Db, accountId: string, ids: string[]) {
  const { rows } = await sql<{ id: string; title: string }>`
    select id, concat_ws(', ', name, branch) as title from venues
    where account_id = ${accountId} and id = any(${ids}::uuid[])`.execute(db);
  return rows.map(({ id, title }): [string, Facts] => [id, { title, currency: null, venue_id: null }]);
}

async function themeNames(db: Db, accountId: string, ids: string[]) {
  const { rows } = await sql<{ id: string; title: string; venue_id: string }>`
    select t.id, t.name as title, t.venue_id from themes t join venues v on v.id = t.venue_id
    where v.account_id = ${accountId} and t.id = any(${ids}::uuid[])`.execute(db);
  return rows.map(({ id, ...facts }): [string, Facts] => [id, { ...facts, currency: null }]);
}

/** The names of activities' records, by activity, in one query per table. */
export async function namesOf(
  db: Db,
  accountId: string,
  activities: readonly ActivityRow[],
  locale: Locale,
): Promise<Map<number, About[]>> {
  const wanted = new Map(activities.map((activity) => [activity.id, idsOf(activity)]));
  const known: [string, Facts][] = [];
  const all = (type: string) => [...wanted.values()].flatMap((ids) => [...(ids.get(type) ?? [])]);
  for (const node of UPWARDS) {
    const ids = all(node);
    if (ids.length > 0) known.push(...(await nodeNames(db, accountId, node, ids, locale)));
  }
  const venues = all('venues');
  if (venues.length > 0) known.push(...(await venueNames(db, accountId, venues)));
  const themes = all('themes');
  if (themes.length > 0) known.push(...(await themeNames(db, accountId, themes)));
  const names = new Map(known);
  const abouts = (ids: Ids): About[] =>
    [...ids].flatMap(([record_type, of]) =>
      [...of].flatMap((record_id) => {
        const named = names.get(record_id);
        return named ? [{ record_type, record_id, ...named }] : [];
      }),
    );
  return new Map([...wanted].map(([id, ids]) => [id, abouts(ids)]));
}
