import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startNginx, startOnFolder } from '../bare/nginx.ts';
import { waitUntilIdle } from '../cpu.ts';
import { apiCall, type Venue } from '../fill.ts';
import { BROWSER, finished, millisecondsOf, send, underLoad } from '../load.ts';
import { oneOfMany } from '../one-of-many.ts';
import { productProgram, type Running, start, temporaryFolder } from '../processes.ts';
import { compared, type Measured, rounded } from '../report.ts';
import { FEW_ROUNDS, interleave } from '../rounds.ts';
import { patchCalls } from './admin.ts';

const POLL_MS = 20;

/** The files of a folder that were written after a moment (milliseconds since 1970): how many, and their bytes. */
function writtenSince(folder: string, moment: number): { objects: number; bytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && !one.parentPath.includes('.sofra'))
    .map((one) => statSync(join(one.parentPath, one.name)))
    .filter(({ mtimeMs }) => mtimeMs > moment);
  return { objects: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(POLL_MS);
}

const isListed = (folder: string, { id }: Venue) => existsSync(join(folder, `.sofra/${id}.json`));

/** Publishes a new title of a dish; answers the seconds until the page in the folder has it. */
async function visibleIn({ origin }: Running, nginx: Running, venue: Venue, turn: number): Promise<number> {
  const [list] = venue.lists;
  if (!list) throw new Error('A venue has no dishes.');
  await send(origin, patchCalls(venue.token, list, turn).product);
  const milliseconds = await millisecondsOf(async () => {
    await send(origin, apiCall(venue.token, '/me/venue/publish', 'PUT'));
    await until(async () =>
      (await send(nginx.origin, { path: `${venue.pages[0]}?lang=en` })).includes(`Dish ${turn}<`),
    );
  });
  return milliseconds / 1000;
}

/** The files that a publication of one change writes, once all are there: a later look of the same job adds nothing. */
async function publicationCost(server: Running, nginx: Running, venue: Venue, folder: string, turn: number) {
  await waitUntilIdle(server.processes);
  const begun = Date.now();
  const seconds = await visibleIn(server, nginx, venue, turn);
  await waitUntilIdle(server.processes);
  const { objects, bytes } = writtenSince(folder, begun);
  return { seconds, objects, bytes };
}

/**
 * The pages of `PUBLISH_TO` through nginx against the same bytes as plain files, what the publication of a changed dish of sixty writes
 * there, and when a guest sees it.
 */
export async function staticPages(): Promise<Measured[]> {
  const folder = temporaryFolder();
  const program = productProgram();
  const env = { ...program.env, PUBLISH_TO: folder, PUBLIC_URL: 'https://menus.example' };
  const server = await start({ ...program, env });
  const venue = await oneOfMany(server.origin);
  await until(() => isListed(folder, venue));
  await waitUntilIdle(server.processes);
  const whole = writtenSince(folder, 0);
  chmodSync(folder, 0o755);
  const path = `${venue.pages[0]}?lang=en`;
  const ours = await startOnFolder(folder, server, path);
  const { body } = await finished(ours?.origin ?? server.origin, path);
  const plain = await startNginx(venue.pages[0] ?? '', body);
  if (!ours || !plain) throw new Error('The line needs nginx.');
  const load = (name: string, of: Running) => underLoad(name, of, () => ({ path, headers: BROWSER }));
  const figures = await interleave([load('from the folder', ours), load('plain files', plain)]);
  const costs: Awaited<ReturnType<typeof publicationCost>>[] = [];
  for (let turn = 1; turn <= FEW_ROUNDS; turn += 1)
    costs.push(await publicationCost(server, ours, venue, folder, turn));
  const kilobytes = ({ bytes }: { bytes: number }) => `${rounded(bytes / 1000)} kB`;
  const [last = whole] = costs.slice(-1);
  const detail = `${kilobytes(last)}; all that is there: ${whole.objects} objects, ${kilobytes(whole)}`;
  return [
    compared('static', figures, 'from the folder', 'plain files'),
    { key: 'staticObjects', figures: costs.map(({ objects }) => objects), detail },
    {
      key: 'staticVisible',
      figures: costs.map(({ seconds }) => seconds),
      detail: '60 dishes in two languages',
    },
  ];
}
