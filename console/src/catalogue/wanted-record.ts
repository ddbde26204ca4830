let isWanted = false;
const listeners = new Set<() => void>();

/** Asks the list on the screen, or the next one, for the editor of a new record. */
export function wantRecord(): void {
  isWanted = true;
  for (const listener of listeners) listener();
}

/** Calls back once for each time that a new record is asked for; the answer stops it. */
export function onWantedRecord(open: () => void): () => void {
  const hear = () => {
    if (!isWanted) return;
    isWanted = false;
    open();
  };
  hear();
  listeners.add(hear);
  return () => listeners.delete(hear);
}
