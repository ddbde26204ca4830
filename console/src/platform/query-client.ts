import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, ConnectionError } from './api-error.ts';
import { type NoticeAction, showFailure, showSuccess } from './notices.ts';
import { noteSaved } from './saving-now.ts';
import type { Undoing } from './storage.ts';

/** The effects of a change, as data beside the mutation; `createQueryClient` acts on it. */
export type Change = {
  /** The queries whose answers it makes old. */
  stale?: readonly QueryKey[];
  /** The notice of success, from the input and the result. */
  notice?: (variables: never, data: never) => string;
  /** An offer of its notice beside the undo. */
  onward?: (variables: never, data: never) => NoticeAction;
  /** Whether the screen reports a failure itself. */
  tellsFailure?: boolean;
  /** Whether the change counts as unpublished (rule 19). */
  counts?: boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Change;
  }
}

/**
 * The result of a change that can be undone: its activity, the activities made before it, whether it undid others, and whether one that
 * can't be undone holds up no other.
 */
export type Recorded = {
  activity: string | undefined;
  earlier?: readonly string[];
  isUndo?: boolean;
  areApart?: boolean;
};

/** The undo action for a change's notice. */
type UndoOf = (made: Undoing) => NoticeAction;

/** The effects of changes beyond the cache. */
type Effects = { onCounted: () => void; undoOf?: UndoOf };

function undoIn(data: unknown, undoOf: UndoOf | undefined): NoticeAction | undefined {
  const { activity, earlier = [], isUndo = false, areApart = false } = (data ?? {}) as Partial<Recorded>;
  return typeof activity === 'string' ? undoOf?.({ activity, earlier, isUndo, areApart }) : undefined;
}

const RETRIES = 2;
const FRESH_MS = 10_000;

/** Retries only failures that may pass by themselves: a lost connection and a server that is away. */
function isPassing(failures: number, error: Error): boolean {
  const isAway = !(error instanceof ApiError) || error.status >= 500;
  return isAway && failures < RETRIES;
}

/** Tells of a failed call. A 401 has its own effect, the way to the login screen (`app/`), and says nothing of its own. */
export function tellFailure(error: unknown, text?: string): void {
  if (!(error instanceof ApiError && error.status === 401)) showFailure(error, text);
}

/** The cache of what the server said, and the one place where changes have their effects. */
export function createQueryClient({ onCounted, undoOf }: Effects): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: isPassing, staleTime: FRESH_MS, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
    // A screen shows the failure of its first load; a failed refresh leaves the data and is reported here.
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
      onSuccess: async (data, variables, _context, change) => {
        const { meta } = change;
        noteSaved(change);
        if (meta?.counts) onCounted();
        // The cache knows no mutation's own types; a change's notice takes those of the mutation that it stands beside.
        const [asked, made] = [variables as never, data as never];
        if (meta?.notice)
          showSuccess(meta.notice(asked, made), meta.onward?.(asked, made), undoIn(data, undoOf));
        await Promise.all((meta?.stale ?? []).map((queryKey) => client.invalidateQueries({ queryKey })));
      },
    }),
  });
  return client;
}
