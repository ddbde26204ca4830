import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { CACHE_SECONDS } from '@sofra/contract/limits';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import type { CardName } from '../publishing/card-subject.ts';
import { shareCard } from '../publishing/share-cards.ts';
import { codeRoute } from './code-route.ts';

const ADDRESS =
  /^\/c\/([a-z0-9-]{1,60})\/([0-9a-f]{10})-(\w{2})(?:-([1-9]\d{0,8})|-item-([1-9]\d{0,8})\.([1-9]\d{0,8}))?\.jpg(?:\?.*)?$/;

/** Aborted when the connection of a client closes. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

const none = (reply: FastifyReply) => reply.code(404).type('text/plain').serializer(String).send('404');

/** The card that an address names, and its venue's slug. */
export function readCard(url: string): { slug: string; card: CardName } | undefined {
  const [, slug = '', edition = '', code, menu, dish, shows] = ADDRESS.exec(url) ?? [];
  const locale = LOCALE_CODES.find((one) => one === code);
  if (!locale) return undefined;
  const ofMenu = menu ? ({ kind: 'menu', number: Number(menu) } as const) : ({ kind: 'venue' } as const);
  const ofDish = { kind: 'dish', number: Number(dish), shows: Number(shows) } as const;
  return { slug, card: { edition, locale, of: dish ? ofDish : ofMenu } };
}

/** Sends on to the venue's card in place of one that is not to be had now, which nobody keeps. */
function sendOn(reply: FastifyReply, { urls }: AppContext, slug: string, { edition, locale, of }: CardName) {
  reply.header('cache-control', 'no-store').type('text/plain').serializer(String);
  if (of.kind === 'venue') return reply.code(503).header('retry-after', '2').send('503');
  return reply.redirect(`${urls.menus}/c/${slug}/${edition}-${locale}.jpg`);
}

/**
 * `/c/{slug}/{word}-{locale}.jpg`, after the language with a menu's number, or a dish's with a number for what it shows as
 * `item-{number}.{shows}`: the picture that a link shows where it is shared. And a venue's code.
 */
export function cardRoutes(http: FastifyInstance, app: AppContext): void {
  codeRoute(http, app);
  http.get('/c/*', { schema: { hide: true } }, async (request, reply) => {
    const asked = readCard(request.raw.url ?? '');
    if (!asked) return none(reply);
    const card = await shareCard(app, { ...asked, signal: goneSignal(reply) });
    if (card === 'unready') return sendOn(reply, app, asked.slug, asked.card);
    if (!card) return none(reply);
    return reply
      .header('cache-control', `public, max-age=${CACHE_SECONDS.picture}, immutable`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/jpeg')
      .send(card);
  });
}
