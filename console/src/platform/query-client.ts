import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, ConnectionError } from './api-error.ts';
import { showFailure, showSuccess } from './notices.ts';

/** What a change says of itself, as data beside the mutation; `createQueryClient` acts on it. */
export type Change = {
  /** The queries whose answers it makes old. */
  stale?: readonly QueryKey[];
  /** What to tell when it is done. */
  notice?: () => string;
  /** Whether the screen tells of a failure itself. */
  tellsFailure?: boolean;
  /** Whether a publication would hold it, so that it counts as unpublished (ruling 19). */
  counts?: boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Change;
  }
}

const RETRIES = 2;
const FRESH_MS = 10_000;

/** Only what may pass by itself is tried again: a lost connection and a server that is away. */
function isPassing(failures: number, error: Error): boolean {
  const isAway = !(error instanceof ApiError) || error.status >= 500;
  return isAway && failures < RETRIES;
}

/** Tells of a failed call. A 401 has its own effect, the way to the login screen (`app/`), and says nothing of its own. */
export function tellFailure(error: unknown, text?: string): void {
  if (!(error instanceof ApiError && error.status === 401)) showFailure(error, text);
}

/** The cache of what the server said, and the one place where changes have their effects. */
export function createQueryClient(onCounted: () => void): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: isPassing, staleTime: FRESH_MS, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
    // A screen shows the failure of its own loading; one of a refreshing leaves what is there, and is told here.
    queryCache: new QueryCache({
      onError: (error, query) => {
        // A lost connection has a sign of its own, which stays until it is back (`app/connection-banner.tsx`).
        if (query.state.data !== undefined && !(error instanceof ConnectionError)) tellFailure(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, { meta }) => {
        if (!meta?.tellsFailure) tellFailure(error);
      },
      onSuccess: async (_data, _variables, _context, { meta }) => {
        if (meta?.counts) onCounted();
        if (meta?.notice) showSuccess(meta.notice());
        await Promise.all((meta?.stale ?? []).map((queryKey) => client.invalidateQueries({ queryKey })));
      },
    }),
  });
  return client;
}
