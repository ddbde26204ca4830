import { createContext, type ReactNode, use } from 'react';
import styles from './read-only.module.css';

/** Why nothing can be changed on the screen, while that is so. */
export const ReadOnlyContext = createContext<string | undefined>(undefined);

/** The properties of a control that changes something: disabled with a reason while the screen is read-only. */
export function useReadOnly(): { disabled?: true; title?: string } {
  const title = use(ReadOnlyContext);
  return title === undefined ? {} : { disabled: true, title };
}

/** Fields that are there to be changed: while they can't be, they can be read. */
export function ReadOnlyFields({ children }: { children: ReactNode }) {
  return (
    <fieldset role="presentation" className={styles.fields} {...useReadOnly()}>
      {children}
    </fieldset>
  );
}
