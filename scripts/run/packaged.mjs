#!/usr/bin/env node
// The program of the npm package: `sofra` starts the server, `sofra backup` and the like are the operator's commands. Under an
// older Node it first installs its own beside itself, once.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const { node: WANTED } = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8')).config;
const LOOK_MILLIS = 500;
const isWindows = process.platform === 'win32';
const [command, ...words] = process.argv.slice(2);

/** The path of a Node that is new enough; throws a sentence when there is none for this machine. */
function nodeToUse() {
  const major = (version) => Number.parseInt(version, 10);
  if (major(process.versions.node) >= major(WANTED)) return process.execPath;
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const program = join(HERE, 'own', 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  console.log(`Installing Node ${WANTED}, for this is ${process.versions.node} (once) …`);
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', join(HERE, 'own')];
  spawnSync('npm', ['install', ...options, `${name}@${WANTED}`], { stdio: 'inherit', shell: isWindows });
  if (existsSync(program)) return program;
  throw new Error(
    `Sofra needs Node ${major(WANTED)} or newer, this is ${process.versions.node}, and npm had none for it.`,
  );
}

function run(node, args) {
  process.env.NODE_ENV = 'production';
  process.env.MALLOC_ARENA_MAX ??= '2';
  process.env.MALLOC_TRIM_THRESHOLD_ ??= '131072';
  process.env.NODE_OPTIONS ??= '--max-semi-space-size=4 --max-old-space-size=1024';
  if (!isWindows && process.execve) process.execve(node, [node, ...args], process.env);
  // The channel closes when this process ends for any reason, so that no server outlives it.
  const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npx sends a signal only to the shell that runs this, which dies without passing it on.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), LOOK_MILLIS).unref();
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

try {
  const built = (name) => join(HERE, 'build', 'server', name);
  run(nodeToUse(), command ? [built('commands.js'), command, ...words] : [built('main.js')]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
