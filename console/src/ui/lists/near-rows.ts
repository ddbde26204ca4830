import { useEffect, useState, useSyncExternalStore } from 'react';
import { ownRows } from './own-rows.ts';

/** The rows of a long table that are near the screen, by their keys, and those that have been. */
export type NearRows = {
  isNear: (key: string) => boolean;
  wasNear: (key: string) => boolean;
  subscribe: (listener: () => void) => () => void;
};

// A row comes before a finger that throws the list reaches it.
const MARGIN = '100% 0px';

class Rows implements NearRows {
  private near = new Set<string>();
  private seen = new Set<string>();
  private listeners = new Set<() => void>();
  isNear = (key: string) => this.near.has(key);
  wasNear = (key: string) => this.seen.has(key);
  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  take(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const { key = '' } = (target as HTMLElement).dataset;
      if (isIntersecting) this.seen.add(key);
      if (isIntersecting) this.near.add(key);
      else this.near.delete(key);
    }
    for (const listener of this.listeners) listener();
  }
}

/** Follows which rows of a table's body are near the screen; `shown` changes with its rows. */
export function useNearRows(body: HTMLTableSectionElement | null, shown: string): NearRows {
  const [rows] = useState(() => new Rows());
  const [observer] = useState(
    () => new IntersectionObserver((entries) => rows.take(entries), { rootMargin: MARGIN }),
  );
  useEffect(() => {
    if (!body || !shown) return;
    // Only rows that are not observed yet are reported.
    for (const row of ownRows(body)) observer.observe(row);
  }, [body, shown, observer]);
  useEffect(() => () => observer.disconnect(), [observer]);
  return rows;
}

const never = () => () => undefined;

/** Whether a row is near the screen; in a table whose rows nobody follows each is. */
export const useIsNear = (rows: NearRows | undefined, key: string): boolean =>
  useSyncExternalStore(rows?.subscribe ?? never, () => rows?.isNear(key) ?? true);

/** Whether a row has been near the screen. */
export const useWasNear = (rows: NearRows, key: string): boolean =>
  useSyncExternalStore(rows.subscribe, () => rows.wasNear(key));
