import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { CACHE_SECONDS } from '@sofra/contract/limits';
import { FONT_FOLDER, fontFiles } from '@sofra/guest/fonts';
import type { FastifyInstance } from 'fastify';
import { findAbove } from '../platform/files/assets.ts';

/** The paths of the font files by their addresses. */
export function fontPaths(): Map<string, string> {
  return new Map(
    [...fontFiles()].flatMap(([address, file]) => {
      const path = findAbove(file) ?? findAbove('fonts', basename(file));
      return path ? [[address, path]] : [];
    }),
  );
}

/** `/f/…`: the font files of the public pages, each at an address that names its version. */
export function fontRoutes(http: FastifyInstance): void {
  const paths = fontPaths();
  const files = new Map<string, Promise<Buffer>>();
  http.get(`${FONT_FOLDER}*`, { schema: { hide: true } }, async (request, reply) => {
    const [address = ''] = (request.raw.url ?? '').split('?');
    const path = paths.get(address);
    if (!path) return reply.code(404).type('text/plain').serializer(String).send('404');
    const file = files.get(address) ?? readFile(path);
    files.set(address, file);
    return reply
      .header('cache-control', `public, max-age=${CACHE_SECONDS.picture}, immutable`)
      .type('font/woff2')
      .send(await file);
  });
}
