import type { Call, CallKey } from '../api/call.ts';
import { all, body, one } from '../api/jsonapi.ts';
import { VENUE_FILE } from '../limits.ts';
import { menu } from './menus.ts';
import { attachment, settings } from './settings-record.ts';
import { wholeMenus, wholeMenusWrite } from './whole-menus.ts';

/** The calls by which a venue's menus leave it as one document, and come into a venue as one change. */
export const wholeMenusCalls = {
  'GET /me/venue/export': {
    summary:
      'All menus of the venue as people wrote them, with all that is under them and their pictures’ addresses',
    access: 'venue',
    heavy: true,
    status: 200,
    answer: one(wholeMenus),
  },
  'POST /me/venue/import': {
    summary: 'Adds such menus after those of the venue, pictures by signed ids; all or nothing',
    access: 'venue',
    changes: true,
    records: true,
    heavy: true,
    body: body(wholeMenusWrite),
    maxBytes: VENUE_FILE.maxCallBytes,
    status: 201,
    answer: all(menu, [settings, attachment]),
  },
} as const satisfies Record<CallKey, Call>;
