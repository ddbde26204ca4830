import { writeSync } from 'node:fs';

/** Milliseconds that a line waits for others: unnoticed by readers, and many requests under load. */
const WAIT_MS = 50;
/** Characters from which the waiting lines are written at once. */
const MOST = 16_384;

/** A place for log lines. */
export type LogStream = {
  write(line: string): void;
  flush(): void;
  /** Writes the waiting lines, and from then on each line at once. */
  close(): void;
};

/**
 * Collects log lines for a moment and writes them together: a write for every request costs more than the request's own
 * work. Waiting lines are written when the process ends, unless it is killed. `write` takes the text.
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
      // A full pipe takes more in a moment, one without a reader never does.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
    }
  }
}
