import { problemText } from '@sofra/contract/api/problems';
import type { Locale } from '@sofra/contract/languages/locales';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { CATALOGUE, CHANGES } from '../catalogue/queries.ts';
import { i18n } from '../platform/i18n.ts';
import { PartlyTakenBack, tellPartsFailure } from '../platform/in-parts.ts';
import { tellFailure } from '../platform/query-client.ts';
import { useParts } from '../platform/use-parts.ts';
import { venueQuery } from '../venues/venues.ts';
import { makeOthersStale } from './queries.ts';
import { CellsRefused, type Edit, type RefusedCell } from './save-cells.ts';
import { type SavedParts, saveParts } from './save-parts.ts';
import { readCell, type SheetColumn, textOf } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';
import {
  type CellName,
  NOTHING_TYPED,
  type Typed,
  type TypedCells,
  viewsOf,
  withCells,
} from './typed-cells.ts';

/** A cell that somebody writes; `over` is what it was written over, where that is not what stands there now. */
export type Writing = { row: SheetRow; column: SheetColumn; text: string; over?: string };

type Judged = { edit: Edit; typed: Typed | undefined; isSent: boolean };

/** The fate of a written cell: it is as it was, breaks a rule, or is sent. */
function judge({ row, column, text, over }: Writing, screen: Locale): Judged {
  const edit = { row: row.id, column, text, over: over ?? textOf(row, column, screen) };
  const read = readCell(row, column, text);
  if ('problem' in read) {
    const { code, parameters } = read.problem;
    const sentence = problemText(code, screen, parameters);
    return { edit, typed: { text, over: edit.over, state: 'wrong', sentence }, isSent: false };
  }
  const isSent = read.value !== undefined;
  return { edit, typed: isSent ? { text, over: edit.over, state: 'saving' } : undefined, isSent };
}

const named = ({ row, column }: Edit): CellName => ({ row, column });

const refusedAs = ({ edit: { text, over }, sentence }: RefusedCell): Typed =>
  sentence === undefined ? { text, over, state: 'meanwhile' } : { text, over, state: 'wrong', sentence };

type Settled = readonly (readonly [Edit, Typed | undefined])[];

const asRefused = (refused: readonly RefusedCell[]): Settled =>
  refused.map((one) => [one.edit, refusedAs(one)] as const);

const asUnsent = (edits: readonly Edit[]): Settled =>
  edits.map((edit) => [edit, { text: edit.text, over: edit.over, state: 'unsent' }] as const);

/** Cells without those that are settled, unless somebody has written them anew meanwhile. */
function withSettled(cells: TypedCells, settled: Settled): TypedCells {
  const same = settled.filter(([{ row, column, text }]) => cells.get(row)?.[column.key]?.text === text);
  return withCells(
    cells,
    same.map(([edit, typed]) => [named(edit), typed] as const),
  );
}

/** The fate of cells after their saves; those that were given up stand as the server has them. */
const fateOf = ({ saved, refused, unsent }: SavedParts): Settled => [
  ...saved.map((edit) => [edit, undefined] as const),
  ...asRefused(refused),
  ...asUnsent(unsent),
];

/** Saves cells, one change after the other; `onSettled` hears what has become of them. */
function useSaveCells(menu: string | undefined, screen: Locale, onSettled: (settled: Settled) => void) {
  const client = useQueryClient();
  const { state, run, giveUp } = useParts();
  /** Shows cells as the server has them, whose rows come first, or what was given up would show once more. */
  const showStored = async (edits: readonly Edit[]) => {
    await Promise.all(
      [CATALOGUE, venueQuery.queryKey].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
    onSettled(edits.map((edit) => [edit, undefined] as const));
  };
  const save = useMutation({
    // Changes run in the order asked for, each over the versions that the one before has made.
    scope: { id: `sheet ${menu ?? ''}` },
    mutationFn: (edits: readonly Edit[]) =>
      run((tools) => saveParts({ client, menu, screen, ...tools }, edits)),
    onSuccess: async (parts, edits) => {
      if (parts.isGivenUp) return showStored(edits);
      if (parts.failure) tellFailure(parts.failure);
      onSettled(fateOf(parts));
      return makeOthersStale(client, menu);
    },
    onError: (error, edits) => {
      if (error instanceof CellsRefused) return onSettled(asRefused(error.refused));
      tellPartsFailure(error);
      return error instanceof PartlyTakenBack ? showStored(edits) : onSettled(asUnsent(edits));
    },
    meta: {
      counts: CHANGES.counts,
      tellsFailure: true,
      notice: (_edits: readonly Edit[], { isGivenUp, saved }: SavedParts) =>
        isGivenUp ? i18n.t('parts.givenUp') : i18n.t('sheet.saved', { count: saved.length }),
    },
  });
  return { save, state, giveUp };
}

/** The rows of a table, what is typed in them and not stored, and the writing of cells. */
export function useSheet(menu: string | undefined, rows: readonly SheetRow[]) {
  const [cells, setCells] = useState(NOTHING_TYPED);
  const screen = i18n.language as Locale;
  const { save, state, giveUp } = useSaveCells(menu, screen, (settled) =>
    setCells((before) => withSettled(before, settled)),
  );
  /** Writes cells: what breaks a rule stays to be corrected, all else is saved together. */
  const write = (writings: readonly Writing[]): void => {
    const judged = writings.map((writing) => judge(writing, screen));
    const sent = judged.filter(({ isSent }) => isSent).map(({ edit }) => edit);
    const typed = judged.map(({ edit, typed }) => [named(edit), typed] as const);
    setCells((before) => withCells(before, typed));
    if (sent.length > 0) save.mutate(sent);
  };
  const forget = (names: readonly CellName[]) =>
    setCells((before) =>
      withCells(
        before,
        names.map((name) => [name, undefined] as const),
      ),
    );
  const views = useMemo(() => viewsOf(rows, cells), [rows, cells]);
  return { views, write, forget, isSaving: save.isPending, saving: state, giveUp };
}
