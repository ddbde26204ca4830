import { setTimeout as pause } from 'node:timers/promises';
import { cpuSince, waitUntilIdle } from '../cpu.ts';
import { apiCall, itemsPath, type List } from '../fill.ts';
import { BROWSER, type Call, finished, type Server, send, underLoad } from '../load.ts';
import { multiply } from '../many-venues.ts';
import { oneOfMany, pageOf, signInCall } from '../one-of-many.ts';
import { productProgram, start } from '../processes.ts';
import { compared, type Measured, medians } from '../report.ts';
import { FEW_ROUNDS, interleave } from '../rounds.ts';
import { startDatabase, vacuum } from '../setup.ts';

/** How many venues there are: `MANY_VENUES=20000 npm run bench -- many`. */
const VENUES = Number(process.env.MANY_VENUES ?? 200_000);
/** The venues of them that are used, spread over all. */
const USED = 100;
/** The publications in a turn. */
const PUBLICATIONS = 4;
const IDLE_SECONDS = 20;

/** A venue that is used: its number, the token of its owner, and the first list of its menu. */
type Used = { n: number; token: string; list: List };

type Many = { server: Server; used: Used[]; bytes: number };

/** Signs the owner of a copy in and finds the dishes. */
async function use(origin: string, n: number): Promise<Used> {
  const { path, ...init } = signInCall(n);
  const answer = await fetch(origin + path, init);
  const token = answer.headers.get('authorization') ?? '';
  const read = async (at: string) => JSON.parse(await send(origin, apiCall(token, at))).data;
  const [menu] = await read('/me/menus');
  const [section] = await read(`/me/menus/${menu.id}/sections`);
  const list = { menu: menu.id, section: section.id };
  const items: { id: string }[] = await read(itemsPath({ ...list, ids: [] }));
  return { n, token, list: { ...list, ids: items.map(({ id }) => id) } };
}

/** A server with so many venues in a PostgreSQL of its own. */
async function serverWith(venues: number): Promise<Many> {
  const { url } = await startDatabase();
  const { origin, pid } = await start(productProgram(url));
  await oneOfMany(origin);
  await waitUntilIdle([pid]);
  const bytes = await multiply(url, venues);
  const database = await vacuum(url);
  const step = Math.max(1, Math.floor(venues / USED));
  const used: Used[] = [];
  for (let n = 1; n <= venues && used.length < USED; n += step) used.push(await use(origin, n));
  return { server: { origin, processes: [pid, database] }, used, bytes };
}

type CallOf = (used: Used, turn: number) => Call;

const patchOf: CallOf = ({ token, list }, turn) => {
  const id = list.ids[turn % list.ids.length] ?? '';
  const attributes = { title: `Dish ${turn}` };
  return apiCall(token, `${itemsPath(list)}/${id}`, 'PATCH', { type: 'items', id, attributes });
};

const CALLS: Record<string, CallOf> = {
  manyLogin: ({ n }) => signInCall(n),
  manyList: ({ token, list }) => apiCall(token, itemsPath(list)),
  manyPatch: patchOf,
  manyPage: ({ n }) => ({ path: `${pageOf(n)}?lang=en`, headers: BROWSER }),
};

/** A runner of one call after another, at one venue after another. */
function loading(name: string, { server, used }: Many, callOf: CallOf) {
  const next = (turn: number) => callOf(used[turn % used.length] as Used, turn);
  return underLoad(name, server, next, { connections: 1 });
}

/** A change of a venue, its publication, and the first page after it; answers the CPU seconds of the latter two. */
async function publishOne({ server, used }: Many, turn: number): Promise<number> {
  const { n, token, list } = used[turn % used.length] as Used;
  await send(server.origin, patchOf({ n, token, list }, turn));
  const spent = cpuSince(server.processes);
  await send(server.origin, apiCall(token, '/me/venue/publish', 'PUT'));
  await finished(server.origin, `${pageOf(n)}?lang=en`);
  return spent();
}

/** A runner of publications, a venue after another: how many a CPU-second makes. What goes on behind them is awaited and not counted. */
function publishing(name: string, all: Many) {
  let turn = 0;
  const run = async () => {
    let seconds = 0;
    for (let made = 0; made < PUBLICATIONS; made += 1) {
      turn += 1;
      seconds += await publishOne(all, turn);
      await waitUntilIdle(all.server.processes);
    }
    return PUBLICATIONS / seconds;
  };
  return { name, run };
}

/** Publishes each venue that is used, so that its cards are drawn, its page is in memory, and nothing waits for the next one. */
async function settle(all: Many): Promise<void> {
  for (const [turn] of all.used.entries()) await publishOne(all, turn);
  await waitUntilIdle(all.server.processes);
}

/** The processor milliseconds of a second in which nobody asks for anything. */
async function idleCost({ processes }: Server): Promise<number> {
  await waitUntilIdle(processes);
  const spent = cpuSince(processes);
  await pause(IDLE_SECONDS * 1000);
  return (spent() * 1000) / IDLE_SECONDS;
}

/** The same calls at one venue and at a hundred among very many: requests per CPU-second of the many over those of the one. */
export async function many(): Promise<Measured[]> {
  const [one, all] = [await serverWith(1), await serverWith(VENUES)];
  const name = `${VENUES.toLocaleString('en-US')} venues`;
  for (const each of [one, all]) await settle(each);
  const lines: Measured[] = [];
  for (const [key, callOf] of Object.entries(CALLS)) {
    const figures = await interleave([loading(name, all, callOf), loading('1 venue', one, callOf)]);
    lines.push(compared(key, figures, name, '1 venue'));
  }
  // Each publication has one change again, as those of the one venue have.
  for (const each of [one, all]) await settle(each);
  const figures = await interleave([publishing(name, all), publishing('1 venue', one)], FEW_ROUNDS);
  lines.push(compared('manyPublish', figures, name, '1 venue'));
  const idle = { [name]: [await idleCost(all.server)], '1 venue': [await idleCost(one.server)] };
  lines.push({
    key: 'manyBytes',
    figures: [all.bytes / 1000],
    detail: `rows and indexes; idle: ${medians(idle, 'CPU ms a second')}`,
  });
  return lines;
}
