import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Defaults of the server's environment. Two pools of free memory are enough for a process that works on one thread:
 * glibc's default of eight a core costs an idle server 2 to 3 MB. Large pieces go back to the system at once, V8's space for what is new
 * is small, and the bound of its old one has it collect earlier: a busy server holds half as much (decision 84).
 */
export const PRODUCTION = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=1024',
};

const BIN = join(ROOT, 'node_modules', '.bin');
// The interval of checks that npm's shell is alive.
const LOOK_MILLIS = 500;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The path of the project's own Node; throws a sentence when npm did not bring it. */
export function projectNode() {
  const path = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(path)) return path;
  throw new Error(
    'The package "node" came without its program, because npm was told to run no install scripts. ' +
      'Run "npm rebuild node --ignore-scripts=false" and start again.',
  );
}

/**
 * Runs a program in the project's folder and answers its exit code. Signals are forwarded. The program's IPC channel
 * closes when this process ends for any reason, so that no program outlives it.
 */
export function run(program, args, options = {}) {
  const env = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`, ...options.env };
  const stdio = options.ipc ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit';
  const child = spawn(program, args, { cwd: ROOT, env, stdio, shell: options.shell ?? false });
  const forward = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  // npm sends a signal only to the shell of its script, which dies without passing it on.
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, LOOK_MILLIS);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(looking);
      for (const name of SIGNALS) process.off(name, forward);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/** Runs a script with the project's Node and answers its exit code. */
export const runNode = (args) => run(projectNode(), args, { ipc: true });

/**
 * Becomes a script under the project's Node, so that nothing stands between its parent and it. Answers false where this Node
 * can't: one that is older than the project's, or on Windows.
 */
export function become(args) {
  if (process.platform === 'win32' || typeof process.execve !== 'function') return false;
  const node = projectNode();
  process.chdir(ROOT);
  process.execve(node, [node, ...args], process.env);
  return true;
}
