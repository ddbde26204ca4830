// Opens the embedded database, tells how long that took and the most memory that was resident, and closes it again.
import { setTimeout as pause } from 'node:timers/promises';
import { openEmbedded } from '../embedded-database.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const start = performance.now();
const embedded = await openEmbedded({ dataDir: process.argv[2] ?? '', log });
const millis = Math.round(performance.now() - start);
await pause(1_000); // V8 goes on compiling in the background
console.log(`opened ${JSON.stringify({ millis, peakBytes: process.resourceUsage().maxRSS * 1024 })}`);
await embedded.close();
