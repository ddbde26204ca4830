import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEFAULT_LOCALE, isLocale } from '@sofra/contract/languages/locales';
import { qrPath, qrSvg } from '@sofra/contract/pictures/qr-path';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { fontFiles } from '../src/fonts.ts';
import type { PageAddress } from '../src/page-address.ts';
import { renderNotice, renderPage } from '../src/render.ts';
import { GUEST_FIND, GUEST_PARTS, GUEST_SCRIPT, GUEST_WORKER } from '../src/script.ts';
import {
  GUEST_FIND_PATH,
  GUEST_PARTS_PATH,
  GUEST_SCRIPT_PATH,
  GUEST_WORKER_PATH,
} from '../src/script-path.ts';
import type { SoldOut } from '../src/sold-out.ts';
import { TABLE_PATH } from '../src/table-path.ts';

/**
 * The stand-in for each photograph: a GIF in its proportions with one dot. A drawing would be a document of its own to the browser;
 * those of a menu took a third of its page's time.
 */
const PICTURE = Buffer.from(
  'GIF89a\xab\x02\x80\x01\x80\0\0\x8b\x5e\x34\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0;',
  'latin1',
);

/** The notices that have an address of their own here; every other one without a venue is unknown. */
const NOTICES = ['gone', 'coming', 'away'] as const;

const SCRIPTS: { [path: string]: string } = {
  [GUEST_SCRIPT_PATH]: GUEST_SCRIPT,
  [GUEST_FIND_PATH]: GUEST_FIND,
  [GUEST_PARTS_PATH]: GUEST_PARTS,
  [GUEST_WORKER_PATH]: GUEST_WORKER,
};

function pageAt(path: string, from: number, below = ''): PageAddress {
  if (path === '') return { kind: 'welcome' };
  if (`/${below}` === TABLE_PATH) return { kind: 'allergens', menuSlug: path };
  if (/^\d+$/.test(below)) return { kind: 'dish', menuSlug: path, number: Number(below) };
  return path === 'menus' ? { kind: 'selection' } : { kind: 'menu', menuSlug: path, from };
}

/** A file that pages ask for: a picture, a code, a font or a script. */
function fileAt(path: string): { type: string; body: string | Buffer } | undefined {
  if (path.startsWith('/i/')) return { type: 'image/gif', body: PICTURE };
  if (path.startsWith('/c/')) return { type: 'image/svg+xml', body: qrSvg(qrPath(path)) };
  const font = fontFiles().get(path);
  if (font) return { type: 'font/woff2', body: readFileSync(font) };
  const script = SCRIPTS[path];
  return script === undefined ? undefined : { type: 'text/javascript', body: script };
}

/** Serves a publication's pages with what is sold out on a free port, as strictly as the product does; `close` ends it. */
export async function serve(
  of: () => Publication,
  now: Date,
  soldOut: SoldOut = new Map(),
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin());
    const type = (name: string) => response.setHeader('content-type', `${name}; charset=utf-8`);
    const file = fileAt(url.pathname);
    if (file) {
      type(file.type);
      return response.setHeader('service-worker-allowed', '/m/').end(file.body);
    }
    const lang = url.searchParams.get('lang');
    const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
    const [, , slug, path = '', below] = url.pathname.split('/');
    const publication = of();
    const page =
      slug === publication.venue.slug
        ? renderPage({
            publication,
            page: pageAt(path, Number(url.searchParams.get('from')), below),
            locale,
            now,
            // A test may reach it by another line.
            baseUrl: `http://${request.headers.host}`,
            soldOut,
          })
        : renderNotice(NOTICES.find((kind) => kind === slug) ?? 'unknown', locale, origin());
    const policy = `default-src 'none'; img-src 'self' data:; font-src 'self'; script-src 'self'; connect-src 'self'; style-src 'sha256-${page.styleHash}'`;
    response.setHeader('content-security-policy', policy);
    if (page.location) response.setHeader('location', page.location);
    type('text/html');
    response.statusCode = page.status;
    response.end(page.html);
  });
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = () => new Promise<void>((done) => void server.close(() => done()).closeAllConnections());
  return { origin: origin(), close };
}
