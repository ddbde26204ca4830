// Opens the embedded database, tells how long that took and how much memory is resident, and closes it again.
import { openEmbedded } from '../embedded-database.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const start = performance.now();
const embedded = await openEmbedded({ dataDir: process.argv[2] ?? '', log });
const millis = Math.round(performance.now() - start);
console.log(`opened ${JSON.stringify({ millis, resident: process.memoryUsage.rss() })}`);
await embedded.close();
