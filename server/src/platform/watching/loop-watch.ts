/** Milliseconds between two looks at the event loop, how many looks count, and the mean delay from which it is late. */
const LOOK_MS = 500;
const LOOKS = 5;
const LATE_MS = 300;

/** Tells whether the event loop is late: whether requests wait for work that holds the process. */
export type LoopWatch = { isLate(): boolean; close(): void };

/** Watches by how much a timer comes too late. */
export function watchLoop(): LoopWatch {
  const delays: number[] = [];
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    delays.push(now - last - LOOK_MS);
    if (delays.length > LOOKS) delays.shift();
    last = now;
  }, LOOK_MS).unref();
  return {
    isLate: () => delays.reduce((sum, delay) => sum + delay, 0) / LOOKS > LATE_MS,
    close: () => clearInterval(timer),
  };
}
