import { z } from 'zod';
import { aUser } from '../accounts/calls.ts';
import { type Call, type CallKey, paging } from '../api/call.ts';
import { body, nothing, page } from '../api/jsonapi.ts';
import { contact, site, supportInvite } from './support.ts';

/** The calls of support: inviting it, entering and leaving an account, and writing to it. */
export const supportCalls = {
  'POST /me/support/invite': {
    summary: 'Lets support into the account for 21 days from now',
    access: 'account',
    changes: true,
    ownerOnly: true,
    body: body(supportInvite),
    status: 200,
    answer: aUser,
  },
  'DELETE /me/support/uninvite': {
    summary: 'Shuts support out at once, in the middle of its work too',
    access: 'account',
    ownerOnly: true,
    status: 204,
    answer: nothing,
  },
  'GET /me/sites': {
    summary: 'The accounts that have let support in, the newest invitation first',
    access: 'support',
    query: z.strictObject(paging()),
    status: 200,
    answer: page(site),
  },
  'PATCH /me/sites/{site}/sign_in': {
    summary: 'Goes into an account in the place of its owner; the token is in the Authorization header',
    access: 'support',
    status: 200,
    answer: aUser,
  },
  'DELETE /me/sites/sign_out': {
    summary: 'Goes back to support’s own token, also when the invitation is over',
    access: 'spoofed',
    afterSupport: true,
    status: 200,
    answer: aUser,
  },
  'POST /contact': {
    summary: 'Keeps a message and sends it to everybody of support',
    access: 'open',
    limit: 'contact',
    body: body(contact),
    status: 204,
    answer: nothing,
  },
} as const satisfies Record<CallKey, Call>;
