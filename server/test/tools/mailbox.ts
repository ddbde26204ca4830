import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { vi } from 'vitest';
import { outboxOf } from '../../src/platform/mail/mail.ts';
import { theServer } from './harness.ts';
import { aMailSink } from './mail-sink.ts';

/** A mail is written in the background; this wait has no setting of its own. */
const WAIT = { timeout: 30_000, interval: 50 };

const read = new Map<string, Email>();

async function mailsIn(folder: string): Promise<Email[]> {
  const names = await readdir(folder).catch(() => []);
  const mails = names.sort().filter((name) => name.endsWith('.eml'));
  return Promise.all(
    mails.map(async (name) => {
      const path = join(folder, name);
      const known = read.get(path) ?? (await PostalMime.parse(await readFile(path)));
      read.set(path, known);
      return known;
    }),
  );
}

const isTo = (address: string) => (mail: Email) => mail.to?.some((to) => to.address === address) ?? false;

/** All mails to an address that the worker's server has written to its outbox, in order. */
export async function mailsTo(address: string): Promise<Email[]> {
  const { app } = await theServer();
  return (await mailsIn(outboxOf(app.env))).filter(isTo(address));
}

/** Waits for a mail to an address whose subject says something. */
export function mailTo(address: string, subject: RegExp = /./): Promise<Email> {
  return vi.waitFor(async () => found(await mailsTo(address), address, subject), WAIT);
}

function found(mails: Email[], address: string, subject: RegExp): Email {
  const mail = mails.find((one) => subject.test(one.subject ?? ''));
  if (mail) return mail;
  throw new Error(
    `no mail to ${address} says ${subject}, but: ${mails.map((one) => one.subject).join(' | ')}`,
  );
}

/** Where a mail leads: the one address in its text, which its button has too. */
export function linkIn({ text = '', html = '' }: Email): URL {
  const link = /^https?:\S+$/m.exec(text)?.[0] ?? '';
  if (!html.includes(`href="${link}"`))
    throw new Error(`the page and the text of a mail lead elsewhere: ${link}`);
  return new URL(link);
}

/** The token in a mail's link. */
export const tokenIn = (mail: Email): string => linkIn(mail).searchParams.get('token') ?? '';

/** A mail sink that can be waited at for a mail. */
export async function aMailServer() {
  const sink = await aMailSink();
  const received = (address: string, subject: RegExp = /./) =>
    vi.waitFor(() => found(sink.mails.filter(isTo(address)), address, subject), WAIT);
  return { ...sink, received };
}
