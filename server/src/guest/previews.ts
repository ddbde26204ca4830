import type { IncomingMessage } from 'node:http';
import { RATE } from '@sofra/contract/limits';
import type { Publication } from '@sofra/contract/publishing/publishing';
import type { RenderedPage } from '@sofra/guest/render';
import { venueLocales } from '@sofra/guest/view';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { clientOf } from '../api/client-address.ts';
import type { AppContext } from '../platform/app-context.ts';
import { isDatabaseAway } from '../platform/database/failures.ts';
import { limit } from '../platform/http/client-limits.ts';
import { draftText } from '../publishing/draft.ts';
import { type LivingPreview, previewOf, previewPath } from '../publishing/previews.ts';
import { withSignedPictures } from '../publishing/signed-pictures.ts';
import { marksAtVenue } from '../sold-out/marks.ts';
import { fileKey } from '../uploads/blobs.ts';
import { readSignedId, signId } from '../uploads/signed-ids.ts';
import { type PreviewAddress, readPreviewAddress } from './address.ts';
import { finishPreview, PREVIEW_CONTROL, respond } from './entry.ts';
import { guestLocale } from './guest-locale.ts';
import { noticeFor, rendering } from './making.ts';

/** The venue's draft, whose pictures stand below the link too, so that they end with it. */
async function draftOf(app: AppContext, { venueId }: LivingPreview, path: string): Promise<Publication> {
  const root = new URL(app.urls.menus).pathname.replace(/\/$/, '');
  const folderOf = (id: string) => `${root}${path}/i/${signId(app.secret, id, 'previewed')}`;
  return JSON.parse(await withSignedPictures(app, await draftText(app.db, venueId), folderOf));
}

/** The page of the draft at an address, or the notice of an unknown one. */
async function pageOf(
  app: AppContext,
  address: PreviewAddress | undefined,
  request: IncomingMessage,
): Promise<RenderedPage> {
  const link = address?.page && (await previewOf(app, address.token));
  if (!link || !address.page)
    return noticeFor(app, { kind: 'unknown', lang: address?.lang ?? null }, request);
  const path = previewPath(address.token);
  const publication = await draftOf(app, link, path);
  const [main, ...others] = venueLocales(publication);
  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  const offered = [main ?? publication.venue.default_locale, ...others] as const;
  const { locale, explicit } = guestLocale({ offered, lang: address.lang, cookie, acceptLanguage });
  const { renderPage } = await rendering();
  return renderPage({
    publication,
    page: address.page,
    locale,
    chosen: !explicit,
    now: app.clock.now(),
    baseUrl: app.urls.menus,
    soldOut: new Map(await marksAtVenue(app.db, link.venueId)),
    preview: { path, until: link.until },
  });
}

/** A picture of the draft in one width; null for one whose address is not signed, or whose link is over. */
async function pictureOf(app: AppContext, { token, picture }: PreviewAddress): Promise<Buffer | null> {
  const id = picture && readSignedId(app.secret, picture.signed, 'previewed');
  if (!id || !(await previewOf(app, token))) return null;
  return app.files.read(fileKey(id, picture.width, 'webp'));
}

async function sendPicture(app: AppContext, address: PreviewAddress, reply: FastifyReply) {
  const bytes = await pictureOf(app, address);
  reply.header('cache-control', PREVIEW_CONTROL).header('x-robots-tag', 'noindex, nofollow');
  if (!bytes) return reply.code(404).type('text/plain').serializer(String).send('404');
  return reply.type('image/webp').send(bytes);
}

/** The page, or while the database is away the notice of that. */
function pageOrNotice(app: AppContext, address: PreviewAddress | undefined, request: IncomingMessage) {
  return pageOf(app, address, request).catch((error: Error) => {
    if (!isDatabaseAway(error)) throw error;
    return noticeFor(app, { kind: 'away', lang: address?.lang ?? null }, request);
  });
}

/** `/p/{token}` and the pages below it: the draft, to those who were given the link. */
export function previewPages(http: FastifyInstance, app: AppContext): void {
  http.get('/p/*', { schema: { hide: true } }, async (request, reply) => {
    const address = readPreviewAddress(request.raw.url ?? '');
    if (address?.picture) return sendPicture(app, address, reply);
    // Each page is made from the draft, which may be large.
    await limit(app, 'previews', RATE.previews, clientOf(request.ip));
    const page = await pageOrNotice(app, address, request.raw);
    const entry = await finishPreview(page, app.urls.menus);
    reply.hijack();
    respond(request.raw, reply.raw, entry, app.clock.now().getTime());
    return reply;
  });
}
