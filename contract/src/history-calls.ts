import { z } from 'zod';
import { type Call, type CallKey, paging } from './call.ts';
import { activity } from './history.ts';
import { page } from './jsonapi.ts';

/** The calls of what has been done. */
export const historyCalls = {
  'GET /me/activity': {
    summary: 'Who did what in the account, in all its venues, the newest first',
    access: 'account',
    query: z.strictObject(paging()),
    status: 200,
    answer: page(activity),
  },
} as const satisfies Record<CallKey, Call>;
