import { existsSync, readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { SETTING_NAMES } from '../server/src/platform/env.ts';
import { PRODUCTION } from './run/processes.mjs';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');

/** Variables of the process that are no settings of ours. */
const OF_NODE = Object.keys(PRODUCTION);
const unknown = (names: string[]) => names.filter((name) => ![...SETTING_NAMES, ...OF_NODE].includes(name));

/** The objects of a file by their kind. */
const manifests = () =>
  new Map(parseAllDocuments(read('kubernetes.yml')).map((one) => [String(one.get('kind')), one.toJS()]));

test('the Dockerfile is one, holds the package under the project’s Node, and runs it as nobody special', () => {
  const text = read('Dockerfile');
  expect(validate(text)).toEqual([]);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(bases).toEqual(Array(2).fill(`node:${dependencies.node}-bookworm-slim`));
  expect(text).toMatch(/^USER 1000:1000$/m);
  expect(text).toMatch(/^HEALTHCHECK .*\/healthz/m);
  const [line = ''] = /^ENV .*$/m.exec(text) ?? [];
  const set = [...line.matchAll(/ ([A-Z_]+)=/g)].map(([, name = '']) => name);
  expect([set.length, unknown(set)]).toEqual([OF_NODE.length + 2, []]);
});

test('however the server is started, its memory is bounded by the same variables', () => {
  const places = [
    read('Dockerfile'),
    readFileSync('docs/operating.md', 'utf8'),
    readFileSync('scripts/run/packaged.mjs', 'utf8'),
  ].map((text) => text.replaceAll(/ \?\?= | = /g, '=').replaceAll(/['"]/g, ''));
  for (const pair of Object.entries(PRODUCTION).map((one) => one.join('=')))
    expect([pair, places.map((text) => text.includes(pair))]).toEqual([pair, [true, true, true]]);
});

test('the package holds what its page names, and the image finds one package', () => {
  const pack = readFileSync('scripts/commands/pack.ts', 'utf8');
  const named = [...readFileSync('docs/operating.md', 'utf8').matchAll(/deploy\/([\w-]+(?:[./][\w-]+)*)/g)];
  expect(named.length).toBeGreaterThan(5);
  for (const [, name = ''] of named) expect([name, existsSync(`deploy/${name}`)]).toEqual([name, true]);
  expect(pack).toMatch(/^const CONTENTS = .*'docs\/operating.md', 'deploy'/m);
  expect(read('Dockerfile')).toContain('COPY build/sofra-*.tgz /tmp/sofra.tgz');
  expect(pack.indexOf('rmSync(join(ROOT, old))')).toBeLessThan(pack.indexOf("['pack', '--json'"));
});

test('the compose file gives two servers settings that there are, and nothing to write but their data', () => {
  const { services } = parse(read('compose.yml'));
  const { sofra } = services;
  expect(unknown(Object.keys(sofra.environment))).toEqual([]);
  expect([sofra.deploy.replicas, sofra.read_only, sofra.cap_drop, sofra.volumes]).toEqual([
    2,
    true,
    ['ALL'],
    ['/data'],
  ]);
  expect(Object.keys(sofra.depends_on).filter((name) => !services[name])).toEqual([]);
});

test('the manifests probe what is answered, and keep one of two servers', () => {
  const all = manifests();
  expect([...all.keys()]).toEqual(['ConfigMap', 'Deployment', 'Service', 'PodDisruptionBudget']);
  const { spec } = all.get('Deployment');
  const [container] = spec.template.spec.containers;
  expect(unknown(Object.keys(all.get('ConfigMap').data))).toEqual([]);
  expect(['startup', 'liveness', 'readiness'].map((kind) => container[`${kind}Probe`].httpGet.path)).toEqual([
    '/healthz',
    '/healthz',
    '/readyz',
  ]);
  expect([spec.replicas, all.get('PodDisruptionBudget').spec.minAvailable]).toEqual([2, 1]);
  expect(container.securityContext.readOnlyRootFilesystem).toBe(true);
  const [, heap] = /--max-old-space-size=(\d+)/.exec(Object.values(PRODUCTION).join(' ')) ?? [];
  const [, alarm] = /process_resident_memory_bytes\) > (\S+)/.exec(read('prometheus-alerts.yml')) ?? [];
  const limit = Number.parseInt(container.resources.limits.memory, 10) * 2 ** 20;
  expect(limit).toBeGreaterThan(Math.max(Number(heap) * 2 ** 20, Number(alarm)));
  expect(spec.template.spec.securityContext.runAsUser).toBe(1000);
  const mounted = container.volumeMounts.map(({ name }: { name: string }) => name);
  expect(spec.template.spec.volumes.map(({ name }: { name: string }) => name)).toEqual(mounted);
  const labels = spec.template.metadata.labels;
  for (const selector of [
    spec.selector.matchLabels,
    all.get('Service').spec.selector,
    all.get('PodDisruptionBudget').spec.selector.matchLabels,
  ])
    expect(selector).toEqual(labels);
});

test('the unit sets settings that there are, and writes into its state alone', () => {
  const text = read('sofra.service');
  const set = [...text.matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name);
  expect([set.length, unknown(set)]).toEqual([3, []]);
  for (const line of [
    'DynamicUser=yes',
    'StateDirectory=sofra',
    'ProtectSystem=strict',
    'NoNewPrivileges=yes',
  ])
    expect(text).toContain(`${line}\n`);
});
