import type { CallName } from '@sofra/contract/calls';
import { LEVEL_NAMES, LEVELS, type Level } from '@sofra/contract/levels';
import { record } from '../activity/record.ts';
import type { Answer, Input, Route } from '../api/route.ts';
import { Refusal, refuse } from '../platform/answer.ts';
import type { AppContext } from '../platform/app-context.ts';
import { type PageQuery, pageFacts, pageOf } from '../platform/paging.ts';
import type { Db } from '../platform/tables.ts';
import type { VenueWho } from '../sessions/who.ts';
import type { ActionContext } from './action-context.ts';
import { deleteRecord } from './delete-record.ts';
import { lockVenue } from './locks.ts';
import { recordMove } from './move-record.ts';
import { OPERATIONS } from './operations.ts';
import { actionOf } from './positions.ts';
import { pathOf, present, presentMany, presentPosition, textsIn } from './present.ts';
import { assertPlace, type CatalogueRow, find, list, pick, positionsOf } from './read.ts';
import { type RecordWrite, readRecord, SETTINGS } from './record-input.ts';
import { type ParentPath, parentOf } from './tree.ts';
import { updateRecord } from './update-record.ts';
import { type Patch, updateRecords } from './update-records.ts';

// The calls of the three levels have one shape; what differs between them is in the levels table and in OPERATIONS.
type AnyInput = {
  who: VenueWho;
  params: Record<string, string>;
  query: PageQuery & { [fields in `fields[${Level}]`]?: string[] | undefined };
  body: { data: RecordWrite };
  ifMatch: readonly number[] | undefined;
};
type AnyHandler = (app: AppContext, input: AnyInput) => Promise<Answer>;

/** The parameters of each level's path that name the records above. */
const ABOVE = new Map(
  LEVEL_NAMES.map((level) => [
    level,
    [...LEVELS[level].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  ]),
);

function placeOf({ who, params }: AnyInput, level: Level): ParentPath {
  const names = ABOVE.get(level) ?? [];
  return { venueId: who.venue.id, above: names.map((name) => params[name] ?? '') };
}

const contextOf = (app: AppContext, { who }: AnyInput): ActionContext => ({
  app,
  who,
  now: app.clock.now(),
});

async function answerOne(
  app: AppContext,
  { who }: AnyInput,
  level: Level,
  place: ParentPath,
  id: string,
): Promise<Answer> {
  const row = await find(app.db, level, place, id);
  return answerRow(app, who, level, place, row);
}

function answerRow(
  app: AppContext,
  who: VenueWho,
  level: Level,
  place: ParentPath,
  row: CatalogueRow,
): Answer {
  const document = present(app, level, row, place.above, who.venue.defaultLocale);
  return { document, version: row.version, location: `${pathOf(level, place.above)}/${row.id}` };
}

function reading(level: Level): Record<'list' | 'read', AnyHandler> {
  return {
    list: async (app, input) => {
      const { who, query } = input;
      const place = placeOf(input, level);
      const titlesOnly = query['fields[menus]'] !== undefined;
      const whole = titlesOnly && query['page[number]'] === undefined && query['page[size]'] === undefined;
      const page = whole ? { offset: 0, limit: 2 ** 31 - 1 } : pageOf(query);
      const { rows, total } = await list(app.db, level, place, page);
      const facts = pageFacts(
        pathOf(level, place.above),
        query,
        total,
        titlesOnly ? { 'fields[menus]': 'title' } : {},
      );
      const locale = who.venue.defaultLocale;
      if (!titlesOnly)
        return { document: { ...presentMany(app, level, rows, place.above, locale), ...facts } };
      const data = rows.map((row) => ({
        type: level,
        id: row.id,
        attributes: { title: textsIn(row.texts, locale).title ?? '' },
      }));
      return { document: whole ? { data } : { data, ...facts } };
    },
    read: async (app, input) => {
      const { location: _, ...answer } = await answerOne(
        app,
        input,
        level,
        placeOf(input, level),
        idOf(input, level),
      );
      return answer;
    },
  };
}

const idOf = ({ params }: AnyInput, level: Level) => params[LEVELS[level].singular] ?? '';

function sentIds({ id, relationships }: RecordWrite) {
  const sent = { '/data/id': id, [`/data${SETTINGS}/id`]: relationships?.settings?.data.id };
  return Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined);
}

/** Refuses with `id_mismatch` a record, and with `unknown_record` its settings, that are sent under another id than its own. */
function assertSameId(record: RecordWrite, expected: string): void {
  for (const [pointer, id] of sentIds(record))
    if (id.toLowerCase() !== expected)
      refuse(pointer === '/data/id' ? 'id_mismatch' : 'unknown_record', { pointer });
}

/** Refuses with `client_id` when a new record comes with an id (JSON:API 1.1, Client-Generated IDs). */
function assertNoId(record: RecordWrite): void {
  const [sent] = sentIds(record);
  if (sent) refuse('client_id', { pointer: sent[0] });
}

function writing(level: Level): Record<'create' | 'update' | 'remove' | 'duplicate' | 'move', AnyHandler> {
  const operations = OPERATIONS[level];
  return {
    create: async (app, input) => {
      const place = placeOf(input, level);
      assertNoId(input.body.data);
      const wanted = readRecord(level, input.body.data, input.who.venue.defaultLocale);
      const { id, activity } = await app.db
        .transaction()
        .execute((db) => operations.create(db, contextOf(app, input), place, wanted));
      return { ...(await answerOne(app, input, level, place, id)), activity };
    },
    update: async (app, input) => {
      const [place, id] = [placeOf(input, level), idOf(input, level)];
      assertSameId(input.body.data, id);
      const wanted = readRecord(level, input.body.data, input.who.venue.defaultLocale);
      const { row, activity } = await app.db
        .transaction()
        .execute((db) => updateRecord(db, contextOf(app, input), level, place, id, wanted, input.ifMatch));
      const { location: _, ...answer } = answerRow(app, input.who, level, place, row);
      return { ...answer, activity };
    },
    remove: async (app, input) => {
      const [place, id] = [placeOf(input, level), idOf(input, level)];
      const activity = await app.db
        .transaction()
        .execute((db) => deleteRecord(db, contextOf(app, input), level, place, id, input.ifMatch));
      return { activity };
    },
    duplicate: async (app, input) => {
      const [place, id] = [placeOf(input, level), idOf(input, level)];
      const copy = await app.db
        .transaction()
        .execute((db) => operations.duplicate(db, contextOf(app, input), place, id));
      return { ...(await answerOne(app, input, level, place, copy.id)), activity: copy.activity };
    },
    move: async (app, input) => {
      const [place, id, parentId] = [placeOf(input, level), idOf(input, level), input.body.data.id ?? ''];
      const context = contextOf(app, input);
      const { ifMatch } = input;
      const moved = await app.db.transaction().execute(async (db) => {
        const moved = await operations.move(db, context, place, id, parentId, { ifMatch });
        return { place: moved.place, activity: await recordMove(db, context, moved) };
      });
      const { location: _, ...answer } = await answerOne(app, input, level, moved.place, id);
      return { ...answer, activity: moved.activity };
    },
  };
}

/** Changes many records of one list in one transaction; every id must be there (`api.md`, Calls). */
function batch(level: Level): AnyHandler {
  return async (app, input) => {
    const { who } = input;
    const place = placeOf(input, level);
    const records = (input.body as unknown as { data: RecordWrite[] }).data;
    const patches = batchPatches(level, records, who);
    return app.db.transaction().execute(async (db) => {
      const activity = await updateMany(db, contextOf(app, input), level, place, patches);
      const ids = patches.map(({ id }) => id);
      if (input.query[`fields[${level}]`]) {
        const rows = await positionsOf(db, level, place, ids);
        return { document: { data: rows.map((row) => presentPosition(level, row)) }, activity };
      }
      const rows = await pick(db, level, place, ids);
      return { document: presentMany(app, level, rows, place.above, who.venue.defaultLocale), activity };
    });
  };
}

async function updateMany(
  db: Db,
  { who, now }: ActionContext,
  level: Level,
  place: ParentPath,
  patches: readonly Patch[],
): Promise<number | undefined> {
  const isReorder = patches.some(({ position }) => position !== undefined);
  await lockVenue(db, place.venueId);
  await assertPlace(db, level, place);
  const options = isReorder ? { parentId: parentOf(place) } : {};
  const changes = await updateRecords(db, now, level, place, patches, options);
  if (changes.length === 0) return undefined;
  return record(db, who, [place.venueId], now, actionOf(level, changes), changes);
}

function batchPatches(level: Level, records: readonly RecordWrite[], who: VenueWho): Patch[] {
  const seen = { ids: new Set<string>(), positions: new Set<number>() };
  return records.map((record, index) => {
    const at = `/data/${index}`;
    const { values, position, photo, extras } = readRecord(level, record, who.venue.defaultLocale, at);
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

/** The calls of menus, sections and items. */
export function catalogueRoutes(route: Route): void {
  for (const level of LEVEL_NAMES) {
    const { path, batch: batchPath, singular, parent } = LEVELS[level];
    const one = `${path}/{${singular}}`;
    const put = (name: string, handler: AnyHandler) =>
      route(name as CallName, (app, input) => handler(app, input as Input<CallName> & AnyInput));
    const [reads, writes] = [reading(level), writing(level)];
    put(`GET ${path}`, reads.list);
    put(`GET ${one}`, reads.read);
    put(`POST ${path}`, writes.create);
    put(`PATCH ${one}`, writes.update);
    put(`DELETE ${one}`, writes.remove);
    put(`POST ${one}/duplicate`, writes.duplicate);
    put(`PATCH ${one}/relationships/${parent}`, writes.move);
    put(`PATCH ${batchPath}`, batch(level));
  }
}
