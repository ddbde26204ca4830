import { useEffect, useRef, useState } from 'react';
import { type Base, type Conflict, type Saver, saveOver } from './save-over.ts';
import { type Choices, isSame, type ThreeWayMerge } from './three-way-merge.ts';
import { type FormOptions, useForm } from './use-form.ts';
import { type Revive, useKeptDraft } from './use-kept-draft.ts';

type Options<V extends object, R> = Saver<V, R> & {
  /** The key under which the browser keeps the input; without one it does not. */
  draftKey: string | undefined;
  /** The record to edit; a new one without. */
  record: R | undefined;
  rules: (values: V, before: V) => ReturnType<FormOptions<V>['rules']>;
  fieldOf: FormOptions<V>['fieldOf'];
  tell?: FormOptions<V>['tell'];
  /** It is saved; hears what was sent. */
  onSaved: (sent: V) => void;
  /** The parts that can't be kept. */
  fleeting?: readonly (keyof V)[];
  revive?: Revive<V>;
};

/** The parts in which a merge differs from what was sent; what was typed meanwhile in others stays. */
const changedParts = <V extends object>(both: V, sent: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(both).filter(([part, value]) => !isSame(value, sent[part as keyof V])),
  ) as Partial<V>;

/** The base of a new record, and the values that its form begins with. */
function newRecord<V, R>(read: (record: R | undefined) => V): [Base<V>, V] {
  const values = read(undefined);
  return [{ values, version: undefined }, values];
}

/** Whether the form has left the screen. */
function useIsGone() {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
}

/**
 * A form of a record. Input is kept until it is saved, and never saved blindly over another person's save: a part that
 * both changed is a conflict, to be resolved and saved again, and `unseen` is what must be seen before it is saved.
 */
export function useRecordForm<V extends object, R extends { version: number }>(options: Options<V, R>) {
  const { draftKey, record, read, rules, fieldOf, tell, fleeting, revive } = options;
  const [base, setBase] = useState<Base<V>>(() => ({ values: read(record), version: record?.version }));
  const [conflict, setConflict] = useState<Conflict<V>>();
  const [unseen, setUnseen] = useState<ThreeWayMerge<V>>();
  const isGone = useIsGone();
  const save = async (mine: V, from: Base<V>) => {
    const show = (both: V, sent: V) => form.setValues((now) => ({ ...now, ...changedParts(both, sent) }));
    const saved = await saveOver({ ...options, show }, mine, from);
    // The screen behind may show another form by now.
    if (isGone.current) return;
    if (saved.conflict) return setConflict(saved.conflict);
    setBase(saved.base);
    setUnseen(saved.unseen);
    if (saved.unseen) return;
    kept.forget();
    options.onSaved(mine);
  };
  const form = useForm<V>({
    initial: base.values,
    rules: (values) => rules(values, base.values),
    fieldOf,
    ...(tell && { tell }),
    save: (values) => save(values, base),
  });
  const begin = (from: Base<V>, mine: V) => {
    setBase(from);
    form.setValues(mine);
  };
  const { values } = form;
  const isChanged = !isSame(values, base.values);
  const kept = useKeptDraft({ key: draftKey, base, values, isChanged, fleeting, revive, onRestore: begin });
  const leaveConflict = () => setConflict(undefined);
  /** Saves what stays of both, over what the other person has saved. */
  const resolveConflict = (choices: Choices) => {
    if (!conflict) return;
    const resolved = options.resolve(conflict, choices);
    leaveConflict();
    begin(conflict.current, resolved);
    if (options.mustSee?.(conflict)) return setUnseen(conflict);
    void form.attempt(() => save(resolved, conflict.current));
  };
  return {
    ...form,
    before: base.values,
    isChanged,
    kept,
    conflict,
    unseen,
    /** Begins a new record in place of the one that was sent; what was typed since belongs to the new one. */
    restart: (sent: V) => {
      const [from, values] = newRecord<V, R>(read);
      begin(from, { ...values, ...changedParts(form.getValues(), sent) });
    },
    resolveConflict,
    leaveConflict,
  };
}

/** A form of a record, as its dialog sees it. */
export type RecordForm<V extends object> = ReturnType<typeof useRecordForm<V, { version: number }>>;
