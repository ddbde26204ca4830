/** A part of a server under measurement (`--import`): answers the bytes in use after all garbage is collected. */
import { createServer } from 'node:http';

const server = createServer((_request, response) => {
  // The second collection also frees code that has not run since the first.
  for (const flavor of ['last-resort', 'last-resort'] as const)
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor });
  const { heapUsed, external } = process.memoryUsage();
  response.end(String(heapUsed + external));
});
server.listen(Number(process.env.KEPT_BYTES_PORT), '127.0.0.1').unref();
