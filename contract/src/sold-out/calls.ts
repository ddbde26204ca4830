import { z } from 'zod';
import type { Call, CallKey } from '../api/call.ts';
import { searchText } from '../api/fields.ts';
import { all, body } from '../api/jsonapi.ts';
import { TEXT } from '../limits.ts';
import { availability, availabilityWrites } from './sold-out.ts';

/** The calls of what is sold out now. */
export const soldOutCalls = {
  'GET /me/venue/availabilities': {
    summary:
      'The items and extras that are sold out now, the last one first; with q those of all that it finds by their titles, sold out or not',
    access: 'venue',
    query: z.strictObject({ q: searchText(TEXT.search).optional() }),
    status: 200,
    answer: all(availability).extend({
      meta: z.strictObject({ opening: z.string(), time_zone: z.string() }),
    }),
  },
  'PATCH /me/venue/relationships/availabilities': {
    summary: 'Marks items and extras as sold out, or switches them back; guests see it without a publication',
    access: 'venue',
    changes: true,
    records: true,
    body: body(availabilityWrites),
    status: 200,
    answer: all(availability),
  },
} as const satisfies Record<CallKey, Call>;
