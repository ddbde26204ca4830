import type { ReactNode } from 'react';
import styles from './field-group.module.css';
import { useHeld } from './held.tsx';

type Props = { label: string; className?: string | undefined; describedBy?: string; children: ReactNode };

/** Fields that answer one question, under its words. */
export function FieldGroup({ label, className = '', describedBy, children }: Props) {
  return (
    <fieldset className={`${styles.group} ${className}`} aria-describedby={describedBy} {...useHeld()}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}
