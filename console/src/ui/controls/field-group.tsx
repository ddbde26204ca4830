import type { ReactNode } from 'react';
import { useReadOnly } from '../feedback/read-only.tsx';
import styles from './field-group.module.css';

type Props = { label: string; className?: string | undefined; describedBy?: string; children: ReactNode };

/** Fields that answer one question, under its words. */
export function FieldGroup({ label, className = '', describedBy, children }: Props) {
  return (
    <fieldset className={`${styles.group} ${className}`} aria-describedby={describedBy} {...useReadOnly()}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}
