import { LOCALE_CODES } from '@sofra/contract/locales';
import { residentBytes, rested } from '../cpu.ts';
import { type Inspected, startInspected } from '../inspect.ts';
import { type Measured, rounded } from '../measured.ts';
import { megabytes } from '../targets.ts';
import { finished } from './guest.ts';

/** A venue's public address, and the address of its menu's page. */
export type Page = { slug: string; page: string };

/** The address of each page of a venue in each language. */
function pagesOf({ slug, page }: Page): string[] {
  const [menu = ''] = page.split('?');
  return [`/m/${slug}`, `/m/${slug}/menus`, menu].flatMap((path) =>
    LOCALE_CODES.map((locale) => `${path}?lang=${locale}`),
  );
}

/** Asks for all pages of some venues in both codings that are kept, and answers how much they weigh at their smallest. */
async function served(server: Inspected, venues: readonly Page[]): Promise<number> {
  const weigh = async () => {
    let bytes = 0;
    for (const path of venues.flatMap(pagesOf))
      for (const coding of ['br', 'gzip'])
        bytes += (await finished(server.origin, path, { 'accept-encoding': coding })).body.length;
    return bytes;
  };
  const quick = await weigh();
  await rested([server.pid]);
  const bytes = await weigh();
  if (bytes >= quick) throw new Error('The smallest codings have not been made.');
  return bytes;
}

/**
 * What pages add to a server's memory, against what they weigh in the two codings that it keeps. As many others go before:
 * what rendering takes the first time it takes once.
 */
export async function memoryOf(databaseUrl: string, venues: readonly Page[]): Promise<Measured> {
  const server = await startInspected(databaseUrl);
  try {
    const half = venues.length / 2;
    await served(server, venues.slice(0, half));
    const before = [await server.keptBytes(), residentBytes(server.pid)] as const;
    const bytes = await served(server, venues.slice(half));
    const kept = (await server.keptBytes()) - before[0];
    const per = 1000 / half;
    const words = [kept, bytes, residentBytes(server.pid) - before[1]].map((all) =>
      rounded(megabytes(all * per)),
    );
    const detail = `${words[0]} MB for ${words[1]} MB of brotli and gzip; resident ${words[2]} MB`;
    return { key: 'memory', figures: [kept / bytes], detail };
  } finally {
    await server.stop();
  }
}
