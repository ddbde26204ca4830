import type { Env } from '../platform/env.ts';

const MEGABYTE = 2 ** 20;
/** The share of the room that pages may fill; the rest is for pictures. */
const PAGES = 0.75;

/** The most bytes of finished pages, and of pictures, that one process keeps. */
export function cacheRoom({ CACHE_MB }: Pick<Env, 'CACHE_MB'>): { pages: number; pictures: number } {
  const pages = Math.floor(CACHE_MB * PAGES) * MEGABYTE;
  return { pages, pictures: CACHE_MB * MEGABYTE - pages };
}
