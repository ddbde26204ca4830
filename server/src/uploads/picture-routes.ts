import { CACHE_SECONDS } from '@sofra/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { fileKey } from './blobs.ts';
import { readSignedId } from './signed-ids.ts';

type Params = { signed: string; width: string };

/** Serves unpublished pictures by their signed addresses, for previews in the console. */
export function pictureRoutes(http: FastifyInstance, { files, secret }: AppContext): void {
  http.get<{ Params: Params }>(
    '/files/:signed/:width',
    { schema: { hide: true } },
    async (request, reply) => {
      const { signed, width } = request.params;
      const id = readSignedId(secret, signed);
      const bytes =
        id && /^[1-9]\d{0,3}$/.test(width) ? await files.read(fileKey(id, Number(width), 'webp')) : null;
      if (!bytes) return reply.code(404).type('text/plain').serializer(String).send('404');
      return reply
        .header('cache-control', `public, max-age=${CACHE_SECONDS.picture}, immutable`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/webp')
        .send(bytes);
    },
  );
}
