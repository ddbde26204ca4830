import type { IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';
import { localServer } from '../tools/local-server.ts';

/** A request that a geocoder has got: when, for what, from whom. */
type Got = { at: number; url: URL; headers: IncomingHttpHeaders };

/** A geocoder that answers what it is given; `answer` may change, and undefined breaks the connection. */
export type Playback = { url: string; got: Got[]; answer: unknown; status: number };

/** Starts a geocoder on this machine that plays answers, until the test is over. */
export async function aGeocoder(answer: unknown): Promise<Playback> {
  const playback: Playback = { url: '', got: [], answer, status: 200 };
  const server = await localServer(({ url = '', headers }, response) => {
    playback.got.push({ at: performance.now(), url: new URL(url, playback.url), headers });
    if (playback.answer === undefined) return response.destroy();
    response.writeHead(playback.status, { 'content-type': 'application/json' });
    return response.end(JSON.stringify(playback.answer));
  });
  playback.url = server.url;
  onTestFinished(server.close);
  return playback;
}
