const holders = new Set<symbol>();

/** Says that a form has something unsaved, until the answered function is called. */
export function holdUnsaved(): () => void {
  const holder = Symbol('unsaved');
  holders.add(holder);
  return () => holders.delete(holder);
}

/** Whether some form has something unsaved. */
export const hasUnsaved = (): boolean => holders.size > 0;
