import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHROMIUM_ADVICE, findChromium, installChromium } from '../chromium.ts';
import { findPostgres, startCluster } from '../postgres.ts';
import { projectNode, ROOT, run } from '../run/processes.mjs';
import { commandResult, playwrightResult, type Result, vitestResult } from './results.ts';

const packages = join(ROOT, 'node_modules');

/** The checks by other programs: a program's file, by itself or within `node_modules`, and its arguments. */
const PROGRAMS = {
  types: ['typescript/bin/tsc', '-p', '.'],
  lint: [fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome')), 'check', '--error-on-warnings', '.'],
  'dead code': ['knip/bin/knip.js', '--no-progress'],
} as const;

const skipped = (part: string, why: string): Result => ({ part, passed: 0, failures: [], skipped: [why] });

async function timed(work: () => Promise<Result>): Promise<Result> {
  const begin = performance.now();
  const result = await work();
  return { ...result, seconds: (performance.now() - begin) / 1000 };
}

/** Runs types, lint or dead code. */
export function program(name: keyof typeof PROGRAMS): Promise<Result> {
  console.log(`\n── ${name}`);
  const [file, ...args] = PROGRAMS[name];
  return timed(async () => commandResult(name, await run(projectNode(), [resolve(packages, file), ...args])));
}

async function inFolder(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  try {
    return await timed(() => work(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The tests of Vitest's projects that run, as files by parts of their paths (all without any), and further settings. */
export type Chosen = { files?: readonly string[]; env?: Record<string, string> };

/** Runs some of Vitest's projects; `part` is their name in the results. */
export async function vitest(
  part: string,
  projects: readonly string[],
  { files = [], env = {} }: Chosen = {},
) {
  console.log(`\n── ${part}`);
  return inFolder(async (folder) => {
    const file = join(folder, 'vitest.json');
    const chosen = projects.flatMap((project) => ['--project', project]);
    const args = [
      'run',
      ...files,
      ...chosen,
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${file}`,
    ];
    const code = await run(projectNode(), [join(packages, 'vitest/vitest.mjs'), ...args], { env });
    return vitestResult(part, file, code, ROOT);
  });
}

/** Runs API tests on a PostgreSQL of their own, where its programs are installed. */
export async function apiOnPostgres(files: readonly string[] = []): Promise<Result> {
  const part = 'API on PostgreSQL';
  const programs = findPostgres();
  if (!programs) return skipped(part, 'all of it: no PostgreSQL (initdb, pg_ctl) is installed here');
  const cluster = await startCluster(programs);
  try {
    return await vitest(`${part} ${cluster.version}`, ['api'], {
      files,
      env: { TEST_DATABASE_URL: cluster.url },
    });
  } finally {
    cluster.stop();
  }
}

const testsUnder = (folders: string[], pattern: RegExp) =>
  folders
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => pattern.test(name) && !/(^|\/)node_modules\//.test(name))
        .map((name) => `${folder}/${name}`),
    );

function chromium(part: string, files: string[]): Result | undefined {
  if (findChromium() ?? installChromium()) return undefined;
  console.log(`\nThere is no Chromium here, so the tests that need one are skipped. ${CHROMIUM_ADVICE}`);
  return { part, passed: 0, failures: [], skipped: files };
}

/** Runs the tests of components and public pages in a Chromium, or names those that it skips. */
export async function browsers(): Promise<Result> {
  const part = 'in a browser';
  const files = testsUnder(['console', 'guest'], /\.browser\.test\.ts$|\.test\.tsx$/);
  return chromium(part, files) ?? vitest(part, ['pages', 'browser']);
}

/** Runs the console end to end with Playwright; `args` are further arguments of its. */
export async function endToEnd(args: readonly string[] = []): Promise<Result> {
  const part = 'end to end';
  const files = testsUnder(['e2e'], /\.(test|spec)\.ts$/);
  if (files.length === 0) return skipped(part, 'there are no tests yet');
  const without = chromium(part, files);
  if (without) return without;
  console.log(`\n── ${part}`);
  return inFolder(async (folder) => {
    const file = join(folder, 'playwright.json');
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const options = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json', ...args];
    const code = await run(projectNode(), [join(packages, '@playwright/test/cli.js'), ...options], { env });
    return playwrightResult(part, file, code);
  });
}
