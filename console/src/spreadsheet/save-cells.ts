import type { ItemChange } from '@sofra/contract/catalogue/all-items';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../platform/api.ts';
import { ApiError } from '../platform/api-error.ts';
import type { Recorded } from '../platform/query-client.ts';
import { sheetQuery } from './queries.ts';
import { readCell, type SheetColumn, textOf, together } from './sheet-columns.ts';
import { type SheetRow, withChanged } from './sheet-rows.ts';

/** A cell as somebody wrote it, and the text that it was written over. */
export type Edit = { row: string; column: SheetColumn; text: string; over: string };

/** A cell that was not saved: somebody else has changed it meanwhile, or the server's sentence says why. */
export type RefusedCell = { edit: Edit; sentence?: string };

/** Cells after a save: those that are stored, as one change, and those that are not. */
export type SavedCells = Recorded & { saved: readonly Edit[]; refused: readonly RefusedCell[] };

/** None of some cells was saved. */
export class CellsRefused extends Error {
  readonly refused: readonly RefusedCell[];

  constructor(refused: readonly RefusedCell[]) {
    super('No cell was saved.');
    this.name = 'CellsRefused';
    this.refused = refused;
  }
}

/** The records that write cells over the versions that their rows have. */
function recordsOf(edits: readonly Omit<Edit, 'over'>[], rows: ReadonlyMap<string, SheetRow>): ItemChange[] {
  const byRow = Map.groupBy(edits, ({ row }) => row);
  return [...byRow].flatMap(([id, cells]): ItemChange[] => {
    const row = rows.get(id);
    if (!row) return [];
    const values = cells.flatMap(({ column, text }) => {
      const read = readCell(row, column, text);
      return 'value' in read && read.value ? [read.value] : [];
    });
    if (values.length === 0) return [];
    return [{ type: 'items', id, meta: { version: row.version }, attributes: together(values) }];
  });
}

type Asked = { client: QueryClient; menu: string | undefined; screen: string };

const byId = (rows: readonly SheetRow[]) => new Map(rows.map((row) => [row.id, row]));

/** Saves those of the cells that are not refused, if there are any. */
async function saveOthers(asked: Asked, fine: readonly Edit[], refused: readonly RefusedCell[]) {
  if (fine.length === 0) throw new CellsRefused(refused);
  const others = await saveCells(asked, fine);
  return { ...others, refused: [...others.refused, ...refused] };
}

/** Reads the rows anew, and saves the cells that nobody else has changed meanwhile. */
async function saveOver(asked: Asked, edits: readonly Edit[]): Promise<SavedCells> {
  const { client, menu, screen } = asked;
  const now = byId(await client.fetchQuery({ ...sheetQuery(menu), staleTime: 0 }));
  const isAsItWas = ({ row, column, over }: Edit) => {
    const found = now.get(row);
    return found !== undefined && textOf(found, column, screen) === over;
  };
  const refused = edits.filter((edit) => !isAsItWas(edit)).map((edit) => ({ edit }));
  return saveOthers(asked, edits.filter(isAsItWas), refused);
}

/** The cells of the records that a refusal names, with its sentences. */
function refusedBy(error: ApiError, edits: readonly Edit[], sent: readonly ItemChange[]): RefusedCell[] {
  const sentences = new Map<string, string>();
  for (const { source, detail } of error.errors) {
    const at = /^\/data\/(\d+)\//.exec(source?.pointer ?? '')?.[1];
    const id = at === undefined ? undefined : sent[Number(at)]?.id;
    if (id !== undefined && !sentences.has(id)) sentences.set(id, detail);
  }
  return edits.flatMap((edit) => {
    const sentence = sentences.get(edit.row);
    return sentence === undefined ? [] : [{ edit, sentence }];
  });
}

/**
 * Saves cells as one change, over the versions that the rows have. What somebody else has changed meanwhile, or the server
 * refuses, is left out. Throws `CellsRefused` when that is all.
 */
export async function saveCells(asked: Asked, edits: readonly Edit[]): Promise<SavedCells> {
  const { client, menu } = asked;
  const { queryKey } = sheetQuery(menu);
  const data = recordsOf(edits, byId(client.getQueryData(queryKey) ?? []));
  if (data.length === 0) return { activity: undefined, saved: edits, refused: [] };
  try {
    const { document, activity } = await call('PATCH /me/venue/relationships/items', { body: { data } });
    client.setQueryData(queryKey, (rows) => rows && withChanged(rows, document.data));
    return { activity, saved: edits, refused: [] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.has('version_stale') || error.has('unknown_record')) return saveOver(asked, edits);
    const refused = refusedBy(error, edits, data);
    if (refused.length === 0) throw error;
    const isRefused = new Set(refused.map(({ edit }) => edit));
    return saveOthers(
      asked,
      edits.filter((edit) => !isRefused.has(edit)),
      refused,
    );
  }
}
