import type { AnyJob } from '../platform/jobs.ts';
import { contactMail } from './mails/contact.ts';
import { supportInvitedMail } from './mails/invited.ts';

/** What support leaves to be done later: its mails. */
export const supportJobs: readonly AnyJob[] = [supportInvitedMail, contactMail];
