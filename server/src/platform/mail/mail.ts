import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE, PRODUCT_NAME } from '@sofra/contract/limits';
import { z } from 'zod';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../database/tables.ts';
import type { Env } from '../env.ts';
import { enqueue, type Job } from '../jobs/jobs.ts';
import { type Letter, letterHtml, letterText } from './letter.ts';

/** Minutes between retries: a mail server may be away for a day. After the last one the mail is given up. */
const PAUSES = [1, 5, 15, 60, 240, 720, 1440];

/** A queued mail: its data, and the number of failed attempts. */
type Sending<T> = { mail: T; failed: number };

/** A kind of mail. It is written when it is sent, so that its links are stored nowhere. */
export type MailKind<T> = Job<Sending<T>>;

/**
 * Makes a kind of mail: its name, the schema of its data, and its letter; null when it is obsolete. A failed
 * mail is retried for two days, by our clock and across restarts.
 */
export function mailKind<T>(
  name: string,
  schema: z.ZodType<T>,
  write: (app: AppContext, mail: T) => Promise<Letter | null>,
): MailKind<T> {
  const kind: MailKind<T> = {
    name: `mail-${name}`,
    schema: z.object({ mail: schema, failed: z.int() }) as z.ZodType<Sending<T>>,
    async run(app, { mail, failed }) {
      const letter = await write(app, mail);
      if (!letter) return;
      try {
        await send(app, letter);
      } catch (error) {
        await again(app, kind, { mail, failed }, error as SmtpError);
      }
    },
  };
  return kind;
}

/** Puts a mail into the caller's transaction: it leaves when, and only if, that commits. */
export async function enqueueMail<T>(db: Db, now: Date, kind: MailKind<T>, mail: NoInfer<T>): Promise<void> {
  await enqueue(db, kind, { mail, failed: 0 }, { at: now });
}

type SmtpError = Error & { code?: string; responseCode?: number };

async function again<T>(app: AppContext, kind: MailKind<T>, sending: Sending<T>, error: SmtpError) {
  const { db, clock, log } = app;
  const pause = PAUSES[sending.failed];
  // A permanent refusal (5xx) is not retried; the operator may fix any other failure.
  const isRefused = error.code === 'EENVELOPE' && (error.responseCode ?? 0) >= 500;
  if (pause === undefined || isRefused) {
    log.error({ err: error, mail: kind.name }, 'a mail could not be sent and was given up');
    return;
  }
  log.warn({ err: error, mail: kind.name, minutes: pause }, 'a mail could not be sent and waits');
  const at = new Date(clock.now().getTime() + pause * MINUTE);
  await enqueue(db, kind, { mail: sending.mail, failed: sending.failed + 1 }, { at });
}

/** The sender of our mails: MAIL_FROM, or a no-reply address at our own host. */
function senderOf({ env, urls }: AppContext): string {
  if (env.MAIL_FROM) return env.MAIL_FROM;
  const { hostname } = new URL(urls.public);
  const domain = /^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname;
  return `${PRODUCT_NAME} <no-reply@${domain}>`;
}

/** Where mails are written when there is no mail server. */
export const outboxOf = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) => join(DATA_DIR, 'outbox');

async function send(app: AppContext, letter: Letter): Promise<void> {
  // The library is loaded with the first mail.
  const { createTransport } = await import('nodemailer');
  const message = {
    from: senderOf(app),
    // Given in parts, so that a comma or a bracket in a name can't make a list of addresses.
    to: { name: '', address: letter.to },
    ...(letter.replyTo && { replyTo: { name: '', address: letter.replyTo } }),
    subject: letter.subject,
    date: app.clock.now(),
    text: letterText(letter),
    html: letterHtml(letter),
    headers: { 'Content-Language': letter.locale, 'Auto-Submitted': 'auto-generated' },
  };
  const { SMTP_URL } = app.env;
  if (SMTP_URL) {
    const transport = createTransport(SMTP_URL);
    await transport.sendMail(message).finally(() => transport.close());
    return;
  }
  const drawn = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  await keepInOutbox(app, drawn.message as Buffer);
}

/** Writes a mail under another name and renames it, so that a watcher of the folder sees whole mails only. */
async function keepInOutbox({ env, clock }: AppContext, message: Buffer): Promise<void> {
  const folder = outboxOf(env);
  await mkdir(folder, { recursive: true });
  const name = `${clock.now().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
  await writeFile(join(folder, `.${name}`), message, { mode: 0o600 });
  await rename(join(folder, `.${name}`), join(folder, `${name}.eml`));
}
