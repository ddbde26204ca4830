import { ApiError } from './api-error.ts';

const TOO_MANY = 429;
const SECOND = 1000;

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * SECOND);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

type Waiting = { signal: AbortSignal; onPause: (isPaused: boolean) => void };

/** Uploads as soon as the server takes more: it waits as long as the server says when that has taken enough for now. */
export async function patiently<T>(upload: () => Promise<T>, { signal, onPause }: Waiting): Promise<T> {
  for (;;) {
    try {
      return await upload();
    } catch (error) {
      if (!(error instanceof ApiError && error.status === TOO_MANY)) throw error;
      onPause(true);
      await pause(error.retryAfter ?? 1, signal);
      onPause(false);
    }
  }
}
