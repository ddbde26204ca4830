// Opens the embedded database, tells how long that took and the most memory that was resident, and closes it again.
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openEmbedded } from '../embedded-database.ts';

/** The most memory of this program; `maxRSS` counts that of the process which forked it too, until it became this one. */
function peakBytes(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return 1024 * Number(kilobytes ?? process.resourceUsage().maxRSS);
}

const log = { info: () => {}, warn: () => {}, error: () => {} };
const start = performance.now();
const embedded = await openEmbedded({ dataDir: process.argv[2] ?? '', log });
const millis = Math.round(performance.now() - start);
await pause(1_000); // V8 goes on compiling in the background
console.log(`opened ${JSON.stringify({ millis, peakBytes: peakBytes() })}`);
await embedded.close();
