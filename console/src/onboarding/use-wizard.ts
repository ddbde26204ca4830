import { useCallback, useEffect, useRef, useState } from 'react';
import { keep, readStored } from '../platform/storage.ts';
import { readWizard } from './restore.ts';
import { isUntouched, newWizard, type Wizard } from './wizard.ts';

/** Changes the wizard: some of its values, or what follows from the present ones. */
type ChangeWizard = (change: Partial<Wizard> | ((wizard: Wizard) => Wizard)) => void;

/** The wizard, kept in this browser on every change and taken up again on return (rule 62). */
export function useWizard() {
  const [kept] = useState(() => readWizard(readStored('wizard')));
  const [wizard, setWizard] = useState(() => kept ?? newWizard());
  const [isRestored, setRestored] = useState(kept !== undefined && !isUntouched(kept));
  const first = useRef(wizard);
  useEffect(() => {
    if (wizard !== first.current) keep('wizard', wizard);
  }, [wizard]);

  const change: ChangeWizard = useCallback((next) => {
    setWizard((present) => (typeof next === 'function' ? next(present) : { ...present, ...next }));
  }, []);
  const reset = useCallback(() => {
    first.current = newWizard();
    setWizard(first.current);
    keep('wizard', undefined);
    setRestored(false);
  }, []);
  return { wizard, change, isRestored, reset };
}
