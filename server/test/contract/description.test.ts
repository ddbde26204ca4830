import { calls } from '@sofra/contract/api/calls';
import { expect, test } from 'vitest';
import { theServer } from '../tools/harness.ts';

type Operation = {
  requestBody?: { content: object };
  responses: Record<string, { content?: object; headers?: object }>;
  security: object[];
};
type Description = { openapi: string; paths: Record<string, Record<string, Operation>> };

test('the API description has every call with its body, answer and access', async () => {
  const { url } = await theServer();
  const described = (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as Description;
  expect(described.openapi).toBe('3.1.0');
  const MEDIA = ['application/vnd.api+json'];
  for (const [name, call] of Object.entries(calls)) {
    const [method = '', path = ''] = name.split(' ');
    const operation = described.paths[`/api/v1${path}`]?.[method.toLowerCase()];
    expect(operation, name).toBeDefined();
    if ('body' in call) expect(Object.keys(operation?.requestBody?.content ?? {}), name).toEqual(MEDIA);
    if (call.status !== 204)
      expect(Object.keys(operation?.responses[call.status]?.content ?? {}), name).toEqual(MEDIA);
    const headers = Object.keys(operation?.responses[call.status]?.headers ?? {});
    expect(headers, name).toEqual('records' in call ? ['Activity-Id'] : []);
    const closed = [{ token: [] }];
    const access = 'recognises' in call ? 'either' : call.access;
    const expected = { open: [], either: [{}, ...closed] }[access as 'open' | 'either'] ?? closed;
    expect(operation?.security, name).toEqual(expected);
  }
  const operations = Object.values(described.paths).flatMap((methods) => Object.keys(methods));
  expect(operations).toHaveLength(Object.keys(calls).length);
});

test('a client that has the description gets 304', async () => {
  const address = `${(await theServer()).url}/api/v1/openapi.json`;
  const etag = (await fetch(address)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"0-/);
  const again = await fetch(address, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  expect((await fetch(address, { headers: { 'if-none-match': '"0-another"' } })).status).toBe(200);
});

test('the description’s page is self-hosted and works over plain HTTP, under any host name', async () => {
  const answer = await fetch(`${(await theServer()).url}/api/docs/`);
  expect(answer.headers.get('content-type')).toContain('text/html');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/upgrade-insecure-requests|https:|swagger\.io/);
  expect(await answer.text()).toContain('<title>Sofra API</title>');
});
