import type { CallName } from '@sofra/contract/calls';
import { LEVEL_NAMES, LEVELS, type Level } from '@sofra/contract/levels';
import { Refusal, refuse } from '../platform/answer.ts';
import type { Ground } from '../platform/ground.ts';
import { type PageQuery, pageFacts, pageOf } from '../platform/paging.ts';
import type { Db } from '../platform/tables.ts';
import type { Answer, Asked, Route, RouteOptions } from '../sessions/route.ts';
import type { VenueWho } from '../sessions/who.ts';
import { type Acting, needsTransaction, update } from './actions.ts';
import { remove } from './bin.ts';
import { arrange, change, type Patch } from './change.ts';
import { OPERATIONS } from './operations.ts';
import { pathOf, present, presentMany, presentPlace, textsIn } from './present.ts';
import { assertPlace, type CatalogueRow, find, list } from './read.ts';
import { type Place, parentOf } from './tree.ts';
import { type RecordWrite, SETTINGS, wantedOf } from './values.ts';

// The calls of the three levels have one shape; what differs between them is in the levels table and in OPERATIONS.
type AnyAsked = {
  who: VenueWho;
  params: Record<string, string>;
  query: PageQuery & { [fields in `fields[${Level}]`]?: string[] | undefined };
  body: { data: RecordWrite };
  ifMatch: readonly number[] | undefined;
};
type AnyHandler = (ground: Ground, asked: AnyAsked) => Promise<Answer>;

/** The parameters of each level's path that name the records above. */
const ABOVE = new Map(
  LEVEL_NAMES.map((level) => [
    level,
    [...LEVELS[level].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  ]),
);

function placeOf({ who, params }: AnyAsked, level: Level): Place {
  const names = ABOVE.get(level) ?? [];
  return { venueId: who.venue.id, above: names.map((name) => params[name] ?? ''), guard: who.guard };
}

const actingOf = (ground: Ground, { who }: AnyAsked): Acting => ({ ground, who, now: ground.clock.now() });

async function answerOne(
  ground: Ground,
  { who }: AnyAsked,
  level: Level,
  place: Place,
  id: string,
): Promise<Answer> {
  const row = await find(ground.db, level, place, id);
  return answerRow(ground, who, level, place, row);
}

function answerRow(ground: Ground, who: VenueWho, level: Level, place: Place, row: CatalogueRow): Answer {
  const document = present(ground, level, row, place.above, who.venue.defaultLocale);
  return { document, version: row.version, location: `${pathOf(level, place.above)}/${row.id}` };
}

function reading(level: Level): Record<'list' | 'read', AnyHandler> {
  return {
    list: async (ground, asked) => {
      const { who, query } = asked;
      const place = placeOf(asked, level);
      const titlesOnly = query['fields[menus]'] !== undefined;
      const whole = titlesOnly && query['page[number]'] === undefined && query['page[size]'] === undefined;
      const page = whole ? { offset: 0, limit: 2 ** 31 - 1 } : pageOf(query);
      const { rows, total } = await list(ground.db, level, place, page);
      const facts = pageFacts(
        pathOf(level, place.above),
        query,
        total,
        titlesOnly ? { 'fields[menus]': 'title' } : {},
      );
      const locale = who.venue.defaultLocale;
      if (!titlesOnly)
        return { document: { ...presentMany(ground, level, rows, place.above, locale), ...facts } };
      const data = rows.map((row) => ({
        ...{ type: level, id: row.id },
        attributes: { title: textsIn(row.texts, locale).title ?? '' },
      }));
      return { document: whole ? { data } : { data, ...facts } };
    },
    read: async (ground, asked) => {
      const { location: _, ...answer } = await answerOne(
        ground,
        asked,
        level,
        placeOf(asked, level),
        idOf(asked, level),
      );
      return answer;
    },
  };
}

const idOf = ({ params }: AnyAsked, level: Level) => params[LEVELS[level].singular] ?? '';

function sentIds({ id, relationships }: RecordWrite) {
  const sent = { '/data/id': id, [`/data${SETTINGS}/id`]: relationships?.settings?.data.id };
  return Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined);
}

/** Refuses with `id_mismatch` when the record or its settings, which share an id, are sent under another one. */
function assertSameId(record: RecordWrite, expected: string): void {
  for (const [pointer, id] of sentIds(record))
    if (id.toLowerCase() !== expected) refuse('id_mismatch', { pointer });
}

/** Refuses with `client_id` when a new record comes with an id (JSON:API 1.1, Client-Generated IDs). */
function assertNoId(record: RecordWrite): void {
  const [sent] = sentIds(record);
  if (sent) refuse('client_id', { pointer: sent[0] });
}

function writing(level: Level): Record<'create' | 'update' | 'remove' | 'duplicate' | 'move', AnyHandler> {
  const operations = OPERATIONS[level];
  return {
    create: async (ground, asked) => {
      const place = placeOf(asked, level);
      assertNoId(asked.body.data);
      const wanted = wantedOf(level, asked.body.data, asked.who.venue.defaultLocale);
      const { id, activity } = await ground.db
        .transaction()
        .execute((db) => operations.create(db, actingOf(ground, asked), place, wanted));
      return { ...(await answerOne(ground, asked, level, place, id)), activity };
    },
    update: async (ground, asked) => {
      const [place, id] = [placeOf(asked, level), idOf(asked, level)];
      assertSameId(asked.body.data, id);
      const wanted = wantedOf(level, asked.body.data, asked.who.venue.defaultLocale);
      const run = (db: Db) => update(db, actingOf(ground, asked), level, place, id, wanted, asked.ifMatch);
      const { rows, activity } = await (needsTransaction(wanted)
        ? ground.db.transaction().execute(run)
        : run(ground.db));
      const row = rows[0] ?? refuse('not_found');
      const { location: _, ...answer } = answerRow(ground, asked.who, level, place, row);
      return { ...answer, activity };
    },
    remove: async (ground, asked) => {
      const [place, id] = [placeOf(asked, level), idOf(asked, level)];
      const activity = await ground.db
        .transaction()
        .execute((db) => remove(db, actingOf(ground, asked), level, place, id, asked.ifMatch));
      return { activity };
    },
    duplicate: async (ground, asked) => {
      const [place, id] = [placeOf(asked, level), idOf(asked, level)];
      const copy = await ground.db
        .transaction()
        .execute((db) => operations.duplicate(db, actingOf(ground, asked), place, id));
      return { ...(await answerOne(ground, asked, level, place, copy.id)), activity: copy.activity };
    },
    move: async (ground, asked) => {
      const [place, id, parentId] = [placeOf(asked, level), idOf(asked, level), asked.body.data.id ?? ''];
      const moved = await ground.db.transaction().execute((db) => {
        const { ifMatch } = asked;
        return operations.move(db, actingOf(ground, asked), place, id, parentId, { ifMatch });
      });
      const { location: _, ...answer } = await answerOne(ground, asked, level, moved.place, id);
      return { ...answer, activity: moved.activity };
    },
  };
}

/** Changes many records of one list in one transaction; every id must be there (`api.md`, Calls). */
function batch(level: Level): AnyHandler {
  return async (ground, asked) => {
    const place = placeOf(asked, level);
    const records = (asked.body as unknown as { data: RecordWrite[] }).data;
    const patches = batchPatches(level, records, asked.who);
    const moving = patches.some(({ position }) => position !== undefined);
    const options = { locks: true, ...(moving && { parentId: parentOf(place) }) };
    const made = [ground.db, asked.who, ground.clock.now(), level, place, patches, options] as const;
    try {
      if (asked.query[`fields[${level}]`]) {
        const { rows, activity } = await arrange(...made);
        return { document: { data: rows.map((row) => presentPlace(level, row)) }, activity };
      }
      const { rows, activity } = await change(...made);
      const document = presentMany(ground, level, rows, place.above, asked.who.venue.defaultLocale);
      return { document, activity };
    } catch (error) {
      // Where rows were not found, the list itself may be gone.
      if (error instanceof Refusal) await assertPlace(ground.db, level, place);
      throw error;
    }
  };
}

function batchPatches(level: Level, records: readonly RecordWrite[], who: VenueWho): Patch[] {
  const seen = { ids: new Set<string>(), positions: new Set<number>() };
  return records.map((record, index) => {
    const at = `/data/${index}`;
    const { values, position, photo, extras } = wantedOf(level, record, who.venue.defaultLocale, at);
    const id = record.id ?? '';
    if (seen.ids.has(id)) refuse('duplicate_value', { pointer: `${at}/id` });
    if (position !== undefined && seen.positions.has(position))
      refuse('position_taken', { pointer: `${at}/attributes/position` });
    if (photo || extras.length > 0)
      throw new Refusal([
        { code: 'unknown_field', pointer: `${at}/relationships`, parameters: { value: 'relationships' } },
      ]);
    seen.ids.add(id);
    if (position !== undefined) seen.positions.add(position);
    return { id, values, at, ...(position !== undefined && { position }) };
  });
}

// Each ends in a statement that climbs from its rows to the venue of the session, and so looks at the guard.
const RECALLS = { recalls: true };

/** The calls of menus, sections and items. */
export function catalogueRoutes(route: Route): void {
  for (const level of LEVEL_NAMES) {
    const { path, batch: batchPath, singular, parent } = LEVELS[level];
    const one = `${path}/{${singular}}`;
    const put = (name: string, handler: AnyHandler, options?: RouteOptions) =>
      route(
        name as CallName,
        (ground, asked) => handler(ground, asked as Asked<CallName> & AnyAsked),
        options,
      );
    const [reads, writes] = [reading(level), writing(level)];
    put(`GET ${path}`, reads.list, RECALLS);
    put(`GET ${one}`, reads.read, RECALLS);
    put(`POST ${path}`, writes.create);
    put(`PATCH ${one}`, writes.update, RECALLS);
    put(`DELETE ${one}`, writes.remove);
    put(`POST ${one}/duplicate`, writes.duplicate);
    put(`PATCH ${one}/relationships/${parent}`, writes.move);
    put(`PATCH ${batchPath}`, batch(level), RECALLS);
  }
}
