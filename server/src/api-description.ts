import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { ACTIVITY_HEADER } from '@sofra/contract/api/jsonapi';
import { PRODUCT_NAME } from '@sofra/contract/limits';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { RECORDS } from './api/described.ts';
import { API } from './api/path.ts';
import { etagOf, namesTag } from './platform/http/answer.ts';

const TITLE = `${PRODUCT_NAME} API`;

// Swagger UI's own policy upgrades every request to HTTPS, which a machine in a local network does not have.
const POLICY = [
  "default-src 'none'",
  "connect-src 'self'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const RECORDED = {
  [ACTIVITY_HEADER]: {
    type: 'string',
    description: 'The activity that the call has made, if it has changed anything',
  },
};

type Transform = typeof jsonSchemaTransform;

// `jsonSchemaTransform` drops headers.
const withHeaders: Transform = (given) => {
  const made = jsonSchemaTransform(given);
  const { [RECORDS]: records, response = {} } = (made.schema ?? {}) as Record<string, object>;
  const done = Object.entries(response as Record<string, object>).find(([status]) => status.startsWith('2'));
  if (records && done) Object.assign(done[1], { headers: RECORDED });
  return made;
};

function describe(app: FastifyInstance): { text: string; etag: string } {
  const text = JSON.stringify(app.swagger());
  return { text, etag: etagOf(0, text) };
}

/** Lets the API describe itself, from the schemas that validate: `/api/v1/openapi.json`, and `/api/docs` to read it. */
export async function apiDescription(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: TITLE, version: '1', license: { name: 'AGPL-3.0-only' } },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: withHeaders,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: () => POLICY,
    theme: { title: TITLE },
    // The plain layout, without the top bar and its field for other addresses.
    uiConfig: { layout: 'BaseLayout' },
  });
  let made: { text: string; etag: string } | undefined;
  app.get(`${API}/openapi.json`, { schema: { hide: true } }, async (request, reply) => {
    made ??= describe(app);
    reply.headers({ etag: made.etag, 'cache-control': 'public, no-cache' });
    if (namesTag(request.headers['if-none-match'] ?? '', made.etag)) return reply.code(304).send();
    return reply.type('application/json').serializer(String).send(made.text);
  });
}
