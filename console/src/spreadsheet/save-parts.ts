import { BODY_BYTES } from '@sofra/contract/limits';
import { call } from '../platform/api.ts';
import { CellsRefused, type Edit, type RefusedCell, type SavedCells, saveCells } from './save-cells.ts';

/** The most items of one change: so many hold other accounts up for half a second. */
export const MOST_ITEMS = 1000;
const MOST_BYTES = BODY_BYTES / 2;
/** What an item's record has beside its texts, at most. */
const RECORD_BYTES = 300;

const encoder = new TextEncoder();
const bytesOf = ({ text }: Edit) => RECORD_BYTES + encoder.encode(JSON.stringify(text)).length;

/** Cells in parts of which each is one change, the cells of an item together. */
export function partsOf(edits: readonly Edit[]): Edit[][] {
  const parts: Edit[][] = [];
  let room = { items: 0, bytes: 0 };
  for (const cells of Map.groupBy(edits, ({ row }) => row).values()) {
    const bytes = cells.reduce((sum, edit) => sum + bytesOf(edit), 0);
    if (room.items === 0 || room.bytes < bytes) {
      parts.push([]);
      room = { items: MOST_ITEMS, bytes: MOST_BYTES };
    }
    parts.at(-1)?.push(...cells);
    room = { items: room.items - 1, bytes: room.bytes - bytes };
  }
  return parts;
}

/** Cells after several saves: those of all parts, and those that were not sent once a part had failed. */
export type SavedParts = SavedCells & { unsent: readonly Edit[]; failure?: unknown };

/** Progress of a save in parts: how many cells are settled, of how many. */
export type PartsProgress = { done: number; total: number };

/** Takes changes back, the newest first, once somebody has given up; throws the signal's reason then. */
async function takeBackIfGivenUp(signal: AbortSignal, made: readonly string[]): Promise<void> {
  if (!signal.aborted) return;
  for (const activity of made.toReversed()) await call('POST /me/activity/{activity}/undo', { activity });
  signal.throwIfAborted();
}

type Saving = Parameters<typeof saveCells>[0] & {
  onProgress: (progress: PartsProgress) => void;
  signal: AbortSignal;
};

/**
 * Saves cells as one change, or as several with one undo where they are many. Given up, it takes back what is saved and throws the
 * signal's reason. Where a part fails, the cells from it on are not sent; throws when that is all, and `CellsRefused` as `saveCells`.
 */
export async function saveParts(
  { onProgress, signal, ...asked }: Saving,
  edits: readonly Edit[],
): Promise<SavedParts> {
  const parts = partsOf(edits);
  const made: string[] = [];
  const saved: Edit[] = [];
  const refused: RefusedCell[] = [];
  const outcome = (unsent: readonly Edit[], failure?: unknown): SavedParts => ({
    activity: made.at(-1),
    earlier: made.slice(0, -1),
    saved,
    refused,
    unsent,
    failure,
  });
  for (const [at, part] of parts.entries()) {
    if (parts.length > 1) onProgress({ done: saved.length + refused.length, total: edits.length });
    await takeBackIfGivenUp(signal, made);
    try {
      const answer = await saveCells(asked, part);
      if (answer.activity) made.push(answer.activity);
      saved.push(...answer.saved);
      refused.push(...answer.refused);
    } catch (error) {
      if (error instanceof CellsRefused) refused.push(...error.refused);
      else if (saved.length === 0) throw error;
      else return outcome(parts.slice(at).flat(), error);
    }
  }
  await takeBackIfGivenUp(signal, made);
  if (saved.length === 0) throw new CellsRefused(refused);
  return outcome([]);
}
