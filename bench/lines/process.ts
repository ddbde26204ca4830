import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../scripts/run/processes.mjs';
import { residentBytes } from '../cpu.ts';
import { type Program, productProgram, type Running, start } from '../processes.ts';
import { compared, type Measured, medians } from '../report.ts';
import { FEW_ROUNDS, interleave, type Runner } from '../rounds.ts';
import type { Setup } from '../setup.ts';

const IDLE_SECONDS = 5;
const MEGABYTE = 1e6;

/** A runner that starts a program, measures it and stops it. */
const startRunner = (
  name: string,
  program: Program,
  measure = async (_: Running, startedIn: number) => startedIn,
): Runner => ({
  name,
  run: async () => {
    const begun = performance.now();
    const running = await start(program);
    const figure = await measure(running, performance.now() - begun);
    await running.stop();
    return figure;
  },
});

/** The time from process start to the first answer that needs the database, with existing data. */
export async function cold({ databaseUrl }: Setup): Promise<Measured[]> {
  // The first, uncounted round creates the embedded database's folder.
  const embedded = startRunner('embedded', productProgram());
  const served = startRunner('DATABASE_URL', productProgram(databaseUrl));
  const bare = startRunner('bare node', { args: ['bench/bare/server.ts'], ready: '/ready' });
  const figures = await interleave([embedded, served, bare], FEW_ROUNDS);
  const seconds = (figures.embedded ?? []).map((milliseconds) => milliseconds / 1000);
  return [
    { key: 'startEmbedded', figures: seconds, detail: medians(figures, 'ms') },
    compared('startServer', figures, 'DATABASE_URL', 'bare node', 'ms'),
  ];
}

/** The resident memory of an idle server after its start. */
export async function idle({ databaseUrl }: Setup): Promise<Measured[]> {
  const resident = ({ pid }: Running) => pause(IDLE_SECONDS * 1000).then(() => residentBytes(pid) / MEGABYTE);
  const runner = startRunner('idle', productProgram(databaseUrl), resident);
  const { idle: figures = [] } = await interleave([runner], 2);
  return [{ key: 'idle', figures, detail: `after ${IDLE_SECONDS} s` }];
}

type Locked = { packages: Record<string, { dev?: boolean; link?: boolean }> };

/** The size of the packages that `npm ci --omit=dev` installs here, without Node itself. */
export async function packages(): Promise<Measured[]> {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Locked;
  const installed = Object.entries(lock.packages).filter(([place, { dev, link }]) => {
    const isNode = /node_modules\/(node|node-bin-[^/]+|node-linux-[^/]+)$/.test(place);
    return place.includes('node_modules/') && !dev && !link && !isNode && existsSync(join(ROOT, place));
  });
  const folders = installed.map(([place]) => place);
  const sizes = execFileSync('du', ['--summarize', '--bytes', '--total', ...folders], { cwd: ROOT });
  const bytes = Number.parseInt(String(sizes).trim().split('\n').at(-1) ?? '', 10);
  return [{ key: 'packages', figures: [bytes / MEGABYTE], detail: `${folders.length} packages` }];
}
