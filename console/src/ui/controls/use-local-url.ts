import { useCallback, useEffect, useRef, useState } from 'react';

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

/** The address under which the page itself has a file, for as long as it shows. */
export function useFileUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
