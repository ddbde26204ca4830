import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { startBucket } from './s3-server.ts';

let buckets = 0;

/** Starts an S3 server with a bucket until the test is over; answers the settings that name it. */
export async function aBucket() {
  buckets += 1;
  const { settings, close } = await startBucket(
    join(inject('runFolder'), `buckets-${process.pid}-${buckets}`),
  );
  onTestFinished(close);
  return settings;
}
