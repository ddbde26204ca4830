import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRODUCT_NAME } from '@sofra/contract/limits';
import { z } from 'zod';
import type { AppContext } from './app-context.ts';
import type { Env } from './env.ts';
import { enqueue, type Job } from './jobs.ts';
import { type Letter, letterHtml, letterText } from './letter.ts';
import type { Db } from './tables.ts';

const MINUTE = 60_000;
/** Minutes between the tries: a mail server may be away for a day. After the last one the mail is given up. */
const PAUSES = [1, 5, 15, 60, 240, 720, 1440];

/** A mail as work to be done: what it needs to be written, and how often sending it has failed. */
type Sending<T> = { mail: T; failed: number };

/** A kind of mail. It is written when it is sent, so that the links in it are nowhere but in the mail. */
export type MailKind<T> = Job<Sending<T>>;

/**
 * A kind of mail: its name, what it needs to be written, and the letter; null when there is nothing to say any more. What
 * can't be sent is tried again for two days, by our clock and over restarts.
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
  // An address that is refused for good (5xx) would be refused again; anything else may be put right by the operator.
  const isRefused = error.code === 'EENVELOPE' && (error.responseCode ?? 0) >= 500;
  if (pause === undefined || isRefused) {
    log.error({ err: error, mail: kind.name }, 'a mail could not be sent and was given up');
    return;
  }
  log.warn({ err: error, mail: kind.name, minutes: pause }, 'a mail could not be sent and waits');
  const at = new Date(clock.now().getTime() + pause * MINUTE);
  await enqueue(db, kind, { mail: sending.mail, failed: sending.failed + 1 } as never, { at });
}

/** Who our mails are from: MAIL_FROM, or a name that nobody answers at our own host. */
function senderOf({ env, urls }: AppContext): string {
  if (env.MAIL_FROM) return env.MAIL_FROM;
  const { hostname } = new URL(urls.public);
  const domain = /^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname;
  return `${PRODUCT_NAME} <no-reply@${domain}>`;
}

/** Where mails are written when there is no mail server. */
export const outboxOf = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) => join(DATA_DIR, 'outbox');

async function send(app: AppContext, letter: Letter): Promise<void> {
  // Only who sends mails needs the library.
  const { createTransport } = await import('nodemailer');
  const message = {
    from: senderOf(app),
    // As parts: what looks like a list of addresses is none.
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

/** Written beside and renamed, so that whoever watches the folder sees whole mails only. */
async function keepInOutbox({ env, clock }: AppContext, message: Buffer): Promise<void> {
  const folder = outboxOf(env);
  await mkdir(folder, { recursive: true });
  const name = `${clock.now().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
  await writeFile(join(folder, `.${name}`), message, { mode: 0o600 });
  await rename(join(folder, `.${name}`), join(folder, `${name}.eml`));
}
