import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** The row of a list under the pointer, if there is one. */
const rowOf = ({ target }: DragEvent) =>
  target instanceof Element ? target.closest('tr')?.dataset.key : undefined;

// A dialog has places of its own for files.
const isOpen = () => document.querySelector('[aria-modal=true]') !== null;

/**
 * Takes files that are dropped anywhere on the page while no dialog is open; a single one also with the row that it was dropped on.
 * Answers whether files are over the page.
 */
export function useFileDrop(
  take: (files: readonly File[], row: string | undefined) => void,
  isOff: boolean,
): boolean {
  const [isOver, setOver] = useState(false);
  const onFiles = useEffectEvent(take);
  useEffect(() => {
    if (isOff) return;
    const stop = new AbortController();
    const { signal } = stop;
    const hear = (name: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      addEventListener(
        name,
        (event) => !event.defaultPrevented && hasFiles(event) && !isOpen() && act(event),
        {
          signal,
        },
      );
    hear('dragover', (event) => {
      event.preventDefault();
      setOver(true);
    });
    // Without a next element the files have left the window.
    hear('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false));
    hear('drop', (event) => {
      event.preventDefault();
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      onFiles(files, files.length === 1 ? rowOf(event) : undefined);
    });
    return () => stop.abort();
  }, [isOff]);
  return isOver && !isOff;
}
