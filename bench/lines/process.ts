import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { residentBytes } from '../cpu.ts';
import { type Measured, medians } from '../measured.ts';
import { freePort, type Program, ROOT, start } from '../processes.ts';
import { BUNDLE, dataFolder, settingsOf } from '../product.ts';
import { interleave, type Runner, ratios } from '../rounds.ts';
import type { Stage } from '../stage.ts';
import { BARE_START_MS, megabytes } from '../targets.ts';

const ROUNDS = 5;
const IDLE_SECONDS = 5;
const LOOK_MS = 2;

function starting(name: string, program: Omit<Program, 'file'>): Runner {
  return {
    name,
    run: async () => {
      const port = await freePort();
      const begun = performance.now();
      const running = await start({ ...program, file: process.execPath }, port, LOOK_MS);
      const took = performance.now() - begun;
      await running.stop();
      return took;
    },
  };
}

/** From the start of the process to the first answer that needs the database, on data that is there already. */
export async function cold({ product, later }: Stage): Promise<Measured[]> {
  const folders = [dataFolder(), dataFolder()];
  for (const folder of folders) later(() => rmSync(folder, { recursive: true, force: true }));
  const [embedded = '', served = ''] = folders;
  const ours = { args: [BUNDLE], answers: '/readyz' };
  // The warm-up makes the embedded database's folder.
  const figures = await interleave(
    [
      starting('embedded', { ...ours, env: settingsOf(embedded) }),
      starting('DATABASE_URL', { ...ours, env: settingsOf(served, product.database.url) }),
      starting('bare node', { args: ['bench/bare/server.ts'], answers: '/ready' }),
    ],
    ROUNDS,
  );
  const detail = medians(figures, 'ms');
  const embeddedSeconds = ratios(figures, 'embedded', 'bare node').map(
    (ratio) => (ratio * BARE_START_MS) / 1000,
  );
  return [
    { key: 'startEmbedded', figures: embeddedSeconds, detail },
    { key: 'startServer', figures: ratios(figures, 'DATABASE_URL', 'bare node'), detail },
  ];
}

/** What a server holds that has just started and has nothing to do. */
export async function idle({ product, later }: Stage): Promise<Measured[]> {
  const folder = dataFolder();
  later(() => rmSync(folder, { recursive: true, force: true }));
  const program = { file: process.execPath, args: [BUNDLE], env: settingsOf(folder, product.database.url) };
  const figures: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const running = await start({ ...program, answers: '/readyz' }, await freePort());
    await pause(IDLE_SECONDS * 1000);
    figures.push(megabytes(residentBytes(running.pid)));
    await running.stop();
  }
  return [{ key: 'idle', figures, detail: `after ${IDLE_SECONDS} s` }];
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .reduce((sum, entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sum + bytesIn(path);
      return sum + (entry.isFile() ? lstatSync(path).size : 0);
    }, 0);
}

type Locked = { packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean }> };

/** What `npm ci --omit=dev` would install here, by the lock file, without Node itself. */
export async function packages(): Promise<Measured[]> {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Locked;
  const kept = Object.entries(lock.packages).filter(([place, { dev, link }]) => {
    const isNode = /node_modules\/(node|node-bin-[^/]+|node-linux-[^/]+)$/.test(place);
    return place.includes('node_modules/') && !dev && !link && !isNode && existsSync(join(ROOT, place));
  });
  const bytes = kept.reduce((sum, [place]) => sum + bytesIn(join(ROOT, place)), 0);
  return [{ key: 'packages', figures: [megabytes(bytes)], detail: `${kept.length} packages` }];
}
