import type { IncomingMessage, ServerResponse } from 'node:http';
import { CACHE_SECONDS } from '@sofra/contract/limits';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../platform/app-context.ts';
import { fileKey, type PictureFormat } from '../uploads/blobs.ts';
import { toJpeg } from '../uploads/images.ts';
import { cacheRoom } from './cache-room.ts';

const ADDRESS = /^\/i\/([1-9]\d{0,8})-([1-9]\d{0,3})(?:\?.*)?$/;

type CachedPicture = { body: Buffer; tag: string; headers: string[] };

/** The lane of the published pictures, `/i/{number}-{width}` (`docs/guest.md`, Weight and speed). */
export type PictureLane = {
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  routes(http: FastifyInstance): void;
};

type Named = [number: string, width: string];

function namedIn(url: string | undefined): Named | undefined {
  const [, number, width] = ADDRESS.exec(url ?? '') ?? [];
  return number && width ? [number, width] : undefined;
}

const keyOf = (number: string, width: string, format: PictureFormat) => `${number}-${width}.${format}`;
/** The formats of pictures, the smallest first. */
const FORMATS = ['avif', 'webp', 'jpeg'] as const;

/** The formats that a client reads, the smallest first; every one reads JPEG. */
const formatsFor = ({ headers: { accept = '' } }: IncomingMessage): PictureFormat[] =>
  FORMATS.filter((format) => format === 'jpeg' || accept.includes(`image/${format}`));

function cachedPicture(body: Buffer, key: string, format: PictureFormat): CachedPicture {
  const tag = `"${key}"`;
  const headers = [
    ...['content-type', `image/${format}`, 'vary', 'Accept', 'etag', tag],
    ...['cache-control', `public, max-age=${CACHE_SECONDS.picture}, immutable`],
    ...['x-content-type-options', 'nosniff', 'cross-origin-resource-policy', 'cross-origin'],
  ];
  return { body, tag, headers };
}

function give(
  request: IncomingMessage,
  response: ServerResponse,
  { body, tag, headers }: CachedPicture,
): void {
  if (request.headers['if-none-match']?.includes(tag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, [...headers, 'content-length', String(body.length)]);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

/** A size as JPEG, which is made from WebP when it is first asked for. */
async function jpegOf({ files }: AppContext, id: string, width: number): Promise<Buffer | null> {
  const kept = await files.read(fileKey(id, width, 'jpeg'));
  if (kept) return kept;
  const webp = await files.read(fileKey(id, width, 'webp'));
  if (!webp) return null;
  const jpeg = await toJpeg(webp);
  await files.write(fileKey(id, width, 'jpeg'), jpeg);
  return jpeg;
}

/** A published picture's row in a width that it has. */
async function rowOf({ db }: AppContext, [number, width]: Named) {
  const row = await db
    .selectFrom('blobs')
    .select(['id', 'widths', 'avif'])
    .where('number', '=', Number(number))
    .where('published', '=', true)
    .executeTakeFirst();
  return row?.widths.includes(Number(width)) ? row : undefined;
}

/** The bytes of a picture's width in a format. */
const bytesOf = (app: AppContext, id: string, width: string, format: PictureFormat) =>
  format === 'jpeg' ? jpegOf(app, id, Number(width)) : app.files.read(fileKey(id, Number(width), format));

/** A published picture in each format; the bytes of one that is not made yet are undefined. */
export function formatsOf(
  app: AppContext,
  named: Named,
): { format: PictureFormat; read: () => Promise<Buffer | undefined> }[] {
  const read = async (format: PictureFormat) => {
    const row = await rowOf(app, named);
    if (!row || (format === 'avif' && !row.avif)) return undefined;
    return (await bytesOf(app, row.id, named[1], format)) ?? undefined;
  };
  return FORMATS.map((format) => ({ format, read: () => read(format) }));
}

/** A published picture from the file store, and the key of its format; undefined when there is none. */
async function load(
  app: AppContext,
  named: Named,
  formats: readonly PictureFormat[],
): Promise<{ key: string; picture: CachedPicture } | undefined> {
  const [number, width] = named;
  const row = await rowOf(app, named);
  if (!row) return undefined;
  const format = formats.find((one) => one !== 'avif' || row.avif) ?? 'jpeg';
  const body = await bytesOf(app, row.id, width, format);
  if (!body) return undefined;
  const key = keyOf(number, width, format);
  return { key, picture: cachedPicture(body, key, format) };
}

/** Makes the lane; pictures never change, so cached ones never expire. */
export function pictureLane(app: AppContext): PictureLane {
  const store = new LRUCache<string, CachedPicture>({
    maxSize: cacheRoom(app.env).pictures,
    sizeCalculation: ({ body }) => body.length,
  });
  return {
    answer(request, response) {
      const named = namedIn(request.url);
      // A client that takes AVIF is answered from memory only with AVIF: it may have been made since.
      const [best = 'jpeg'] = formatsFor(request);
      const kept = named && store.get(keyOf(...named, best));
      if (!kept) return false;
      give(request, response, kept);
      return true;
    },
    routes(http) {
      http.get('/i/*', { schema: { hide: true } }, async (request, reply) => {
        const named = namedIn(request.raw.url);
        const loaded = named && (await load(app, named, formatsFor(request.raw)));
        if (!loaded) return reply.code(404).type('text/plain').serializer(String).send('404');
        store.set(loaded.key, loaded.picture);
        reply.hijack();
        give(request.raw, reply.raw, loaded.picture);
        return reply;
      });
    },
  };
}
