import { CACHE_SECONDS } from '@sofra/contract/limits';
import { LOCALE_CODES } from '@sofra/contract/locales';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { shareCard } from '../publishing/share-cards.ts';
import { codeRoute } from './code-route.ts';

const ADDRESS = /^\/c\/([a-z0-9-]{1,60})\/([1-9]\d{0,8})-(\w{2})(?:-(item-)?([1-9]\d{0,8}))?\.jpg(?:\?.*)?$/;

/**
 * `/c/{slug}/{number}-{locale}.jpg`, after the language with a menu's number or a dish's, as `item-{number}`: the picture that a
 * link to a publication shows where it is shared. And a venue's code.
 */
export function cardRoutes(http: FastifyInstance, app: AppContext): void {
  codeRoute(http, app);
  http.get('/c/*', { schema: { hide: true } }, async (request, reply) => {
    const [, slug = '', number, code, isDish, own] = ADDRESS.exec(request.raw.url ?? '') ?? [];
    const locale = LOCALE_CODES.find((one) => one === code);
    const of = own ? { [isDish ? 'item' : 'menu']: Number(own) } : {};
    const card = locale && (await shareCard(app, slug, { number: Number(number), locale, ...of }));
    if (!card) return reply.code(404).type('text/plain').serializer(String).send('404');
    return reply
      .header('cache-control', `public, max-age=${CACHE_SECONDS.picture}, immutable`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/jpeg')
      .send(card);
  });
}
