import { residentBytes } from '../cpu.ts';
import { fill } from '../fill.ts';
import { mixedLoad } from '../mixed-load.ts';
import { productProgram, start } from '../processes.ts';
import { type Measured, rounded } from '../report.ts';
import { startDatabase } from '../setup.ts';

/** How long people use each server: `RESIDENT_MINUTES=2 npm run bench -- resident`. */
const MINUTES = Number(process.env.RESIDENT_MINUTES ?? 10);
const LOOK_MILLIS = 2000;
const LOOKS_A_MINUTE = 60_000 / LOOK_MILLIS;
const MEGABYTE = 1e6;

/** The resident megabytes of a filled server while people use it, in the last minute and before. */
async function underMixedLoad(key: string, databaseUrl?: string): Promise<Measured> {
  const { origin, pid, stop } = await start(productProgram(databaseUrl));
  const { venue } = await fill(origin);
  const looks: number[] = [];
  const looking = setInterval(() => looks.push(residentBytes(pid) / MEGABYTE), LOOK_MILLIS);
  const acts = await mixedLoad(origin, venue, performance.now() + MINUTES * 60_000);
  clearInterval(looking);
  await stop();
  const [first = Number.NaN] = looks.slice(LOOKS_A_MINUTE);
  const detail = `${rounded(first)} MB after a minute, ${rounded(Math.max(...looks))} at most; ${acts} calls`;
  return { key, figures: looks.slice(-LOOKS_A_MINUTE), detail };
}

/** The resident memory in the last of ten minutes of mixed load, on the embedded database and on PostgreSQL. */
export async function resident(): Promise<Measured[]> {
  const { url } = await startDatabase();
  return [await underMixedLoad('residentEmbedded'), await underMixedLoad('residentServer', url)];
}
