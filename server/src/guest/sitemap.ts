import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { publishedSlugs } from '../publishing/publications.ts';

/** The maximum number of addresses in one sitemap (sitemaps.org). */
const MOST = 50_000;

/**
 * `robots.txt` and `sitemap.xml`: the published venues, and the paths closed to search engines (`guest.md`).
 */
export function sitemapRoutes(http: FastifyInstance, { db, urls }: AppContext): void {
  http.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .serializer(String)
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /files/\nSitemap: ${urls.menus}/sitemap.xml\n`),
  );
  http.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const venues = await publishedSlugs(db, MOST);
    const entries = venues.map(
      ({ slug, at }) => `<url><loc>${urls.menus}/m/${slug}</loc><lastmod>${at.toISOString()}</lastmod></url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .serializer(String)
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
      );
  });
}
