/** Notes something to stop or remove at the end. */
export type Later = (end: () => unknown) => void;

/**
 * What is to be done at the end: `close` does it, the last thing noted first. Who closes while that is being done, as
 * one who was stopped amid it and what fails of that, waits until it is done.
 */
export function endings(): { later: Later; close: () => Promise<void> } {
  const ends: (() => unknown)[] = [];
  let closed = Promise.resolve();
  const later = (end: () => unknown) => void ends.push(end);
  const close = () => {
    closed = closed.then(async () => {
      for (const end of ends.splice(0).reverse()) await end();
    });
    return closed;
  };
  return { later, close };
}
