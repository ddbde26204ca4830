import type { ComponentProps } from 'react';
import styles from './check-box.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: string };

/** A box to tick with its words: the browser's own, which the login can afford (`e2e/weight.test.ts`). */
export function CheckBox({ label, ...props }: Props) {
  return (
    <label className={styles.label}>
      <input type="checkbox" className={styles.box} {...props} />
      {label}
    </label>
  );
}
