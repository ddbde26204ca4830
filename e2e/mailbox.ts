import { expect } from '@playwright/test';
import type { Email } from 'postal-mime';

const linkIn = ({ text = '' }: Email) => new URL(/^https?:\S+$/m.exec(text)?.[0] ?? 'about:blank');

/** Waits for a mail to an address that leads to a page, and answers the link in it: the newest, without the origin. */
export async function linkTo(mails: readonly Email[], address: string, page: string): Promise<string> {
  let link: URL | undefined;
  await expect
    .poll(() => {
      const letters = mails.filter(({ to }) => to?.some((one) => one.address === address));
      link = letters.map(linkIn).findLast(({ pathname }) => pathname === page);
      return link !== undefined;
    })
    .toBe(true);
  return `${link?.pathname}${link?.search}`;
}
