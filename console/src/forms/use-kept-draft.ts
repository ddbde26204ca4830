import { useEffect, useRef, useState } from 'react';
import { tokenNow } from '../platform/session.ts';
import { keep, readStored } from '../platform/storage.ts';
import type { Base } from './save-over.ts';
import { isSame } from './three-way-merge.ts';

/** Unsaved input: its time, its base, and whether a part of it could not be kept. */
type KeptDraft<V> = {
  at: number;
  version?: number;
  before: Partial<V>;
  mine: Partial<V>;
  isPartly: boolean;
};

/** Makes parts that an earlier release has kept the form's of today. */
export type Revive<V> = (kept: Partial<V>) => Partial<V>;

const NONE: readonly never[] = [];
const asKept = <V>(kept: V) => kept;

// More than one person begins and leaves, and few enough that they never fill the browser's storage.
const MOST_DRAFTS = 20;

function put(key: string, draft: KeptDraft<object> | undefined): void {
  const { [key]: _, ...others } = readStored('drafts') ?? {};
  const newest = Object.entries(others)
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST_DRAFTS - 1);
  keep('drafts', Object.fromEntries(draft ? [[key, draft], ...newest] : newest));
}

function take<V>(key: string, { values }: Base<V>, revive: Revive<V>): KeptDraft<V> | undefined {
  const stored = readStored('drafts')?.[key] as KeptDraft<V> | undefined;
  const draft = stored && { ...stored, before: revive(stored.before), mine: revive(stored.mine) };
  return draft && !isSame({ ...values, ...draft.mine }, values) ? draft : undefined;
}

const without = <V extends object>(values: V, parts: readonly (keyof V)[]) =>
  Object.fromEntries(
    Object.entries(values).filter(([part]) => !parts.includes(part as keyof V)),
  ) as Partial<V>;

type Options<V> = {
  /** The storage key; without one nothing is kept. */
  key: string | undefined;
  base: Base<V>;
  values: V;
  /** Whether there is something to keep. */
  isChanged: boolean;
  /** The parts that can't be kept. */
  fleeting?: readonly (keyof V)[] | undefined;
  revive?: Revive<V> | undefined;
  /** Takes up what was kept: what it was begun from, and what was typed. */
  onRestore: (base: Base<V>, mine: V) => void;
};

/**
 * Keeps what is typed in the browser until it is saved or given up, through reloads and closed tabs; `offer` is what was
 * kept when the form was opened, until it is answered. Signed out, nothing is kept.
 */
export function useKeptDraft<V extends object>(options: Options<V>) {
  const { key, base, values, isChanged, fleeting = NONE, revive = asKept, onRestore } = options;
  const [offer, setOffer] = useState(() => (key === undefined ? undefined : take(key, base, revive)));
  const isWritten = useRef(false);
  const isOver = useRef(false);
  const forget = () => {
    isOver.current = true;
    if (key !== undefined) put(key, undefined);
  };
  useEffect(() => {
    // A form that stays open after saving keeps what is typed next.
    if (!isChanged) isOver.current = false;
    if (key === undefined || isOver.current || tokenNow() === null) return;
    if (isChanged) {
      const isPartly = fleeting.some((part) => !isSame(values[part], base.values[part]));
      const [before, mine] = [without(base.values, fleeting), without(values, fleeting)];
      const { version } = base;
      put(key, { at: Date.now(), ...(version !== undefined && { version }), before, mine, isPartly });
    } else if (isWritten.current) put(key, undefined);
    isWritten.current = isChanged;
  }, [key, isChanged, values, base, fleeting]);
  const restore = () => {
    if (!offer) return;
    // Parts that were not kept are as the record now has them.
    const before = { ...base.values, ...offer.before };
    onRestore({ values: before, version: offer.version }, { ...base.values, ...offer.mine });
    setOffer(undefined);
  };
  /** Declines the offer. */
  const decline = () => {
    setOffer(undefined);
    if (key !== undefined && !isWritten.current) put(key, undefined);
  };
  /** Gives up what was typed here; an offer that has not been answered stays. */
  const giveUp = () => {
    if (isWritten.current) forget();
  };
  return { offer, restore, decline, forget, giveUp, isKept: key !== undefined && tokenNow() !== null };
}
