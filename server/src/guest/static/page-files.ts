import { CACHE_SECONDS } from '@sofra/contract/limits';
import type { Target } from '../../platform/files/target.ts';
import { decode, encodeFully } from '../encodings.ts';
import type { Entry } from '../entry.ts';
import { cacheControl } from '../headers.ts';

/** The codings of a page, and the endings of their files after its key. */
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
  [undefined, ''],
] as const;

/** The endings of the files of a page. */
export const ENDINGS: readonly string[] = CODINGS.map(([, ending]) => ending);

const headerOf = (headers: readonly string[], name: string): string | undefined => {
  const at = headers.indexOf(name);
  return at === -1 ? undefined : headers[at + 1];
};

/** Writes a finished answer in each coding; answers the bytes of all. */
export async function writeEntry(target: Target, key: string, entry: Entry): Promise<number> {
  const { br, gzip } = await encodeFully(entry.body);
  const bodies = { br, gzip, plain: decode(entry.body) };
  const { headers } = entry;
  let bytes = 0;
  for (const [coding, ending] of CODINGS) {
    const body = bodies[coding ?? 'plain'];
    if (!body) continue;
    await target.write(key + ending, body, {
      ContentType: headerOf(headers, 'content-type') ?? '',
      ContentLanguage: headerOf(headers, 'content-language'),
      CacheControl: entry.control ?? cacheControl(entry, CACHE_SECONDS.page),
      ContentEncoding: coding,
    });
    bytes += body.length;
  }
  return bytes;
}
