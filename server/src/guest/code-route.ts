import { CACHE_SECONDS } from '@sofra/contract/limits';
import { qrPath, qrSvg } from '@sofra/contract/pictures/qr-path';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { newestAt } from '../publishing/publications.ts';
import { isSlug } from './address.ts';

/** The code that leads to a venue's menus, as SVG. */
export const codeOf = ({ urls }: Pick<AppContext, 'urls'>, slug: string) =>
  qrSvg(qrPath(`${urls.menus}/m/${slug}`));

/** `/c/{slug}/code.svg`: the code of a published venue, which stands at the foot of a printed menu. */
export function codeRoute(http: FastifyInstance, app: AppContext): void {
  http.get<{ Params: { slug: string } }>(
    '/c/:slug/code.svg',
    { schema: { hide: true } },
    async ({ params: { slug } }, reply) => {
      if (!isSlug(slug) || !(await newestAt(app.db, slug)))
        return reply.code(404).type('text/plain').serializer(String).send('404');
      return reply
        .header('cache-control', `public, max-age=${CACHE_SECONDS.redirect}`)
        .type('image/svg+xml')
        .serializer(String)
        .send(codeOf(app, slug));
    },
  );
}
