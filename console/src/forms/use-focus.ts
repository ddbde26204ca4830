import { useEffect, useRef, useState } from 'react';

/** Focuses a field or the heading of the form `root` after React has rendered the state that was set with it. */
export function useFocus() {
  const root = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<{ selector: string }>();
  useEffect(() => {
    if (wanted) root.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted]);
  return {
    root,
    focusHeading: () => setWanted({ selector: 'h1' }),
    focusFirstInvalid: () => setWanted({ selector: '[aria-invalid=true]' }),
    /** Focuses the field of a part at once, so that what is typed takes the place of what is there. */
    selectPart: (part: string) => {
      const field = root.current?.querySelector<HTMLInputElement>(`[data-path="${CSS.escape(part)}"]`);
      field?.focus();
      field?.select();
    },
    focusNamed: (name: string) => setWanted({ selector: `[name="${CSS.escape(name)}"]` }),
  };
}
