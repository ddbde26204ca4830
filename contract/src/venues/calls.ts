import { z } from 'zod';
import { city } from '../accounts/accounts.ts';
import { applicationSettings } from '../accounts/onboarding.ts';
import { type Call, type CallKey, optionalPaging, paging } from '../api/call.ts';
import { searchText } from '../api/fields.ts';
import { all, body, nothing, one, page } from '../api/jsonapi.ts';
import { someOfActivity } from '../history/history.ts';
import { PAGE, TEXT } from '../limits.ts';
import { overview } from './overview.ts';
import { venue, venueChange, venueChild, venueCreate } from './venues.ts';

const aVenue = one(venue, [venueChild]);

/** The calls of venues: the lists that their forms offer, and the venues themselves. */
export const venueCalls = {
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
      'filter[name]': searchText(TEXT.citySearch),
      ...paging(PAGE.citySize),
    }),
    status: 200,
    // The ids of those that are called just so, in whatever language.
    answer: page(city, [], { called: z.array(z.string()) }),
  },
  'GET /settings/cities/{city}': {
    summary: 'One city',
    access: 'open',
    status: 200,
    answer: one(city),
  },
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
  'DELETE /me/venue': {
    summary: 'Deletes the current venue, unless it is the last; answers a token of the next one',
    access: 'venue',
    changes: true,
    ownerOnly: true,
    status: 204,
    answer: nothing,
  },
  'GET /me/venue/overview': {
    summary: 'First steps that are done, what needs care, and the last changes',
    access: 'venue',
    status: 200,
    answer: one(overview, [someOfActivity]),
  },
} as const satisfies Record<CallKey, Call>;
