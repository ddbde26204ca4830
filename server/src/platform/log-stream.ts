import { writeSync } from 'node:fs';

/** How long a line waits for others, in milliseconds: unnoticed by whoever reads, and many requests under load. */
const WAIT_MS = 50;
/** So many characters are written at once. */
const MOST = 16_384;

/** A place for log lines. */
export type LogStream = {
  write(line: string): void;
  flush(): void;
  /** Writes what waits, and each further line as it comes: nobody flushes any more. */
  close(): void;
};

/**
 * Collects log lines for a moment and writes them together: a write for every request costs more than the request's own
 * work. What waits is written when the process ends, unless it is killed. `write` takes what is to be written.
 */
export function logStream(write: (text: string) => void = toOutput): LogStream {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  let most = MOST;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = waiting;
    waiting = '';
    if (text !== '') write(text);
  };
  return {
    write(line) {
      waiting += line;
      if (waiting.length >= most) flush();
      else timer ??= setTimeout(flush, WAIT_MS).unref();
    },
    flush,
    close() {
      most = 0;
      flush();
    },
  };
}

const OUTPUT = 1;

function toOutput(text: string): void {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(OUTPUT, rest));
    } catch (error) {
      // A pipe that is full takes more in a moment; one that nobody reads any more takes nothing ever.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
    }
  }
}
