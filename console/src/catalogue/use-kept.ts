import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { tokenNow } from '../platform/session.ts';
import { keep, readStored } from '../platform/storage.ts';
import { venueQuery } from '../venues/venues.ts';
import type { Place } from './place.ts';
import type { Row } from './rows.ts';
import type { Base } from './use-save-over.ts';

/** What was typed and not saved: when, what it was begun from, and whether something of it could not be kept. */
export type Kept<D> = {
  at: number;
  version?: number;
  before: Partial<D>;
  mine: Partial<D>;
  isPartly: boolean;
};

const NONE: readonly never[] = [];

// More than one person begins and leaves, and few enough that they never fill the browser's storage.
const MOST_DRAFTS = 20;

function put(key: string, kept: Kept<object> | undefined): void {
  const { [key]: _, ...others } = readStored('drafts') ?? {};
  const newest = Object.entries(others)
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST_DRAFTS - 1);
  keep('drafts', Object.fromEntries(kept ? [[key, kept], ...newest] : newest));
}

/** Where a record's draft is kept: by its id, or a new one by what it would stand in. */
function useKey(form: string, { level, above }: Place, row: Row | undefined): string | undefined {
  const client = useQueryClient();
  const [key] = useState(() => {
    const parent = above.at(-1) ?? client.getQueryData(venueQuery.queryKey)?.id;
    return row ? `${form} ${row.id}` : parent && `${form} ${level} ${parent}`;
  });
  return key;
}

const without = <D extends object>(draft: D, parts: readonly (keyof D)[]) =>
  Object.fromEntries(
    Object.entries(draft).filter(([part]) => !parts.includes(part as keyof D)),
  ) as Partial<D>;

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

type Options<D> = {
  /** Which form of the record's it is. */
  form: string;
  place: Place;
  row: Row | undefined;
  base: Base<D>;
  values: D;
  /** Whether there is something to keep. */
  isDirty: boolean;
  /** The parts that can't be kept. */
  fleeting?: readonly (keyof D)[];
};

/**
 * Keeps what is typed in the browser until it is saved or given up, through reloads and closed tabs; `offer` is what was
 * kept when the form was opened, until it is answered. Signed out, nothing is kept.
 */
export function useKept<D extends object>({
  form,
  place,
  row,
  base,
  values,
  isDirty,
  fleeting = NONE,
}: Options<D>) {
  const key = useKey(form, place, row);
  const [offer, setOffer] = useState(() => {
    const kept = key === undefined ? undefined : (readStored('drafts')?.[key] as Kept<D> | undefined);
    return kept && isOther({ ...base.draft, ...kept.mine }, base.draft) ? kept : undefined;
  });
  const isWritten = useRef(false);
  const isOver = useRef(false);
  const forget = () => {
    isOver.current = true;
    if (key !== undefined) put(key, undefined);
  };
  useEffect(() => {
    if (key === undefined || isOver.current || tokenNow() === null) return;
    if (isDirty) {
      const isPartly = fleeting.some((part) => isOther(values[part], base.draft[part]));
      const [before, mine] = [without(base.draft, fleeting), without(values, fleeting)];
      const { version } = base;
      put(key, { at: Date.now(), ...(version !== undefined && { version }), before, mine, isPartly });
    } else if (isWritten.current) put(key, undefined);
    isWritten.current = isDirty;
  }, [key, isDirty, values, base, fleeting]);
  const take = (restore: (base: Base<D>, mine: D) => void) => {
    if (!offer) return;
    // What was not kept is as the record now has it.
    const draft = { ...base.draft, ...offer.before };
    restore({ draft, version: offer.version }, { ...base.draft, ...offer.mine });
    setOffer(undefined);
  };
  return {
    offer,
    take,
    forget,
    isKept: key !== undefined && tokenNow() !== null,
    /** The offer is declined. */
    decline: () => {
      setOffer(undefined);
      if (key !== undefined && !isWritten.current) put(key, undefined);
    },
    /** What was typed here is given up; an offer that has not been answered stays. */
    givingUp: (onClose: () => void) => () => {
      if (isWritten.current) forget();
      onClose();
    },
  };
}
