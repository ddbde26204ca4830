import type { CallName } from '@sofra/contract/api/calls';
import { LEVEL_NAMES, LEVELS, type Level } from '@sofra/contract/catalogue/levels';
import type { WholeSection } from '@sofra/contract/catalogue/sections';
import type { Answer } from '../api/answer.ts';
import { assertNoClientIds, type SentId } from '../api/client-ids.ts';
import type { Input, Route } from '../api/route.ts';
import type { AppContext } from '../platform/app-context.ts';
import { refuse } from '../platform/http/answer.ts';
import { ALL, isUnpaged, pageFacts, pageOf } from '../platform/http/paging.ts';
import { lockVenue } from '../venues/locks.ts';
import { operate } from './action-context.ts';
import { addSections } from './add-sections.ts';
import { allItems, listedItems } from './all-items.ts';
import { batchActs, copyThere, recordCopies, shownIn } from './batch-acts.ts';
import { batchUpdate } from './batch-update.ts';
import { changeItems } from './change-items.ts';
import type { Created } from './create-record.ts';
import { deleteRecords } from './delete-record.ts';
import { exportMenus } from './export-menus.ts';
import { importMenus } from './import-menus.ts';
import { type AnyHandler, type AnyInput, idOf, placeOf } from './level-input.ts';
import type { DropLooks } from './menus.ts';
import { recordMove } from './move-record.ts';
import { OPERATIONS } from './operations.ts';
import { pathOf, present, presentMany, presentTitles, textsIn } from './present.ts';
import { type CatalogueRow, find, list, textsOf } from './read.ts';
import { type RecordWrite, readRecord, SETTINGS } from './record-input.ts';
import type { ParentPath } from './tree.ts';
import { updateRecord } from './update-record.ts';

type InPlace = { app: AppContext; input: AnyInput; level: Level; place: ParentPath };

function answerRow({ app, input, level, place }: InPlace, row: CatalogueRow): Answer {
  const document = present(app, level, row, place.above, input.who.venue.defaultLocale);
  return { document, version: row.version };
}

const answerOne = async (at: InPlace, id: string): Promise<Answer> =>
  answerRow(at, await find(at.app.db, at.level, at.place, id));

async function answerCreated(at: InPlace, { id, activity }: Created): Promise<Answer> {
  const location = `${pathOf(at.level, at.place.above)}/${id}`;
  return { ...(await answerOne(at, id)), location, activity };
}

function reading(level: Level): Record<'list' | 'read' | 'names', AnyHandler> {
  return {
    names: async (app, input) => {
      const rows = await textsOf(app.db, level, placeOf(input, level));
      return { document: { data: rows.map(({ id, texts }) => presentTitles(level, id, texts)) } };
    },
    list: async (app, input) => {
      const { who, query } = input;
      const place = placeOf(input, level);
      const fields = `fields[${level}]` as const;
      const titlesOnly = query[fields] !== undefined;
      const whole = titlesOnly && isUnpaged(query);
      const page = whole ? ALL : pageOf(query);
      const { rows, total } = await list(app.db, level, place, page);
      const kept = titlesOnly ? { [fields]: 'title' } : {};
      const facts = pageFacts(pathOf(level, place.above), query, total, kept);
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
    read: (app, input) => answerOne({ app, input, level, place: placeOf(input, level) }, idOf(input, level)),
  };
}

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

function writing(
  level: Level,
  dropLooks: DropLooks,
): Record<'create' | 'update' | 'remove' | 'duplicate' | 'move', AnyHandler> {
  const operations = OPERATIONS[level];
  return {
    create: async (app, input) => {
      const place = placeOf(input, level);
      assertNoClientIds(sentIds(input.body.data));
      const wanted = readRecord(level, input.body.data, input.who.venue.defaultLocale);
      const created = await operate(app, input.who, (db, context) =>
        operations.create(db, context, place, wanted),
      );
      return answerCreated({ app, input, level, place }, created);
    },
    update: async (app, input) => {
      const [place, id] = [placeOf(input, level), idOf(input, level)];
      assertSameId(input.body.data, id);
      const wanted = readRecord(level, input.body.data, input.who.venue.defaultLocale);
      const { row, activity } = await operate(app, input.who, (db, context) =>
        updateRecord(db, context, level, place, { id, input: wanted, ifMatch: input.ifMatch }),
      );
      return { ...answerRow({ app, input, level, place }, row), activity };
    },
    remove: async (app, input) => {
      const [place, id] = [placeOf(input, level), idOf(input, level)];
      const activity = await operate(app, input.who, (db, context) =>
        deleteRecords(db, context, level, place, [{ id, versions: input.ifMatch }]),
      );
      return { activity };
    },
    duplicate: async (app, input) => {
      const [place, id] = [placeOf(input, level), idOf(input, level)];
      const copy = await operate(app, input.who, async (db, context) => {
        await lockVenue(db, place.venueId);
        const copies = await operations.duplicate(db, context, place, [id]);
        return { id: copies[0]?.id ?? '', activity: await recordCopies(db, context, copies) };
      });
      return answerCreated({ app, input, level, place }, copy);
    },
    move: async (app, input) => {
      const [from, id] = [placeOf(input, level), idOf(input, level)];
      const { id: parentId = '', meta } = input.body.data;
      const moves = [{ id, ifMatch: input.ifMatch, position: meta?.position }];
      const { place, activity } = await operate(app, input.who, async (db, context) => {
        const to = await operations.lockTarget(db, context, from, parentId, '/data/id');
        const moved = await operations.move(db, context, from, moves, { to, dropLooks });
        return { place: to, activity: await recordMove(db, context, moved) };
      });
      return { ...(await answerOne({ app, input, level, place }, id)), activity };
    },
  };
}

/** The calls of menus, sections and items, one by one and many; `dropLooks` removes the looks of a menu that goes to another venue. */
export function catalogueRoutes(route: Route, dropLooks: DropLooks): void {
  const put = <B>(name: string, handler: AnyHandler<B>) =>
    route(name as CallName, (app, input) => handler(app, input as Input<CallName> & AnyInput<B>));
  put('POST /me/venue/relationships/menus/copy', copyThere);
  for (const level of LEVEL_NAMES) {
    const { path, batch: batchPath, singular, parent } = LEVELS[level];
    const one = `${path}/{${singular}}`;
    const [reads, writes] = [reading(level), writing(level, dropLooks)];
    put(`GET ${path}`, reads.list);
    put(`GET ${one}`, reads.read);
    put(`POST ${path}`, writes.create);
    put(`PATCH ${one}`, writes.update);
    put(`DELETE ${one}`, writes.remove);
    put(`POST ${one}/duplicate`, writes.duplicate);
    put(`PATCH ${one}/relationships/${parent}`, writes.move);
    put(`GET ${batchPath}/titles`, reads.names);
    put(`PATCH ${batchPath}`, batchUpdate(level));
    const acts = batchActs(level, dropLooks);
    put(`DELETE ${batchPath}`, acts.remove);
    put(`POST ${batchPath}/duplicate`, acts.duplicate);
    put(`POST ${batchPath}/move`, acts.move);
  }
  addSectionsRoute(route);
  allItemsRoutes(route);
  wholeMenusRoutes(route);
}

/** The calls of all items of a venue: to read them, and to change many of them. */
function allItemsRoutes(route: Route): void {
  route('GET /me/venue/items', async (app, { who, query }) => {
    const { id: venueId, defaultLocale: locale } = who.venue;
    return { document: await allItems(app.db, { venueId, locale }, query.menu) };
  });
  route('PATCH /me/venue/relationships/items', async (app, { who, body }) => {
    const activity = await operate(app, who, (db, context) => changeItems(db, context, body.data));
    const ids = body.data.map(({ id }) => id);
    return { document: { data: await listedItems(app.db, who.venue.id, ids) }, activity };
  });
}

/** The ids that come with new sections, with their items and with the extras of these. */
const sentIdsIn = (sections: readonly WholeSection[]) =>
  sections.flatMap(({ id, relationships }, at): SentId[] => [
    [`/data/${at}/id`, id],
    ...(relationships?.items?.data ?? []).flatMap((item, place): SentId[] => {
      const pointer = `/data/${at}/relationships/items/data/${place}`;
      const extras = item.relationships?.extras?.data ?? [];
      return [
        [`${pointer}/id`, item.id],
        ...extras.map(({ id }, index): SentId => [`${pointer}/relationships/extras/data/${index}/id`, id]),
      ];
    }),
  ]);

/** The call that adds sections with their items to a menu. */
function addSectionsRoute(route: Route): void {
  route('POST /me/menus/{menu}/relationships/sections', async (app, { who, params, body }) => {
    assertNoClientIds(sentIdsIn(body.data));
    const place = { venueId: who.venue.id, above: [params.menu] };
    const { ids, activity } = await operate(app, who, (db, context) =>
      addSections(db, context, place, body.data),
    );
    return { document: await shownIn(app.db, { app, who }, 'sections', place, ids), activity };
  });
}

/** The calls by which menus leave the venue and come into it. */
function wholeMenusRoutes(route: Route): void {
  route('GET /me/venue/export', async (app, { who }) => ({ document: await exportMenus(app, who.venue) }));
  route('POST /me/venue/import', async (app, { who, body }) => {
    assertNoClientIds([['/data/id', body.data.id]]);
    const place = { venueId: who.venue.id, above: [] };
    const { ids, activity } = await operate(app, who, (db, context) =>
      importMenus(db, context, body.data.attributes),
    );
    return { document: await shownIn(app.db, { app, who }, 'menus', place, ids), activity };
  });
}
