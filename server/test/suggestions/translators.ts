import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { localServer } from '../tools/local-server.ts';

/** A request that a translation service has got. */
type Got = { url: string; headers: IncomingHttpHeaders; body: Record<string, unknown> };

/** The answer to a request's body; undefined breaks the connection. */
type AnswerTo = (body: Record<string, unknown>) => unknown;

/** A translation service on this machine; `answer` and `status` may change. */
export type Playback = {
  url: string;
  got: Got[];
  answer: AnswerTo;
  status: number;
  close(): Promise<void>;
};

/** Answers as a LibreTranslate does, each text with its language before it: `ru: Soup`. */
export const translated: AnswerTo = ({ q, target }) => ({
  translatedText: (q as string[]).map((one) => `${target}: ${one}`),
});

/** Starts a translation service that plays answers, until it is closed. */
export async function openTranslator(answer: AnswerTo): Promise<Playback> {
  const playback = { url: '', got: [] as Got[], answer, status: 200 };
  const server = await localServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as Got['body'];
    playback.got.push({ url: request.url ?? '', headers: request.headers, body });
    const said = await playback.answer(body);
    if (said === undefined) return response.destroy();
    response.writeHead(playback.status, { 'content-type': 'application/json' });
    return response.end(JSON.stringify(said));
  });
  return Object.assign(playback, server);
}

/** The same until the test is over. */
export async function aTranslator(answer: AnswerTo = translated): Promise<Playback> {
  const playback = await openTranslator(answer);
  onTestFinished(playback.close);
  return playback;
}
