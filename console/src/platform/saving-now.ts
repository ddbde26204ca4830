import { type Mutation, type QueryClient, useIsMutating } from '@tanstack/react-query';

// The library counts a change as running until what it makes old has been read again.
const saved = new WeakSet<object>();

/** Notes that a change is saved. */
export const noteSaved = (change: object): void => {
  saved.add(change);
};

/** The changes of what guests see once it is published that are not saved yet. */
const UNSAVED = {
  predicate: (change: Mutation) => change.meta?.counts === true && !saved.has(change),
};

/** Whether a change of what guests see is being saved. */
export const isSaving = (client: QueryClient): boolean => client.isMutating(UNSAVED) > 0;

/** Whether a change of what guests see is being saved, for a screen, which is drawn again when that ends. */
export const useIsSaving = (): boolean => useIsMutating(UNSAVED) > 0;
