import { z } from 'zod';
import { type Call, type CallKey, optionalPaging } from '../api/call.ts';
import { all, body, one, page } from '../api/jsonapi.ts';
import { venue, venueChild } from '../venues/venues.ts';
import { previewedChild, syncedChild, syncProgress, syncWrite } from './sync.ts';

/** The calls of syncing a main venue's menus to its branches (rule 17). */
export const syncCalls = {
  'GET /me/venue/children': {
    summary: 'The branches of the current venue, all or a page of them',
    access: 'venue',
    query: z.strictObject(optionalPaging()),
    status: 200,
    answer: z.union([all(venue, [venueChild]), page(venue, [venueChild])]),
  },
  'PUT /me/venue/sync': {
    summary:
      'Chooses the branches of the current venue, and syncs and publishes them now, at a time or by hand',
    access: 'venue',
    heavy: true,
    changes: true,
    body: body(syncWrite),
    status: 200,
    answer: one(venue, [venueChild]).extend({ meta: z.strictObject({ children: z.array(syncedChild) }) }),
  },
  'POST /me/venue/sync/preview': {
    summary: 'What a sync would change in each branch; writes nothing',
    access: 'venue',
    heavy: true,
    body: body(syncWrite),
    status: 200,
    answer: z.strictObject({ meta: z.strictObject({ children: z.array(previewedChild) }) }),
  },
  'GET /me/venue/sync/progress': {
    summary: 'How far the sync that runs has come, or the last one came, in branches',
    access: 'venue',
    fleeting: true,
    status: 200,
    answer: z.strictObject({ meta: syncProgress }),
  },
} as const satisfies Record<CallKey, Call>;
