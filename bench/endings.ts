/** Notes something to stop or remove at the end. */
export type Later = (end: () => unknown) => void;

/** What is to be done at the end: `close` does it, the last thing noted first. */
export function endings(): { later: Later; close: () => Promise<void> } {
  const ends: (() => unknown)[] = [];
  const later = (end: () => unknown) => void ends.push(end);
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  return { later, close };
}
