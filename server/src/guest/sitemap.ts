import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { type PublishedVenue, publishedVenues } from '../publishing/publications.ts';
import { type Entry, finish, respond } from './entry.ts';
import { securityHeaders } from './headers.ts';

/** The maximum number of addresses in one sitemap (sitemaps.org). */
const MOST = 50_000;

/** One page in one language, with the addresses of its other languages. */
function entry(address: string, locale: string | undefined, locales: readonly string[], at: Date): string {
  const inLanguage = (code: string) => `${address}?lang=${code}`;
  const link = (code: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`;
  const others = locales.map((code) => link(code, inLanguage(code))).join('');
  const alternates = locale ? others + link('x-default', address) : '';
  const loc = locale ? inLanguage(locale) : address;
  return `<url><loc>${loc}</loc><lastmod>${at.toISOString()}</lastmod>${alternates}</url>`;
}

/** The pages of a venue: the welcome page and its menus that are always there, each in its languages. */
function entriesOf(base: string, venue: PublishedVenue): string[] {
  const { slug, at, default_locale: main, extra_locales, addresses } = venue;
  const offered = [...new Set([main, ...addresses.flatMap(({ locales }) => locales)])];
  const pages = [
    { path: '', locales: offered },
    ...addresses.map((one) => ({ ...one, locales: [main, ...one.locales] })),
  ];
  return pages.flatMap(({ path, locales }) => {
    const address = `${base}/m/${slug}${path}`;
    // The addresses of a venue with one language carry none.
    if (extra_locales.length === 0) return [entry(address, undefined, [], at)];
    return locales.map((locale) => entry(address, locale, locales, at));
  });
}

/** The sitemap of all published pages that are always there. */
export async function sitemap({ db, urls }: AppContext): Promise<Entry> {
  const venues = await publishedVenues(db, MOST);
  const entries = venues.flatMap((venue) => entriesOf(urls.menus, venue)).slice(0, MOST);
  return finish({
    status: 200,
    type: 'application/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`,
    shared: true,
    nextChange: null,
    headers: securityHeaders(urls.menus),
  });
}

/** The rules for search engines: all but the API and files. */
export const robots = ({ urls }: AppContext): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /files/\nSitemap: ${urls.menus}/sitemap.xml\n`;

/** `robots.txt` and `sitemap.xml`: the published pages, and the paths closed to search engines (`docs/guest.md`). */
export function sitemapRoutes(http: FastifyInstance, app: AppContext): void {
  http.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').serializer(String).send(robots(app)),
  );
  http.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const entry = await sitemap(app);
    reply.hijack();
    respond(request.raw, reply.raw, entry, app.clock.now().getTime());
  });
}
