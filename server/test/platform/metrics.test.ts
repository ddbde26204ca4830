import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { call } from '../tools/client.ts';
import { aServer, theServer } from '../tools/harness.ts';

const TOKEN = 'a-token-of-metrics';

/** The names under which a metric of a kind can be asked for. */
const namesOf = (name: string, kind: string) =>
  kind === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name];

async function aWatchedServer() {
  const server = await aServer({ METRICS_TOKEN: TOKEN });
  const scrape = async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const answer = await fetch(`${server.url}/metrics`, { headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain'),
    ]);
    return answer.text();
  };
  return { server, scrape };
}

test('every metric that the dashboard and the alarms name is told', async () => {
  const { server, scrape } = await aWatchedServer();
  const told = [...(await scrape()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  const names = new Set(told.flatMap(([, name = '', kind = '']) => namesOf(name, kind)));
  const files = ['deploy/grafana-dashboard.json', 'deploy/prometheus-alerts.yml'];
  const asked = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/\b(sofra|nodejs|process)_\w+/g) ?? [],
  );
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
  await server.close();
});

test('requests are counted by their pattern, and tables and jobs are measured', async () => {
  const { server, scrape } = await aWatchedServer();
  await call('GET /me/menus', { url: server.url });
  await fetch(`${server.url}/somewhere/${crypto.randomUUID()}`);
  await expect
    .poll(scrape)
    .toContain('sofra_http_requests_total{method="GET",route="/api/v1/me/menus",status="401"} 1');
  const text = await scrape();
  expect(text).not.toContain('somewhere');
  expect(text).toMatch(/sofra_table_bytes\{table="items"\} [1-9]/);
  expect(text).toMatch(/sofra_jobs_due 0/);
  expect(text).toMatch(/sofra_database_connections [1-9]/);
  await server.close();
});

test('nobody reads them without the token, and without the setting there are none', async () => {
  const { server } = await aWatchedServer();
  for (const authorization of [undefined, 'Bearer', `Bearer ${TOKEN}x`, TOKEN]) {
    const answer = await fetch(`${server.url}/metrics`, { headers: authorization ? { authorization } : {} });
    expect([answer.status, await answer.text()]).toEqual([401, '401']);
  }
  await server.close();
  const without = await fetch(`${(await theServer()).url}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(await without.text()).not.toContain('sofra_');
});
