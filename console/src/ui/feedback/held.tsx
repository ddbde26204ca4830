import { createContext, type ReactNode, use } from 'react';
import styles from './held.module.css';

/** Why nothing can be changed on the screen, while that is so. */
export const HeldContext = createContext<string | undefined>(undefined);

/** What a control needs that changes something: spread over its properties, it says why it can't while it can't. */
export function useHeld(): { disabled?: true; title?: string } {
  const title = use(HeldContext);
  return title === undefined ? {} : { disabled: true, title };
}

/** Fields that are there to be changed: while they can't be, they can be read. */
export function HeldFields({ children }: { children: ReactNode }) {
  return (
    <fieldset role="presentation" className={styles.fields} {...useHeld()}>
      {children}
    </fieldset>
  );
}
