import { MINUTE } from '@sofra/contract/limits';
import type { AnyJob, Upkeep } from '../platform/jobs/jobs.ts';
import { forgetMailTokens } from './mail-tokens.ts';
import { confirmationMail } from './mails/confirmation.ts';
import { emailChangeMail } from './mails/email-change.ts';
import { emailLeavesMail } from './mails/email-leaves.ts';
import { passwordChangedMail } from './mails/password-changed.ts';
import { recoveryMail } from './mails/recovery.ts';

/** The jobs of the accounts module: its mails. */
export const accountJobs: readonly AnyJob[] = [
  confirmationMail,
  emailChangeMail,
  emailLeavesMail,
  passwordChangedMail,
  recoveryMail,
];

const forget: Upkeep = {
  name: 'forget-mail-tokens',
  every: 30 * MINUTE,
  run: ({ db, clock }) => forgetMailTokens(db, clock.now()),
};

/** Upkeep: the removal of expired links. */
export const accountUpkeep: readonly Upkeep[] = [forget];
