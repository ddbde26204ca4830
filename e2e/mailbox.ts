import { expect } from '@playwright/test';
import type { Email } from 'postal-mime';

const linkIn = ({ text = '' }: Email) => new URL(/^https?:\S+$/m.exec(text)?.[0] ?? 'about:blank');

/** Waits for a mail to an address with a link to a page; answers the newest link without the origin. */
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
