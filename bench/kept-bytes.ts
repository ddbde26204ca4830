/** Loaded into a server under measurement (`--import`): answers the bytes in use once all garbage is collected. */
import { createServer } from 'node:http';

const server = createServer((_request, response) => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  response.end(String(heapUsed + external));
});
server.listen(Number(process.env.KEPT_BYTES_PORT), '127.0.0.1').unref();
