import type { AnyJob } from '../platform/jobs/jobs.ts';
import { contactMail } from './mails/contact.ts';
import { supportInvitedMail } from './mails/invited.ts';

/** The jobs of the support module: its mails. */
export const supportJobs: readonly AnyJob[] = [supportInvitedMail, contactMail];
