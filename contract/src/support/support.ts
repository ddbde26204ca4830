import { z } from 'zod';
import { email, lines, uuid } from '../api/fields.ts';
import { record, resource } from '../api/jsonapi.ts';
import { TEXT } from '../limits.ts';

/**
 * An account that has let support in, as support sees it; `name` is the owner's, `accepted` tells whether
 * support has been there.
 */
export const site = resource(
  'sites',
  {
    name: z.string(),
    support_required: z.boolean(),
    support_until: z.string(),
    accepted: z.boolean(),
  },
  {},
);

/** The record of POST /me/support/invite: the caller, who invites support as such and no person (rule 15). */
export const supportInvite = z.strictObject({ type: z.literal('users'), id: uuid });

/** The body's record of POST /contact: a message, and where its answer goes (rule 3). */
export const contact = record('contacts', {
  message: lines(TEXT.contactMessage),
  reply_to: email(TEXT.email),
});
