import type { CallKey } from '@sofra/contract/call';
import { calls } from '@sofra/contract/calls';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './answer.ts';
import { sendRefusal } from './http.ts';

type Known = { pattern: RegExp; method: string };

/**
 * Answers what no route takes: 405 with `Allow` where the path is known, under the API or as one that is `readOnly`, else
 * 404, in JSON:API's form.
 */
export function unknownRoutes(app: FastifyInstance, prefix: string, readOnly: RegExp): void {
  const known: Known[] = (Object.keys(calls) as CallKey[]).map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return { method, pattern: new RegExp(`^${prefix}${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`) };
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (readOnly.test(path) && request.method !== 'GET' && request.method !== 'HEAD') methods.push('GET');
    if (methods.length === 0) return sendRefusal(request, reply, new Refusal([{ code: 'not_found' }]));
    if (methods.includes('GET')) methods.push('HEAD');
    return sendRefusal(
      request,
      reply,
      new Refusal([{ code: 'method_not_allowed' }], { allow: [...methods, 'OPTIONS'].join(', ') }),
    );
  });
}
