import { z } from 'zod';
import type { Call, CallKey } from '../api/call.ts';
import { body, nothing, one } from '../api/jsonapi.ts';
import { item } from '../catalogue/items.ts';
import { MENU_KINDS } from '../catalogue/menu-kinds.ts';
import { menu } from '../catalogue/menus.ts';
import { section } from '../catalogue/sections.ts';
import { attachment, settings } from '../catalogue/settings-record.ts';
import { UPLOAD } from '../limits.ts';
import { blob, blobWrite } from '../pictures/uploads.ts';
import { account, city, signIn, siteState, user, venueCard } from './accounts.ts';
import { signUp } from './onboarding.ts';
import { emailChange, nameCard, passwordChange, passwordReset, profileChange, recovery } from './profile.ts';

/** A person with their city, venue, photo and account. */
export const aUser = one(user, [city, venueCard, attachment, account, siteState]);

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
    limit: 'uploads',
    changes: true,
    body: body(blobWrite),
    maxBytes: UPLOAD.maxCallBytes,
    status: 201,
    answer: one(blob),
  },
  'POST /sign_up': {
    summary: 'Makes an account with its first venue and, if wanted, its first menu; all or nothing',
    access: 'open',
    limit: 'signUp',
    body: body(signUp),
    status: 201,
    answer: aUser,
  },
  'POST /sign_in': {
    summary: 'Signs in; the token is in the Authorization header of the answer',
    access: 'open',
    limit: 'signInsOfClient',
    body: body(signIn),
    status: 200,
    answer: aUser,
  },
  'DELETE /sign_out': {
    summary: 'Ends the whole sign-in, also of support whose invitation is over',
    access: 'user',
    afterSupport: true,
    status: 204,
    answer: nothing,
  },
  'GET /me/profile': { summary: 'The person signed in', access: 'user', status: 200, answer: aUser },
  'PATCH /me/profile': {
    summary: 'Changes names, phone, city, language and photo; a disconnected person only the language',
    access: 'user',
    body: body(profileChange),
    status: 200,
    answer: aUser,
  },
  'PATCH /me/profile/email': {
    summary: 'Changes the address: an unconfirmed one at once, a confirmed one when the new one is confirmed',
    access: 'user',
    ownerOnly: true,
    body: body(emailChange),
    status: 200,
    answer: aUser,
  },
  'PATCH /me/profile/update_password': {
    summary: 'Changes the password and ends all other sign-ins',
    access: 'user',
    ownerOnly: true,
    body: body(passwordChange),
    status: 200,
    answer: aUser,
  },
  'GET /confirm_email': {
    summary:
      'Confirms the address that the token went to; again, it answers the same. Another person’s is refused',
    access: 'open',
    limit: 'confirmations',
    recognises: true,
    fleeting: true,
    query: z.strictObject({ confirmation_token: z.string().optional() }),
    status: 200,
    answer: one(nameCard),
  },
  'POST /confirm_email': {
    summary: 'Sends the link again that an address is confirmed by, at most once a minute',
    access: 'user',
    ownerOnly: true,
    status: 204,
    answer: nothing,
  },
  'POST /password': {
    summary: 'Sends a link for a new password; answers the same whether anybody has the address or not',
    access: 'open',
    limit: 'passwordMailsOfClient',
    body: body(recovery),
    status: 204,
    answer: nothing,
  },
  'PUT /password': {
    summary: 'Sets a new password by a link’s token, which works once, and ends all sign-ins',
    access: 'open',
    limit: 'passwordResets',
    body: body(passwordReset),
    status: 200,
    answer: one(nameCard),
  },
} as const satisfies Record<CallKey, Call>;
