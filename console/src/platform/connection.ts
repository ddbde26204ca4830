type Listener = () => void;

/** Milliseconds between two knocks at a server that is away: the first wait, and the longest. */
const POLL_MS = { first: 1000, most: 10_000 };

/** Milliseconds until a call without an answer is doubted, and until a knock without one is given up. */
const PATIENCE_MS = 8000;

let lost = false;
const listeners = new Set<Listener>();

/** Whether the last request found the server away. */
export const isConnectionLost = (): boolean => lost;

/** Notes what a call, or the browser, has found out about the connection. */
export function markConnection(found: 'lost' | 'there'): void {
  if (lost === (found === 'lost')) return;
  lost = found === 'lost';
  // A listener may stop others, and one that listens anew would otherwise be told without an end.
  for (const listener of [...listeners]) if (listeners.has(listener)) listener();
}

/** Tells the listener when the connection is lost and when it is back; the answer stops it. */
export function onConnection(listener: Listener): () => void {
  const offline = () => markConnection('lost');
  listeners.add(listener);
  addEventListener('offline', offline);
  return () => {
    listeners.delete(listener);
    removeEventListener('offline', offline);
  };
}

/** Asks whether the server answers: whether it runs, or with `/readyz` whether it can work. */
export async function isServerThere(page: '/healthz' | '/readyz'): Promise<boolean> {
  try {
    return (await fetch(page, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
  } catch {
    // Still away: that is the answer.
    return false;
  }
}

/**
 * Looks for the server while a call has no answer for long: a network that swallows everything lets no call fail. A server
 * that is busy with the call still answers. The answer stops it.
 */
export function watchCall(): () => void {
  const timer = setTimeout(async () => {
    if (!(await isServerThere('/healthz'))) markConnection('lost');
  }, PATIENCE_MS);
  return () => clearTimeout(timer);
}

/** Knocks at the server until it answers, sooner when the browser is online again; the answer stops it. */
export function pollUntilBack(): () => void {
  let timer: number | undefined;
  let wait = POLL_MS.first;
  let isStopped = false;
  const knock = async () => {
    clearTimeout(timer);
    const isThere = await isServerThere('/readyz');
    if (isStopped) return;
    if (isThere) return markConnection('there');
    timer = window.setTimeout(knock, wait);
    wait = Math.min(wait * 2, POLL_MS.most);
  };
  timer = window.setTimeout(knock, wait);
  addEventListener('online', knock);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener('online', knock);
  };
}
