import { z } from 'zod';
import { type Call, type CallKey, paging } from './call.ts';
import { activity, binned } from './history.ts';
import { nothing, one, page } from './jsonapi.ts';

/** The calls of what has been done, and of what can be brought back. */
export const historyCalls = {
  'GET /me/activity': {
    summary: 'Who did what in the account, in all its venues, the newest first',
    access: 'account',
    query: z.strictObject(paging()),
    status: 200,
    answer: page(activity),
  },
  'POST /me/activity/{activity}/undo': {
    summary:
      'Takes back what an activity of the venue did; answers the activity that this is, which can be undone too',
    ...{ access: 'venue', changes: true, records: true },
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
  'DELETE /me/bin/{record}': {
    summary: 'Removes a record of the bin for good, with all that is under it',
    ...{ access: 'venue', changes: true },
    status: 204,
    answer: nothing,
  },
} as const satisfies Record<CallKey, Call>;
