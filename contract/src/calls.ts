import { z } from 'zod';
import { account, city, signIn, siteState, user, venueCard } from './accounts.ts';
import { type Call, type CallKey, fieldsOf, optionalPaging, paging } from './call.ts';
import { uuid } from './fields.ts';
import { extra, extrasWrite, item, itemWrite } from './items.ts';
import { all, body, nothing, one, page, record } from './jsonapi.ts';
import { PAGE, TEXT, UPLOAD } from './limits.ts';
import { MENU_KINDS, menu, menuWrite } from './menus.ts';
import { applicationSettings, signUp } from './onboarding.ts';
import { section, sectionWrite } from './sections.ts';
import { attachment, settings, settingsWrite } from './settings-record.ts';
import { translate, translateChange, translateCreate } from './translations.ts';
import { blob, blobWrite } from './uploads.ts';
import { venue, venueChange, venueChild, venueCreate } from './venues.ts';

/** The most records of one batch. */
const MOST_IN_BATCH = 5000;

const aUser = one(user, [city, venueCard, attachment, account, siteState]);
const aVenue = one(venue, [venueChild]);

const withSettings = { settings: z.strictObject({ data: settingsWrite }) };
const withExtras = { ...withSettings, extras: extrasWrite };
const menuKinds = [settings, attachment];
const itemKinds = [settings, attachment, extra];

const menuBodies = bodiesOf('menus', menuWrite, withSettings);
const sectionBodies = bodiesOf('sections', sectionWrite, withSettings);
const itemBodies = bodiesOf('items', itemWrite, withExtras);

/** The three bodies that every level has: to make one record, to change one, to change many (`api.md`). */
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
        .array(change.extend({ id: uuid }))
        .min(1)
        .max(MOST_IN_BATCH),
    ),
  };
}

const moveTo = <T extends string>(type: T) => body(z.strictObject({ type: z.literal(type), id: uuid }));

const document = z.unknown();

/** Every call of the API (`api.md`, Calls): what is not here does not exist, what is here is tested. */
export const calls = {
  'GET /settings': {
    summary: 'Currencies, languages, time zones, warnings, specialities and menu kinds',
    access: 'open',
    status: 200,
    answer: one(applicationSettings),
  },
  'GET /settings/cities': {
    summary: 'Cities by name: prefix matches first, larger ones first',
    access: 'open',
    query: z.strictObject({
      'filter[name]': z.string().normalize().trim().min(TEXT.citySearch.min).max(TEXT.citySearch.max),
      ...paging(PAGE.citySize),
    }),
    status: 200,
    answer: page(city),
  },
  'GET /settings/cities/{city}': {
    summary: 'One city',
    access: 'open',
    status: 200,
    answer: one(city),
  },
  'GET /dummy/menu': {
    summary: 'A demo menu of a kind, with sections, items and pictures that sign-up may use',
    access: 'open',
    query: z.strictObject({ 'filter[kind]': z.enum(MENU_KINDS).optional() }),
    status: 200,
    answer: one(menu, [section, item, settings, attachment]),
  },
  'POST /direct_uploads': {
    summary: 'Uploads a picture; the signed id in the answer puts it to use',
    access: 'open',
    body: body(blobWrite),
    maxBytes: UPLOAD.maxCallBytes,
    status: 201,
    answer: one(blob),
  },
  'POST /sign_up': {
    summary: 'Makes an account with its first venue and, if wanted, its first menu; all or nothing',
    access: 'open',
    body: body(signUp),
    status: 201,
    answer: aUser,
  },
  'POST /sign_in': {
    summary: 'Signs in; the token is in the Authorization header of the answer',
    access: 'open',
    body: body(signIn),
    status: 200,
    answer: aUser,
  },
  'DELETE /sign_out': { summary: 'Ends the whole sign-in', access: 'user', status: 204, answer: nothing },
  'GET /me/profile': { summary: 'The person signed in', access: 'user', status: 200, answer: aUser },
  'GET /me/venues': {
    summary: 'All venues of the account, or a page of them',
    access: 'account',
    query: z.strictObject(optionalPaging()),
    status: 200,
    answer: z.union([all(venue, [venueChild]), page(venue, [venueChild])]),
  },
  'POST /me/venues': {
    summary: 'Makes a venue; does not switch to it',
    access: 'account',
    changes: true,
    body: body(venueCreate),
    status: 201,
    answer: aVenue,
  },
  'PATCH /me/venues/{venue}/sign_in': {
    summary: 'Switches to a venue: a new token for it, the old one stays good for the old venue',
    access: 'account',
    status: 200,
    answer: aVenue,
  },
  'GET /me/venue': { summary: 'The current venue', access: 'venue', status: 200, answer: aVenue },
  'PATCH /me/venue': {
    summary: 'Changes the current venue',
    access: 'venue',
    changes: true,
    body: body(venueChange),
    status: 200,
    answer: aVenue,
  },
  'GET /me/venue/draft': {
    summary: 'The document that a publication would freeze now, whole or one menu',
    access: 'venue',
    query: z.strictObject({ menu: uuid.optional() }),
    status: 200,
    answer: document,
  },
  'PUT /me/venue/publish': {
    summary: 'Freezes the draft into the next numbered publication, if anything has changed',
    access: 'venue',
    changes: true,
    status: 200,
    answer: aVenue,
  },

  'GET /me/menus': {
    summary: 'Menus of the venue, or with fields[menus]=title all their titles',
    access: 'venue',
    query: z.strictObject({ ...optionalPaging(), ...fieldsOf('menus', ['title']) }),
    status: 200,
    answer: z.union([page(menu, menuKinds), all(titleOf('menus'))]),
  },
  'POST /me/menus': creates(menuBodies.create, one(menu, menuKinds)),
  'PATCH /me/venue/relationships/menus': changesMany(menuBodies.batch, all(menu, menuKinds)),
  'GET /me/menus/{menu}': reads(one(menu, menuKinds)),
  'PATCH /me/menus/{menu}': changesOne(menuBodies.change, one(menu, menuKinds)),
  'DELETE /me/menus/{menu}': removes(),
  'POST /me/menus/{menu}/duplicate': duplicates(one(menu, menuKinds)),
  'PATCH /me/menus/{menu}/relationships/venue': moves(moveTo('venues'), one(menu, menuKinds)),

  'GET /me/menus/{menu}/sections': lists(page(section, menuKinds)),
  'POST /me/menus/{menu}/sections': creates(sectionBodies.create, one(section, menuKinds)),
  'PATCH /me/menus/{menu}/relationships/sections': changesMany(sectionBodies.batch, all(section, menuKinds)),
  'GET /me/menus/{menu}/sections/{section}': reads(one(section, menuKinds)),
  'PATCH /me/menus/{menu}/sections/{section}': changesOne(sectionBodies.change, one(section, menuKinds)),
  'DELETE /me/menus/{menu}/sections/{section}': removes(),
  'POST /me/menus/{menu}/sections/{section}/duplicate': duplicates(one(section, menuKinds)),
  'PATCH /me/menus/{menu}/sections/{section}/relationships/menu': moves(
    moveTo('menus'),
    one(section, menuKinds),
  ),

  'GET /me/menus/{menu}/sections/{section}/items': lists(page(item, itemKinds)),
  'POST /me/menus/{menu}/sections/{section}/items': creates(itemBodies.create, one(item, itemKinds)),
  'PATCH /me/menus/{menu}/sections/{section}/relationships/items': changesMany(
    itemBodies.batch,
    all(item, itemKinds),
  ),
  'GET /me/menus/{menu}/sections/{section}/items/{item}': reads(one(item, itemKinds)),
  'PATCH /me/menus/{menu}/sections/{section}/items/{item}': changesOne(
    itemBodies.change,
    one(item, itemKinds),
  ),
  'DELETE /me/menus/{menu}/sections/{section}/items/{item}': removes(),
  'POST /me/menus/{menu}/sections/{section}/items/{item}/duplicate': duplicates(one(item, itemKinds)),
  'PATCH /me/menus/{menu}/sections/{section}/items/{item}/relationships/section': moves(
    moveTo('sections'),
    one(item, itemKinds),
  ),

  'GET /me/menus/{menu}/translates': lists(
    page(translate, [menu, section, item, settings, extra, attachment]),
  ),
  'POST /me/menus/{menu}/translates': creates(body(translateCreate), one(translate)),
  'PATCH /me/menus/{menu}/translates/{translate}': changesOne(body(translateChange), one(translate)),
} as const satisfies Record<CallKey, Call>;

/** Every call by its name, with the types of its query, body and answer. */
export type Calls = typeof calls;

/** The name of a call that exists. */
export type CallName = keyof Calls;

function titleOf<T extends string>(type: T) {
  return z.strictObject({
    type: z.literal(type),
    id: z.string(),
    attributes: z.strictObject({ title: z.string() }),
  });
}

function lists<A extends z.ZodType>(answer: A) {
  const query = z.strictObject(paging());
  return { summary: 'A page of the list, in order', access: 'venue', query, status: 200, answer } as const;
}

function reads<A extends z.ZodType>(answer: A) {
  return { summary: 'One record', access: 'venue', status: 200, answer } as const;
}

function creates<B extends z.ZodType, A extends z.ZodType>(sent: B, answer: A) {
  return {
    summary: 'Makes a record, last in its list unless a position is given',
    access: 'venue',
    changes: true,
    body: sent,
    status: 201,
    answer,
  } as const;
}

function changesOne<B extends z.ZodType, A extends z.ZodType>(sent: B, answer: A) {
  return {
    summary: 'Changes what is sent and answers the whole record',
    access: 'venue',
    changes: true,
    body: sent,
    status: 200,
    answer,
  } as const;
}

function changesMany<B extends z.ZodType, A extends z.ZodType>(sent: B, answer: A) {
  return {
    summary: 'Changes many records of one list, order included; all or nothing',
    access: 'venue',
    changes: true,
    body: sent,
    status: 200,
    answer,
  } as const;
}

function removes() {
  return {
    summary: 'Puts a record into the bin',
    access: 'venue',
    changes: true,
    status: 204,
    answer: nothing,
  } as const;
}

function duplicates<A extends z.ZodType>(answer: A) {
  return {
    summary: 'Copies a record with all that is under it, right after it',
    access: 'venue',
    changes: true,
    status: 201,
    answer,
  } as const;
}

function moves<B extends z.ZodType, A extends z.ZodType>(sent: B, answer: A) {
  return {
    summary: 'Moves a record under another parent of the account',
    access: 'venue',
    changes: true,
    body: sent,
    status: 200,
    answer,
  } as const;
}
