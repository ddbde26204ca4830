import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Result } from '../commands/results.ts';
import { freePort } from '../free-port.ts';
import { projectNode, ROOT, runNode } from '../run/processes.mjs';
import { type Stage, said, stagesOf, variables } from './dockerfile.ts';

/** The folders that the base image brings, of which the machine's stand in. */
const OF_THE_BASE = ['usr', 'bin', 'sbin', 'lib', 'lib64', 'etc', 'proc', 'dev', 'node', 'tmp'];

/** The program that gives another mounts of its own. */
const UNSHARE = '/usr/bin/unshare';

/** How a script runs in the image: as whom, whether its files can be written, and with which variables. */
type Way = { user: string; kind: 'writable' | 'read-only'; env: NodeJS.ProcessEnv };

/** The variables of those who build: the machine's own, for its proxies and certificates, and npm's settings beside the steps. */
const ofTheBuild = () => ({
  ...process.env,
  PATH: '/node:/usr/sbin:/usr/bin:/bin',
  HOME: '/tmp',
  npm_config_cache: '/tmp/npm',
});

function command(root: string, script: string, { user, kind }: Way): string[] {
  const shell = join(ROOT, 'scripts', 'image', 'image.sh');
  return ['--mount', 'sh', shell, root, user, dirname(projectNode()), kind, script];
}

/** Runs a script in the image to its end; throws what it said when it fails. */
function runIn(root: string, script: string, way: Way): string {
  const ended = spawnSync(UNSHARE, command(root, script, way), { env: way.env, encoding: 'utf8' });
  if (ended.status !== 0) throw new Error(`${script}\n${ended.stdout}${ended.stderr}`);
  return ended.stdout;
}

/** Does the steps of the first stage: the files of the build are put where they are copied to, and its scripts run as root. */
function install(root: string, stage: Stage): void {
  const [folder = '/'] = said(stage, 'WORKDIR');
  mkdirSync(join(root, folder), { recursive: true });
  for (const { word, text } of stage.steps) {
    const [from = '', to = ''] = text.split(' ');
    if (word === 'COPY') {
      const [file] = globSync(from, { cwd: ROOT });
      if (!file) throw new Error(`COPY ${text}: there is no such file`);
      copyFileSync(join(ROOT, file), join(root, to));
    }
    if (word === 'RUN')
      runIn(root, `cd ${folder} && ${text}`, { user: '0:0', kind: 'writable', env: ofTheBuild() });
  }
}

/** The words of a step that is written as a list. */
const words = (stage: Stage, word: string): string[] =>
  JSON.parse(said(stage, word)[0]?.replace(/^.* CMD /, '') ?? '[]');

const quoted = (parts: readonly string[]) =>
  parts.map((part) => `'${part.replaceAll("'", `'\\''`)}'`).join(' ');

async function wait(url: string, child: ChildProcess): Promise<void> {
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('the server ended before it listened');
    await new Promise((next) => setTimeout(next, 100));
  }
}

/** Asks the server for what an operator's probes and its users ask for; answers what is wrong. */
async function askFor(url: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [path, part] of [
    ['/healthz', 'ok '],
    ['/readyz', 'ready'],
    ['/login', '<html'],
    ['/api/docs', 'swagger'],
    ['/api/docs/static/swagger-ui.css', '.swagger-ui'],
    ['/api/v1/openapi.json', '"openapi"'],
  ] as const) {
    const answer = await fetch(url + path);
    if (!answer.ok || !(await answer.text()).includes(part)) wrong.push(`${path}: ${answer.status}`);
  }
  const page = await (await fetch(`${url}/login`)).text();
  const [script = '/none'] = /\/assets\/[^"]+\.js/.exec(page) ?? [];
  const answer = await fetch(url + script, { headers: { 'accept-encoding': 'br' } });
  if (answer.headers.get('content-encoding') !== 'br') wrong.push(`${script}: not compressed`);
  return wrong;
}

/** Starts the last stage as its user on files that can't be written, and asks it. Answers what is wrong. */
async function start(root: string, stage: Stage): Promise<string[]> {
  const env = said(stage, 'ENV')
    .map(variables)
    .reduce((all, some) => Object.assign(all, some), {});
  const [user = '0:0'] = said(stage, 'USER');
  const port = String(await freePort());
  const way: Way = {
    user,
    kind: 'read-only',
    env: { ...env, PATH: '/node:/usr/sbin:/usr/bin:/bin', PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'error' },
  };
  const wrong: string[] = [];
  for (const path of ['/app/x', '/x', '/usr/x'])
    if (runIn(root, `touch ${path} 2>/dev/null && echo written || true`, way))
      wrong.push(`${path} can be written`);
  if (!runIn(root, 'touch /data/x && rm /data/x && id -u', way).startsWith('1000'))
    wrong.push('not user 1000');
  const child = spawn(UNSHARE, command(root, `exec ${quoted(words(stage, 'ENTRYPOINT'))}`, way), {
    env: way.env,
    stdio: 'inherit',
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    await wait(url, child);
    wrong.push(...(await askFor(url)));
    runIn(root, quoted(words(stage, 'HEALTHCHECK')), way);
  } finally {
    child.kill('SIGTERM');
  }
  const code = await new Promise<number | null>((ended) => child.once('exit', ended));
  if (code !== 0) wrong.push(`it ended with ${code}`);
  return wrong;
}

/** Why the image's steps can't be done on this machine, if they can't: they need root, and mounts of their own. */
function lacking(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may make mounts';
  return spawnSync(UNSHARE, ['--mount', 'true']).status === 0
    ? undefined
    : 'no mounts of its own can be made here';
}

/** Does the steps of `deploy/Dockerfile` in a folder, where no engine is needed, and tries what comes of them. */
export async function image(): Promise<Result> {
  const part = 'image';
  const why = lacking();
  if (why) return { part, passed: 0, failures: [], skipped: [`all of it: ${why}`] };
  if ((await runNode(['scripts/commands/pack.ts'])) !== 0) throw new Error('the package could not be made');
  const root = mkdtempSync(join(tmpdir(), 'sofra-image-'));
  try {
    chmodSync(root, 0o755);
    const settings = join(homedir(), '.npmrc');
    for (const name of OF_THE_BASE)
      if (name === 'node' || name === 'tmp' || existsSync(`/${name}`)) mkdirSync(join(root, name));
    if (existsSync(settings)) copyFileSync(settings, join(root, 'tmp', '.npmrc'));
    const [first, last] = stagesOf(readFileSync(join(ROOT, 'deploy', 'Dockerfile'), 'utf8'));
    if (!first || !last) throw new Error('the Dockerfile has two stages');
    install(root, first);
    const wrong = await start(root, last);
    return { part, passed: wrong.length === 0 ? 1 : 0, failures: wrong, skipped: [] };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
