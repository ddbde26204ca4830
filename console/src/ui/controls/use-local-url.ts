import { useCallback, useEffect, useRef } from 'react';

/** The address under which the page itself has a file, until it has another one or is left. */
export function useLocalUrl() {
  const last = useRef<string>(null);
  const show = useCallback((file: Blob | null) => {
    if (last.current) URL.revokeObjectURL(last.current);
    last.current = file && URL.createObjectURL(file);
    return last.current;
  }, []);
  useEffect(() => () => void show(null), [show]);
  return show;
}
