import { useState } from 'react';
import { keep, readStored } from '../platform/storage.ts';

/** Whether a person has closed a venue's first steps in this browser, and how to close them. */
export function useStepsClosed(person: string, venue: string): [isClosed: boolean, close: () => void] {
  const key = `${person} ${venue}`;
  const [closedNow, setClosedNow] = useState<string>();
  const close = () => {
    keep('stepsClosed', [...new Set([...(readStored('stepsClosed') ?? []), key])]);
    setClosedNow(key);
  };
  return [closedNow === key || (readStored('stepsClosed') ?? []).includes(key), close];
}
