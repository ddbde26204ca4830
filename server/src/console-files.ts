import { randomBytes } from 'node:crypto';
import { dirname, extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SUGGESTIONS_META } from '@sofra/contract/catalogue/suggestions-meta';
import { MAP_META } from '@sofra/contract/geography/map-meta';
import { isLocale } from '@sofra/contract/languages/locales';
import { CACHE_SECONDS, PRODUCT_NAME } from '@sofra/contract/limits';
import { CHAT_META } from '@sofra/contract/support/support-chat';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { providerOf } from './geography/geocoder.ts';
import type { Env } from './platform/env.ts';
import { findAbove } from './platform/files/assets.ts';
import { filesIn, openPack, type ReadOnlyFiles } from './platform/files/file-pack.ts';
import { chooseEncoding, type Encoding } from './platform/http/accept-encoding.ts';
import { localeOf } from './platform/http/answer.ts';
import { escapeHtml } from './platform/http/escape-html.ts';
import { serviceOf } from './suggestions/translator.ts';

/** The placeholder in the built page for each answer's nonce (`console/vite.config.ts`). */
const NONCE = '%NONCE%';
/** Addresses that are never a screen of the console: the server's, and file names, which have a dot. */
const NOT_SCREENS = /^\/(api|m|i|c|f|files|assets)(\/|$)|\./;
/** The page of privacy and terms, which the console's build holds as plain pages (`console/vite/legal.tsx`). */
const LEGAL = '/privacy-and-terms';
const HOUR_SECONDS = 3600;

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The third-party support chat, when both of its settings are present (rule 3). */
type Chat = { url: string; token: string };

const chatOf = ({ CHATWOOT_URL: url, CHATWOOT_TOKEN: token }: Env): Chat | undefined =>
  url && token ? { url, token } : undefined;

const chatMeta = ({ url, token }: Chat) =>
  `<meta name="${CHAT_META}" content="${escapeHtml(url)}" data-token="${escapeHtml(token)}">`;

/** The map's tiles, and whether addresses are searched while they are typed or when asked for. */
function mapMeta(env: Env): string {
  // A geocoder that is asked once a second is no autocomplete (Nominatim's usage policy).
  const search = providerOf(env)?.every ? 'asked' : 'typed';
  return `<meta name="${MAP_META}" content="${escapeHtml(env.MAP_TILES_URL)}" data-search="${search}">`;
}

/** The name of the translation service; nothing without one. */
function suggestionsMeta(env: Env): string {
  const service = serviceOf(env);
  return service ? `<meta name="${SUGGESTIONS_META}" content="${service.name}">` : '';
}

/** The console's page, with what its map and its suggestions need, and with the third-party chat if there is one. */
const pageWith = (page: string, env: Env, chat: Chat | undefined) =>
  page.replace('</head>', () => `${mapMeta(env)}${suggestionsMeta(env)}${chat ? chatMeta(chat) : ''}</head>`);

type Policy = { chat: Chat | undefined; tiles: string };

/**
 * The console's policy: our own scripts and styles, those with the answer's nonce, the map's tiles, and the chat if there
 * is one: its script, its calls and its frame, whose height it sets as an attribute.
 */
function policy(nonce: string, { chat, tiles }: Policy): string {
  const host = chat ? ` ${new URL(chat.url).origin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${host}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${tiles}`,
    "font-src 'self'",
    `connect-src 'self'${host}`,
    ...(chat ? [`frame-src${host}`, "style-src-attr 'unsafe-inline'"] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

async function encoded(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? zip(text) : Buffer.from(text);
}

/** The policy of the legal texts: their one style sheet and our pictures. They have no script. */
const legalPolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

type Page = { html: string; policyOf: (nonce: string) => string; vary?: string };

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const { html, policyOf, vary = 'Accept-Encoding' } = page;
  const nonce = randomBytes(16).toString('base64url');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = await encoded(html.replaceAll(NONCE, nonce), encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .headers({
      'content-security-policy': policyOf(nonce),
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=()',
      vary,
    })
    .type('text/html; charset=utf-8')
    .send(body);
}

/** The console's build: a folder, or a file of the npm package; undefined when there is none. */
async function openBuild(): Promise<ReadOnlyFiles | undefined> {
  const index = findAbove('build', 'console', 'index.html');
  if (index) return filesIn(dirname(index));
  const pack = findAbove('build', 'console.pack');
  return pack ? openPack(pack) : undefined;
}

type Sent = { files: ReadOnlyFiles; path: string };

async function sendFile(request: FastifyRequest, reply: FastifyReply, { files, path }: Sent) {
  const wanted = chooseEncoding(request.headers['accept-encoding']);
  const encoding = files.has(path + SUFFIX[wanted]) ? wanted : 'identity';
  const body = await files.read(path + SUFFIX[encoding]);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const isHashed = path.startsWith('assets/');
  const caching = isHashed ? `max-age=${CACHE_SECONDS.picture}, immutable` : `max-age=${HOUR_SECONDS}`;
  return reply
    .headers({ 'cache-control': `public, ${caching}`, vary: 'Accept-Encoding' })
    .type(TYPES[extname(path)] ?? 'application/octet-stream')
    .send(body);
}

/** The file of the legal text that an address asks for; what it leaves open is the customers' privacy policy, in their language. */
function legalFile({ query, headers }: FastifyRequest): string {
  const { page, for: edition, lang } = query as Record<string, unknown>;
  const locale = isLocale(lang) ? lang : localeOf(headers['accept-language']);
  return `${page === 'terms' ? 'terms' : 'policy'}-${edition === 'restaurants' ? 'restaurants' : 'customers'}.${locale}.html`;
}

const UNBUILT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${PRODUCT_NAME}</title></head><p>The console has not been built. "npm start" builds it; the API is there all the same.</p></html>`;

/**
 * Serves the console's build: its files by their names, and its page at every other address that nothing else answers,
 * so that the console's own router decides (the error page included). The legal texts are pages without a script.
 */
export async function consoleFiles(app: FastifyInstance, env: Env): Promise<void> {
  const files = await openBuild();
  const chat = chatOf(env);
  const textOf = async (path: string) => (files?.has(path) ? String(await files.read(path)) : UNBUILT);
  const built = await textOf('index.html');
  const allowed = { chat, tiles: new URL(env.MAP_TILES_URL).origin };
  const page = { html: pageWith(built, env, chat), policyOf: (nonce: string) => policy(nonce, allowed) };
  app.get(LEGAL, { schema: { hide: true } }, async (request, reply) => {
    const html = await textOf(`${LEGAL.slice(1)}/${legalFile(request)}`);
    return sendPage(request, reply, {
      html,
      policyOf: legalPolicy,
      vary: 'Accept-Encoding, Accept-Language',
    });
  });
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const address = request.url.split('?')[0] ?? '';
    const path = address.slice(1);
    if (files && TYPES[extname(path)] && files.has(path)) return sendFile(request, reply, { files, path });
    if (NOT_SCREENS.test(address)) return reply.callNotFound();
    return sendPage(request, reply, page);
  });
}
