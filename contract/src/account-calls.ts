import { z } from 'zod';
import { account, city, signIn, siteState, user, venueCard } from './accounts.ts';
import type { Call, CallKey } from './call.ts';
import { item } from './items.ts';
import { body, nothing, one } from './jsonapi.ts';
import { UPLOAD } from './limits.ts';
import { MENU_KINDS } from './menu-kinds.ts';
import { menu } from './menus.ts';
import { signUp } from './onboarding.ts';
import { section } from './sections.ts';
import { attachment, settings } from './settings-record.ts';
import { blob, blobWrite } from './uploads.ts';

const aUser = one(user, [city, venueCard, attachment, account, siteState]);

/** The calls of people: the demo menus and uploads that sign-up needs, signing up, in and out, the profile. */
export const accountCalls = {
  'GET /dummy/menu': {
    summary: 'A demo menu of a kind, with sections, items and pictures that sign-up may use',
    access: 'open',
    query: z.strictObject({ 'filter[kind]': z.enum(MENU_KINDS).optional() }),
    status: 200,
    answer: one(menu, [section, item, settings, attachment]),
  },
  'POST /direct_uploads': {
    summary: 'Uploads a picture; the signed id in the answer puts it to use',
    access: 'either',
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
} as const satisfies Record<CallKey, Call>;
