import { z } from 'zod';
import { type Call, type CallKey, fieldsOf, optionalPaging, paging } from '../api/call.ts';
import { uuid } from '../api/fields.ts';
import { all, body, nothing, one, page, record, versioned } from '../api/jsonapi.ts';
import { warned } from '../api/warnings.ts';
import { MOST, PAGE } from '../limits.ts';
import { allItems, changedItems, itemsChange } from './all-items.ts';
import { extra, extrasWrite, item, itemWrite } from './items.ts';
import { menu, menuWrite, position } from './menus.ts';
import { section, sectionWrite, wholeSections } from './sections.ts';
import { attachment, settings, settingsWrite } from './settings-record.ts';
import {
  acceptedCount,
  language,
  suggested,
  suggestionCreate,
  suggestionsAccepted,
  translate,
  translateChange,
  translateCreate,
} from './translations.ts';

const CHANGING = { access: 'venue', changes: true, records: true } as const;

const writing =
  <const S extends 200 | 201>(status: S, summary: string) =>
  <B extends z.ZodType, A extends z.ZodType>(sent: B, answer: A) => ({
    ...CHANGING,
    summary,
    status,
    body: sent,
    answer,
  });

const creates = writing(201, 'Makes a record, last in its list unless a position is given');
const changesOne = writing(200, 'Changes what is sent and answers the whole record');
const moves = writing(
  200,
  'Moves a record under another parent of the account, last in its list unless a position is given',
);

const withSettings = { settings: z.strictObject({ data: settingsWrite }) };
const withExtras = { ...withSettings, extras: extrasWrite };
const menuKinds = [settings, attachment];
const itemKinds = [settings, attachment, extra];

const aMenu = one(menu, menuKinds).extend(warned);
const aSection = one(section, menuKinds).extend(warned);
const anItem = one(item, itemKinds).extend(warned);
const menus = all(menu, menuKinds).extend(warned);
const sections = all(section, menuKinds).extend(warned);
const items = all(item, itemKinds).extend(warned);

const menuBodies = bodiesOf('menus', menuWrite, withSettings);
const sectionBodies = bodiesOf('sections', sectionWrite, withSettings);
const itemBodies = bodiesOf('items', itemWrite, withExtras);

/** The three bodies that every level has: to make one record, to change one, to change many. */
function bodiesOf<T extends string, A extends z.ZodRawShape, R extends z.ZodRawShape>(
  type: T,
  attributes: A,
  relationships: R,
) {
  const partial = z.strictObject(attributes).partial();
  const change = record(type, partial.shape, relationships);
  return {
    create: body(record(type, attributes, relationships)),
    change: body(change),
    batch: body(
      z
        // With its version a record is changed only while it still has it.
        .array(change.extend({ id: uuid, meta: versioned.meta.optional() }))
        .min(1)
        .max(MOST.batch),
    ),
  };
}

const identifier = <T extends string>(type: T) => z.strictObject({ type: z.literal(type), id: uuid });

/** The parent that a record goes under, and its place in the list there. */
const moveTo = <T extends string>(type: T) =>
  body(identifier(type).extend({ meta: z.strictObject({ position }).optional() }));

/** Records of one list that a call acts on together; with its version one is taken only while it still has it. */
const several = <T extends string>(type: T) =>
  z
    .array(identifier(type).extend({ meta: versioned.meta.optional() }))
    .min(1)
    .max(PAGE.maxSize);

/** The parent that records of one list go under. */
function severalTo<T extends string, P extends string>(type: T, parent: P) {
  const coming = { [type]: z.strictObject({ data: several(type) }) };
  return body(identifier(parent).extend({ relationships: z.strictObject(coming) }));
}

/** The calls of menus, sections, items and their translations; only names differ between the levels. */
export const catalogueCalls = {
  'GET /me/menus': {
    summary: 'Menus of the venue, or with fields[menus]=title all their titles',
    access: 'venue',
    query: z.strictObject({ ...optionalPaging(), ...fieldsOf('menus', ['title']) }),
    status: 200,
    answer: z.union([page(menu, menuKinds), all(only('menus', { title: z.string() }))]),
  },
  'POST /me/menus': creates(menuBodies.create, aMenu),
  'GET /me/venue/relationships/menus/titles': names('menus'),
  'PATCH /me/venue/relationships/menus': changesMany('menus', menuBodies.batch, menus),
  'DELETE /me/venue/relationships/menus': removesMany('menus'),
  'POST /me/venue/relationships/menus/duplicate': { ...duplicatesMany('menus', menus), heavy: true },
  'POST /me/venue/relationships/menus/move': movesMany(severalTo('menus', 'venues'), menus),
  'POST /me/venue/relationships/menus/copy': {
    ...writing(
      201,
      'Copies many menus with all that is under them to the end of the list of another venue of the account; all or nothing',
    )(severalTo('menus', 'venues'), menus),
    heavy: true,
  },
  'GET /me/menus/{menu}': reads(aMenu),
  'PATCH /me/menus/{menu}': changesOne(menuBodies.change, aMenu),
  'DELETE /me/menus/{menu}': removes(),
  'POST /me/menus/{menu}/duplicate': { ...duplicates(aMenu), heavy: true },
  'PATCH /me/menus/{menu}/relationships/venue': moves(moveTo('venues'), aMenu),
  'GET /me/menus/{menu}/sections': lists(page(section, menuKinds)),
  'POST /me/menus/{menu}/sections': creates(sectionBodies.create, aSection),
  'POST /me/menus/{menu}/relationships/sections': {
    ...CHANGING,
    heavy: true,
    summary: 'Adds sections with their items at the end of a menu, in the default language; all or nothing',
    status: 201,
    body: body(wholeSections),
    answer: sections,
  },
  'GET /me/menus/{menu}/relationships/sections/titles': names('sections'),
  'PATCH /me/menus/{menu}/relationships/sections': changesMany('sections', sectionBodies.batch, sections),
  'DELETE /me/menus/{menu}/relationships/sections': removesMany('sections'),
  'POST /me/menus/{menu}/relationships/sections/duplicate': duplicatesMany('sections', sections),
  'POST /me/menus/{menu}/relationships/sections/move': movesMany(severalTo('sections', 'menus'), sections),
  'GET /me/menus/{menu}/sections/{section}': reads(aSection),
  'PATCH /me/menus/{menu}/sections/{section}': changesOne(sectionBodies.change, aSection),
  'DELETE /me/menus/{menu}/sections/{section}': removes(),
  'POST /me/menus/{menu}/sections/{section}/duplicate': duplicates(aSection),
  'PATCH /me/menus/{menu}/sections/{section}/relationships/menu': moves(moveTo('menus'), aSection),
  'GET /me/menus/{menu}/sections/{section}/items': lists(page(item, itemKinds)),
  'POST /me/menus/{menu}/sections/{section}/items': creates(itemBodies.create, anItem),
  'GET /me/menus/{menu}/sections/{section}/relationships/items/titles': names('items'),
  'PATCH /me/menus/{menu}/sections/{section}/relationships/items': changesMany(
    'items',
    itemBodies.batch,
    items,
  ),
  'DELETE /me/menus/{menu}/sections/{section}/relationships/items': removesMany('items'),
  'POST /me/menus/{menu}/sections/{section}/relationships/items/duplicate': duplicatesMany('items', items),
  'POST /me/menus/{menu}/sections/{section}/relationships/items/move': movesMany(
    severalTo('items', 'sections'),
    items,
  ),
  'GET /me/menus/{menu}/sections/{section}/items/{item}': reads(anItem),
  'PATCH /me/menus/{menu}/sections/{section}/items/{item}': changesOne(itemBodies.change, anItem),
  'DELETE /me/menus/{menu}/sections/{section}/items/{item}': removes(),
  'POST /me/menus/{menu}/sections/{section}/items/{item}/duplicate': duplicates(anItem),
  'PATCH /me/menus/{menu}/sections/{section}/items/{item}/relationships/section': moves(
    moveTo('sections'),
    anItem,
  ),
  'GET /me/venue/items': {
    summary: 'All items of the venue or of a menu, in order, with their texts in every language',
    access: 'venue',
    heavy: true,
    query: z.strictObject({ menu: uuid.optional() }),
    status: 200,
    answer: allItems,
  },
  'PATCH /me/venue/relationships/items': writing(
    200,
    'Changes texts, prices and status of many items of any sections; all or nothing',
  )(itemsChange, changedItems),
  'GET /me/venue/languages': {
    summary: 'The languages of the venue, the main one first, each with how far its texts are said',
    access: 'venue',
    status: 200,
    answer: all(language),
  },
  'GET /me/menus/{menu}/translates': lists(
    page(translate, [menu, section, item, settings, extra, attachment]),
  ),
  'POST /me/menus/{menu}/translates': creates(body(translateCreate), one(translate)),
  'GET /me/menus/{menu}/translates/{translate}': reads(one(translate)),
  'PATCH /me/menus/{menu}/translates/{translate}': changesOne(body(translateChange), one(translate)),
  'POST /me/menus/{menu}/suggestions': {
    ...CHANGING,
    summary:
      'Suggests translations by a machine and stores them as such: of one record, or the next of all that is missing',
    status: 200,
    body: body(suggestionCreate),
    answer: suggested,
  },
  'PATCH /me/menus/{menu}/suggestions': {
    ...CHANGING,
    summary: 'Accepts the suggestions of a machine as they stand: of one record, or of all of the menu',
    status: 200,
    body: body(suggestionsAccepted),
    answer: acceptedCount,
  },
} as const satisfies Record<CallKey, Call>;

/** A record with only the requested fields (JSON:API 1.1, Sparse Fieldsets). */
function only<T extends string, A extends z.ZodRawShape>(type: T, attributes: A) {
  const version = z.strictObject({ version: z.int() });
  return z.strictObject({
    type: z.literal(type),
    id: z.string(),
    attributes: z.strictObject(attributes),
    meta: version.optional(),
  });
}

function changesMany<const T extends string, B extends z.ZodType, A extends z.ZodType>(
  type: T,
  sent: B,
  answer: A,
) {
  const summary = `Changes many records of one list, order included; all or nothing. With fields[${type}]=position it answers where they stand then, and no more`;
  const query = z.strictObject(fieldsOf(type, ['position']));
  const places = all(only(type, { position: z.int() }));
  return { ...writing(200, summary)(sent, z.union([answer, places])), query };
}

function names<const T extends string>(type: T) {
  const summary = 'The ids of the records of a list, in order, each with its titles in all languages';
  const titles = z.strictObject({ titles: z.array(z.string()) });
  const answer = all(z.strictObject({ type: z.literal(type), id: z.string(), meta: titles }));
  return { summary, access: 'venue', status: 200, answer } as const;
}

function lists<A extends z.ZodType>(answer: A) {
  const query = z.strictObject(paging());
  return { summary: 'A page of the list, in order', access: 'venue', query, status: 200, answer } as const;
}

function reads<A extends z.ZodType>(answer: A) {
  return { summary: 'One record', access: 'venue', status: 200, answer } as const;
}

function removes() {
  return {
    summary: 'Puts a record into the bin',
    ...CHANGING,
    status: 204,
    answer: nothing,
  } as const;
}

function duplicates<A extends z.ZodType>(answer: A) {
  return {
    summary: 'Copies a record with all that is under it, right after it',
    ...CHANGING,
    status: 201,
    answer,
  } as const;
}

function removesMany<const T extends string>(type: T) {
  const summary = 'Puts many records of one list into the bin; all or nothing';
  return { summary, ...CHANGING, status: 204, body: body(several(type)), answer: nothing } as const;
}

function duplicatesMany<const T extends string, A extends z.ZodType>(type: T, answer: A) {
  const summary =
    'Copies many records of one list with all that is under them, each right after it; all or nothing';
  return writing(201, summary)(body(several(type)), answer);
}

function movesMany<B extends z.ZodType, A extends z.ZodType>(sent: B, answer: A) {
  const summary =
    'Moves many records of one list under another parent of the account, to the end of its list; all or nothing';
  return writing(200, summary)(sent, answer);
}
