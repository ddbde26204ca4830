import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.ts';

const DEBIAN = '/usr/lib/postgresql';
/** The users to run PostgreSQL as, since it refuses root; the first existing one is used. */
const USERS = ['postgres', 'nobody'];

const PROGRAMS = ['initdb', 'pg_ctl'];

/** The folder of PostgreSQL's server programs, of the newest version that is installed; undefined when there is none. */
export function findPostgres(): string | undefined {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...debian.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => PROGRAMS.every((program) => existsSync(join(folder, program))));
}

type Owner = { uid: number; gid: number } | undefined;

/** The cluster's owner: ourselves, or another user when we are root. Throws when root finds none. */
function ownerOf(): Owner {
  if (userInfo().uid !== 0) return undefined;
  for (const name of USERS) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
    if (uid?.trim()) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    `PostgreSQL does not run as root, and there is no user ${USERS.join(' or ')} to run it as.`,
  );
}

function check({ status, stdout, stderr, error }: SpawnSyncReturns<string>, what: string): void {
  if (status !== 0) throw new Error(`${what} failed: ${error?.message ?? `${stdout}${stderr}`}`);
}

/** A temporary PostgreSQL. */
export type Cluster = { url: string; version: string; stop(): void };

/** Flushes nothing to disk: for tests only. */
const UNSAFE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a throw-away PostgreSQL with the programs in `programs`, on a free port of this machine alone, in a temporary
 * folder that `stop` removes. Unless other `settings` are given it flushes nothing to disk. Throws what PostgreSQL said.
 */
export async function startCluster(programs: string, settings: readonly string[] = UNSAFE): Promise<Cluster> {
  const owner = ownerOf();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const run = (program: string, args: string[]) =>
    spawnSync(join(programs, program), args, { encoding: 'utf8', cwd: folder, ...owner });
  const stop = () => {
    run('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w']);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    check(
      run('initdb', ['-D', data, '-U', 'sofra', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N']),
      'initdb',
    );
    const options = [
      `-p ${port} -h 127.0.0.1 -k ${folder}`,
      ...settings.map((setting) => `-c ${setting}`),
    ].join(' ');
    check(
      run('pg_ctl', ['start', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options]),
      'pg_ctl start',
    );
    const version = run('initdb', ['--version']).stdout.match(/[\d.]+/)?.[0] ?? '';
    return { url: `postgres://sofra@127.0.0.1:${port}/postgres`, version, stop };
  } catch (error) {
    stop();
    throw error;
  }
}
