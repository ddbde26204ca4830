import type { CallKey } from '@sofra/contract/api/call';
import { calls } from '@sofra/contract/api/calls';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './answer.ts';
import { sendRefusal } from './http.ts';

type Known = { pattern: RegExp; method: string };

/**
 * Answers requests without a route, in JSON:API's form. For a known path, under the API or `readOnly`,
 * OPTIONS gets the allowed methods and other methods get 405; all else gets 404.
 */
export function unknownRoutes(app: FastifyInstance, prefix: string, readOnly: RegExp): void {
  const known: Known[] = (Object.keys(calls) as CallKey[]).map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return { method, pattern: new RegExp(`^${prefix}${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`) };
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (readOnly.test(path)) methods.push('GET');
    if (methods.includes('GET')) methods.push('HEAD');
    // An allowed method without a route means an impossible parameter, such as an id that is too long.
    if (methods.length === 0 || methods.includes(request.method))
      return sendRefusal(request, reply, new Refusal([{ code: 'not_found' }]));
    const allow = [...methods, 'OPTIONS'].join(', ');
    if (request.method === 'OPTIONS') return reply.code(204).header('allow', allow).send();
    return sendRefusal(request, reply, new Refusal([{ code: 'method_not_allowed' }], { allow }));
  });
}
