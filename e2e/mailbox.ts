import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

async function lettersIn(folder: string) {
  const outbox = join(folder, 'outbox');
  // Until the first mail is written there is no such folder.
  const names = await readdir(outbox).catch(() => []);
  const written = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(written.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
}

/** Waits for a mail to an address that leads to a page, and answers the link in it: the newest, without the origin. */
export async function linkTo(folder: string, address: string, page: string): Promise<string> {
  let link: URL | undefined;
  await expect
    .poll(async () => {
      const letters = (await lettersIn(folder)).filter(({ to }) =>
        to?.some((one) => one.address === address),
      );
      const links = letters.map(({ text = '' }) => new URL(/^https?:\S+$/m.exec(text)?.[0] ?? 'about:blank'));
      link = links.findLast(({ pathname }) => pathname === page);
      return link !== undefined;
    })
    .toBe(true);
  return `${link?.pathname}${link?.search}`;
}
