import { ConnectionError } from './api-error.ts';
import { i18n } from './i18n.ts';
import { showFailure } from './notices.ts';
import { type Recorded, tellFailure } from './query-client.ts';
import { undoEach } from './undo-each.ts';

/** How far a change in parts is, in whatever it is counted. */
export type PartsProgress = { done: number; total: number };

/** A change in parts as it is shown: its progress, or that it is taken back. */
export type PartsState = PartsProgress | 'takenBack';

/** Not all that was made before somebody gave up, or before a part failed, could be taken back, as far as is known. */
export class PartlyTakenBack extends Error {
  constructor(cause: unknown) {
    super('Not all was taken back.', { cause });
    this.name = 'PartlyTakenBack';
  }
}

/** Tells why a change in parts has failed, and whether something of it stands. */
export function tellPartsFailure(error: unknown): void {
  if (error instanceof PartlyTakenBack) showFailure(error.cause, i18n.t('parts.partlyTakenBack'));
  else tellFailure(error);
}

/** Takes changes back, the newest first; one that is refused holds up no other. Throws `PartlyTakenBack` where one can't be. */
export async function takeBack(made: readonly string[]): Promise<void> {
  try {
    const { refused } = await undoEach(made.toReversed(), true);
    if (refused) throw refused;
  } catch (error) {
    throw new PartlyTakenBack(error);
  }
}

/** Takes back what was made before a failure, by `back`. Throws that, or `PartlyTakenBack`. */
export async function failAfter(back: () => Promise<unknown>, failure: unknown): Promise<never> {
  try {
    await back();
  } catch (error) {
    console.error(failure);
    throw error instanceof PartlyTakenBack ? error : new PartlyTakenBack(error);
  }
  throw failure;
}

/** Changes of different records, oldest first, as one that can be undone. */
export const undoable = (made: readonly string[]) => ({
  activity: made.at(-1),
  earlier: made.slice(0, -1),
  areApart: true,
});

type Sent<A> = Recorded & { answers: A[]; isGivenUp: boolean };

/**
 * Sends the parts of a change one after the other, with one undo for all. Given up by the signal, none of it stands. Where one fails,
 * those before it are taken back, for half of it is of use to nobody; then it throws what that part threw, or `PartlyTakenBack`.
 */
export async function sendParts<P, A extends Recorded>(
  parts: readonly P[],
  send: (part: P) => Promise<A>,
  { signal, onSent }: { signal?: AbortSignal; onSent?: (part: P) => void } = {},
): Promise<Sent<A>> {
  const answers: A[] = [];
  const made = () => answers.flatMap(({ activity }) => activity ?? []);
  try {
    for (const part of parts) {
      if (signal?.aborted) break;
      answers.push(await send(part));
      onSent?.(part);
    }
  } catch (error) {
    const isUnknown = error instanceof ConnectionError && made().length > 0;
    // A part whose answer was lost may stand.
    return failAfter(() => takeBack(made()), isUnknown ? new PartlyTakenBack(error) : error);
  }
  if (!signal?.aborted) return { answers, isGivenUp: false, ...undoable(made()) };
  await takeBack(made());
  return { answers: [], isGivenUp: true, ...undoable([]) };
}
