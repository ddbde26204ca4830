/** Loaded into a server under measurement (`--import`): answers the bytes in use once all garbage is collected. */
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const server = createServer(async (_request, response) => {
  // Buffers are let go of after a collection that has found them unused, in a later turn of the loop.
  for (let times = 0; times < 5; times += 1) {
    globalThis.gc?.();
    await pause(100);
  }
  const { heapUsed, external } = process.memoryUsage();
  response.end(String(heapUsed + external));
});
server.listen(Number(process.env.KEPT_BYTES_PORT), '127.0.0.1').unref();
