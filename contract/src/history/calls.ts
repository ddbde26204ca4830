import { z } from 'zod';
import { type Call, type CallKey, fieldsOf, paging } from '../api/call.ts';
import { searchText, uuid } from '../api/fields.ts';
import { all, nothing, one, page } from '../api/jsonapi.ts';
import { TEXT } from '../limits.ts';
import { ACTIVITY_KINDS } from './activity-kinds.ts';
import { ACTIVITY_FIELDS, activity, binned, people, someOfActivity } from './history.ts';
import { found } from './search.ts';

/** The calls of the activities, the bin and the search. */
export const historyCalls = {
  'GET /me/activity': {
    summary:
      'Who did what in the account, in all its venues, the newest first; with fields[activities] only what is asked for',
    access: 'account',
    query: z.strictObject({
      ...paging(),
      ...fieldsOf('activities', ACTIVITY_FIELDS),
      'filter[person]': uuid.optional(),
      'filter[kind]': z.enum(ACTIVITY_KINDS).optional(),
    }),
    status: 200,
    answer: z.union([page(activity, [], { people }), page(someOfActivity, [], { people })]),
  },
  'POST /me/activity/{activity}/undo': {
    summary:
      'Takes back what an activity of the venue did; answers the activity that this is, which can be undone too',
    access: 'venue',
    changes: true,
    records: true,
    status: 200,
    answer: one(activity),
  },
  'GET /me/bin': {
    summary: 'What is in the venue’s bin, the newest first',
    access: 'venue',
    query: z.strictObject(paging()),
    status: 200,
    answer: page(binned),
  },
  'POST /me/bin/{record}/restore': {
    summary: 'Brings a record of the bin back; one that a sync took away becomes the branch’s own',
    access: 'venue',
    changes: true,
    records: true,
    status: 200,
    answer: one(activity),
  },
  'DELETE /me/bin/{record}': {
    summary: 'Removes a record of the bin for good, with all that is under it',
    access: 'venue',
    changes: true,
    status: 204,
    answer: nothing,
  },
  'GET /me/search': {
    summary:
      'Menus, sections and items of the venue by their titles, in any of its languages, the nearest first',
    access: 'venue',
    query: z.strictObject({ q: searchText(TEXT.search) }),
    status: 200,
    answer: all(found),
  },
} as const satisfies Record<CallKey, Call>;
