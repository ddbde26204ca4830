import type { AnyJob, CronJob } from '../platform/jobs/jobs.ts';
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

const forget: CronJob = {
  name: 'forget-mail-tokens',
  cron: '*/30 * * * *',
  run: ({ db, clock }) => forgetMailTokens(db, clock.now()),
};

/** Scheduled jobs: the removal of expired links. */
export const accountCronJobs: readonly CronJob[] = [forget];
