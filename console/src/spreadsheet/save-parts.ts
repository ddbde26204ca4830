import { MOST } from '@sofra/contract/limits';
import { takeBack, undoable } from '../platform/in-parts.ts';
import { jsonBytes, packed, RECORDS_BYTES } from '../platform/packed.ts';
import type { PartsTools } from '../platform/use-parts.ts';
import { CellsRefused, type Edit, type RefusedCell, type SavedCells, saveCells } from './save-cells.ts';

/** The most bytes of an item's record beside its texts. */
const RECORD_BYTES = 500;

const bytesOf = (cells: readonly Edit[]) =>
  cells.reduce((sum, { text }) => sum + jsonBytes(text), RECORD_BYTES);

/** Cells in parts of which each is one change of at most a batch of items, the cells of an item together. */
export const partsOf = (edits: readonly Edit[]): Edit[][] =>
  packed([...Map.groupBy(edits, ({ row }) => row).values()], bytesOf, {
    size: RECORDS_BYTES,
    count: MOST.batch,
  }).map((items) => items.flat());

/**
 * Cells after the saves of their parts: those that are stored, those that are refused, and those that were not sent since a part has failed;
 * given up, none stands.
 */
export type SavedParts = SavedCells & { unsent: readonly Edit[]; isGivenUp: boolean; failure?: unknown };

type Saving = Parameters<typeof saveCells>[0] & PartsTools;

/**
 * Saves cells as one change, or as several with one undo where they are many. Where one fails, those after it are not sent; given up by
 * the signal, those before it are taken back, or it throws `PartlyTakenBack`. Throws `CellsRefused` where all cells are refused, and what
 * the first call throws.
 */
export async function saveParts(
  { onProgress, signal, ...asked }: Saving,
  edits: readonly Edit[],
): Promise<SavedParts> {
  const parts = partsOf(edits);
  const made: string[] = [];
  const saved: Edit[] = [];
  const refused: RefusedCell[] = [];
  let unsent: Edit[] = [];
  let failure: unknown;
  for (const [at, part] of parts.entries()) {
    if (signal.aborted || failure) break;
    if (parts.length > 1) onProgress({ done: saved.length + refused.length, total: edits.length });
    try {
      const answer = await saveCells(asked, part);
      if (answer.activity) made.push(answer.activity);
      saved.push(...answer.saved);
      refused.push(...answer.refused);
    } catch (error) {
      if (error instanceof CellsRefused) refused.push(...error.refused);
      else {
        failure = error;
        unsent = parts.slice(at).flat();
      }
    }
  }
  if (signal.aborted) {
    await takeBack(made);
    return { ...undoable([]), saved, refused: [], unsent: [], isGivenUp: true };
  }
  if (failure && saved.length + refused.length === 0) throw failure;
  if (!failure && saved.length === 0) throw new CellsRefused(refused);
  return { ...undoable(made), saved, refused, unsent, isGivenUp: false, failure };
}
