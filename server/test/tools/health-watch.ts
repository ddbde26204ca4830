import { get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

// Asks a server from a thread of its own, as another client does, and tells the longest wait since it was last asked.
const { url, headers } = workerData as { url: string; headers: Record<string, string> };
let longest = 0;
let since = performance.now();

function ask(): void {
  since = performance.now();
  get(url, { headers }, (answer) => {
    answer.resume().on('end', () => {
      longest = Math.max(longest, performance.now() - since);
      setTimeout(ask, 1);
    });
  });
}

parentPort?.on('message', () => {
  const now = performance.now();
  parentPort?.postMessage(Math.max(longest, now - since));
  longest = 0;
  // Of a request that waits already only the rest is told next time.
  since = now;
});
ask();
