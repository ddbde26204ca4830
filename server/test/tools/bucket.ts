import { join } from 'node:path';
import S3rver from 's3rver';
import { inject, onTestFinished } from 'vitest';

let buckets = 0;

/** Starts an S3 server with a bucket until the test is over; answers the settings that name it. */
export async function aBucket() {
  buckets += 1;
  const directory = join(inject('runFolder'), `buckets-${process.pid}-${buckets}`);
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'menus', configs: [] }],
  });
  const { port } = await server.run();
  onTestFinished(async () => void (await server.close()));
  return {
    S3_BUCKET: 'menus',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
}
