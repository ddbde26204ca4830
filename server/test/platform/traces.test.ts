import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { enqueue } from '../../src/platform/jobs/jobs.ts';
import { call, tokenOf } from '../tools/client.ts';
import { anEmail, PERSON } from '../tools/factories.ts';
import { aServer } from '../tools/harness.ts';
import { localServer } from '../tools/local-server.ts';

const TOKEN = 'a-token-of-traces';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: Attribute[];
};

/** A collector of OTLP over HTTP, what it was sent, and the headers it came with. */
async function aCollector() {
  const texts: string[] = [];
  const tokens = new Set<unknown>();
  const collector = await localServer(async (request, response) => {
    tokens.add(request.headers['x-token']);
    const parts = await request.toArray();
    if (request.url === '/v1/traces') texts.push(Buffer.concat(parts).toString());
    response.end('{}');
  });
  onTestFinished(collector.close);
  const spans = (): Span[] =>
    texts.flatMap((text) =>
      JSON.parse(text).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return { url: collector.url, texts, tokens, spans };
}

test('a publication is traced from its request to its statements and jobs, and nobody is told of in it', async () => {
  const collector = await aCollector();
  const server = await aServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: `x-token=${TOKEN}`,
  });
  const { url } = server;
  const attributes = { ...PERSON, email: anEmail(), venue: { name: 'Zaatar House' } };
  const signedUp = await call('POST /sign_up', { url, body: { data: { type: 'users', attributes } } });
  const token = tokenOf(signedUp);
  expect((await call('PUT /me/venue/publish', { url, token })).status).toBe(200);
  await call('GET /me/menus', { url });
  await fetch(`${url}/somewhere/${TOKEN}?of=${TOKEN}`);
  await fetch(`${url}/readyz`);
  await server.close();
  const spans = collector.spans();
  const named = (name: string) => spans.filter((span) => span.name === name);
  const [request] = named('PUT /api/v1/me/venue/publish');
  expect(request?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  });
  const [publication] = named('publication');
  expect(publication).toMatchObject({ parentSpanId: request?.spanId, traceId: request?.traceId });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === publication?.spanId);
  expect(statements.map(({ name }) => name)).toContain('insert');
  expect(named('GET /api/v1/me/menus')).toHaveLength(1);
  expect(spans.map(({ name }) => name).filter((name) => /readyz|somewhere/.test(name))).toEqual([]);
  const text = collector.texts.join();
  const of = [attributes.email, attributes.phone, attributes.password, 'Haddad', 'Zaatar'];
  expect(text).toContain('insert into \\"publications\\"');
  for (const secret of [...of, token, TOKEN]) expect(text).not.toContain(secret);
  expect([...collector.tokens]).toEqual([TOKEN]);
});

test('what fails is marked as failed, by its code alone', async () => {
  const collector = await aCollector();
  const broken = {
    name: 'breaks',
    schema: z.object({}),
    run: async () => {
      throw Object.assign(new Error(`of ${TOKEN}`), { code: 'EBROKEN' });
    },
  };
  const server = await aServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, { jobs: [broken] });
  const { db, clock } = server.app;
  await enqueue(db, broken, {}, { at: clock.now() });
  const tries = () =>
    db.selectFrom('schedules_due').select('tries').where('kind', '=', broken.name).execute();
  await expect.poll(tries).toEqual([{ tries: 1 }]);
  await server.close();
  const [span] = collector.spans().filter(({ name }) => name === 'job breaks');
  expect(span?.status.code).toBe(2);
  expect(span?.attributes).toContainEqual({ key: 'error.type', value: { stringValue: 'EBROKEN' } });
  expect(collector.texts.join()).not.toContain(TOKEN);
});
