import { mkdirSync, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** Prints each new mail in the outbox: recipient, subject, and its text with the links. */
export function showMails(outbox: string): { close(): void } {
  mkdirSync(outbox, { recursive: true });
  const shown = new Set<string>();
  return watch(outbox, (_event, name) => {
    // A mail is written under a hidden name and then renamed.
    if (!name?.endsWith('.eml') || name.startsWith('.') || shown.has(name)) return;
    shown.add(name);
    say(join(outbox, name)).catch(console.error);
  });
}

async function say(file: string): Promise<void> {
  const { to, subject, text } = await PostalMime.parse(await readFile(file));
  const people = to?.map(({ address }) => address).join(', ');
  console.log(`\nA mail to ${people}: ${subject}\n${text?.trim().replaceAll(/^/gm, '  ')}\n  (${file})\n`);
}
