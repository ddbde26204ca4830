import { useEffect, useRef, useState } from 'react';

/** Focuses fields of the form `root`, once what was set together with the wish is on the screen. */
export function useFocus() {
  const root = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<{ selector: string }>();
  useEffect(() => {
    if (wanted) root.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted]);
  return {
    root,
    focusFirstInvalid: () => setWanted({ selector: '[aria-invalid=true]' }),
    focusNamed: (name: string) => setWanted({ selector: `[name="${CSS.escape(name)}"]` }),
  };
}
