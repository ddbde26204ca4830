import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

// The shell has no window to keep: the journeys take a sixth less of the processors with it.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const onPath = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

/**
 * The flags of Chromium in every test: no sandbox (containers run as root) and no background network calls.
 */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
] as const;

/**
 * The flags of journeys and components: their pages live for seconds, and to compile scripts for the long run costs a fifth of
 * what a page takes. Benchmarks do without.
 */
export const SHORT_LIVED_FLAGS = [...CHROMIUM_FLAGS, '--js-flags=--no-maglev,--no-turbofan'] as const;

/** The advice when there is no Chromium. */
export const CHROMIUM_ADVICE =
  'Install Chromium or Chrome, run "npx playwright install chromium", or set CHROMIUM to the path of one.';

/**
 * The path of a Chromium: the one that CHROMIUM names, Playwright's own, or one of the system; undefined when there is
 * none. Throws a sentence when CHROMIUM names nothing.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM names ${named}, where there is no program.`);
  if (named) return named;
  return [chromium.executablePath(), ...NAMES.flatMap(onPath), MAC].find((path) => existsSync(path));
}

/** The options of every Playwright launch. Throws with the advice when there is no Chromium. */
export function chromiumLaunch(): { executablePath: string; args: string[] } {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(`These tests need a Chromium. ${CHROMIUM_ADVICE}`);
  return { executablePath, args: [...CHROMIUM_FLAGS] };
}

const ran = (program: string, args: string[]) => spawnSync(program, args, { stdio: 'inherit' }).status === 0;

/** Installs a Chromium without questions, with apt-get as root, else with Playwright; answers its path. */
export function installChromium(): string | undefined {
  console.log('No Chromium was found; installing one …');
  const isAptThere = process.getuid?.() === 0 && onPath('apt-get').some((path) => existsSync(path));
  const byApt =
    isAptThere &&
    ran('apt-get', ['update', '-qq']) &&
    ran('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
  if (!byApt) ran('playwright', ['install', 'chromium']);
  return findChromium();
}
