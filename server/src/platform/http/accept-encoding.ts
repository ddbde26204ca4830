/** The codings in which a page is sent; `identity` is the uncompressed page. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The bound of the cache of parsed Accept-Encoding headers: browsers send a handful of different ones. */
const MOST_READ = 100;
const read = new Map<string, Encoding>();

function qualityIn(header: string, coding: string): number | undefined {
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (name !== coding) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const value = quality === undefined ? 1 : Number(quality.slice(2));
    return Number.isNaN(value) ? 0 : value;
  }
  return undefined;
}

function bestOf(header: string): Encoding {
  const others = qualityIn(header, '*') ?? 0;
  const br = qualityIn(header, 'br') ?? others;
  const gz = qualityIn(header, 'gzip') ?? qualityIn(header, 'x-gzip') ?? others;
  const plain = qualityIn(header, 'identity') ?? 0;
  if (br > 0 && br >= gz && br >= plain) return 'br';
  return gz > 0 && gz >= plain ? 'gzip' : 'identity';
}

/** The coding to answer in for an Accept-Encoding header, quality values counted; the smallest among equals. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity';
  const known = read.get(header);
  if (known) return known;
  const best = bestOf(header.slice(0, 200));
  if (read.size < MOST_READ && header.length <= 200) read.set(header, best);
  return best;
}
