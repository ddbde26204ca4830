import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A LibreTranslate on this machine that answers each text with its language before it: `ru: Soup`. */
export async function startLibreTranslate() {
  const server = createServer(async (request, response) => {
    const { q, target } = (await json(request)) as { q: string[]; target: string };
    const translatedText = q.map((text) => `${target}: ${text}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ translatedText }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}
