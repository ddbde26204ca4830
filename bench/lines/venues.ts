import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { freePort } from '../../scripts/free-port.ts';
import { waitUntilIdle } from '../cpu.ts';
import { copyToNewVenue, createList, FEW_ROWS, type List, signInDemo, type Venue } from '../fill.ts';
import { finished } from '../load.ts';
import { productProgram, start } from '../processes.ts';
import { type Measured, medians, rounded } from '../report.ts';
import { interleave, ratios } from '../rounds.ts';
import { type Pair, type Setup, startPair, vacuumAndWait } from '../setup.ts';
import { loadBoth, patchCalls, treeCalls } from './admin.ts';

const VENUES = 200;
/** The number of venues that memory is measured with, after as many others for warm-up. */
const SERVED = 100;

/** Creates venues with a menu of 50 items each. */
async function createVenues(origin: string): Promise<{ venues: Venue[] }> {
  const { api, token, attributes } = await signInDemo(origin);
  const { map, extra_locales } = attributes;
  const { menu } = await createList(api, FEW_ROWS);
  const venues: Venue[] = [];
  while (venues.length < VENUES) {
    const venue = { name: `Venue ${venues.length}`, map, extra_locales };
    venues.push(await copyToNewVenue(origin, token, menu, venue));
  }
  return { venues };
}

/** Runners of the product and its floor: a menu's tree and a PATCH in it, one venue after another. */
function runnersOf(pair: Pair, name: string, venues: readonly Pick<Venue, 'token' | 'lists'>[]) {
  const callsOf = (next: number) => {
    const turn = Math.floor(next / 2);
    const { token, lists } = venues[turn % venues.length] as Venue;
    const [list] = lists as [List];
    return next % 2 === 0 ? treeCalls(token, list.menu) : patchCalls(token, list, turn);
  };
  // One connection: concurrent calls would wait for one venue's locks.
  return loadBoth(pair, [name, `floor of ${name}`], callsOf, 1);
}

/** The ratio to the floor with 200 venues divided by the ratio with one, and the memory of served venues. */
export async function venues(setup: Setup): Promise<Measured[]> {
  const pair = await startPair(createVenues);
  const memoryLines = await memory(pair.databaseUrl, pair.venues);
  await vacuumAndWait(pair);
  const { token, few } = setup.sorted;
  const one = runnersOf(setup, '1 venue', [{ token, lists: [few] }]);
  const figures = await interleave([...runnersOf(pair, '200 venues', pair.venues), ...one]);
  const manyToFloor = ratios(figures, '200 venues', 'floor of 200 venues');
  const oneToFloor = ratios(figures, '1 venue', 'floor of 1 venue');
  const ratio = ratios({ manyToFloor, oneToFloor }, 'manyToFloor', 'oneToFloor');
  return [{ key: 'venues', figures: ratio, detail: medians(figures, 'a CPU-second') }, ...memoryLines];
}

/** Gets all pages of venues until their cached codings are smallest; answers their bytes. */
async function serve(origin: string, pid: number, venues: readonly Venue[]): Promise<number> {
  const paths = venues.flatMap(({ slug, pages }) => [`/m/${slug}`, `/m/${slug}/menus`, ...pages]);
  const weigh = async (coding: 'br' | 'gzip') => {
    let bytes = 0;
    for (const path of paths.flatMap((one) => LOCALE_CODES.map((locale) => `${one}?lang=${locale}`)))
      bytes += (await finished(origin, path, { 'accept-encoding': coding })).body.length;
    return bytes;
  };
  const quick = await weigh('br');
  await waitUntilIdle([pid]);
  const smallest = await weigh('br');
  if (smallest >= quick) throw new Error('The smallest codings have not been made.');
  return smallest + (await weigh('gzip'));
}

/** The memory that cached pages take, divided by their bytes in both codings. A warm-up renders others first. */
async function memory(databaseUrl: string, venues: readonly Venue[]): Promise<Measured[]> {
  const port = await freePort();
  const program = productProgram(databaseUrl, ['--expose-gc', '--import', './bench/kept-bytes.ts']);
  const env = { ...program.env, KEPT_BYTES_PORT: String(port) };
  const { origin, pid, stop } = await start({ ...program, env });
  const keptBytes = async () => Number(await (await fetch(`http://127.0.0.1:${port}`)).text());
  await serve(origin, pid, venues.slice(0, SERVED));
  const before = await keptBytes();
  const bytes = await serve(origin, pid, venues.slice(SERVED, 2 * SERVED));
  const kept = (await keptBytes()) - before;
  await stop();
  const megabytesOfThousand = (some: number) => rounded(some / SERVED / 1000);
  const detail = `${megabytesOfThousand(kept)} MB for ${megabytesOfThousand(bytes)} MB of brotli and gzip`;
  return [{ key: 'memory', figures: [kept / bytes], detail }];
}
