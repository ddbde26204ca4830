import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRODUCTION } from '../scripts/run/processes.mjs';
import { freePort, type Running, start } from './processes.ts';

/** The product's bundle, as `npm start` runs it. */
export const BUNDLE = 'build/server/main.js';

/** The settings that a product under measurement has: the defaults, but that nobody is held back. */
export function settingsOf(dataDir: string, databaseUrl?: string): Record<string, string> {
  return {
    ...PRODUCTION,
    RATE_LIMITS: 'off',
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
}

/** A folder for a product's data that goes with the bench. */
export const dataFolder = () => mkdtempSync(join(tmpdir(), 'sofra-bench-'));

/** Starts the product's bundle in production with a data folder of its own; `flags` are Node's. */
export async function startProduct(databaseUrl: string, flags: readonly string[] = []): Promise<Running> {
  const folder = dataFolder();
  const program = { file: process.execPath, args: [...flags, BUNDLE], env: settingsOf(folder, databaseUrl) };
  const running = await start({ ...program, answers: '/readyz' }, await freePort());
  const stop = async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...running, stop };
}
