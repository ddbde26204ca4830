import { useState } from 'react';
import type { Place } from './place.ts';
import { Overtaken, useSave } from './queries.ts';
import type { Written } from './record-body.ts';
import type { Row } from './rows.ts';
import type { Sides } from './sides.ts';

/** What was there when the editing began: the draft that it began with, and the version of the record. */
export type Base<D> = { draft: D; version: number | undefined };

/** Two people's changes that cannot both stay: the names of what is to be chosen for. */
export type Clash<D> = Sides<D> & { names: readonly string[]; version: number };

type Options<D> = {
  place: Place;
  row: Row | undefined;
  draftOf: (row: Row | undefined) => D;
  /** What saves a draft; undefined when there is nothing to save. */
  bodyOf: (mine: D, before: D) => Written | undefined;
  clashesIn: (sides: Sides<D>) => readonly string[];
  onSaved: () => void;
  onRefused: (error: Error) => void;
};

/**
 * Saves a draft, never blindly over what somebody else has saved since it was begun: what both changed is a clash, to be
 * settled and saved again; what only one of them changed stays as that one wants it.
 */
export function useSaveOver<D>(options: Options<D>) {
  const { place, row, draftOf, bodyOf, clashesIn, onSaved, onRefused } = options;
  const [base, setBase] = useState<Base<D>>(() => ({ draft: draftOf(row), version: row?.version }));
  const [clash, setClash] = useState<Clash<D>>();
  const saving = useSave(place, row?.id);
  const meet = (mine: D, before: D, now: Row) => {
    const sides = { before, mine, theirs: draftOf(now) };
    const names = clashesIn(sides);
    if (names.length > 0) return setClash({ ...sides, names, version: now.version });
    const next = { draft: sides.theirs, version: now.version };
    setBase(next);
    save(mine, next);
  };
  const save = (mine: D, from = base) => {
    const record = bodyOf(mine, from.draft);
    if (!record) return onSaved();
    saving.mutate(
      { record, version: from.version },
      {
        onSuccess: (now) => {
          setBase({ draft: draftOf(now), version: now.version });
          onSaved();
        },
        onError: (error) =>
          error instanceof Overtaken ? meet(mine, from.draft, error.now) : onRefused(error),
      },
    );
  };
  /** Saves what stays of both, over what the other person has saved. */
  const settle = ({ theirs, version }: Clash<D>, settled: D) => {
    const next = { draft: theirs, version };
    setBase(next);
    setClash(undefined);
    save(settled, next);
  };
  return {
    base,
    setBase,
    save,
    settle,
    clash,
    isSaving: saving.isPending,
    leaveClash: () => setClash(undefined),
  };
}
